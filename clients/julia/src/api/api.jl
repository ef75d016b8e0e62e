# Made by `npm run clients` from spec/openapi.json and clients/operations.json.
export buscar, publicacao, publicacoes, prova, semelhantes, verificar_citacoes, pagina_dou, secoes, edicoes, orgaos,
    tipos_ato, sugerir, fontes, declaracoes, pontualidade, eventos, alteracoes, contratos, pessoal, licitacoes,
    sancoes, normas, norma, alteracoes_da_norma
export criar_webhook, gravar_webhook, listar_webhooks, obter_webhook, alterar_webhook, excluir_webhook, trocar_segredo,
    testar_webhook, reenviar_eventos, reenvios, entregas, entrega, repetir_entrega, estatisticas
export listar_alertas, criar_alerta, gravar_alerta, obter_alerta, alterar_alerta, excluir_alerta, simular_alerta,
    executar_alerta, caderno, prazos_do_caderno, marcar_atos, guardados, caderno_por_email, definir_caderno_por_email,
    deixar_caderno_por_email
export listar_listas, criar_lista, gravar_lista, obter_lista, alterar_lista, excluir_lista
export listar_boletins, criar_boletim, gravar_boletim, obter_boletim, alterar_boletim, excluir_boletim, prever_boletim,
    envios_boletim, envio_boletim, fechar_pagina_boletim, paginas_boletim, fechar_paginas_boletim
export listar_pastas, criar_pasta, obter_pasta, alterar_pasta, excluir_pasta, atos_pasta, ato_pasta, guardar_ato,
    anotar_ato, retirar_ato
export listar_chaves, criar_chave, obter_chave, alterar_chave, revogar_chave, uso_chave
export listar_contas, criar_conta, alterar_conta

# Fields that rows of each kind always have.
const FIELDS = (
    ResultadoBusca = (
        :id, :titulo, :resumo, :data_publicacao, :secao, :secao_base, :orgao, :tipo_ato, :url_original, :situacao,
        :sha256, :trechos, :parte,
    ),
    Secao = (:codigo, :nome, :descricao),
    Edicao = (:numero, :data, :tipo, :secoes, :total_publicacoes, :provisoria),
    Orgao = (:orgao, :nome, :sigla, :total, :primeira_data, :ultima_data, :subordinados),
    TipoAto = (:tipo_ato, :total, :primeira_data, :ultima_data),
    Sugestao = (:tipo, :texto, :termo, :orgao, :total),
    Fonte = (
        :data, :secao, :secao_base, :estado, :provisoria, :motivo, :mensagem, :artigos, :publicacoes, :rejeitados,
        :ausentes, :retiradas, :arquivo, :sha256, :raiz, :declaracao, :tentativas, :primeira_em, :ultima_em,
    ),
    Declaracao = (:sequencia, :texto, :sha256, :assinatura, :data, :raiz),
    Evento = (:id, :tipo, :criado_em, :dados),
    Webhook = (
        :id, :chave, :nome, :url, :eventos, :filtros, :leitura, :max_simultaneas, :envio, :ativo, :motivo_inativacao,
        :falhas_consecutivas, :criado_em, :atualizado_em, :inativado_em, :conferido_ate,
    ),
    Reenvio = (:id, :webhook_id, :status, :desde, :ate, :eventos, :examinados, :criadas, :criado_em, :concluido_em),
    Entrega = (
        :id, :evento_id, :webhook_id, :tipo, :origem, :status, :tentativas, :ultimo_status_http, :ultimo_erro,
        :ultima_duracao_ms, :criado_em, :proxima_tentativa_em, :concluido_em, :publicacao, :edicao,
    ),
    Alerta = (
        :id, :chave, :nome, :consulta, :frequencia, :hora, :avisar_vazio, :ativo, :termos, :listas, :filtros, :leitura,
        :canais, :boletins, :encontrados_sem_canal, :criado_em, :atualizado_em, :enderecos, :conferido_ate,
    ),
    MarcaDePessoa = (:publicacao, :lido, :guardado_em),
    AtoGuardado = (
        :id, :titulo, :data_publicacao, :secao, :secao_base, :edicao, :pagina, :orgao, :tipo_ato, :situacao,
        :url_original, :lido, :guardado_em,
    ),
    ListaDeTermos = (:id, :chave, :nome, :total, :versao, :criado_em, :atualizado_em, :alertas),
    Boletim = (
        :id, :chave, :nome, :alertas, :destinatarios, :assunto, :cabecalho, :rodape, :texto_vazio, :enviar_vazio,
        :agrupar_por, :conteudo, :anexar_csv, :anexar_xlsx, :frequencia, :hora, :dias, :dia_do_mes, :ativo, :criado_em,
        :atualizado_em, :enderecos, :proximo_envio_em,
    ),
    EnvioBoletim = (:id, :data, :assunto, :total, :criado_em, :destinatarios),
    PaginaAbertaBoletim = (:id, :data, :assunto, :total, :criado_em, :pagina),
    Pasta = (:id, :nome, :criado_em, :atualizado_em, :total, :abertos, :vencidos, :proximo_prazo, :versao),
    AtoDePasta = (
        :id, :ato, :nota, :etiquetas, :prazo, :andamento, :responsavel, :vencido, :prazo_do_ato, :versao, :guardado_em,
        :atualizado_em,
    ),
    Chave = (
        :id, :conta_id, :nome, :publico, :escopos, :limite, :criado_em, :expira_em, :revogada_em, :ultimo_uso_em,
        :pessoa_id, :criada_com, :situacao,
    ),
    UsoDiario = (:data, :requisicoes, :limitadas),
    Conta = (:id, :nome, :email, :criado_em, :pessoas, :chaves_ativas, :webhooks, :alertas),
)

# Fields that are a day or a moment.
const TEMPORAL = Set((
    :ate, :ato_data, :atualizado_em, :comecou_em, :completa_em, :concluido_em, :confirmado_em, :criado_em, :data,
    :data_abertura, :data_assinatura, :data_efeito, :data_fim, :data_inicio, :data_publicacao, :desde, :em,
    :email_confirmado_em, :entra_em_vigor, :enviado_em, :expira_em, :fim, :guardado_em, :hora, :inativado_em,
    :iniciada_em, :inicio, :mais_antiga_em, :mais_antigo_em, :medida_em, :nao_oferecida_em, :oferecida_em,
    :periodo_fim, :periodo_inicio, :prazo, :primeira, :primeira_data, :primeira_em, :primeira_entrega_em,
    :proxima_tentativa_em, :proximo_envio_em, :proximo_prazo, :recebida_em, :retirada_em, :revogada_em,
    :segundo_fator_em, :substituida_em, :ultima, :ultima_data, :ultima_em, :ultima_entrega_em, :ultima_resposta_em,
    :ultima_saida_em, :ultimo, :ultimo_em, :ultimo_uso_em, :vigencia_fim, :vigencia_inicio, :vigente_em, :vinculada_em,
    :visto_em,
))

include("archive.jl")
include("webhooks.jl")
include("alertas.jl")
include("listas.jl")
include("boletins.jl")
include("pastas.jl")
include("chaves.jl")
include("contas.jl")

# The pages of the others have numbers.
cursor_of(::typeof(eventos)) = :apos
cursor_of(::typeof(contratos)) = :cursor
cursor_of(::typeof(pessoal)) = :cursor
cursor_of(::typeof(licitacoes)) = :cursor
cursor_of(::typeof(sancoes)) = :cursor
cursor_of(::typeof(normas)) = :cursor
cursor_of(::typeof(alteracoes_da_norma)) = :cursor
