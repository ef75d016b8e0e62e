import { brazilianDate } from '../../mail/brasilia-time.ts'

/** A table that people open in a spreadsheet. */
export interface Sheet<Row> {
  /** Of its page in a workbook. */
  name: string
  columns: SheetColumn<Row>[]
}

export interface SheetColumn<Row> {
  name: string
  /** In characters. */
  width: number
  value(row: Row): SheetValue
}

/** A day is YYYY-MM-DD; null: there is none. */
type SheetValue = string | { day: string | null }

/** A value as text; days as people in Brazil write them. */
export function sheetText(value: SheetValue): string {
  if (typeof value === 'string') return value
  return value.day === null ? '' : brazilianDate(value.day)
}

/** Excel makes a date of 10-12. */
export function pagesCell(pagina: string): string {
  return pagina.replace(/^(\d+)-(\d+)$/, '$1 a $2')
}
