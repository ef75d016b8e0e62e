import { matchesOf } from '../../../../engine/entities.ts'
import { isNoName } from '../../names/no-name.ts'
import { NAME_AS_USUAL, NAME_IN_CAPITALS, TITLES_IN_CAPITALS } from '../../names/name-runs.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

const IN_CAPITALS = new RegExp(
  String.raw`(?<![\p{L}\d.-]|\S/)${NAME_IN_CAPITALS}(?![\p{L}\d]|/\S)`,
  'gu',
)
const IN_TITLE_CASE = new RegExp(
  String.raw`(?<![\p{L}\d.-]|\S/)${NAME_AS_USUAL}(?![\p{L}\d]|/\S)`,
  'gu',
)

/** A name written as usual is one where a word introduces it, or what follows is told of somebody. */
const INTRODUCED =
  /(?:(?<!\p{L})(?:servidor(?:a|es|as)?(?: ?\([aoe]s?\))?(?: públic[oa](?:\(a\))?)?|empregad[oa](?: públic[oa])?|professor(?:a| ?\(a\))?|docente|candidat[oa](?: ?\([ao]\))?|sra?\.|sr\(a\)\.?|senhora?|doutora?|dra?\.|estudante|médic[ao]|militar|discente|instituidor|contrato d[eoa]|ocupad[oa] por|(?:nomeação|contratação|exoneração|aposentadoria|falecimento|afastamento|designação|requisição|cessão|morte|viúv[ao]|cônjuge|companheir[oa]|filh[oa]|país) (?:d[eoa]|ao?|à)|titular(?:es)?:?|suplente(?:s)?:?|president[ea]:?|membros?:?),? |^[\s"“]*)$/iu
const TOLD = new RegExp(
  eitherOf(
    String.raw`^,? (?:\(?(?:matr[íi]cula|siape|cpf|mat\.)|classificad|habilitad|aprovad|ocupante)`,
    String.raw`^,\s*(?:${eitherOf(
      String.raw`matr|siape|mat\.|ocupante|CPF|portador|PROFESSOR|ASSISTENTE|TÉCNIC|ANALISTA|Professor|Técnic`,
      'Analista|Assistente|Auditor',
    )})`,
    String.raw`^ ?- (?:matr|siape|\d{5})`,
  ),
  'iu',
)

const LEADING = new RegExp(
  String.raw`^(?:(?:(?:${TITLES_IN_CAPITALS}|SENHORA?|DOUTORA?|(?:CBM|PM)[A-Z]{1,2}|[A-Z\d]{2,4}(?:-[A-Z\d]{2,3})+)\.? )+(?=\p{Lu}+ )|(?:(?:Senhora?|Doutora?|Servidora?|Professora?|Ministr[oa]|Pesquisadora?|Analista|Técnic[oa]|Assistente|Engenheir[oa]|Médic[oa]|Advogad[oa]|Procuradora?|Promotora?|Juiz|Juíza|Desembargadora?|Delegad[oa]|Defensora?|Conselheir[oa]|Reitora?|Auditora?|Administradora?|Enfermeir[oa]|Coordenadora?|Diretora?|Secretári[oa]|Chefe|Dr|Dra|Sr|Sra)\.? )+(?=\p{Lu}))`,
  'u',
)

/** The names of persons in a stretch, in order: those in capitals, or else those written as usual. */
export function personNamesIn(text: string, { start, end }: Stretch): SlotReading<string>[] {
  const own = text.slice(start, end)
  const capitals = matchesOf(own, IN_CAPITALS).flatMap((found) =>
    nameWithin(found[0], start + found.index),
  )
  if (capitals.length > 0) return capitals
  return titledIn(own, start)
}

/** Those in capitals and those as usual, in order. */
export function everyNameIn(text: string, place: Stretch): SlotReading<string>[] {
  const capitals = personNamesIn(text, place)
  const titled = titledIn(text.slice(place.start, place.end), place.start)
  const others = titled.filter(({ start, end }) =>
    capitals.every((name) => name.end <= start || name.start >= end),
  )
  return [...capitals, ...others].toSorted((a, b) => a.start - b.start)
}

function titledIn(own: string, start: number): SlotReading<string>[] {
  let behindPost = -1 // where the last name behind a post ends
  return matchesOf(own, IN_TITLE_CASE).flatMap((found) => {
    const end = found.index + found[0].length
    const after = own.slice(end, end + 24)
    const before = own.slice(Math.max(0, found.index - 40), found.index)
    if (isBehindPost(own, { start: found.index, end }, behindPost)) {
      behindPost = end
      return twoOf(found[0]).flatMap(({ words, at }) => nameWithin(words, start + found.index + at))
    }
    if (!TOLD.test(after) && !INTRODUCED.test(before) && !LEADING.test(found[0])) return []
    return nameWithin(found[0], start + found.index, TOLD.test(after))
  })
}

/**
 * The name of whom a decision moves, written as usual without a word that introduces it: `Dispensar, a pedido, Fulana de
 * Tal, da função …`, `Designar o Professor do Magistério Superior Fulano de Tal para …`.
 */
export function movedByName(
  text: string,
  { start, end }: Stretch,
  isAway: boolean,
): SlotReading<string> | null {
  const reach = text.slice(start, Math.min(end, start + MOVED_WITHIN))
  for (const found of matchesOf(reach, IN_TITLE_CASE)) {
    const at = found.index + found[0].length
    if (!GOES_ON.test(reach.slice(at, at + 30))) continue
    const [name] = nameWithin(found[0], start + found.index, true)
    if (!name || name.value.split(' ').some((word) => OF_THINGS.has(word))) continue
    const before = reach.slice(0, name.start - start)
    if (AT_VERB.test(before) || BEHIND_TITLE.test(isAway ? withArticle(before) : before))
      return name
  }
  return null
}

/** `o afastamento da Procuradora`: who is away stands behind `da`. */
function withArticle(words: string): string {
  return words.replaceAll(/ d(?=[oa] )/gu, ' ')
}

const MOVED_WITHIN = 320
const GOES_ON =
  /^(?:\s*$|,| para (?:exerc|ocup|o |a |substitu|respond|atua)| como |\)?\. | d[ao] (?:[Ff]unção|[Cc]argo|[Ee]ncargo|mandato)(?!\p{L}))/u
/** Nothing between the verb and the name but how and when. */
const AT_VERB = new RegExp(
  String.raw`^(?:\([ao]\))?,?(?: (?:${eitherOf(
    'a pedido|de ofício|interinamente|por [^,]{3,40}|(?:a partir|a contar) d[eo] [^,]{4,30}',
    '(?:no|pelo) período de [^,]{5,50}|com efeitos? [^,]{3,40}|em razão d[eo] [^,]{3,50}',
  )}),?)* ?$`,
  'u',
)
/** `o Professor do Magistério Superior`, `a empregada pública efetiva`, `o Coordenador de Obras,` */
const BEHIND_TITLE = new RegExp(
  String.raw`(?<!\p{L})[oa] (?:${eitherOf(
    'professor|docente|ju[ií]z|subprocurador|procurador|promotor|defensor|desembargador|coordenador',
    'diretor|chefe|gerente|auditor|analista|técnic|assistente|especialista|delegad|advogad|agente',
    'servidor|empregad|colaborador|conselheir|ministr',
  )})(?:(?!(?<!\p{L})(?:para|função|cargo|n[ao]|que|como)(?!\p{L}))[^;.:\n]){0,110} (?<!(?<!\p{L})d[aeo]s? )$`,
  'iu',
)
const OF_THINGS = new Set(
  'Diário Oficial Lei Plano Projeto Programa Grupo Curso Edital Seção Carreira Quadro Acordo Termo Estatuto Regimento Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro Receita Ensino Básico Dados Pessoais Direito Conta Contas Bens Unidade Superior'.split(
    ' ',
  ),
)

/** `da Coordenadora de Obras, Fulana de Tal, e dos Analistas, Sicrano de Tal e Beltrana de Tal, para …` */
function isBehindPost(own: string, { start, end }: Stretch, last: number): boolean {
  if (!/^(?:,| e )/u.test(own.slice(end, end + 3))) return false
  return (
    (last !== -1 && own.slice(last, start) === ' e ') ||
    BEHIND_POST.test(own.slice(Math.max(0, start - POST_WITHIN), start))
  )
}

/** `Fulana de Tal Souza e Sicrano de Tal Melo` are two, and `Fulana de Souza e Melo` is one. */
function twoOf(run: string): { words: string; at: number }[] {
  const [first = '', second = '', ...more] = run.split(' e ')
  const isTwo = more.length === 0 && [first, second].every((words) => LONG_NAME.test(words))
  if (!isTwo) return [{ words: run, at: 0 }]
  return [
    { words: first, at: 0 },
    { words: second, at: run.length - second.length },
  ]
}

const LONG_NAME = /^\p{Lu}\p{L}+ (?:\p{L}+ )*?\p{Lu}\p{L}+ (?:\p{L}+ )*?\p{Lu}\p{L}+$/u
const POST_WITHIN = 130
/** The last words before a name that is told behind what somebody is. */
export const BEHIND_POST = new RegExp(
  String.raw`(?<!\p{L})(?:d?[oa]s?|aos?|às?) (?:${eitherOf(
    'coordenador|diretor|secretári|subsecretári|reitor|corregedor|superintendente|gerente|chefe',
    'assessor|especialista|analista|técnic|professor|pesquisador|auditor|procurador|agente|ouvidor',
    'president|pró-reitor|defensor|ministr',
  )})[^,;.:\n]{0,100}(?:, código [A-Z]{2,4} [^,]{1,6})?, $`,
  'iu',
)

const IS_NAME = new RegExp(`^(?:${NAME_IN_CAPITALS}|${NAME_AS_USUAL})$`, 'u')

/** A whole cell, or what stands there alone, in any case. */
export function nameAlone(cell: string, start: number): SlotReading<string> | null {
  const words = cell.trim().replace(/[*]+$/, '').trim()
  const at = start + cell.indexOf(words)
  return IS_NAME.test(words) ? (nameWithin(words, at)[0] ?? null) : null
}

/** Names written as usual that begin an item of a list on one line, with something told behind them. */
export function namesListed(text: string, { start, end }: Stretch): SlotReading<string>[] {
  const own = text.slice(start, end)
  if (!own.includes(';')) return []
  return matchesOf(own, NEXT_LISTED).flatMap(({ index, 0: { length } }) => {
    const name = nameFrom(text, { start: start + index + length, end })
    return name && /^, \p{L}/u.test(text.slice(name.end, name.end + 3)) ? [name] : []
  })
}

const NEXT_LISTED = /; (?:e )?(?=\p{Lu}\p{Ll})/gu

/** The names of a cell, one or two: `Fulana de Tal Souza e Sicrano de Tal Melo`. */
export function namesAlone(cell: string, start: number): SlotReading<string>[] {
  return twoOf(cell.trimEnd()).flatMap(({ words, at }) => nameAlone(words, start + at) ?? [])
}

/** The name within a run of capitalised words: without what leads to it, or is glued behind it. */
function nameWithin(found: string, at: number, isTold = false): SlotReading<string>[] {
  const from = LEADING.exec(found)?.[0].length ?? 0
  const words = matchesOf(found.slice(from), /\S+/gu)
  const end = words.findIndex(([word], i) => isNoName(word, i > 0))
  // What is told of somebody stands before the name: `Pró-Reitor de Planejamento FULANO DE TAL`.
  if (end !== -1 && end < 2) {
    const next = from + words[end]!.index + words[end]![0].length + 1
    return isTold && next < found.length ? nameWithin(found.slice(next), at + next, isTold) : []
  }
  const name = found
    .slice(from, end === -1 ? found.length : from + words[end]!.index)
    .replace(/^(?:\s|(?:D[AEO]S?|E|d[aeo]s?|e)\s)+/u, '')
    .replace(/(?:\s(?:D[AEO]S?|E|d[aeo]s?|e|\p{Lu}{1,3}-[IVX]+))*\s*$/u, '')
  if (!isFullName(name)) return []
  const start = at + found.indexOf(name, from)
  return [{ value: name, start, end: start + name.length }]
}

/** The name that begins somewhere, in any case; null: something else does. */
export function nameFrom(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const own = text.slice(start, Math.min(end, start + LONGEST))
  const found = AT_ONCE.exec(own)
  return found ? (nameWithin(found[0], start)[0] ?? null) : null
}

/** The name that an item begins with, if it goes on as items do. */
export function nameAhead(text: string, place: Stretch): SlotReading<string> | null {
  const name = nameFrom(text, place)
  return name &&
    /^\s*(?:$|[,;:(/\t–-])/u.test(text.slice(name.end, Math.min(place.end, name.end + 4)))
    ? name
    : null
}

/** The name that an item ends with: `Representante do Ministério do Exemplo (MEX) - Fulana de Tal;`. */
export function nameAtEnd(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const own = text.slice(Math.max(start, end - LONGEST), end)
  const found = AT_END.exec(own)
  if (!found) return null
  const at = end - own.length + found.index + found[0].length - found[1]!.length
  const words = /^.*?(?=[;.]*(?: e)?\s*$)/u.exec(found[1]!)![0]
  const areTwo = words.split(' e ').every((each) => each.includes(' ')) && words.includes(' e ')
  return areTwo ? null : nameAlone(words, at)
}

const AT_END = /(?:\)|\p{L}) ?(?:[-–]|:) ((?:\p{Lu}|d[aeo]s? |e ).{5,70})$/u
const LONGEST = 120
const AT_ONCE = new RegExp(`^(?:${NAME_IN_CAPITALS}|${NAME_AS_USUAL})`, 'u')

/** Acronyms have none, and end with a number: `CCT III`. */
const VOWEL = /[aeiouyáàâãéêíóôõúüAEIOUYÁÀÂÃÉÊÍÓÔÕÚÜ]/
const NUMBERED = /^\p{Lu}+ [IVX]+$/u

function isFullName(name: string): boolean {
  const words = name.split(' ').filter((word) => word.length > 2 && VOWEL.test(word))
  return words.length > 1 && name.length > 6 && !NUMBERED.test(name)
}
