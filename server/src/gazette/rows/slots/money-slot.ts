import { matchesOf, readReais, WITH_CENTS } from '../../../../engine/entities.ts'
import type { SlotReading, Stretch } from '../reading.ts'

type MoneyColumn = 'valor_inicial' | 'valor_global' | 'valor_mensal' | 'valor_acrescimo'

/** An amount, and the column that the words around it name; null: none of them. */
export interface Money extends SlotReading<number> {
  column: MoneyColumn | null
  /** It is that of a lot alone: `Valor total do grupo 1`. */
  isPart: boolean
  /** It takes the place of another one of its kind that was told before. */
  isLast: boolean
  currency: string
}

const CURRENCY = '(?<currency>(?:US|U|A|C)\\$|USD|EUR|GBP|€|£|R ?\\$)'
/** With cents; behind a currency also without them, or with a slip: `R$ 44.115.60`, `R$ 696.600,000`. */
const AMOUNT = new RegExp(
  `${CURRENCY}?[\\s:.]{0,3}(?:R ?\\$)?\\s?-?\\s?${WITH_CENTS}|(?<slip>R ?\\$)[\\s:.]{0,3}-?(\\d{1,3}(?:\\.\\d{3})+)(?:[.,](\\d{2})0{0,2})?(?![\\d]|[.,/]\\d)`,
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
  if (!MAY_HOLD.test(own)) return []
  let after = 0
  let before: MoneyColumn | null = 'valor_global'
  return matchesOf(own, AMOUNT).flatMap((found) => {
    const { index, 0: printed } = found
    const [, currency = 'R$', whole = found[5] ?? '', cents = found[6] ?? '00'] = found
    const words = `${after === 0 ? label : ''} ${own.slice(after, index)}`
    after = index + printed.length
    const [read] = readReais(index, whole, cents)
    const value = read?.reais ?? (Number(whole) === 0 && Number(cents) === 0 ? 0 : null)
    if (value === null || /^\s?(?:%|m(?:²|\s?2)|km|ha(?!\p{L}))/u.test(own.slice(after, after + 4)))
      return []
    const skipped = /^[\s:.]+/.exec(printed)?.[0].length ?? 0
    const start = place.start + index + skipped
    const isNegative = /\$\s?-\s?\d/.test(printed)
    const told = isNegative ? 'valor_acrescimo' : toldOf(words, own.slice(after, after + 120))
    const column = told === 'same' ? before : told
    before = column
    const isLess = isNegative || (column === 'valor_acrescimo' && LESSENS.test(words.slice(-FAR)))
    const key = currency.toUpperCase().replace(' ', '')
    return [
      {
        value: isLess ? -value : value,
        column,
        isPart: PART.test(words),
        isLast:
          (told === 'same' && (column === 'valor_mensal' || BECOMES.test(words))) ||
          REPLACES.test(words.slice(-NEAR)),
        currency: CURRENCIES[key] ?? 'BRL',
        start,
        end: place.start + after,
      },
    ]
  })
}

/** Most clauses have no amount. */
const MAY_HOLD = /,\d\d|\$/
const PART =
  /(?<!\p{L})(?:grupo|lote|item)\s(?:n[º°o.]{1,2}\s)?(?:\d{1,3}|[IVX]{1,5})(?:\s?[-–]\s?[\p{L} ]{1,40})?\s?[:–-]?\s*(?:n?o )?(?:valor total:?|valor de)?\s*$/iu
/** How far before an amount the words stand that say what it is. */
const NEAR = 70
/** How far, where nothing nearer says it, or what is taken away is listed first. */
const FAR = 200
const LESSENS = /supr[ie][ms]|decr[ée]scim|redu[çz]|gl?osa/iu
/** `passando o valor do contrato a`: what was told before is the old one. */
const REPLACES =
  /(?:valor|total)\s[^.;]{0,40}?contrato (?:ser[áa]|passa|é de|fica)|contratado para(?!\p{L})|pass(?:a(?:ndo|r[áa])?|ou)\s|atualizad|tornando|totalizando|perfazendo/iu
/** `passou de R$ 10,00 para R$ 20,00` */
const BECOMES = /^\s*(?:\([^()]{0,120}\),?\s*)?para\s*$/iu
const EACH =
  /^\s?(?:\([^()]{0,80}\)\s?)?(?:por|cada|\/|a) ?(?:hora|unidade|item|posto|km|dia|consulta|plant|m²|m2|metro|servente|tonelada|litro|kg)/iu
const TELLS =
  /valor|vlr|pre[çc]o|total|import|quant|montante|R\$|reajuste|acr[ée]sc|supress|anual|mensal/iu
const NOT_ALL =
  /unit[áa]ri|contrapartida|concedente|convenente|multa|por item|di[áa]ria|mensal para|impacto or[çc]|retribui|taxa de ocupa|em comodato|valor do im[óo]vel/iu

/** By the words before an amount, the nearest first, and those right after it. */
function toldOf(words: string, after: string): MoneyColumn | 'same' | null {
  if (EACH.test(after)) return null
  if (/^\s?(?:\([^()]{0,80}\)\s?)?,?\s?(?:mensa|por m[êe]s|ao m[êe]s)/iu.test(after))
    return 'valor_mensal'
  const near = words.slice(TELLS.test(words.slice(-NEAR)) ? -NEAR : -FAR)
  if (NOT_ALL.test(near)) return null
  if (!TELLS.test(words)) return 'same'
  if (REPLACES.test(near) && !/mensa(?:l|is)/iu.test(near)) return 'valor_global'
  if (/mensa(?:l|is)|por m[êe]s/iu.test(near))
    return LESSENS.test(words.slice(-NEAR)) ? null : 'valor_mensal'
  if (/inicial|origin(?!al a quantia)/iu.test(near)) return 'valor_inicial'
  if (
    LESSENS.test(words.slice(-FAR)) ||
    /acr[ée]sci|acresce|acrescid|aditad|majora|reajust|repactua|do (?:presente )?(?:termo )?(?:de )?(?:aditivo|aditamento|apostil)/iu.test(
      near,
    )
  )
    return 'valor_acrescimo'
  const isAdded = !/total|global/iu.test(near) && /acresc(?:e-se|id)/iu.test(words.slice(-FAR))
  return isAdded ? 'valor_acrescimo' : 'valor_global'
}
