# Made by `npm run clients` from clients/texts.json.

const TEXTS = (
    no_key = (
        pt = "Falta a chave da API: dê {argument} ou defina a variável de ambiente ARAUTO_API_KEY.",
        en = "No API key: give {argument}, or set the environment variable ARAUTO_API_KEY.",
    ),
    no_address = (
        pt = "Falta o endereço: dê {argument} (https://…/api/v1) ou defina a variável de ambiente ARAUTO_BASE_URL.",
        en = "No address: give {argument} (https://…/api/v1), or set the environment variable ARAUTO_BASE_URL.",
    ),
    negative = (
        pt = "{argument} deve ser um número, zero ou mais, e não {value}.",
        en = "{argument} must be a number, zero or more, not {value}.",
    ),
    not_an_id = (
        pt = "Um identificador deve ser um texto que não seja vazio, . ou .., e não {value}.",
        en = "An identifier must be a text that is not empty, . or .., not {value}.",
    ),
    no_value = (
        pt = "{argument} tem {value}, que não é um valor: para não filtrar por ele, não o dê.",
        en = "{argument} has {value}, which is no value: to leave it out, do not give it.",
    ),
    unreachable = (
        pt = "O serviço não foi alcançado, ou a conexão caiu: {reason}.",
        en = "The service was not reached, or the connection broke off: {reason}.",
    ),
    timed_out = (
        pt = "A resposta não veio inteira a tempo: {reason}.",
        en = "No whole answer came in time: {reason}.",
    ),
    too_much = (
        pt = "A resposta tem mais de 128 MiB.",
        en = "The answer has more than 128 MiB.",
    ),
    not_the_api = (
        pt = "A resposta não é da API, ou veio cortada: confira {argument}.",
        en = "The answer is not one of the API, or was cut: is {argument} right?",
    ),
    no_object = (
        pt = "A API promete um objeto, e veio outra coisa.",
        en = "The API promises an object, and something else came.",
    ),
    no_list = (
        pt = "A API promete uma lista de objetos, e veio outra coisa.",
        en = "The API promises a list of objects, and something else came.",
    ),
    no_page = (
        pt = "A API promete uma página com resultados, e veio outra coisa.",
        en = "The API promises a page with resultados, and something else came.",
    ),
    no_reason = (
        pt = "O serviço recusou ou falhou, sem dizer por quê",
        en = "The service refused or failed, and did not say why",
    ),
    redirected = (
        pt = "O serviço redirecionou, e redirecionamentos não são seguidos: confira {argument}",
        en = "The service redirected, and redirects are not followed: is {argument} right?",
    ),
    export_short = (
        pt = "A exportação terminou antes das últimas {count} linhas.",
        en = "The export ended before its last {count} rows.",
    ),
    export_line = (
        pt = "Uma linha da exportação não é uma linha dela.",
        en = "A line of the export is no row of it.",
    ),
    secret_empty = (
        pt = "O segredo está vazio.",
        en = "The secret is empty.",
    ),
    no_time = (
        pt = "A entrega não diz quando foi enviada.",
        en = "The delivery does not say when it was sent.",
    ),
    time_off = (
        pt = "A entrega foi enviada a mais de {seconds} s de agora: confira o relógio.",
        en = "The delivery was sent more than {seconds} s from now: is the clock right?",
    ),
    not_genuine = (
        pt = "Nenhuma assinatura da entrega confere: é o segredo deste webhook, e o corpo como chegou?",
        en = "No signature of the delivery is right: is it this webhook's secret, and the body as it came?",
    ),
    delivery_no_json = (
        pt = "A entrega é autêntica, mas seu corpo não é um objeto JSON.",
        en = "The delivery is genuine, but its body is no JSON object.",
    ),
    verify_body = (
        pt = "body deve ser o corpo como chegou, em bytes ou texto, antes de ler o JSON; veio {type}.",
        en = "body must be the raw body, as bytes or text, before any JSON is parsed; {type} came.",
    ),
    verify_headers = (
        pt = "headers devem ser os cabeçalhos do pedido, nomes e valores; veio {type}.",
        en = "headers must be those of the request, names and values; {type} came.",
    ),
    verify_secret = (
        pt = "O segredo deve ser o do webhook, um texto, ou uma lista deles; veio {type}. A variável de ambiente está definida?",
        en = "The secret must be that of the webhook, a text, or a list of them; {type} came. Is the environment variable set?",
    ),
    bad_key = (
        pt = "{argument} tem caracteres que nenhuma chave tem (espaço, quebra de linha, acento).",
        en = "{argument} has characters that no key has (a space, a line break, an accent).",
    ),
    bad_address = (
        pt = "{argument} deve ser um endereço como https://exemplo.com.br/api/v1, sem usuário, ? ou #.",
        en = "{argument} must be an address like https://exemplo.com.br/api/v1, without user, ? or #.",
    ),
    not_whole = (
        pt = "{argument} deve ser um número inteiro, e não {value}.",
        en = "{argument} must be a whole number, not {value}.",
    ),
    not_positive = (
        pt = "{argument} deve ser um número maior que zero, e não {value}.",
        en = "{argument} must be a number above zero, not {value}.",
    ),
    no_header = (
        pt = "A entrega não tem o cabeçalho {header}.",
        en = "The delivery lacks the header {header}.",
    ),
    truncated = (
        pt = "Há mais itens: só os primeiros {count} foram buscados. Aumente max_itens para ter os outros.",
        en = "There are more items: only the first {count} were fetched. Raise max_itens for the others.",
    ),
    not_written = (
        pt = "Não foi possível gravar {path}.",
        en = "{path} could not be written.",
    ),
    export_notices = (
        pt = "O serviço tem avisos sobre esta exportação ({codes}); {operation} diz quais.",
        en = "The service has notices about this export ({codes}); {operation} says which.",
    ),
)
