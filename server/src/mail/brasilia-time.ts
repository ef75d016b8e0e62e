const format = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** An instant as people in Brasília read it: `15/03/2026, 08:30 (horário de Brasília)`. */
export function brasiliaTime(instant: string): string {
  return `${format.format(new Date(instant))} (horário de Brasília)`
}

/** `2026-03-15` as `15/03/2026`. */
export function brazilianDate(date: string): string {
  return date.split('-').toReversed().join('/')
}
