import { matchesOf } from '../matches.ts'
import { type PrintedAmount, WITH_CENTS, readReais } from './reais.ts'

/** Words that indicate money. */
const MONEY =
  'valor(?:es)?|or[çc]ad[oa]s?|pre[çc]os?|custos?|quantia|import[âa]ncia|montante|total|global|contrapartida|contrap|cp|multas?|remunera[çc][ãa]o|vencimentos?|sal[áa]rios?|subs[íi]dio|d[ée]bito|saldo|repasse'
/**
 * The allowed text between those words and the amount; no digits, other units or totals of points.
 */
const BETWEEN = '[^\\d\\n;%$€£]{0,60}?'
/** A line that begins with one of these words, and the form of amounts in one line of a form. */
const LABELLED = new RegExp(`^(?:${MONEY})(?!\\p{L})[^:\\d\\n]{0,60}:`, 'iu')
const FORM_AMOUNT = new RegExp(`(?<=[:/(] ?)${WITH_CENTS}`, 'g')
const TOLD = new RegExp(`(?<!\\p{L})(?:${MONEY})(?!\\p{L})(${BETWEEN})${WITH_CENTS}`, 'giu')
/** `26.762,57 (vinte e seis mil … reais`, `26.762,57 reais` */
const SPELLED = new RegExp(`${WITH_CENTS}(?= ?reais| ?\\([^()\\n]{0,200}(?:reais|centavos))`, 'gi')
/** After a number: a share, a measure, points. */
const UNIT =
  /^ ?(?:%|m ?[²³23](?!\d)|m(?!\p{L})|km|ha(?!\p{L})|k?g(?!\p{L})|h(?!\p{L})|horas|pontos|litros|anos|meses|dias|por cento)/iu
/** Between the word and the number: another currency, or something that is not money. */
const NO_MONEY =
  /(?<!\p{L})(?:US\$?|USD|U\$|EUR|GBP|CHF|JPY|euros?|d[óo]lares|notas?|pontos|pontua[çc][ãa]o|m[ée]dia|peso|[íi]ndice|percentual|fator|coeficiente|[áa]rea|extens[ãa]o|comprimento|latitude|longitude|km)(?!\p{L})|(?:itens|items?|lotes?)[ :nº°.]{0,5}$/iu

/**
 * Amounts that only words mark as money: `Valor Global: 26.762,57`, `no valor de 2.906,41 (dois mil
 * …`.
 */
export function bareAmounts(text: string): PrintedAmount[] {
  return [...told(text), ...spelled(text), ...labelled(text)]
}

function told(text: string): PrintedAmount[] {
  return matchesOf(text, TOLD).flatMap((match) => {
    const [matched, between = '', whole = '', cents = ''] = match
    if (NO_MONEY.test(between) || isMeasure(text, match.index + matched.length)) return []
    return readReais(match.index + matched.length, whole, cents)
  })
}

function spelled(text: string): PrintedAmount[] {
  return matchesOf(text, SPELLED).flatMap(({ index, 0: matched, 1: whole = '', 2: cents = '' }) =>
    /US\$?D? ?$|[€£] ?$/.test(text.slice(Math.max(0, index - 5), index))
      ? []
      : readReais(index + matched.length, whole, cents),
  )
}

/** All amounts of a line such as `REMUNERAÇÃO: 40 horas - Graduação: 3.412,63/Mestrado: 4.692,37`. */
function labelled(text: string): PrintedAmount[] {
  const amounts: PrintedAmount[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const label = LABELLED.exec(line)?.[0]
    if (label !== undefined && !NO_MONEY.test(label)) {
      for (const { index, 0: matched, 1: whole = '', 2: cents = '' } of matchesOf(
        line,
        FORM_AMOUNT,
      )) {
        const end = start + index + matched.length
        if (!isMeasure(text, end)) amounts.push(...readReais(end, whole, cents))
      }
    }
    start += line.length + 1
  }
  return amounts
}

function isMeasure(text: string, end: number): boolean {
  return UNIT.test(text.slice(end, end + 10))
}
