import type { NoticeWords } from '../notices.ts'

const SECTIONS: Record<string, string> = { '1': 'Section 1', '2': 'Section 2', '3': 'Section 3' }
const GAPS: Record<string, string> = {
  ausente: 'has no edition in the archive (none was published, or it is not imported yet)',
  pendente: 'is not at the source yet',
  falha: 'could not be fetched',
  parcial: 'is incomplete in the archive',
}
const FIELDS = 'titulo:, ementa:, orgao:, assinatura:, cnpj:, processo: and norma:'

function sectionOf(secao: string | null, base: string | null): string {
  if (secao !== 'extra') return SECTIONS[secao ?? ''] ?? ''
  return base === null ? 'Extra edition' : `Extra edition of ${SECTIONS[base]}`
}

export const notices: NoticeWords = {
  missing: ({ periodos, estado, mais }, span) => {
    const { secao, secao_base } = periodos[0] ?? { secao: null, secao_base: null }
    const days = periodos.map(({ inicio, fim }) => span(inicio, fim)).join(', ')
    const more = mais === 0 ? '' : ` and ${mais} more ${mais === 1 ? 'range' : 'ranges'}`
    return `${sectionOf(secao, secao_base)} ${GAPS[estado ?? ''] ?? ''}: ${days}${more}.`
  },
  unknownValue: (what, value) => {
    const name = { orgao: 'body', secao: 'section', tipo_ato: 'kind of act', edicao: 'edition' }[
      what
    ]
    return `No act in the archive has the ${name} “${value}”.`
  },
  unknownWord: (word) => `No act in the archive has the word “${word}”.`,
  tooNarrow: (without) =>
    `No act has everything that the query asks for. With one part less: ${without.map(({ parte, total }) => `without ${parte}, ${total}`).join('; ')}.`,
  fieldTooNarrow: (others) =>
    `No act has this in the field that was asked for. Without the field: ${others.map(({ consulta, total }) => `${consulta}, ${total}`).join('; ')}.`,
  scattered: (phrase) =>
    `None of the acts found has the words in a row: ${phrase} does not occur; they are in different places of the text.`,
  looseField: (field) =>
    `There is a space after ${field}, so it was read as a word, not as a field.`,
  unknownField: (field) =>
    `${field} is not a field, and was read as a word. The fields are ${FIELDS}.`,
  lowerCase: (operator) =>
    `“${operator}” in lower case is a word like any other; the operator is ${operator.toUpperCase()}, in capitals.`,
  outsidePeriod: (span) => `The archive runs ${span}; the period that was asked for lies outside.`,
  unindexed: (list, more) =>
    `Acts that have just arrived cannot be found yet: ${list.map(({ day, secao }) => `${sectionOf(secao, null)} of ${day}`).join('; ')}${more === 0 ? '' : `; ${more} more`}. Search again in a moment.`,
  empty: 'The archive has no acts yet.',
  omitted:
    'The total is complete, but why the query finds this, and what may have been meant, was not looked up: it would take too long. A query of fewer words is explained.',
  omittedFilters:
    'Searches are busy, so nobody checked whether the archive has acts for these filters. What was asked for was done.',
  readOnly: 'The service only reads for now: nothing is saved. What was stored is not lost.',
  withoutExtra:
    'Extra editions have a section of their own, extra, which is not in the filter: their acts will not be sent.',
  expired: 'Events are kept for 90 days: earlier ones will not be sent again.',
  expiredPage:
    'Between the previous page and this one there were events that are no longer kept. The search has what changed in the archive.',
  ahead:
    'This cursor is of an event that the archive does not have: it was probably restored from an earlier copy.',
  noChannel:
    'The alert has neither a webhook nor an e-mail address: of what it finds only the number is kept.',
  webhookGone: 'One of the alert’s webhooks was deleted.',
  webhookInactive: (id) => `The webhook ${id} is inactive: nothing is sent to it meanwhile.`,
  webhookDeaf: (id) => `The webhook ${id} does not receive alerta.match: add it to its events.`,
  unconfirmed: (email) =>
    `Nothing is sent to ${email} for now: its owner has not confirmed it by the link that we sent.`,
  unsubscribed: (email) =>
    `Nothing is sent to ${email} for now: its owner asked for no more mail; we ask for confirmation again, at most once a day.`,
  span: (from, to) => (from === to ? from : `${from} to ${to}`),
  wholeSpan: (from, to) => `from ${from} to ${to}`,
}
