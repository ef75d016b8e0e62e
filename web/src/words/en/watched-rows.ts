import type { Words } from '../pt/index.ts'

export const watchedRows: Words['watchedRows'] = {
  table: 'Rows of',
  anyTable: 'all tables',
  anyTableHelp: 'Without a table, all rows of all tables arrive: thousands on a working day.',
  wordsHelp: 'In search syntax; the act of the row must have these words.',
  lastDays: (days) => `In the last ${days} days`,
  ever: (rows) => `In the whole archive: ${rows}. The newest:`,
  tellNext: 'Tell me of the next ones',
  title: 'Rows',
  all: 'all, of all tables',
  seeTable: 'See those that exist',
  given: (name, value) => `${name}: ${value}`,
  from: (name, value) => `${name}: from ${value}`,
  until: (name, value) => `${name}: until ${value}`,
  yes: 'yes',
  no: 'no',
}
