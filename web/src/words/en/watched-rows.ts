import type { Words } from '../pt/index.ts'

export const watchedRows: Words['watchedRows'] = {
  table: 'Rows of',
  anyTable: 'all tables',
  anyTableHelp: 'Without a table, all rows of all tables arrive: thousands on a working day.',
  wordsHelp: 'In search syntax; the act of the row must have these words.',
  lastDays: (days) => `In the last ${days} days`,
  ever: (rows) => `In the whole archive: ${rows}.`,
  newest: 'The newest:',
  tellNext: 'Tell me of the next ones',
  comesNear: {
    vigencia_fim: (day) => `ends on ${day}`,
    data_abertura: (day) => `opens on ${day}`,
  },
  more: (count) => `and ${count} more`,
  rowsIn: (rows, acts) => `${rows} in ${acts}`,
  sought: (table, isAll) => `Rows of ${table}${isAll ? ', all' : ''}`,
  named: (table, values) => `${table}: ${values}`,
  followTitle: 'Follow these rows',
  byMail: 'By mail',
  byWebhook: 'By webhook',
  title: 'Rows',
  all: 'all, of all tables',
  seeTable: 'See those that exist',
  given: (name, value) => `${name}: ${value}`,
  from: (name, value) => `${name}: from ${value}`,
  until: (name, value) => `${name}: until ${value}`,
  ahead: (name, days) => `${name}: within ${days} days`,
  daysAhead: {
    vigencia_fim_em_dias: 'Term ends within (days)',
    abertura_em_dias: 'Opens within (days)',
  },
  daysAheadHelp:
    'Counted from the day on which you are told. Also tells, once, when the day of an older row comes near.',
  yes: 'yes',
  no: 'no',
}
