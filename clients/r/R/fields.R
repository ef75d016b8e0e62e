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
