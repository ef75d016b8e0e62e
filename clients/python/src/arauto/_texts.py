# Made by `npm run clients` from clients/texts.json.
# ruff: noqa: E501

TEXTS = {
    "no_key": {
        "pt": "Falta a chave da API: dê {argument} ou defina a variável de ambiente ARAUTO_API_KEY.",
        "en": "No API key: give {argument}, or set the environment variable ARAUTO_API_KEY.",
    },
    "no_address": {
        "pt": "Falta o endereço: dê {argument} (https://…/api/v1) ou defina a variável de ambiente ARAUTO_BASE_URL.",
        "en": "No address: give {argument} (https://…/api/v1), or set the environment variable ARAUTO_BASE_URL.",
    },
    "negative": {
        "pt": "{argument} deve ser um número, zero ou mais, e não {value}.",
        "en": "{argument} must be a number, zero or more, not {value}.",
    },
    "not_an_id": {
        "pt": "Um identificador deve ser um texto que não seja vazio, . ou .., e não {value}.",
        "en": "An identifier must be a text that is not empty, . or .., not {value}.",
    },
    "no_value": {
        "pt": "{argument} tem {value}, que não é um valor: para não filtrar por ele, não o dê.",
        "en": "{argument} has {value}, which is no value: to leave it out, do not give it.",
    },
    "unreachable": {
        "pt": "O serviço não foi alcançado, ou a conexão caiu: {reason}.",
        "en": "The service was not reached, or the connection broke off: {reason}.",
    },
    "timed_out": {
        "pt": "A resposta não veio inteira a tempo: {reason}.",
        "en": "No whole answer came in time: {reason}.",
    },
    "too_much": {
        "pt": "A resposta tem mais de 128 MiB.",
        "en": "The answer has more than 128 MiB.",
    },
    "not_the_api": {
        "pt": "A resposta não é da API, ou veio cortada: confira {argument}.",
        "en": "The answer is not one of the API, or was cut: is {argument} right?",
    },
    "no_object": {
        "pt": "A API promete um objeto, e veio outra coisa.",
        "en": "The API promises an object, and something else came.",
    },
    "no_list": {
        "pt": "A API promete uma lista de objetos, e veio outra coisa.",
        "en": "The API promises a list of objects, and something else came.",
    },
    "no_page": {
        "pt": "A API promete uma página com resultados, e veio outra coisa.",
        "en": "The API promises a page with resultados, and something else came.",
    },
    "no_reason": {
        "pt": "O serviço recusou ou falhou, sem dizer por quê",
        "en": "The service refused or failed, and did not say why",
    },
    "redirected": {
        "pt": "O serviço redirecionou, e redirecionamentos não são seguidos: confira {argument}",
        "en": "The service redirected, and redirects are not followed: is {argument} right?",
    },
    "export_short": {
        "pt": "A exportação terminou antes das últimas {count} linhas.",
        "en": "The export ended before its last {count} rows.",
    },
    "export_line": {
        "pt": "Uma linha da exportação não é uma linha dela.",
        "en": "A line of the export is no row of it.",
    },
    "secret_empty": {
        "pt": "O segredo está vazio.",
        "en": "The secret is empty.",
    },
    "no_time": {
        "pt": "A entrega não diz quando foi enviada.",
        "en": "The delivery does not say when it was sent.",
    },
    "time_off": {
        "pt": "A entrega foi enviada a mais de {seconds} s de agora: confira o relógio.",
        "en": "The delivery was sent more than {seconds} s from now: is the clock right?",
    },
    "not_genuine": {
        "pt": "Nenhuma assinatura da entrega confere: é o segredo deste webhook, e o corpo como chegou?",
        "en": "No signature of the delivery is right: is it this webhook's secret, and the body as it came?",
    },
    "delivery_no_json": {
        "pt": "A entrega é autêntica, mas seu corpo não é um objeto JSON.",
        "en": "The delivery is genuine, but its body is no JSON object.",
    },
    "verify_body": {
        "pt": "body deve ser o corpo como chegou, em bytes ou texto, antes de ler o JSON; veio {type}.",
        "en": "body must be the raw body, as bytes or text, before any JSON is parsed; {type} came.",
    },
    "verify_headers": {
        "pt": "headers devem ser os cabeçalhos do pedido, nomes e valores; veio {type}.",
        "en": "headers must be those of the request, names and values; {type} came.",
    },
    "verify_secret": {
        "pt": "O segredo deve ser o do webhook, um texto, ou uma lista deles; veio {type}. A variável de ambiente está definida?",
        "en": "The secret must be that of the webhook, a text, or a list of them; {type} came. Is the environment variable set?",
    },
    "bad_key": {
        "pt": "{argument} tem caracteres que nenhuma chave tem (espaço, quebra de linha, acento).",
        "en": "{argument} has characters that no key has (a space, a line break, an accent).",
    },
    "bad_address": {
        "pt": "{argument} deve ser um endereço como https://exemplo.com.br/api/v1, sem usuário, ? ou #.",
        "en": "{argument} must be an address like https://exemplo.com.br/api/v1, without user, ? or #.",
    },
    "not_positive": {
        "pt": "{argument} deve ser um número maior que zero, e não {value}.",
        "en": "{argument} must be a number above zero, not {value}.",
    },
    "not_sendable": {
        "pt": "{type} não pode ser enviado como JSON.",
        "en": "{type} cannot be sent as JSON.",
    },
    "no_package": {
        "pt": "Falta {package}: pip install {package}",
        "en": "{package} is missing: pip install {package}",
    },
    "proxy_unusable": {
        "pt": "O proxy do ambiente ({variables}) não pode ser usado: {reason}",
        "en": "The environment's proxy ({variables}) cannot be used: {reason}",
    },
    "help_data_inicio": {
        "pt": "primeiro dia, AAAA-MM-DD, inclusive",
        "en": "first day, YYYY-MM-DD, included",
    },
    "help_data_fim": {
        "pt": "último dia, AAAA-MM-DD, inclusive",
        "en": "last day, YYYY-MM-DD, included",
    },
    "help_secao": {
        "pt": "seção: 1, 2, 3, extra, extra1, extra2, extra3",
        "en": "section: 1, 2, 3, extra, extra1, extra2, extra3",
    },
    "help_orgao": {
        "pt": "órgão: caminho, começo dele, nível ou sigla",
        "en": "issuing body: its path, the beginning of that, a level or an acronym",
    },
    "help_orgao_exceto": {
        "pt": "órgão cujos atos ficam de fora",
        "en": "issuing body whose acts are left out",
    },
    "help_tipo_ato": {
        "pt": "tipo do ato, como portaria; extrato* vale pelos que começam assim",
        "en": "type of act, such as portaria; extrato* stands for those that begin so",
    },
    "help_edicao": {
        "pt": "número da edição",
        "en": "number of the edition",
    },
    "help_situacao": {
        "pt": "situação, como revogada",
        "en": "state of the act, such as revogada",
    },
    "help_cnpj": {
        "pt": "CNPJ que o texto nomeia",
        "en": "CNPJ that the text names",
    },
    "help_valor_min": {
        "pt": "o maior valor do texto é este ou mais, em reais",
        "en": "the largest amount in the text is this or more, in reais",
    },
    "help_valor_max": {
        "pt": "o maior valor do texto é este ou menos, em reais",
        "en": "the largest amount in the text is this or less, in reais",
    },
    "help_literal": {
        "pt": "só as palavras como escritas",
        "en": "only the words as they are written",
    },
    "help_ignorar_assinatura": {
        "pt": "as palavras só contam fora das linhas de quem assina",
        "en": "words only count outside of the lines of those who sign",
    },
    "help_ordem": {
        "pt": "relevancia, recentes, antigas ou valor",
        "en": "relevancia, recentes, antigas or valor",
    },
    "help_pagina": {
        "pt": "página, a partir de 1",
        "en": "page, from 1",
    },
    "help_limite": {
        "pt": "quantas por página, até 100",
        "en": "how many a page, up to 100",
    },
    "help_csv": {
        "pt": "em vez da página, tudo o que se encontra, como CSV na saída",
        "en": "instead of the page, everything that is found, as CSV on the output",
    },
    "help_formato": {
        "pt": "csv, jsonl ou parquet, se o nome do arquivo não o diz",
        "en": "csv, jsonl or parquet, if the name of the file does not say it",
    },
    "help_campos": {
        "pt": "separados por vírgulas",
        "en": "separated by commas",
    },
    "help_termo": {
        "pt": "o que procurar, como em buscar; sem ele, tudo",
        "en": "what to look for, as in buscar; without it, everything",
    },
    "help_base_url": {
        "pt": "endereço da API, https://…/api/v1 (ou ARAUTO_BASE_URL)",
        "en": "address of the API, https://…/api/v1 (or ARAUTO_BASE_URL)",
    },
    "help_buscar": {
        "pt": "mostra uma página do que se encontra",
        "en": "shows a page of what is found",
    },
    "help_ler": {
        "pt": "mostra o texto de uma publicação",
        "en": "shows the text of a publication",
    },
    "help_exportar": {
        "pt": "grava tudo o que se encontra num arquivo .csv, .jsonl ou .parquet",
        "en": "saves everything that is found in a file, .csv, .jsonl or .parquet",
    },
    "help_ajuda": {
        "pt": "mostra isto",
        "en": "shows this",
    },
    "command_about": {
        "pt": "Busca no Diário Oficial da União, por um serviço Arauto.",
        "en": "Searches Brazil's federal official gazette, the Diário Oficial da União, by a service of Arauto.",
    },
    "found": {
        "pt": "{count} publicações",
        "en": "{count} publications",
    },
    "found_one": {
        "pt": "1 publicação",
        "en": "1 publication",
    },
    "in_file": {
        "pt": "{found} em {file}",
        "en": "{found} in {file}",
    },
    "in_section": {
        "pt": "seção {section}",
        "en": "section {section}",
    },
    "notice": {
        "pt": "Aviso: {message}",
        "en": "Notice: {message}",
    },
    "notice_codes": {
        "pt": "Avisos: {codes}; buscar os explica.",
        "en": "Notices: {codes}; buscar explains them.",
    },
    "csv_is_all": {
        "pt": "--csv traz tudo o que se encontra: não vai com --{option}",
        "en": "--csv gives everything that is found: it does not go with --{option}",
    },
    "help_arquivo": {
        "pt": "termina em .csv, .jsonl ou .parquet",
        "en": "ends in .csv, .jsonl or .parquet",
    },
    "help_o_que": {
        "pt": 'o que procurar: palavras, "frase exata", OU, -palavra; * é tudo',
        "en": 'what to look for: words, "exact phrase", OU, -word; * is everything',
    },
    "help_api_key": {
        "pt": "chave da API; outros usuários da máquina a veriam (ou ARAUTO_API_KEY)",
        "en": "key of the API; other users of the machine would see it (or ARAUTO_API_KEY)",
    },
    "help_version": {
        "pt": "mostra a versão",
        "en": "shows the version",
    },
    "command": {
        "pt": "comando",
        "en": "command",
    },
}
