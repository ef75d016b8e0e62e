import type { Caderno, MarcaDePessoa, PaginaGuardados } from '../api/schema.ts'

type Mark = Pick<MarcaDePessoa, 'lido' | 'guardado_em'>
interface Markable extends Mark {
  id: string
}

/** All lists that are kept, as they are before marks: what one counts may be shown by another one only. */
export interface KeptLists {
  days: Caderno[]
  pages: PaginaGuardados[]
}

/** A day after marks, without asking for it anew: composing it costs searches. */
export function markedDay<Daybook extends Caderno>(
  day: Daybook,
  marks: MarcaDePessoa[],
  { days, pages }: KeptLists,
): Daybook {
  const byId = new Map(marks.map((mark) => [mark.publicacao, mark]))
  const marked = markedBy(byId)
  const found = days.filter(({ data }) => data === day.data).flatMap(({ alertas }) => alertas)
  const alertas = day.alertas.map((alert) => {
    const known = found.filter(({ id }) => id === alert.id).flatMap(({ atos }) => atos)
    const nao_lidos = alert.nao_lidos + unreadMore(known, byId)
    return { ...alert, atos: alert.atos.map(marked), nao_lidos }
  })
  return {
    ...day,
    alertas,
    mudaram: day.mudaram.map(marked),
    nao_lidos:
      day.nao_lidos +
      unreadMore(
        found.flatMap(({ atos }) => atos),
        byId,
      ),
    guardados: day.guardados + savedMore(savableOf({ days, pages }), byId),
  }
}

function savableOf({ days, pages }: KeptLists): Markable[] {
  return [
    ...days.flatMap(({ alertas, mudaram }) => [...alertas.flatMap(({ atos }) => atos), ...mudaram]),
    ...pages.flatMap(({ resultados }) => resultados),
  ]
}

/** The same of the list of saved acts: what is no longer saved stays in sight, to be saved again. */
export function markedPage(page: PaginaGuardados, marks: MarcaDePessoa[]): PaginaGuardados {
  const byId = new Map(marks.map((mark) => [mark.publicacao, mark]))
  return { ...page, resultados: page.resultados.map(markedBy(byId)) }
}

function markedBy(byId: Map<string, Mark>) {
  return <Act extends Markable>(act: Act): Act => {
    const { lido, guardado_em } = byId.get(act.id) ?? act
    return { ...act, lido, guardado_em }
  }
}

function unreadMore(acts: Markable[], byId: Map<string, Mark>): number {
  return sumOf(acts, byId, (before, after) => Number(before.lido) - Number(after.lido))
}

function savedMore(acts: Markable[], byId: Map<string, Mark>): number {
  const isSaved = ({ guardado_em }: Mark) => Number(guardado_em !== null)
  return sumOf(acts, byId, (before, after) => isSaved(after) - isSaved(before))
}

/** Of each act once: it may stand in several lists. */
function sumOf(
  acts: Markable[],
  byId: Map<string, Mark>,
  difference: (before: Mark, after: Mark) => number,
): number {
  const once = [...new Map(acts.map((act) => [act.id, act])).values()]
  return once.reduce((sum, act) => {
    const after = byId.get(act.id)
    return after === undefined ? sum : sum + difference(act, after)
  }, 0)
}
