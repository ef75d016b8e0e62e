/** A page of the guide: the document in docs/, and its address beneath /guia. */
interface Sheet {
  file: string
  slug: string
  /** In the menu. */
  name: string
}

/** The menu. A document that is not here is not part of the guide, and a link to it becomes plain text. */
export const GROUPS: { name: string; sheets: Sheet[] }[] = [
  {
    name: 'A página',
    sheets: [
      { file: 'guia/README.md', slug: '', name: 'Começo' },
      { file: 'guia/entrar.md', slug: 'entrar', name: 'Entrar' },
      { file: 'guia/conta.md', slug: 'conta', name: 'Sua conta' },
      { file: 'guia/caderno.md', slug: 'caderno-na-pagina', name: 'Caderno do dia' },
      { file: 'guia/pastas.md', slug: 'pastas-na-pagina', name: 'Pastas' },
      { file: 'guia/busca.md', slug: 'busca', name: 'Busca' },
      { file: 'consulta.md', slug: 'consulta', name: 'Linguagem de consulta' },
      { file: 'guia/citacoes.md', slug: 'conferir-citacoes', name: 'Conferir citações' },
      { file: 'guia/publicacao.md', slug: 'publicacao', name: 'Publicação' },
      { file: 'guia/tabelas.md', slug: 'tabelas', name: 'Tabelas' },
      { file: 'guia/edicoes.md', slug: 'edicoes', name: 'Edições' },
      { file: 'guia/alertas.md', slug: 'alertas', name: 'Alertas' },
      { file: 'guia/boletins.md', slug: 'boletins-na-pagina', name: 'Boletins' },
      { file: 'guia/webhooks.md', slug: 'webhooks', name: 'Webhooks' },
      { file: 'guia/chaves-e-operacao.md', slug: 'chaves-e-operacao', name: 'Chaves e Operação' },
    ],
  },
  {
    name: 'A API',
    sheets: [
      { file: 'alertas.md', slug: 'alertas-api', name: 'Alertas pela API' },
      { file: 'boletins.md', slug: 'boletins', name: 'Boletins pela API' },
      { file: 'caderno.md', slug: 'caderno', name: 'Caderno pela API' },
      { file: 'pastas.md', slug: 'pastas', name: 'Pastas pela API' },
      { file: 'configuracao-em-git.md', slug: 'configuracao', name: 'Configuração em git' },
      { file: 'mudar-do-ro-dou.md', slug: 'mudar-do-ro-dou', name: 'Mudar do Ro-DOU' },
      { file: 'mudar-de-outros.md', slug: 'mudar-de-outros', name: 'Mudar de outros serviços' },
      { file: 'webhooks.md', slug: 'webhooks-api', name: 'Receber webhooks' },
      { file: 'exportar.md', slug: 'exportar', name: 'Exportar' },
      { file: 'contratos.md', slug: 'contratos', name: 'Contratos em linhas' },
      { file: 'pessoal.md', slug: 'pessoal', name: 'Pessoas em linhas' },
      { file: 'licitacoes.md', slug: 'licitacoes', name: 'Licitações em linhas' },
      { file: 'sancoes.md', slug: 'sancoes', name: 'Sanções em linhas' },
      { file: 'normas.md', slug: 'normas', name: 'Normas em linhas' },
      { file: 'citacoes.md', slug: 'citacoes', name: 'Citações' },
      { file: 'alteracoes.md', slug: 'alteracoes', name: 'Cópia do acervo' },
      { file: 'espelhar.md', slug: 'espelhar', name: 'Espelho de outro Arauto' },
      { file: 'pontualidade.md', slug: 'pontualidade', name: 'Pontualidade' },
      { file: 'mcp.md', slug: 'mcp', name: 'Agentes (MCP)' },
      { file: 'prova.md', slug: 'prova', name: 'Prova' },
      { file: 'privacidade.md', slug: 'privacidade', name: 'Privacidade' },
      { file: 'historico.md', slug: 'historico', name: 'Os anos passados' },
    ],
  },
]

export const SHEETS = GROUPS.flatMap(({ sheets }) => sheets)

export function addressOf(slug: string): string {
  return slug === '' ? '/guia' : `/guia/${slug}`
}
