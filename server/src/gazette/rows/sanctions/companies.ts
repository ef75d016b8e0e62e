import { anyCase, isCnpj, matchesOf, printCnpj } from '../../../../engine/entities.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import { partyIn } from '../slots/party-slot.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** A company that a notice is about. */
export interface PunishedCompany extends Stretch {
  name: SlotReading<string> | null
  /** As a CNPJ is printed; null: the notice has none. */
  cnpj: SlotReading<string> | null
  /** Its digits check. */
  isCertain: boolean
}

/** Fourteen digits in a CNPJ's form, right or misprinted; bare ones only behind its name. */
const NUMBER =
  /(?<![\d./-])\d{2}\.?\d{3}\.?\d{3}\s?\/\s?\d{4}\s?-?\s?\d{2}(?![\d/-])|(?<=CNPJ[^\d\n]{0,24})\d{14}(?!\d)/giu
/** What stands between a name and its number. */
const LABEL = new RegExp(
  anyCase(
    String.raw`[\s,;:(–—-]*(?:(?:pessoa jur[íi]dica de direito (?:privado|p[úu]blico),?\s)?(?:devidamente\s|e\s)?(?:inscrit|registrad|cadastrad|portador)\p{L}{1,3}[^.;\n\d]{0,90}?)?(?:no\s|na\s|sob\s|o\s|com\s)*(?:C\.?N\.?P\.?J\.?(?:\s?[(/]?(?:MF|ME)\)?)?|CGC|CNPJ da sancionada)?[^\p{L}\d]{0,12}(?:sob\s)?(?:o\s)?(?:n[\s.º°or]{0,4}|n[úu]mero\s?)?[^\p{L}\d]{0,6}$`,
  ),
  'u',
)
/** Words before the name of a company, before a capital letter. */
const LEAD = new RegExp(
  anyCase(
    String.raw`(?<!\p{L})(?:${eitherOf(
      String.raw`(?-i:${eitherOf(
        String.raw`empresas?|Empresas?(?=\s*[:–-])|firma|sociedade(?: empres[áa]ria)?|licitante|fornecedora?`,
        'contratada|Contratada|CONTRATADA|adjudicat[áa]ria|pessoa jur[íi]dica|sancionada',
      )})`,
      'interessad[oa]|processad[oa]|raz[ãa]o social|sancionad[oa]|penalizad[oa]|apenad[oa]',
    )})(?:\s\([^)]{0,12}\))?\s*[:,–-]?\s+(?=["“'‘]?[\p{Lu}\d])`,
  ),
  'gu',
)
/** Where no word tells that a company follows. */
const BEGINS =
  /(?:^|[\n\t;:]\s*(?:(?:[a-z]|\d{1,3}|[IVX]{1,4})[).\s-]{1,3})?|(?<!\p{L})(?:à|ao?|d[ao]|pel[ao]|para [ao]|e|em desfavor d[ae]|contra a)\s)(?=["“]?\p{Lu}[\p{Lu}\d&.' -])/gu
const LONGEST = 260
/** A list of punished companies has some tens at most. */
const MOST = 200
/** Who acts, and is not punished: `A COMPANHIA X, CNPJ …, torna público`. */
const ACTS = new RegExp(
  String.raw`^(?:[^.;]|(?<=(?<!\p{L})(?:av|r|dr|sr|prof|cep|n|n[º°]|s|ltda))\.|\.(?=\d)){0,240}?(?<!\p{L})(?:${eitherOf(
    'torna(?:m)?(?: p[úu]blic|-se)|resolve|comunica|no uso d|faz saber|por interm[ée]dio|notifica',
    String.raw`vem (?:por|pel|tornar)|aplic(?:a|ou|ar)(?!\p{L})|decid|penaliz(?:a|ou)(?!\p{L})|sanciona(?!d)`,
  )})`,
  'iu',
)
/** Bodies, which punish. */
const BODY = new RegExp(
  String.raw`^(?:${eitherOf(
    'universidade|instituto federal|tribunal|minist|prefeitura|munic[íi]pio|secretaria|comando',
    String.raw`conselho|c[âa]mara|governo|estado d|uni[ãa]o(?!\p{L})|departamento|superintend`,
    'funda[çc][ãa]o universidade|fundo|empresa brasileira|brasileira d',
  )})`,
  'iu',
)
/** A label of who has the contract made. */
const OF_CONTRACTING =
  /(?:contratante|[óo]rg[ãa]o(?: sancionador)?|licitador|unidade(?: gestora)?|sancionador)\s*:[^:]{0,200}$/iu

/** The companies that a notice names, each once, in the order of the text. */
export function companiesIn(text: string, place: Stretch): PunishedCompany[] {
  const own = text.slice(place.start, place.end)
  const numbers = matchesOf(own, NUMBER).slice(0, MOST)
  const seen = new Set<string>()
  const companies = numbers.flatMap((number, i) => {
    const joined = number[0].replace(/\D/g, '')
    if (seen.has(joined)) return []
    seen.add(joined)
    const before = numbers[i - 1]
    const from = before ? before.index + before[0].length : 0
    const until = numbers[i + 1]?.index ?? own.length
    return companyAt(text, place, own, number, { from, until }) ?? []
  })
  const led = companies.filter(({ isLed }) => isLed)
  const named = led.length > 0 ? null : companyNamed(text, place)
  if (named) return [named]
  return led.length > 0 ? companies.filter(({ isLed, isListed }) => isLed || isListed) : companies
}

/** What tells that a company is one, and not the body that acts. */
interface Found extends PunishedCompany {
  /** A word for a company leads it. */
  isLed: boolean
  /** It begins a line, a cell, or an item of a list. */
  isListed: boolean
}

function companyAt(
  text: string,
  place: Stretch,
  own: string,
  number: RegExpExecArray,
  { from, until }: { from: number; until: number },
): Found | null {
  const numberEnd = number.index + number[0].length
  const floor = Math.max(from, number.index - LONGEST)
  const before = own.slice(floor, number.index)
  const label = LABEL.exec(before)?.[0].length ?? 0
  const named = before.slice(0, before.length - label)
  const begins = beginsIn(named)
  const isLed = begins?.isLed ?? false
  if (OF_CONTRACTING.test(before)) return null
  if (!isLed && ACTS.test(own.slice(numberEnd, Math.min(until, numberEnd + LONGEST)))) return null
  const start = place.start + floor + (begins?.at ?? named.length)
  const behind =
    begins === null ? nameBehind(text, place.start + numberEnd, place.start + until) : null
  const name =
    begins === null
      ? behind
      : partyIn(text, { start, end: place.start + floor + named.length }).name
  if (name && BODY.test(name.value)) return null
  const joined = number[0].replace(/\D/g, '')
  const at = place.start + number.index
  return {
    name,
    cnpj: { value: printCnpj(joined), start: at, end: place.start + numberEnd },
    isCertain: isCnpj(joined),
    isLed,
    isListed: begins === null || /(?:[\n\t;]|\se)\s*$/u.test(named.slice(0, begins.at)),
    start: Math.min(name?.start ?? at, at),
    end: Math.max(name?.end ?? 0, place.start + numberEnd),
  }
}

/** Where a name begins: behind the last word for a company, else behind the last that may stand before one. */
function beginsIn(named: string): { at: number; isLed: boolean } | null {
  if (!/\p{L}{2}/u.test(named)) return null
  const led = lastWithName(named, LEAD)
  if (led !== null) return { at: led, isLed: true }
  const at = lastWithName(named, BEGINS)
  return at === null ? null : { at, isLed: false }
}

function lastWithName(named: string, pattern: RegExp): number | null {
  const found = matchesOf(named, pattern).findLast(({ index, 0: printed }) =>
    /\p{L}{3}/u.test(named.slice(index + printed.length)),
  )
  return found ? found.index + found[0].length : null
}

/** `12.345.678/0001-95 - EMPRESA LTDA` */
function nameBehind(text: string, start: number, end: number): SlotReading<string> | null {
  const isNamed = /^\s{0,2}[-–—,)\t]{1,2}\s{0,2}["“]?\p{Lu}{2}/u.test(text.slice(start, start + 12))
  return isNamed ? partyIn(text, { start, end: Math.min(end, start + LONGEST) }).name : null
}

/** A company that is told by its name alone. */
function companyNamed(text: string, place: Stretch): PunishedCompany | null {
  const own = text.slice(place.start, place.end)
  for (const { index, 0: printed } of matchesOf(own, LEAD)) {
    const start = place.start + index + printed.length
    const { name } = partyIn(text, { start, end: Math.min(place.end, start + LONGEST) })
    const isCompany = name && COMPANY.test(name.value)
    if (name && isCompany) {
      const [only = ''] = /^[^,]+(?:,\s(?:LTDA|S\.?A)[^,]{0,4})?/iu.exec(name.value) ?? []
      const end = name.start + only.length
      return {
        name: { value: only, start: name.start, end },
        cnpj: null,
        isCertain: false,
        start: name.start,
        end,
      }
    }
  }
  return null
}

const COMPANY =
  /(?<!\p{L})(?:ltda|eireli|s[./]?a|m\.?e|epp|mei|s[./]s|com[ée]rcio|servi[çc]os|ind[úu]stria|distribuidora|constru|engenharia|empreendimentos|solu[çc][õo]es)(?!\p{Ll})/iu
