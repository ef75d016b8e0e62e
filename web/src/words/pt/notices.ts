import { type NoticeWords, missingDays } from '../notices.ts'

const SECTIONS: Record<string, string> = { '1': 'Seção 1', '2': 'Seção 2', '3': 'Seção 3' }
const GAPS: Record<string, string> = {
  ausente: 'sem edição no acervo (dia sem jornal, ou ainda não importado)',
  pendente: 'com edição ainda não disponível na fonte',
  falha: 'com falha ao obter a edição',
  parcial: 'com edição incompleta no acervo',
  provisoria: 'com edição provisória (arquivo desta madrugada, que a fonte ainda pode trocar)',
}
const FIELDS = 'titulo:, ementa:, corpo:, orgao:, assinatura:, tipo:, cnpj:, processo: e norma:'

function sectionOf(secao: string | null, base: string | null): string {
  if (secao !== 'extra') return SECTIONS[secao ?? ''] ?? ''
  return base === null ? 'Edição extra' : `Edição extra da ${SECTIONS[base]}`
}

const LIST = new Intl.ListFormat('pt-BR')

/** `Seções 1, 2 e 3`, `Seção 2`. */
function sectionsOf(some: { secao: string | null; secao_base: string | null }[]): string {
  const names = new Set(
    some.map(({ secao, secao_base }) =>
      secao === 'extra' ? `extra da ${secao_base}` : (secao ?? ''),
    ),
  )
  return `${names.size === 1 ? 'Seção' : 'Seções'} ${LIST.format([...names].sort())}`
}

export const notices: NoticeWords = {
  missing: ({ periodos, estado, mais }, span) => {
    const days = missingDays(periodos, span, sectionsOf)
    const more = mais === 0 ? '' : ` e mais ${mais} ${mais === 1 ? 'intervalo' : 'intervalos'}`
    return `${sectionsOf(periodos)} ${GAPS[estado ?? ''] ?? 'com edições que não estão no acervo'}: ${days}${more}.`
  },
  unknownValue: (what, value) => {
    const name = { orgao: 'órgão', secao: 'seção', tipo_ato: 'tipo de ato', edicao: 'edição' }[what]
    return `Nenhuma publicação do acervo tem ${name} “${value}”.`
  },
  unknownWord: (word) => `Nenhuma publicação do acervo tem a palavra “${word}”.`,
  tooNarrow: (without) =>
    `Nenhuma publicação tem tudo o que o termo pede. Só com ${without.map(({ consulta, total }) => `“${consulta}”: ${total}`).join('; só com ')}.`,
  fieldTooNarrow: (others) =>
    `Nenhuma publicação tem isso no campo pedido. Sem o campo: ${others.map(({ consulta, total }) => `${consulta}, ${total}`).join('; ')}.`,
  filterTooNarrow: (campo, count) =>
    `O filtro de ${FILTERS[campo]} exclui tudo o que a consulta encontra. Sem ele: ${count === 1 ? '1 ato' : `${count} atos`}.`,
  phraseTooNarrow: (others) =>
    `Nenhuma publicação tem as palavras entre aspas nesta ordem. Sem as aspas: ${others.map(({ consulta, total }) => `${consulta}, ${total}`).join('; ')}.`,
  scattered: (phrase) =>
    `Nenhuma das publicações encontradas tem ${phrase}: as palavras estão em lugares diferentes do texto.`,
  looseField: (field) =>
    `Há um espaço depois de ${field}, que por isso foi lido como uma palavra, e não como um campo.`,
  unknownField: (field) =>
    `${field} não é um campo, e foi lido como uma palavra. Os campos são ${FIELDS}.`,
  lowerCase: (operator) =>
    `“${operator}” em minúsculas é uma palavra como as outras; o operador é ${operator.toUpperCase()}, em maiúsculas.`,
  outsidePeriod: (span) => `O acervo vai ${span}, e o período pedido está fora disso.`,
  unindexed: (list, more) =>
    `Publicações recém-chegadas ainda não podem ser encontradas: ${list.map(({ day, secao }) => `${sectionOf(secao, null)} de ${day}`).join('; ')}${more === 0 ? '' : `; mais ${more}`}. Repita a busca em instantes.`,
  unread: (list) =>
    `Não se leram as linhas de todos os atos (${list.map(({ days, secao }) => `${sectionOf(secao, null)}, ${days}`).join('; ')}): linhas deles podem faltar, ou estar desatualizadas.`,
  imagesOnly: (names) =>
    `O conteúdo deste ato está só em imagem (${names}), que a busca e os alertas não leem.`,
  someImages: (names) =>
    `Parte do conteúdo deste ato está em imagem (${names}), que a busca e os alertas não leem.`,
  empty: 'O acervo ainda não tem publicações.',
  omitted:
    'O total está completo, mas não se procurou por que a consulta encontra isto, nem o que se quis dizer: levaria tempo demais. Uma consulta com menos palavras é explicada.',
  omittedFilters:
    'As buscas estão ocupadas, e não se conferiu se o acervo tem publicações destes filtros. O que foi pedido foi feito.',
  withoutMeaning:
    'Entre os parecidos faltam os que só o sentido acharia: o servidor de embeddings não responde como deve.',
  meaningUnfinished: (percent) =>
    `O índice de sentido ainda está sendo feito: tem ${percent} % das publicações.`,
  readOnly:
    'O serviço está em modo somente leitura: por enquanto nada é gravado. O que já estava guardado não se perdeu.',
  withoutExtra:
    'As edições extras têm seção própria, extra, que não está no filtro: os atos delas não serão enviados.',
  expired: 'Os eventos são guardados por 90 dias: os de antes disso não serão reenviados.',
  expiredPage:
    'Entre a página anterior e esta houve eventos que já não são guardados. A busca tem o que mudou no acervo.',
  ahead:
    'Este cursor é de um evento que o acervo não tem: o acervo deve ter sido restaurado de uma cópia mais antiga.',
  noChannel: 'O alerta não tem webhook nem e-mail: do que ele encontrar só se guarda o número.',
  webhookGone: 'Um dos webhooks do alerta foi excluído.',
  webhookInactive: (id) => `O webhook ${id} está inativo: enquanto estiver, nada lhe é enviado.`,
  webhookDeaf: (id) => `O webhook ${id} não recebe alerta.match: acrescente-o aos eventos dele.`,
  bulletinUnheard:
    'O boletim não tem destinatários: cada um fica no histórico, mas ninguém o recebe.',
  alertGone: (id) => `O alerta ${id} foi excluído. Tire-o do boletim.`,
  alertInactive: (id) => `O alerta ${id} está inativo: enquanto estiver, nada encontra.`,
  unconfirmed: (email) =>
    `Nada será enviado a ${email} por ora: falta a confirmação de quem o usa, por um link que lhe enviamos.`,
  unsubscribed: (email) =>
    `Nada será enviado a ${email} por ora: quem o usa pediu para não receber mais; pedimos de novo a confirmação, no máximo uma vez por dia.`,
  span: (from, to) => (from === to ? from : `${from} a ${to}`),
  wholeSpan: (from, to) => `de ${from} a ${to}`,
}

/** By the parameter of the API. */
const FILTERS: Record<string, string> = {
  data_inicio: 'período',
  data_fim: 'período',
  secao: 'seção',
  orgao: 'órgão',
  tipo_ato: 'tipo de ato',
  situacao: 'situação',
  edicao: 'edição',
  cnpj: 'CNPJ',
  valor_min: 'valor',
  valor_max: 'valor',
  orgao_exceto: 'órgão excluído',
  ignorar_assinatura: 'assinatura',
}
