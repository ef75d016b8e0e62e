/** The query that finds everything, of an alert that has only items. */
const EVERYTHING = '*'

/** What an alert seeks, in a few words; `itens`: how many items it has. */
export function soughtSentence(consulta: string, itens: number): string {
  if (itens === 0) return consulta
  const items = itens === 1 ? '1 termo' : `${itens} termos`
  return consulta === EVERYTHING ? items : `${consulta}, com um de ${items}`
}
