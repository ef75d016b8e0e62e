import { isStopWord } from './stop-words.ts'

/**
 * What people call a body for short, told from its name alone: so the rules hold for bodies that no
 * archive has yet, and index and alerts agree. `Ministério da Saúde` is also called `saude` and `ms`,
 * `Tribunal Regional do Trabalho da 2ª Região` also `trt2` and `trt`. The first one is the whole name
 * without its linking words.
 *
 * @param words The folded words of the name.
 * @param beginning Those before its first comma: `Agência Nacional do Petróleo`.
 */
export function shortNamesOf(words: string[], beginning: string[]): string[] {
  const name = withoutForm(words)
  const names = [
    shortName(words),
    shortName(name),
    shortName(beginning),
    ...ofMinistry(beginning),
    ...ofInstitute(name),
    ...acronymsOf(name),
  ]
  return [...new Set(names)].filter((short) => short.length > 1)
}

/** Words in the form of a short name: without those that only link. */
export function shortName(words: readonly string[]): string {
  return contentOf(words).join('_')
}

/** `para` is a state, too. */
function contentOf(words: readonly string[]): string[] {
  const isPlace = (at: number) => words[at] === 'para' && /^[dn]o$/.test(words[at - 1] ?? '')
  return words.filter((word, at) => !isStopWord(word) || isPlace(at))
}

/** Without what only says of what form a body is, and whose. */
function withoutForm(words: string[]): string[] {
  const ofState = dropStart(words, ['secretaria', 'especial', 'da'])
  const ofFoundation = ofState[1] === 'universidade' ? dropStart(ofState, ['fundacao']) : ofState
  return dropEnd(dropEnd(ofFoundation, ['s', 'a']), ['do', 'brasil'])
}

/** `Ministério da Justiça e Segurança Pública` is that of justiça, `Comando da Marinha` the marinha. */
function ofMinistry(words: string[]): string[] {
  const [head, ...rest] = words
  if (head === 'comando') return rest.length === 2 ? [shortName(rest)] : []
  if (head !== 'ministerio' || !isStopWord(rest[0] ?? '')) return []
  const end = rest.indexOf('e')
  const subject = end < 0 ? rest : rest.slice(0, end)
  return [shortName([head, ...subject]), shortName(subject)]
}

const OF_INSTITUTES = 'instituto federal de educacao ciencia e tecnologia'.split(' ')

/** `Instituto Federal de São Paulo` */
function ofInstitute(words: string[]): string[] {
  const place = dropStart(words, OF_INSTITUTES)
  return place === words ? [] : [shortName(['instituto', 'federal', ...place])]
}

/** Inner divisions have no acronyms: theirs are those of a hundred others. */
const HEADS_OF_ACRONYMS = new Set(
  `
  advocacia agencia autoridade banco caixa casa comissao companhia conselho controladoria defensoria
  departamento empresa fundacao fundo instituto justica ministerio ordem policia presidencia procuradoria
  secretaria servico superior supremo tribunal universidade
  `
    .trim()
    .split(/\s+/),
)

/** Acronyms that are not initials, of the bodies whose names begin so. */
const OWN_ACRONYMS: [start: string, acronym: string][] = [
  ['conselho regional enfermagem', 'coren'],
  ['conselho federal enfermagem', 'cofen'],
  ['conselho regional corretores imoveis', 'creci'],
  ['conselho federal corretores imoveis', 'cofeci'],
  ['conselho regional fisioterapia terapia ocupacional', 'crefito'],
  ['conselho federal fisioterapia terapia ocupacional', 'coffito'],
  ['conselho regional servico social', 'cress'],
  ['conselho federal servico social', 'cfess'],
  ['conselho regional biologia', 'crbio'],
  ['conselho federal biologia', 'cfbio'],
]

/** The initials; where a region or a state ends the name, also with its number or its letters. */
function acronymsOf(words: string[]): string[] {
  if (!HEADS_OF_ACRONYMS.has(words[0] ?? '')) return []
  const content = contentOf(words)
  const region = content.at(-1) === 'regiao' ? /^(\d+)a?$/.exec(content.at(-2) ?? '') : null
  if (region) {
    const ofAll = initials(content.slice(0, -2))
    return [ofAll, `${ofAll}${region[1]!}`] // the pattern has a group
  }
  const state = stateEnding(content)
  if (state === null) return [initials(content)]
  const before = content.slice(0, -state.length)
  const ofAll = initials(before.at(-1) === 'estado' ? before.slice(0, -1) : before)
  return [initials(content), ofAll, `${ofAll}${state.letters}`]
}

function initials(words: string[]): string {
  const name = words.join(' ')
  const own = OWN_ACRONYMS.find(([start]) => `${name} `.startsWith(`${start} `))
  return own?.[1] ?? words.map((word) => word.charAt(0)).join('')
}

/** Brazil's states, by their names without linking words. */
const STATES = new Map(
  `
  acre ac, alagoas al, amapa ap, amazonas am, bahia ba, ceara ce, distrito_federal df,
  espirito_santo es, goias go, maranhao ma, mato_grosso mt, mato_grosso_sul ms, minas_gerais mg,
  para pa, paraiba pb, parana pr, pernambuco pe, piaui pi, rio_janeiro rj, rio_grande_norte rn,
  rio_grande_sul rs, rondonia ro, roraima rr, santa_catarina sc, sao_paulo sp, sergipe se,
  tocantins to
  `
    .trim()
    .split(/,\s+/)
    .map((row): [string, string] => {
      const [name = '', letters = ''] = row.split(' ')
      return [name, letters]
    }),
)
const LETTERS = new Set(STATES.values())
/** Words of the longest name. */
const LONGEST_STATE = 3

/** Whether a word is the two letters of a state. */
export function isState(word: string): boolean {
  return LETTERS.has(word)
}

/** The state whose name ends these words, which are more; the longest one. */
function stateEnding(content: string[]): { letters: string; length: number } | null {
  for (let length = Math.min(LONGEST_STATE, content.length - 1); length > 0; length--) {
    const letters = STATES.get(content.slice(-length).join('_'))
    if (letters !== undefined) return { letters, length }
  }
  return null
}

function dropStart(words: string[], start: string[]): string[] {
  return start.every((word, i) => words[i] === word) ? words.slice(start.length) : words
}

function dropEnd(words: string[], end: string[]): string[] {
  return end.every((word, i) => words.at(i - end.length) === word)
    ? words.slice(0, -end.length)
    : words
}
