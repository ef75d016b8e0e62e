import { matchesOf } from '../../../../engine/entities.ts'
import type { Stretch } from '../reading.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** Before the next party: `e a empresa`, `, e o`, `E A`; nothing that goes on with the name (`e ao Desenvolvimento`). */
const AND_ARTICLE = new RegExp(
  String.raw`,?\s{1,4}(?:e|E)(?:,\s?de (?:um|outro) lado,?|\s(?:de|do) outro lado,?)?:?\s{1,4}(?:(?:com|pel[ao]s?)\s)?(?=${eitherOf(
    String.raw`(?:[aoàAOÀ]s?|[oa]\([ao]s?\))\s{1,3}[\p{Lu}“"]|(?:as?\s)?(?:[Ee]mpresas?|EMPRESAS?)[\s:]`,
    String.raw`[aA]\s(?:[Ss]ociedade [Ee]mpres|SOCIEDADE EMPRES|firma\s|FIRMA\s)|CT\s`,
  )})(?:(?<=\sE\s{1,4})[AO]S?\s{1,3}(?=\p{Lu}{3}))?`,
  'gu',
)
/** Between parties that are listed; the first kind that a list has divides it. */
const DIVIDERS = [
  /,?\s{1,4}em (?:favor|benef[íi]cio) d[aeo]s?\s{1,4}(?=\p{Lu})/gu,
  /,\s{0,2}(?:CONTRATANTE|[Cc]ontratante),?\s{1,2}(?:e|E)\s{1,2}/gu,
  /;(?:\s{1,4}e\s)?|\n\n/gu,
  /(?<=\d{4}-?\d{2}\)?|\d{3}-[*Xx]{2})\s{0,4}(?:,|e|[-–]|,\s?e)\s{1,4}(?=\p{L})(?!(?:com sede|por meio|por interm|represent|neste|dorav|atrav|inscri))/gu,
  /\s{1,4}[Xx]\s{1,4}(?=\p{Lu})|\s{1,4}(?:versus|\/)\s/gu,
  AND_ARTICLE,
  /,?\s{1,4}(?:e|E)\s{1,4}(?=\p{Lu})/gu,
]
/** Between the parties of a list that `e o` ends: `a Embrapa, a Faped e o INAES`. */
const COMMA_ARTICLE = /,\s{1,2}(?=[ao]s?\s\p{Lu}\p{L}{2})/gu

/** Before the next of three parties: `Universidade A, B LTDA e Fundação C`. */
const COMMA_BODY =
  /,\s{1,2}(?=(?:Funda[çc][ãa]o|Universidade|Instituto|Munic[íi]pio|Associa[çc][ãa]o)\s|[\p{Lu}][^,;\n]{2,80}(?:LTDA|Ltda|EIRELI|S\/A|S\.A)\.?\s*$)/gu

/** The stretches of the parties in a list; one stretch where nothing divides it. */
export function splitParties(text: string, { start, end }: Stretch): Stretch[] {
  const own = text.slice(start, end)
  for (const divider of DIVIDERS) {
    const found = matchesOf(own, divider).slice(0, MOST)
    if (divider === AND_ARTICLE && found.length > 0)
      found.unshift(...matchesOf(own.slice(0, found[0]!.index), COMMA_ARTICLE))
    const isLast = divider === DIVIDERS.at(-1)
    const commas =
      isLast && found.length === 1 ? matchesOf(own.slice(0, found[0]!.index), COMMA_BODY) : []
    found.unshift(...commas)
    const parts = partsBetween(own, found)
    if (parts.length < 2) continue
    if (
      isLast &&
      parts.length === 2 &&
      isOneBody(parts.map((part) => own.slice(part.start, part.end)))
    )
      continue
    if (isLast && parts.length > 2 && commas.length === 0)
      return joinedByKind(own, found).map((part) => moved(part, start))
    return parts.map((part) => moved(part, start))
  }
  const slash = STROKE.exec(own)
  return slash
    ? [
        { start, end: start + slash[0].length - 1 },
        { start: start + slash[0].length, end },
      ]
    : [{ start, end }]
}

/** `SUPLAN/A Construção Ltda`: a body's short name and a company. */
const STROKE =
  /^\s*[\p{L}-]{2,20}\/(?=[^/\n]{3,120}(?<!\p{L})(?:ltda|eireli|s\.a|epp|me)\.?\s*[;.]?\s*$)/iu

/** The stretches between full stops, each with the company number that stands behind its name. */
export function splitSentences(text: string, { start, end }: Stretch): Stretch[] {
  const own = text.slice(start, end)
  const found = matchesOf(own, FULL_STOP).slice(0, MOST)
  return partsBetween(own, found).map((part) => moved(part, start))
}

const FULL_STOP = /(?<=\p{L}{2}|\d{2})[.;]\s+(?=\p{Lu})/gu

function moved(part: Stretch, by: number): Stretch {
  return { start: part.start + by, end: part.end + by }
}

/** What is between the dividers and names somebody; a company number alone belongs to who is named before it. */
function partsBetween(own: string, found: RegExpExecArray[]): Stretch[] {
  const begins = [0, ...found.map(({ index, 0: printed }) => index + printed.length)]
  const ends = [...found.map(({ index }) => index), own.length]
  const parts: Stretch[] = []
  for (const [i, start] of begins.entries()) {
    const part = { start, end: ends[i]! }
    const words = own.slice(part.start, part.end)
    if (!/\p{L}{2}/u.test(words)) continue
    const before = parts.at(-1)
    if (before && NOBODY.test(words)) before.end = part.end
    else parts.push(part)
  }
  return parts
}

const NOBODY =
  /^\s*(?:CNPJ|C\.N\.P\.J|CPF|inscrit|estabelecid|com sede|localizad|sediad|situad|represent|neste ato|doravante|por (?:meio|interm)|na qualidade)/iu

/** Where `e` is within names, too: what ends as companies do, or else the first that is no name's. */
function joinedByKind(own: string, found: RegExpExecArray[]): Stretch[] {
  const small = found.filter(({ 0: printed }) => printed.includes('e'))
  if (small.length === 1) return partsBetween(own, small)
  const at = found.find(({ index, 0: printed }) => {
    const left = own.slice(0, index)
    const right = own.slice(index + printed.length)
    return (
      /^\s*(?:[ao]\s)?[\p{L}/]{2,12}$|[-–]\s?\p{Lu}{2,10}$|\(\p{Lu}{2,12}(?:[-/]\p{Lu}{2,10})?\)$|\/\p{Lu}{2}$|(?:ltda|s\.?\/?a\.?|eireli|epp|me)\.?$/iu.test(
        left,
      ) || COMPANY.test(right.split(/\s[eE]\s/)[0]!)
    )
  })
  const cut = at ?? behindBody(own, found)
  return cut ? partsBetween(own, [cut]) : [{ start: 0, end: own.length }]
}

/** `Fundo Municipal de Assistência Social e Webtrip Agência de Viagens e Turismo Ltda`: a company behind a body's name. */
function behindBody(own: string, found: RegExpExecArray[]): RegExpExecArray | undefined {
  if (!BODY.test(own) || !COMPANY.test(own)) return undefined
  return found.find(({ index, 0: printed }) => !GOES_ON.test(own.slice(index + printed.length)))
}

/** `Empresa de Assistência Técnica e Extensão Rural`: the name of one body goes on behind its "e". */
function isOneBody([left = '', right = '']: string[]): boolean {
  return INSTITUTION.test(left) && GOES_ON.test(right) && !COMPANY.test(right.split(',')[0]!)
}

const INSTITUTION =
  /^\s*(?:[oa]\s)?(?:empresa|companhia|secretaria|minist[ée]rio|funda[çc][ãa]o|instituto|ag[êe]ncia|fundo|departamento|centro|servi[çc]o)\s(?:\p{L}+\s)?(?:d[aeo]s?|para)\s[^,;]*$/iu

export const BODY =
  /^\s*(?:[oa]\s)?(?:prefeitura|munic[íi]pio|fundo|c[âa]mara|secretaria|universidade|instituto|conselho|tribunal)(?!\p{L})/iu
/** What the names of bodies go on with. */
const GOES_ON = new RegExp(
  String.raw`^(?:${eitherOf(
    'extens|cultura|esportes?|lazer|desporto|tecnol|inova|desenvolv|a[çc][ãa]o|assist|obras',
    'servi[çc]os|urban|meio|turismo|planej|finan[çc]|gest[ãa]o|saneam|infraestr|socia|ambient|agric',
    'abastec|transp|trabalho|renda|mobilid|comunica|ensino|pesquisa|ci[êe]ncia|com[ée]rcio|ind[úu]str',
    'pecu|habita|cidadania|direitos|juventude|administra|terapia|agron|biblio|saúde|previd|defesa',
    'prote',
  )})`,
  'iu',
)

/** Names end so. */
export const COMPANY = /(?:ltda|eireli|s\.?\/?a|epp|me|mei)\.?\s*(?:[-,(]|$)/iu

/** Instruments have a handful of parties. */
const MOST = 40
