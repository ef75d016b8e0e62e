import { today } from '../lib/dates.ts'

const MONTHS = 'jan. fev. mar. abr. maio jun. jul. ago. set. out. nov. dez.'.split(' ')

/** How an act or a part is cited by somebody who reads it on a day: only that day is missing in the answer. */
export function citedOn({ citacao }: { citacao: string }, day = today()): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${citacao} Acesso em: ${Number(date)} ${MONTHS[Number(month) - 1] ?? ''} ${year}.`
}
