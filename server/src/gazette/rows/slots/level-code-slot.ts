import type { SlotReading, Stretch } from '../reading.ts'

export interface LevelCode {
  code: SlotReading<string>
  acronym: SlotReading<string> | null
  level: SlotReading<string> | null
}

const ACRONYMS =
  'FCE|CCE|FCPE|DAS|FGR|FG|CD|FCC|FUC|FCT|FC|CJ|CC|CGE|CGA|CAS|CA|CCT|GR|RGA|AP|SF|CNE|FPE|NES|GTS|RMP|RMA|DAI|FDA|FDE|FDS|FEX|GF|CPE|FCA|GNE|FST|CCA|FCINSS|FCINPI|FDO|FDT|CTE|DAD'
/** Letters are a number only apart from the acronym: `CA I`, and no `API`. */
const LEVEL = String.raw`(?<level>\d{1,4}(?:[.,]\d{1,3})?|(?<=[\s.–-])[IVX]{1,4})(?![\p{L}\d]|[./]\d)`
export const LEVEL_ACRONYMS: readonly string[] = ACRONYMS.split('|')
/** Those of one level only. */
const WITHOUT_LEVEL = 'FCC/FUC|FUC/FCC|FCC|FUC|GSISTE|GSISP|GAEG|GECC|FCT'
const LABEL = String.raw`(?:[Cc][óo]digo|[Ss][íi]mbolo|[Ss]igla|n[íi]vel|Nível(?= (?:${ACRONYMS})[ .–-])|[Rr]ef\.|[Rr]efer[êe]ncia)\s*:?\s*`
/** `SP17` of the Chamber; apart from the number it is a state. */
const GLUED = String.raw`SP(?=-?\d)`
const CODE = String.raw`(?<court>TRT \d{1,2}ª |ST[MJF]-|TS[TE]-|CD-CC-(?=SP))?(?:(?<acronym>${ACRONYMS}|${GLUED})[\s.–-]{0,3}${LEVEL}|(?<only>${WITHOUT_LEVEL})(?![\p{L}\d]))`

/** The beginning of a code, with its label, for whoever looks for where something else ends. */
export const CODE_BEGINS = String.raw`\(?(?:ST[MJF]-F?C|${LABEL}(?:n[º°]\s*)?[\dA-Z(]|(?:${ACRONYMS}|${GLUED})[\s.–-]{0,3}(?:\d|[IVX]{1,4}(?!\p{L}))|(?:FCC|FUC|FCT|GSISTE|GSISP)(?!\p{L}))`

/** Courts print `ASSISTENTE DE GABINETE-FC05`. */
const PLAIN = new RegExp(
  String.raw`(?:(?<![\p{L}\d.-])|(?<=\p{Lu}{4}-)(?=(?:FC|CJ)\d))${CODE}`,
  'u',
)
const LABELLED = new RegExp(
  String.raw`(?<!\p{L})(?:${LABEL}|\()(?:${CODE}|(?<named>Nível (?<roman>[IVX]+))(?!\p{L}))`,
  'iu',
)
/** A family that is not known; long numbers are of registers. */
const OF_OTHERS = new RegExp(
  String.raw`(?<!\p{L})${LABEL}(?<other>[A-Z]{2,6})[\s.–-]{0,3}(?<otherLevel>\d{1,2}(?:\.\d{1,2})?)(?![\p{L}\d]|[./]\d)`,
  'iu',
)

/** The code of the level of an office: `FCE 1.13`, `CD-3`, `FG-01`. */
export function levelCodeIn(text: string, { start, end }: Stretch): LevelCode | null {
  const own = text.slice(start, Math.min(end, start + LOOKED_AT))
  const plain = PLAIN.exec(own)
  const labelled = LABELLED.exec(own)
  const isFirst = !plain || plain.groups!.only !== undefined || (labelled?.index ?? 0) < plain.index
  if (labelled && isFirst && isUpper(labelled)) return readCode(labelled, start)
  const found = plain ?? OF_OTHERS.exec(own)
  return found && isUpper(found) ? readCode(found, start) : null
}

const LOOKED_AT = 1_500

function isUpper({ groups }: RegExpExecArray): boolean {
  const word = groups!.acronym ?? groups!.only ?? groups!.other
  return word === undefined || word === word.toUpperCase()
}

function readCode(found: RegExpExecArray, start: number): LevelCode | null {
  const { court, acronym, only, other, named, level, otherLevel, roman } = found.groups!
  const at = start + found.index
  const word = acronym ?? only ?? other
  const place = (value: string | undefined, from = 0) => {
    if (value === undefined) return null
    const index = at + found[0].indexOf(value, from)
    return { value, start: index, end: index + value.length }
  }
  const first = place(word ?? named, court?.length)!
  const number = place(level ?? otherLevel ?? roman, first.start - at + (word?.length ?? 0))
  const end = number?.end ?? first.end
  const { start: from } = place(court) ?? first
  const code = { value: found[0].slice(from - at, end - at), start: from, end }
  return { code, acronym: word === undefined || word.includes('/') ? null : first, level: number }
}
