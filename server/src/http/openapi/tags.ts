/** The tags of the document, in its order. */
export const TAGS = [
  { name: 'Consulta', description: 'Busca e leitura das publicações.' },
  { name: 'Webhooks', description: 'Eventos enviados a quem os pediu, e o que foi deles.' },
  { name: 'Alertas', description: 'Consultas salvas que avisam do que encontram.' },
  { name: 'Listas', description: 'Listas de termos que vários alertas têm em comum.' },
  { name: 'Boletins', description: 'E-mails com o que vários alertas encontraram.' },
  { name: 'Pastas', description: 'Atos que a conta guarda, com o que se diz de cada um.' },
  { name: 'Chaves e contas', description: 'Chaves de API, e as contas que as têm.' },
  { name: 'Operação', description: 'O que faz quem administra a instalação.' },
  { name: 'Pessoas', description: 'Quem entra no painel, e como.' },
] as const

/** The tag of an operation. */
export type Tag = (typeof TAGS)[number]['name']
