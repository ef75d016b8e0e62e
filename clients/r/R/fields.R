# Made by `npm run clients` from spec/openapi.json and clients/operations.json.

# What the API wants as an array stays one when it has one element; an object without fields stays an object.
ARRAYS <- c(
  "eventos", "termos", "fornecedor_ni", "contratante_cnpj", "numero_contrato", "numero_licitacao", "processo",
  "tipo_instrumento", "modalidade", "uasg", "orgao", "tipo_movimentacao", "matricula", "sigla_funcao", "codigo",
  "codigo_min", "secao", "tipo_aviso", "numero", "vencedor_ni", "categoria_sancao", "situacao_sancao", "ambito",
  "sancionado_cnpj", "especie", "altera", "revoga", "regulamenta", "secoes", "orgaos", "orgaos_exceto", "tipos_ato",
  "situacoes", "cnpjs", "dias", "webhooks", "emails", "listas", "publicacoes", "itens", "adicionar", "remover",
  "alertas", "destinatarios", "etiquetas", "escopos"
)
OBJECTS <- c("filtros", "linhas", "envio", "horario_silencioso", "canais")

# The operations that answer with pages.
PAGED <- c(
  "arauto_buscar", "arauto_eventos", "arauto_contratos", "arauto_pessoal", "arauto_licitacoes", "arauto_sancoes",
  "arauto_normas", "arauto_alteracoes_da_norma", "arauto_webhook_entregas", "arauto_alerta_guardados",
  "arauto_boletim_envios", "arauto_boletim_paginas", "arauto_pasta_atos"
)

# Of answers: lists of objects, wherever they are lists, and days or moments.
TABLES <- c(
  "altera", "ampliacoes", "anos", "anteriores", "atos", "avisos", "blocos", "citacoes", "colunas", "contagens",
  "contas", "correcoes", "dados", "edicoes", "efeitos", "enderecos", "erros_recentes", "estilos", "exemplos",
  "histograma", "historico", "horas", "identidades", "imagens", "itens", "linhas_ocultas", "meses", "motivos",
  "mudancas", "mudaram", "normas_detalhadas", "outros_alertas", "partes", "passagens", "periodos", "pessoal", "pessoas",
  "prazos", "publicacoes", "recusados", "regulamenta", "rejeicoes", "relacoes", "resultados", "revoga", "revogada_por",
  "sancoes", "segmentos", "somas", "trecho", "trechos", "vencedores", "xml"
)
TEMPORAL <- c(
  "ate", "ato_data", "atualizado_em", "comecou_em", "completa_em", "concluido_em", "confirmado_em", "criado_em", "data",
  "data_abertura", "data_assinatura", "data_efeito", "data_fim", "data_inicio", "data_publicacao", "desde", "em",
  "email_confirmado_em", "entra_em_vigor", "enviado_em", "expira_em", "fim", "guardado_em", "hora", "inativado_em",
  "iniciada_em", "inicio", "mais_antiga_em", "mais_antigo_em", "medida_em", "nao_oferecida_em", "oferecida_em",
  "periodo_fim", "periodo_inicio", "prazo", "primeira", "primeira_data", "primeira_em", "primeira_entrega_em",
  "proxima_tentativa_em", "proximo_envio_em", "proximo_prazo", "recebida_em", "retirada_em", "revogada_em",
  "segundo_fator_em", "substituida_em", "ultima", "ultima_data", "ultima_em", "ultima_entrega_em", "ultima_resposta_em",
  "ultima_saida_em", "ultimo", "ultimo_em", "ultimo_uso_em", "vigencia_fim", "vigencia_inicio", "vigente_em",
  "vinculada_em", "visto_em"
)
