import { anyCase, matchesOf } from '../../../../engine/entities.ts'
import { type SlotReading, type Stretch, trimmed } from '../reading.ts'
import { moneyIn } from '../slots/money-slot.ts'
import { companyNumbers, partyIn } from '../slots/party-slot.ts'
import type { TenderWinner } from './tender.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** Words before who won; what stands before them is no list. */
const LEAD = new RegExp(
  anyCase(
    String.raw`(?<!\p{L})(?:${eitherOf(
      String.raw`(?:em |a )?favor d[aeo]s?\s?:?`,
      String.raw`(?:adjudicad[oa]s?|adjudicou(?:-se)?|adjudica(?:-se)?|homologad[oa]s?(?! pel[oa]))[^.;:]{0,120}?(?<!\p{L})(?:[àa]s?|aos?|para (?:as?)?)(?= (?:${eitherOf(
        'empresas?|licitantes?|proponentes?|firmas?|seguintes?|fornecedor|concorrentes?|vencedor|pessoas?',
        String.raw`\p{Lu}`,
      )}))`,
      String.raw`adjudic(?:o|ou|ar)(?:\/homologo)?[^.;:]{0,120}?(?<!\p{L})(?:[àa]s?|aos?)(?=\s?:|\s(?-i:\p{Lu})(?!\p{L}{0,9}\s(?:n[º°.]|d[aeo])))`,
      'convoco para assinar (?:o )?contrato(?=:)',
      String.raw`(?:para|p\/) [oa]s? (?=(?:empresas?|proponentes?|licitantes?)\s)`,
      String.raw`(?:no qual |que )?a (?:empresa|licitante)(?= (?-i:\p{Lu})[^;\n]{3,200}?(?:${eitherOf(
        'sagrou-se vencedora|(?:foi|é) (?:considerada |declarada )?(?:a )?vencedora',
        ',? vencedora d[oe]s? (?:item|itens|lote|certame)',
      )}))`,
      String.raw`(?:leia[ -]{0,3}se|substitua-se por)\s?:\s*["“]?(?:(?:item|lote|grupo)\s\d{1,3}\s?[-–]\s?)?(?=(?-i:\p{Lu})[^;:\n]{3,150}(?:CNPJ|R ?\$))`,
      String.raw`empresas? vencedoras?(?: (?:foi|foram|é|s[ãa]o))?(?= (?-i:\p{Lu}))`,
      String.raw`(?:(?:empresas?|licitantes?|proponentes?|firmas?|fornecedor(?:[ae]s?)?)\s)?(?:vencedor(?:[ae]s?)?|adjudicat[áa]ri[oa]s?|adjudicad[oa]s?|arrematantes?)(?! d[oe]s? (?:item|itens|lote))[^.;:\n]{0,90}?(?:${eitherOf(
        String.raw`:|,? as? (?=empresas?\s\p{Lu})`,
        '(?:foi|é|sagrou-se|ficou)? a (?=empresa|licitante|firma|proponente)',
      )})`,
      String.raw`(?:empresas?|fornecedor(?:[ae]s?)?|contratad[oa]s?(?:/valor total)?|licitantes?|proponentes?|raz[ãa]o social)\s?:`,
      String.raw`(?<=\n)\s?empresas?\s(?=\p{Lu})|ofertad[oa]s? pela empresa`,
      String.raw`seguinte resultado\s?:(?=\s?(?-i:\p{Lu})[^;:\n]{3,150}CNPJ)`,
    )})[\s:]*(?:(?:seguintes? )?(?:empresas?|proponentes?|licitantes?|firmas?|concorrentes?|fornecedor(?:[ae]s?)?|pessoas? jur[íi]dicas?)\s?(?:licitantes?\s?)?:?\s(?=(?-i:\p{Lu})|[\d"“]))?`,
  ),
  'gu',
)
/** A list of those who only came so far; who won is said behind it where it is one list. */
const NOT_WON =
  /(?<!\p{L})(?:inabilitad|desclassificad|habilitad|classificad|credenciad|participaram|contratante|recorrente|interp[ôo]s)(?!.*vencedor)/isu
/** How far before a name stands whose list it is. */
const LIST_REACH = 60
const ITEMS = new RegExp(
  anyCase(
    String.raw`(?<!\p{L})(?:para |n|d|vencedor(?:a)? (?:n|d))?[oa]?s?\s?(?<kind>[ií]te(?:m|ns)|lotes?|grupos?)\s?(?:n[º°.os]{1,3})?\s?[:–-]?\s?(?<items>(?:\d{1,4}|[IVX]{1,5}(?!\p{L})|[úu]nico(?!\p{L}))(?:\s?(?:,|e|a|ao|;(?=\s?\d)|-|(?=\s\d{1,3},))\s?(?:\d{1,4}(?![\d.,]*\d)|[IVX]{1,5}(?!\p{L})))*)(?!\d|[\d.]*,\d|\s?(?:(?:,|e)\s?\d{1,3}\s?)?\(R ?\$)`,
  ),
  'gu',
)
/** Prices of one thing. */
const UNIT_PRICE = /unit[áa]ri/iu
const TOTAL = /total|global/iu
/** How far behind who won it stands what was won. */
const TAIL = 900
const MOST = 300

interface Named extends Stretch {
  /** Where the name and the number end. */
  named: number
}

/** Who won, in the order of the text. None where it is not certain that the text lists who won. */
export function winnersIn(text: string, place: Stretch): TenderWinner[] {
  const own = text.slice(place.start, place.end)
  const leads = matchesOf(own, LEAD).slice(0, MOST)
  const [first] = leads
  if (!first) return []
  const from = first.index + first[0].length
  const listed = companyNumbers(own)
    .filter(({ start }) => start >= from)
    .slice(0, MOST)
  const isJoint = CONSORTIUM.test(own.slice(from, from + LIST_REACH))
  const winners =
    listed.length > 0 && !isJoint ? byNumber(text, place, from, listed) : byLead(text, place, leads)
  return told(winners)
}

/** Its members have numbers; it has none. */
const CONSORTIUM = /^\s*(?:o\s)?cons[óo]rcio\s\p{Lu}/iu

/** Each once, though it is adjudicated and then confirmed. */
function told(winners: TenderWinner[]): TenderWinner[] {
  const once = new Map<string, TenderWinner>()
  for (const winner of winners) {
    const { name, id, items, amount } = winner
    const who = id ?? name
    if (!who) continue
    const key = JSON.stringify([who.value, amount?.value, items?.value])
    if (!once.has(key)) once.set(key, winner)
  }
  return [...once.values()]
}

/** Each with its CNPJ: behind the one before, or behind its own words. */
function byNumber(
  text: string,
  place: Stretch,
  from: number,
  listed: { start: number; end: number }[],
): TenderWinner[] {
  const own = text.slice(place.start, place.end)
  const begins = listed.map(({ start }, i) => nameStart(own, listed[i - 1]?.end ?? from, start))
  const isNumberFirst =
    begins[0] === listed[0]!.start &&
    (NAME_BEHIND.test(own.slice(listed[0]!.end)) ||
      listed.every(({ start }, i) => begins[i] === start))
  const firsts = isNumberFirst ? listed.map(({ start }) => start) : begins
  let isLost = false
  return listed.flatMap(({ end }, i) => {
    const between = own.slice(listed[i - 1]?.end ?? from, firsts[i])
    const stop = firsts[i + 1] ?? Math.min(own.length, end + TAIL)
    const named: Named = {
      start: place.start + firsts[i]!,
      named: place.start + (isNumberFirst ? stop : end),
      end: place.start + stop,
    }
    const found =
      isLost && !ANOTHER_LIST.test(between) ? [] : winnerAt(text, place, named, place.start + end)
    isLost = found.length === 0
    return found
  })
}

/** Behind who has not won, others have. */
const ANOTHER_LIST = /vencedor|adjudic|homolog|\.\s+\p{Lu}\p{Ll}/iu

/** `12.345.678/0001-95 - EMPRESA LTDA` */
const NAME_BEHIND = /^\s?[-–—]\s?\p{Lu}{2}/u

/** Between a name and its number. */
const LONGEST_LABEL = 80
const ID_LABEL =
  /[\s,;(–:-]*(?:inscrit\p{L}{1,2}[^\d]{0,40}|C\.?N\.?P\.?J\.?(?:\/MF)?[^\d\p{L}]{0,8}(?:n[º°o.r]{1,3})?[^\d]{0,6})$/iu
const NAME_BEGINS = new RegExp(
  anyCase(
    eitherOf(
      String.raw`[\t\n]\s*|(?<!\p{L})empresas?:?\s(?=[\p{Lu}\d“"])|[;:]\s*(?:\d{1,2}\)\s*)?`,
      String.raw`\)\s?[,;]?\s*(?:e\s(?:as?\s)?)?(?=\p{Lu}{2}|\p{Lu}\s\p{Lu})`,
      String.raw`\d\s?[.,;]\s*(?:e\s(?:as?\s)?)?(?=\p{Lu})|(?<!\p{L})(?-i:[àa])\s(?=\p{Lu}{2})`,
      String.raw`(?<=\p{Ll}{3}|\))\.\s+|\d\s(?:[-–]|e)\s(?=\p{Lu}{2})|\d[-–]\s(?=\p{Lu}{2})`,
    ),
  ),
  'gu',
)

/** Where a company has its seat may have full stops and marks. */
const SEAT = /,\s(?:localizad|sediad|situad|estabelecid|com sede)[^]*$/iu

function nameStart(own: string, from: number, to: number): number {
  const label = ID_LABEL.exec(own.slice(Math.max(from, to - LONGEST_LABEL), to))
  const named = own.slice(from, to - (label?.[0].length ?? 0))
  if (!/\p{L}{2}/u.test(named)) return to
  const before = matchesOf(named.replace(SEAT, ''), NAME_BEGINS).findLast(({ index, 0: printed }) =>
    /\p{L}{2}/u.test(named.slice(index + printed.length)),
  )
  return before ? from + before.index + before[0].length : from
}

/** Each behind its own words. */
function byLead(text: string, place: Stretch, leads: RegExpExecArray[]): TenderWinner[] {
  return leads.flatMap(({ index, 0: printed }, i) => {
    const start = place.start + index + printed.length
    const stop = place.start + (leads[i + 1]?.index ?? place.end - place.start)
    const end = Math.min(stop, start + TAIL)
    const items = pricedItems(text, { start, end: stop })
    if (items.length > 1)
      return items.flatMap((item) => winnerAt(text, place, ...namedAt(text, item)))
    return winnerAt(text, place, ...namedAt(text, { start, end }))
  })
}

/** Where the name that a stretch begins with ends, and what is won begins. */
function namedAt(text: string, { start, end }: Stretch): [Named, number] {
  const cut = text.slice(start, end).search(NAME_ENDS)
  const named = cut === -1 ? end : start + cut
  return [{ start, named, end }, named]
}

/** `A LTDA - R$ 10,00; B LTDA - R$ 20,00`: each with an amount of its own. */
function pricedItems(text: string, { start, end }: Stretch): Stretch[] {
  const own = text.slice(start, end)
  const sentence = own.search(/(?<=\d)\.(?:\s+\p{Lu}|\s*$)|\n/u)
  const parts = own.slice(0, sentence === -1 ? own.length : sentence).split(NEXT_PRICED)
  if (parts.length > MOST || !parts.every((part) => PRICED_NAME.test(part))) return []
  let at = start
  return parts.map((part) => {
    const begins = at + BEFORE_NAME.exec(part)![0].length // each of its parts may be missing
    return { start: begins, end: (at += part.length) }
  })
}

/** Behind a semicolon another may stand, or one more item of the same: `A LTDA, Item 1 - R$ 3,00; Item 2 - R$ 5,00`. */
const NEXT_PRICED = /(?<=;)(?!\s*(?:e\s)?(?:itens|item|lotes?)\s\d)/iu
const BEFORE_NAME = /^\s*(?:e\s)?(?:\d{1,2}\)\s)?/u
const PRICED_NAME =
  /^\s*(?:\d?\p{Lu}[^;]{3,150}?\s[-–]\s?R ?\$\s?\d[\d.]*,\d\d\s?;?\s*$|(?:e\s)?(?:\d{1,2}\)\s)?\p{Lu}[^;]{3,250}?,\s(?:[Ii]te(?:m|ns)\s\d|[Ll]otes?\s\d|pelo valor\s)[^]*R ?\$)/u

