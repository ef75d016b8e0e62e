import { WITH_CENTS, readReais } from '../../../../engine/entities.ts'
import type { SlotReading, Stretch } from '../reading.ts'

type MoneyColumn = 'valor_inicial' | 'valor_global' | 'valor_mensal' | 'valor_acrescimo'

/** An amount, and the column that the words around it name; null: none of them. */
export interface Money extends SlotReading<number> {
  column: MoneyColumn | null
  currency: string
}

const AMOUNT = new RegExp(
  `(?<currency>(?:US|U|A|C)\\$|USD|EUR|GBP|€|£|R ?\\$)?[\\s:.]{0,3}(?:R ?\\$)?\\s?-?\\s?${WITH_CENTS}`,
  'giu',
)
const CURRENCIES: Record<string, string> = {
  US$: 'USD',
  U$: 'USD',
  USD: 'USD',
  A$: 'AUD',
  C$: 'CAD',
  EUR: 'EUR',
  '€': 'EUR',
  GBP: 'GBP',
  '£': 'GBP',
}

/** The amounts in a clause about money, in order. @param label the clause's own, as printed */
export function moneyIn(text: string, place: Stretch, label: string): Money[] {
  const own = text.slice(place.start, place.end)
  let after = 0
  return Array.from(own.matchAll(AMOUNT)).flatMap((found) => {
    const { index, 0: printed, 1: currency = '', 2: whole = '', 3: cents = '' } = found
    const words = `${after === 0 ? label : ''} ${own.slice(after, index)}`
    after = index + printed.length
    const [read] = readReais(index, whole, cents)
    const value = read?.reais ?? (Number(whole) === 0 && Number(cents) === 0 ? 0 : null)
    if (value === null) return []
    const skipped = /^[\s:.]+/.exec(printed)?.[0].length ?? 0
    const start = place.start + index + skipped
    const column = columnOf(words, own.slice(after, after + 120))
    const key = currency.toUpperCase().replace(' ', '')
    return [{ value, column, currency: CURRENCIES[key] ?? 'BRL', start, end: place.start + after }]
  })
}

/** By the words before an amount, the nearest first, and those right after it. */
function columnOf(words: string, after: string): MoneyColumn | null {
  if (/^\s?(?:\([^()]{0,25}\)\s?)?(?:mensa|por m[êe]s|ao m[êe]s)/iu.test(after))
    return 'valor_mensal'
  if (
    /^\s?(?:\([^()]{0,80}\)\s?)?(?:por|cada|\/|a) ?(?:hora|unidade|item|posto|km|dia|consulta|plant)/iu.test(
      after,
    )
  )
    return null
  const near = words.slice(-60)
  if (
    /unit[áa]ri|contrapartida|estimad|multa|por item|di[áa]ria|supress|decr[ée]scim|redu[çc]/iu.test(
      near,
    )
  )
    return null
  if (/mensa(?:l|is)|por m[êe]s/iu.test(near)) return 'valor_mensal'
  if (/acr[ée]sci|acrescid|aditad|do (?:termo )?aditivo/iu.test(near)) return 'valor_acrescimo'
  if (/inicial|origin/iu.test(near)) return 'valor_inicial'
  return 'valor_global'
}
