import type { ActKind, Citation } from '../../../engine/entities.ts'

/** Procurement procedures and their printed names. */
const BIDS: Partial<Record<ActKind, string>> = {
  pregao: 'Pregão',
  concorrencia: 'Concorrência',
  tomada_de_precos: 'Tomada de Preços',
  chamada_publica: 'Chamada Pública',
  convite: 'Convite',
  leilao: 'Leilão',
  dispensa: 'Dispensa',
  inexigibilidade: 'Inexigibilidade',
}

/** Between the word and a number, these tell that the number is of something else. */
const OF_SOMETHING_ELSE =
  /matr[íi]cula|siape|uasg|cnpj|cpf|r\s?\$|fone|ser[áa] de|(?<!\p{L})(?:rua|r\.|av\.?|avenida|rodovia|travessa|pra[çc]a|alameda|estrada)(?!\p{L})/iu
/** After a number, these tell how long a contract lasts. */
const DURATION = /^\s?(?:\([^)]{0,40}\)\s?)?(?:dias|m[êe]s(?:es)?|anos?)(?!\p{L})/iu

/** The contracts among the citations of a text, such as `85/2023`, each once. */
export function contractsAmong(citations: readonly Citation[], text: string): string[] {
  return numbered(
    citations.filter((citation) => citation.kind === 'contrato' && isItsOwn(citation, text)),
    () => '',
  )
}

/** Whether the number is that of the contract. */
function isItsOwn({ number, start, end }: Citation, text: string): boolean {
  const printed = new RegExp((number ?? '').replaceAll(/\B/g, '\\.?'))
  const [before = ''] = text.slice(start, end).split(printed)
  return !OF_SOMETHING_ELSE.test(before) && !DURATION.test(text.slice(end, end + 60))
}

/** The bids among some citations, such as `Pregão 7/2023`, each once. */
export function bidsAmong(citations: readonly Citation[]): string[] {
  return numbered(
    citations.filter(({ kind }) => BIDS[kind]),
    (kind) => `${BIDS[kind]} `,
  )
}

function numbered(citations: readonly Citation[], label: (kind: ActKind) => string): string[] {
  const names = citations.flatMap(({ kind, number, year }) =>
    number === null ? [] : [`${label(kind)}${number}${year === null ? '' : `/${year}`}`],
  )
  return [...new Set(names)]
}
