import { isNoName } from '../../inner-acts/persons.ts'
import type { SlotReading, Stretch } from '../reading.ts'

const UPPER = 'D[AEO]S?|E|DEL|VON|VAN|DI'
const LOWER = 'd[aeo]s?|e|del|von|van|di'
const CAPITALS = String.raw`\p{Lu}[\p{Lu}'’´${'`'}-]+`
const TITLED = String.raw`(?:D['’´])?\p{Lu}\p{Ll}[\p{L}'’´-]*`
const run = (word: string, joining: string) =>
  String.raw`${word}(?: (?:(?:${joining}) ){0,2}(?:${word}|\p{Lu}\.?(?![\p{L}/])))+`
const IN_CAPITALS = new RegExp(
  String.raw`(?<![\p{L}\d.-]|\S/)${run(CAPITALS, UPPER)}(?![\p{L}\d]|/\S)`,
  'gu',
)
const IN_TITLE_CASE = new RegExp(
  String.raw`(?<![\p{L}\d.-]|\S/)${run(TITLED, LOWER)}(?![\p{L}\d]|/\S)`,
  'gu',
)

/** A name written as usual is one where a word introduces it, or what follows is told of somebody. */
const INTRODUCED =
  /(?:(?<!\p{L})(?:servidor(?:a|es|as)?(?: ?\([aoe]s?\))?(?: públic[oa](?:\(a\))?)?|empregad[oa](?: públic[oa])?|professor(?:a| ?\(a\))?|docente|candidat[oa](?: ?\([ao]\))?|sra?\.|sr\(a\)\.?|senhora?|doutora?|dra?\.|estudante|médic[ao]|militar|discente|instituidor|contrato d[eoa]|ocupad[oa] por|(?:nomeação|contratação|exoneração|aposentadoria|falecimento|afastamento|designação|requisição|cessão|morte|viúv[ao]|país) (?:d[eoa]|ao?|à)|titular(?:es)?:?|suplente(?:s)?:?|president[ea]:?|membros?:?),? |^[\s"“]*)$/iu
const TOLD =
  /^,? (?:\(?(?:matr[íi]cula|siape|cpf|mat\.)|classificad|habilitad|aprovad|ocupante)|^,\s*(?:matr|siape|mat\.|ocupante|CPF|portador|PROFESSOR|ASSISTENTE|TÉCNIC|ANALISTA|Professor|Técnic|Analista|Assistente|Auditor)|^ ?- (?:matr|siape|\d{5})/iu

/** Verbs, articles and what somebody is, before a name in capitals. */
const LEADING =
  /^(?:(?:[OA]|AO|À|SERVIDORA?|DOCENTE|PROFESSORA?|SRA?|DRA?|CANDIDAT[AO]|EMPREGAD[AO]|MILITAR|PÚBLIC[OA]|CIVIL|RM1|RM2|REFM|QAO|SGS|MB|FN|EB|FAB|IM|AFN|CP)\.? )+(?=\p{Lu}+ )/u

/** The names of persons in a stretch, in order: those in capitals, or else those written as usual. */
export function personNamesIn(text: string, { start, end }: Stretch): SlotReading<string>[] {
  const own = text.slice(start, end)
  const capitals = Array.from(own.matchAll(IN_CAPITALS)).flatMap((found) =>
    nameWithin(found[0], start + found.index),
  )
  if (capitals.length > 0) return capitals
  return titledIn(own, start)
}

function titledIn(own: string, start: number): SlotReading<string>[] {
  return Array.from(own.matchAll(IN_TITLE_CASE)).flatMap((found) => {
    const after = own.slice(found.index + found[0].length, found.index + found[0].length + 24)
    const before = own.slice(Math.max(0, found.index - 40), found.index)
    if (!TOLD.test(after) && !INTRODUCED.test(before)) return []
    return nameWithin(found[0], start + found.index)
  })
}

/** A whole cell, or what stands there alone, in any case. */
export function nameAlone(cell: string, start: number): SlotReading<string> | null {
  const words = cell.trim().replace(/[*]+$/, '').trim()
  const at = start + cell.indexOf(words)
  const isName = new RegExp(`^(?:${run(CAPITALS, UPPER)}|${run(TITLED, LOWER)})$`, 'u').test(words)
  return isName ? (nameWithin(words, at)[0] ?? null) : null
}

/** The name within a run of capitalised words: without what leads to it, or is glued behind it. */
function nameWithin(found: string, at: number): SlotReading<string>[] {
  const from = LEADING.exec(found)?.[0].length ?? 0
  let to = found.length
  let words = 0
  for (const { 0: word, index } of found.slice(from).matchAll(/\S+/gu)) {
    if ((isNoName(word) && !(words > 0 && SURNAME.test(word))) || NO_PART.test(word)) {
      if (words < 2) return []
      to = from + index
      break
    }
    words++
  }
  const name = found
    .slice(from, to)
    .replace(/^(?:\s|(?:D[AEO]S?|E|d[aeo]s?|e)\s)+/u, '')
    .replace(/(?:\s(?:D[AEO]S?|E|d[aeo]s?|e|\p{Lu}{1,3}-[IVX]+))*\s*$/u, '')
  if (!isFullName(name)) return []
  const start = at + found.indexOf(name, from)
  return [{ value: name, start, end: start + name.length }]
}

/** They are surnames, too. */
const SURNAME = /^(?:câmara|brasil|cidade|guerra)$/iu
/** Words of places and lists, which stand in capitals as names do. */
const NO_PART =
  /^(?:judiciári[oa]s?|ampla|concorrência|total|seção|quadro|permanente|artigo|emenda|constituição|autorizar|diário|janeiro,|república|especial|estadual|lotação|situação|vagas?|item|ordem|inciso|anexos?|considerando|resolve|grupo|equipe|membros|suplentes?|presidente:?|exterior|congresso|international|conference|university|universidad|institute|inscrição|nota|professor(?:es|as)|substitut[oa]s?|empenho|gestora?|fiscal|contratos?|ordenadora?|despesas?|processo|titulares|discentes|docentes|ajudante|parlamentar|pleno|intermediário|comissionad[oa]|gratificad[oa]|chefe|subchefe|gerente|supervisora?|campo|zona|of|the|and|on)$/iu

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

const LONGEST = 120
const AT_ONCE = new RegExp(`^(?:${run(CAPITALS, UPPER)}|${run(TITLED, LOWER)})`, 'u')

function isFullName(name: string): boolean {
  return name.split(' ').filter((word) => word.length > 2).length > 1 && name.length > 6
}
