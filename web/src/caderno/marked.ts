import type { Caderno, MarcaDePessoa, PaginaGuardados } from '../api/schema.ts'

type Mark = Pick<MarcaDePessoa, 'lido' | 'guardado_em'>
interface Markable extends Mark {
  id: string
}

/** A day after marks, without asking for it anew: composing it costs searches. */
export function markedDay<Daybook extends Caderno>(day: Daybook, marks: MarcaDePessoa[]): Daybook {
  const byId = new Map(marks.map((mark) => [mark.publicacao, mark]))
  const marked = markedBy(byId)
  const alertas = day.alertas.map((alert) => ({
    ...alert,
    atos: alert.atos.map(marked),
    nao_lidos: alert.nao_lidos + unreadMore(alert.atos, byId),
  }))
  const known = [...day.alertas.flatMap(({ atos }) => atos), ...day.mudaram]
  return {
    ...day,
    alertas,
    mudaram: day.mudaram.map(marked),
    nao_lidos:
      day.nao_lidos +
      unreadMore(
        day.alertas.flatMap(({ atos }) => atos),
        byId,
      ),
    guardados: day.guardados + savedMore(known, byId),
  }
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

/** An act may stand under an alert and among those that changed. */
function savedMore(acts: Markable[], byId: Map<string, Mark>): number {
  const once = [...new Map(acts.map((act) => [act.id, act])).values()]
  const isSaved = ({ guardado_em }: Mark) => Number(guardado_em !== null)
  return sumOf(once, byId, (before, after) => isSaved(after) - isSaved(before))
}

function sumOf(
  acts: Markable[],
  byId: Map<string, Mark>,
  difference: (before: Mark, after: Mark) => number,
): number {
  return acts.reduce((sum, act) => {
    const after = byId.get(act.id)
    return after === undefined ? sum : sum + difference(act, after)
  }, 0)
}