const NAME_ENDS = new RegExp(
  anyCase(
    eitherOf(
      String.raw`,\s(?:referente|que|pel[oa]|para|com o|no|cujo|sendo|conforme|por|apresent(?:ou|ando))\s`,
      String.raw`,\s(?=ite(?:m|ns)\s\d)|\s\((?=(?:liderad|formad|compost|integrad)[oa]s? p)|/?\s?R ?\$|\s:\s?\d`,
      String.raw`,?\s(?:(?:[-–]|[nd]?os?|para os?)\s)?(?=lotes?\s?\(?\d)`,
      String.raw`\s[-–]\s(?=R ?\$|itens?|lotes?|com(?!\p{L})|valor)|\n|;`,
      String.raw`(?-i:(?<=\p{Ll}{3}|\)|LTDA|EIRELI|EPP|S/?A|\sME)\.\s(?=\p{Lu}))|\s(?:pelo|no) valor`,
      String.raw`\s(?:com|sendo|referente)\s`,
    ),
  ),
  'u',
)

/** None where it is told of those who have not won. */
function winnerAt(
  text: string,
  place: Stretch,
  { start, named, end }: Named,
  behind: number,
): TenderWinner[] {
  const { name, id } = partyIn(text, { start, end: named })
  const listedAs = text.slice(Math.max(place.start, start - LIST_REACH), name?.end ?? start)
  if (NOT_WON.test(listedAs)) return []
  const tail = { start: Math.max(behind, name?.end ?? 0), end }
  return [
    {
      name: name && NOBODY.test(name.value) ? null : name,
      id: id?.value.includes('/') && !(name && CONSORTIUM.test(name.value)) ? id : null,
      items:
        itemsBefore(text, start) ??
        itemsIn(text, tail) ??
        itemsIn(text, { start, end: name?.start ?? start }),
      amount: amountIn(text, tail),
    },
  ]
}

