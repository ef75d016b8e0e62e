import { type PrintedAmount, WITH_CENTS, readReais } from './reais.ts'

/** Heads of columns of money: `Valor R$`, `MULTA (R$)`, `Preço Unitário`, `V.DIÁRIA`. */
const MONEY =
  /R\$|(?<!\p{L})(?:valor(?:es)?|pre[çc]os?|custos?|multas?|remunera[çc][ãa]o|vencimentos?|sal[áa]rio|contrapartida|repasse)(?!\p{L})|^(?:v|vlr?|val|p)\.? ?(?:unit|tot|mens|glob|di[áa]r)/iu
/** Heads of columns of other figures. */
const NO_MONEY = /%|US\$|USD|percentual|m[²2]|m[áa]xima? de pontos|pontos|pontua[çc][ãa]o|nota/iu
const CELL = new RegExp(`^(?:R\\$ ?)?${WITH_CENTS}$`)
/** Budgets are in whole reais. */
const WHOLE = /^(\d{1,3}(?:\.\d{3})+)$/

/**
 * Amounts without `R$` in table columns whose head names money. A table consists of lines whose cells are
 * separated by tabs; it ends at a line without tabs or at a new head.
 */
export function columnAmounts(text: string): PrintedAmount[] {
  if (!text.includes('\t')) return []
  const amounts: PrintedAmount[] = []
  let head: Head = { columns: [], width: 0 }
  let start = 0
  for (const line of text.split('\n')) {
    const cells = line.includes('\t') ? line.split('\t') : []
    const columns = moneyColumns(cells)
    if (cells.length === 0 || columns.length > 0) head = { columns, width: cells.length }
    else amounts.push(...amountsIn(cells, head, start))
    start += line.length + 1
  }
  return amounts
}

interface Head {
  /** The indexes of cells that head columns of money. */
  columns: number[]
  width: number
}

/** The indexes of a row's cells that head columns of money; none, if the row has amounts itself. */
function moneyColumns(cells: string[]): number[] {
  if (cells.some((cell) => CELL.test(cell))) return []
  return cells.flatMap((cell, i) => (MONEY.test(cell) && !NO_MONEY.test(cell) ? [i] : []))
}

/** The amounts of a row: those under the heads; if cells are joined, its only one. */
function amountsIn(cells: string[], { columns, width }: Head, start: number): PrintedAmount[] {
  if (columns.length === 0) return []
  const printed = cells.map((cell) => CELL.exec(cell) ?? WHOLE.exec(cell))
  const under = columns.map((i) => printed[i] ?? null).filter((cell) => cell !== null)
  const all = printed.filter((cell) => cell !== null)
  const isJoined = under.length === 0 && all.length === 1 && cells.length !== width
  return (isJoined ? all : under).flatMap(([, whole = '', cents = '']) =>
    readReais(start, whole, cents),
  )
}
