import { type NoticeWords, missingDays } from '../notices.ts'

const SECTIONS: Record<string, string> = { '1': 'Section 1', '2': 'Section 2', '3': 'Section 3' }
const GAPS: Record<string, string> = {
  ausente: 'no edition in the archive (none was published, or it has not been imported yet)',
  pendente: 'not available from the source yet',
  falha: 'could not be fetched',
  parcial: 'incomplete in the archive',
  provisoria: "provisional (last night's file, which the source may still replace)",
}
const FIELDS = 'titulo:, ementa:, corpo:, orgao:, assinatura:, tipo:, cnpj:, processo: and norma:'

function sectionOf(secao: string | null, base: string | null): string {
  if (secao !== 'extra') return SECTIONS[secao ?? ''] ?? ''
  return base === null ? 'Extra edition' : `Extra edition of ${SECTIONS[base]}`
}

const LIST = new Intl.ListFormat('en-GB')

/** `Sections 1, 2 and 3`, `Section 2`. */
function sectionsOf(some: { secao: string | null; secao_base: string | null }[]): string {
  const names = new Set(
    some.map(({ secao, secao_base }) =>
      secao === 'extra' ? `extra edition of ${secao_base}` : (secao ?? ''),
    ),
  )
  return `${names.size === 1 ? 'Section' : 'Sections'} ${LIST.format([...names].sort())}`
}

export const notices: NoticeWords = {
  missing: ({ periodos, estado, mais }, span) => {
    const days = missingDays(periodos, span, sectionsOf)
    const more = mais === 0 ? '' : ` and ${mais} more ${mais === 1 ? 'range' : 'ranges'}`
    return `${sectionsOf(periodos)}: ${GAPS[estado ?? ''] ?? 'editions that are not in the archive'}: ${days}${more}.`
  },
  unknownValue: (what, value) => {
    const name = {
      orgao: 'issuing body',
      secao: 'section',
      tipo_ato: 'type of act',
      edicao: 'edition',
    }[what]
    return `No act in the archive has the ${name} “${value}”.`
  },
  unknownWord: (word) => `No act in the archive has the word “${word}”.`,
  tooNarrow: (without) =>
    `No act matches the whole query. With only ${without.map(({ consulta, total }) => `“${consulta}”: ${total}`).join('; with only ')}.`,
  fieldTooNarrow: (others) =>
    `No act has this in the field you asked for. Without the field: ${others.map(({ consulta, total }) => `${consulta}, ${total}`).join('; ')}.`,
  filterTooNarrow: (campo, count) =>
    `The ${FILTERS[campo]} filter excludes everything that the query finds. Without it: ${count === 1 ? '1 act' : `${count} acts`}.`,
  phraseTooNarrow: (others) =>
    `No act has the quoted words in this order. Without the quotes: ${others.map(({ consulta, total }) => `${consulta}, ${total}`).join('; ')}.`,
  scattered: (phrase) =>
    `None of these acts has ${phrase}: the words are in different parts of the text.`,
  looseField: (field) =>
    `There is a space after ${field}, so we read it as a word, not as a field.`,
  unknownField: (field) =>
    `${field} is not a field, so we read it as a word. The fields are ${FIELDS}.`,
  lowerCase: (operator) =>
    `“${operator}” in lower case is an ordinary word. The operator is ${operator.toUpperCase()}, in capitals.`,
  outsidePeriod: (span) => `The archive runs ${span}, and the period you asked for is outside it.`,
  unindexed: (list, more) =>
    `Acts that have just arrived are not searchable yet: ${list.map(({ day, secao }) => `${sectionOf(secao, null)}, ${day}`).join('; ')}${more === 0 ? '' : `; ${more} more`}. Search again in a moment.`,
  unread: (list) =>
    `The rows of some acts have not been read (${list.map(({ days, secao }) => `${sectionOf(secao, null)}, ${days}`).join('; ')}): their rows may be missing or out of date.`,
  imagesOnly: (names) =>
    `All content of this act is in images (${names}), which searches and alerts cannot read.`,
  someImages: (names) =>
    `Some content of this act is in images (${names}), which searches and alerts cannot read.`,
  empty: 'The archive has no acts yet.',
  omitted:
    'The total is complete, but explaining these results or suggesting alternatives would take too long. Use fewer words to get an explanation.',
  omittedFilters:
    'Search is busy, so we did not check whether the archive has acts for these filters. Your request was completed.',
  withoutMeaning:
    'Acts that only their meaning would find are missing: the embeddings server does not answer as it should.',
  meaningUnfinished: (percent) =>
    `The index of meanings is still being made: it has ${percent}% of the acts.`,
  readOnly:
    'The service is in read-only mode: nothing is saved for now. What was already stored is safe.',
  withoutExtra:
    'Extra editions have their own section, extra, which the filter leaves out: their acts will not be sent.',
  expired: 'Events are kept for 90 days: earlier ones cannot be resent.',
  expiredPage:
    'Some events between the previous page and this one are no longer kept. Use search to see what changed in the archive.',
  ahead:
    'This cursor points to an event that the archive does not have. The archive was probably restored from an older backup.',
  noChannel: 'The alert has no webhook and no email address, so we only count what it finds.',
  webhookGone: 'One of the alert’s webhooks was deleted.',
  webhookInactive: (id) => `Webhook ${id} is inactive: nothing is sent to it in the meantime.`,
  webhookDeaf: (id) =>
    `Webhook ${id} does not receive alerta.match. Add it to the webhook’s events.`,
  bulletinUnheard: 'The bulletin has no recipients: each one is kept, but nobody receives it.',
  alertGone: (id) => `Alert ${id} was deleted. Remove it from the bulletin.`,
  alertInactive: (id) => `Alert ${id} is inactive: it finds nothing in the meantime.`,
  unconfirmed: (email) =>
    `Nothing is sent to ${email} for now: its owner has not opened the confirmation link we sent.`,
  unsubscribed: (email) =>
    `Nothing is sent to ${email} for now: its owner unsubscribed. We ask for confirmation again, at most once a day.`,
  span: (from, to) => (from === to ? from : `${from} to ${to}`),
  wholeSpan: (from, to) => `from ${from} to ${to}`,
}

/** By the parameter of the API. */
const FILTERS: Record<string, string> = {
  data_inicio: 'date',
  data_fim: 'date',
  secao: 'section',
  orgao: 'body',
  tipo_ato: 'type',
  situacao: 'status',
  edicao: 'edition',
  cnpj: 'CNPJ',
  valor_min: 'amount',
  valor_max: 'amount',
  orgao_exceto: 'excluded body',
  ignorar_assinatura: 'signatures',
}