const NOBODY =
  /^(?:valor|item|itens|lote|total|processo|objeto|conforme|menor|acima|abaixo|seguinte|vencedor|licitante|empresa|supracitad|contrat|ata|preg|lei|art)(?!\p{L}{9})/iu

/** What each of several things costs, or one of them: no list of what was won. */
const PRICED_EACH =
  /(?:item|itens|lote)\s\d{1,3}\s?(?:[-–,]|de|com)[^;.]{0,30}?R ?\$[^]*?(?<!\p{L})(?:item|itens|lote)\s\d{1,3}\s?(?:[-–,]|de|com)[^;.]{0,30}?R ?\$/iu
const PRICED_ONE = /(?:item|itens|lote)\s\d{1,3}\s?(?:[-–,]|de|com)\s?R ?\$/iu

function listsPrices(text: string, { start, end }: Stretch): boolean {
  const own = text.slice(start, end)
  if (!PRICED_ONE.test(own)) return PRICED_EACH.test(own)
  return UNIT_PRICE.test(text.slice(Math.max(0, start - 200), end)) || PRICED_EACH.test(own)
}

function itemsIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const own = text.slice(start, end)
  if (listsPrices(text, { start, end })) return null
  const found = PRICED.exec(own) ?? matchesOf(own, ITEMS)[0]
  return found ? placed(text, start + found.index, found) : null
}

