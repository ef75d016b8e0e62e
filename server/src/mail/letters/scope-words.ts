import { brazilianDate } from '../brasilia-time.ts'
import type { AlertsEmpty } from '../message.ts'

/** The scope of a mail, at the end of its subject: an edition, or a day. */
export function scopeWords(scope: AlertsEmpty['scope']): string {
  if (scope.frequencia === 'edicao')
    return ` na edição ${scope.numero}, de ${brazilianDate(scope.data)}`
  return scope.data === undefined
    ? ' no resumo do dia'
    : ` no resumo de ${brazilianDate(scope.data)}`
}
