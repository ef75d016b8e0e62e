/** What a line of an act's text is, as far as it tells where inner acts begin and end. */
export interface Line {
  start: number
  end: number
  /** As printed, without the spaces around it. */
  text: string
  /** The number at its beginning (`Nº 1.146 - …`), or in a heading; digits, and a letter of its own. */
  number: string | null
  /**
   * `heading`: names an act, or several; `opening`: the authority and why, to `resolve:`; `grounds`: more
   * reasons.
   */
  kind: 'heading' | 'numbered' | 'grounds' | 'opening' | 'signature' | 'annex' | 'text'
  heading: Heading | null
}

interface Heading {
  /** The kind of act in the singular: `Portaria`. */
  kind: string
  isPlural: boolean
}

/** How much of a line is looked at on either side: headings and formulas are shorter. */
const LOOKED_AT = 160

/** The lines of a text that are not empty, in order. @param signatures the lines that sign it */
export function linesOf(text: string, signatures: Map<string, unknown>): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const printed of text.split('\n')) {
    const line = printed.trim()
    const begin = start + printed.length - printed.trimStart().length
    start += printed.length + 1
    if (line !== '')
      lines.push({ ...read(line, signatures), start: begin, end: begin + line.length })
  }
  return lines
}

function read(text: string, signatures: Map<string, unknown>): Omit<Line, 'start' | 'end'> {
  const plain = { text, number: null, heading: null }
  if (text.includes('\t')) return { ...plain, kind: 'text' }
  if (signatures.has(text)) return { ...plain, kind: 'signature' }
  if (text.includes('ANEXO') && ANNEX.test(text)) return { ...plain, kind: 'annex' }
  const head = text.slice(0, LOOKED_AT)
  const number = NUMBERED.exec(head)
  if (number) return { ...plain, number: plainNumber(number), kind: 'numbered' }
  const heading = text.length < LOOKED_AT ? headingIn(text) : null
  if (heading) {
    const own = OWN_NUMBER.exec(text)
    return { text, number: own && plainNumber(own), heading, kind: 'heading' }
  }
  if (isOpening(text)) return { ...plain, kind: 'opening' }
  return { ...plain, kind: /^considerando/i.test(text) ? 'grounds' : 'text' }
}

const ANNEX = /^(?:.{0,80} [-–] )?ANEXOS?(?![\p{L}\d])/u
/** A number as printed, also with `2. 377` or `2,377` for `2.377`, and a letter that belongs to it: `12-A`. */
const NUMBER = String.raw`(\d{1,3}(?:(?:\. ?|,)\d{3}(?!\d))+|\d{1,9})(?![\dº°ª])(?:-([A-Z])(?![\p{L}\d]))?`
const SIGN = String.raw`(?:[Nn]\s?\.?\s?[ªº°](?:\s?[ªº°])?\.?|N\s?\.?\s?[oO]\.?|[Nn]\.)\s?`
const NUMBERED = new RegExp(String.raw`^${SIGN}${NUMBER}`, 'u')
const OWN_NUMBER = new RegExp(String.raw`(?<![\p{L}\d])${SIGN}${NUMBER}`, 'u')

function plainNumber([, digits = '', letter]: RegExpExecArray): string {
  const number = digits.replaceAll(/[.,\s]/g, '').replace(/^0+(?=\d)/, '')
  return letter ? `${number}-${letter}` : number
}

/** Kinds of acts by how their headings begin, folded: singular, plural, name. */
const KINDS: [singular: string, plural: string, name: string][] = [
  ['PORTARIA', 'PORTARIAS', 'Portaria'],
  ['ATO', 'ATOS', 'Ato'],
  ['DECRETO', 'DECRETOS', 'Decreto'],
  ['DESPACHO', 'DESPACHOS', 'Despacho'],
  ['RESOLUÇÃO', 'RESOLUÇÕES', 'Resolução'],
  ['DELIBERAÇÃO', 'DELIBERAÇÕES', 'Deliberação'],
  ['DECISÃO', 'DECISÕES', 'Decisão'],
  ['EDITAL', 'EDITAIS', 'Edital'],
  ['EXTRATO', 'EXTRATOS', 'Extrato'],
  ['AVISO', 'AVISOS', 'Aviso'],
  ['ALVARÁ', 'ALVARÁS', 'Alvará'],
  ['ACÓRDÃO', 'ACÓRDÃOS', 'Acórdão'],
  ['APOSTILA', 'APOSTILAS', 'Apostila'],
  ['RETIFICAÇÃO', 'RETIFICAÇÕES', 'Retificação'],
  ['INSTRUÇÃO NORMATIVA', 'INSTRUÇÕES NORMATIVAS', 'Instrução Normativa'],
  ['ORDEM DE SERVIÇO', 'ORDENS DE SERVIÇO', 'Ordem de Serviço'],
]
const HEADINGS = new Map(
  KINDS.flatMap(([singular, plural, kind]) => [
    [singular, { kind, isPlural: false }],
    [plural, { kind, isPlural: true }],
  ]),
)
const BEGINNING = new RegExp(
  String.raw`^(?:\(\*\)\s*)?(${[...HEADINGS.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![\p{L}\d])`,
  'iu',
)

/** The kind of act that words begin with, as headings name it, and where its name ends; null: none that is known. */
export function kindAtStart(words: string): { kind: string; end: number } | null {
  const found = BEGINNING.exec(words)
  const heading = found && HEADINGS.get(found[1]!.toUpperCase())
  return heading ? { kind: heading.kind, end: found[0].length } : null
}

/** The first number with a sign before it in words: where its sign begins, and its digits; null: none. */
export function numberWithin(words: string): { index: number; end: number; number: string } | null {
  const found = OWN_NUMBER.exec(words)
  return (
    found && {
      index: found.index,
      end: found.index + found[0].length,
      number: plainNumber(found),
    }
  )
}

/** A heading is a line that begins with a kind of act, and is in capitals, or goes on with a number or a date. */
function headingIn(text: string): Heading | null {
  const found = BEGINNING.exec(text)
  if (!found || (!/^[(\p{Lu}]/u.test(text) && !OWN_NUMBER.test(text))) return null
  const rest = text.slice(found[0].length)
  if (
    /[;:,]$|(?<!\p{L})(?:DOU|D\.O\.U|publicad[ao])(?!\p{L})/u.test(text) ||
    !(rest === '' || OWN_NUMBER.test(rest) || DATED.test(rest) || isInCapitals(text))
  )
    return null
  return HEADINGS.get(found[1]!.toUpperCase()) ?? null // the beginning is one of them
}

const DATED = /\bde\s+\d{1,2}[º°]?\s+de\s+\p{L}+(?:\s+de)?\s+\d/iu

/** But for `de`: `PORTARIAS de 27 MARÇO DE 2023`. */
function isInCapitals(text: string): boolean {
  return !/\p{Ll}{2}/u.test(text.replaceAll(/(?<!\p{L})de(?!\p{L})/gu, ''))
}

/** The last words before what is decided. */
const DECIDES = /(?<![\p{L}])(?:resolvem?|decidem?|delibera|determina)\s*[:;,.]?$/iu
const AUTHORITY = /^(?:O|A|OS|AS|O\(A\)) \p{Lu}/u
const GROUNDS = /(?:no uso|usando|competência|tendo em vista|considerando|autoriz|delega)/iu

function isOpening(text: string): boolean {
  if (DECIDES.test(text.slice(-LOOKED_AT))) return true
  return text.endsWith(':') && AUTHORITY.test(text) && GROUNDS.test(text)
}