/** `itens: 33, 34 para a empresa`. */
function itemsBefore(text: string, at: number): SlotReading<string> | null {
  const from = Math.max(0, at - 200)
  const before = text.slice(from, at)
  const found = BEFORE.exec(before)
  if (!found) return null
  return placed(text, from + found.index, found)
}

const PRICED = /\((?<items>\d{1,3}):\sR ?\$/u

const BEFORE = new RegExp(
  anyCase(
    eitherOf(
      String.raw`(?<=^|[;:.]\s?|ite(?:m|ns)\s?:?\s?|lotes?\s?:?\s?)(?<items>\d{1,4}(?:\s?(?:,|e|a)\s?\d{1,4})*)\s(?:para|[àa]) (?:a )?(?:empresa|licitante)?\s*$`,
      String.raw`(?<!\p{L})(?:ite(?:m|ns)|lotes?)\s(?<within>\d{1,4}(?:\s?(?:,|e|a)\s?\d{1,4})*)\s?(?:\)\s?:|[-–])\s*$`,
    ),
  ),
  'u',
)

function placed(text: string, at: number, found: RegExpExecArray): SlotReading<string> | null {
  const items = (found.groups!.items ?? found.groups!.within)!
  const start = at + found[0].indexOf(items)
  return trimmed(text, { start, end: start + items.length })
}

/** What was won altogether: an amount called total, or the only one that is no unit's. A later sentence may sum up all. */
function amountIn(text: string, place: Stretch): SlotReading<number> | null {
  const own = text.slice(place.start, place.end)
  const amounts = [...moneyIn(text, place, 'Valor')].filter(({ currency }) => currency === 'BRL')
  const words = (start: number) =>
    own.slice(Math.max(0, start - place.start - 60), start - place.start)
  const isOfUnits = UNIT_PRICE.test(text.slice(Math.max(0, place.start - 200), place.end))
  const sentence = own.search(/(?<=\d|\))\.\s+\p{Lu}/u)
  const near = amounts.filter(({ end }) => sentence === -1 || end <= place.start + sentence)
  const total = (near.length > 0 ? near : amounts).find(({ start }) => TOTAL.test(words(start)))
  const only = near.length === 1 ? near[0] : amounts.length === 1 ? amounts[0] : undefined
  const found = total ?? (isOfUnits ? undefined : only)
  return found ? { value: cents(found.value), start: found.start, end: found.end } : null
}

/** What is won is paid in cents, though prices of one thing may be finer: `R$ 20.559,5640`. */
function cents(value: number): number {
  return Math.round(value * 100) / 100
}
