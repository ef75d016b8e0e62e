import type { Grouping } from '../../alerts/bulletins/bulletin.ts'
import type { BulletinAlert, GatheredMatch } from '../../alerts/bulletins/issue.ts'
import type { ActHead } from '../../gazette/publication-detail.ts'

/** An act with the alerts of a bulletin that found it, each once. */
export interface GatheredAct {
  id: string
  /** In the order of the bulletin. */
  alerts: BulletinAlert[]
  /** The items that it matches, of all of them. */
  termos: string[]
  /** Those of the first of them. */
  ownTermos: string[]
  /** The rows that they have found in it, each once. */
  linhas: GatheredMatch['linhas']
}

/** The same with what tells of the act. */
export interface ToldAct extends Omit<GatheredAct, 'id'> {
  act: ActHead
}

/** The acts of these matches, each once. */
export function gatheredActs(matches: GatheredMatch[], alerts: BulletinAlert[]): GatheredAct[] {
  const byAct = Map.groupBy(matches, ({ publicacao }) => publicacao)
  return [...byAct].map(([id, of]) => {
    const inOrder = alerts.flatMap((alert) => {
      const match = of.find(({ alertaId }) => alertaId === alert.id)
      return match === undefined ? [] : [{ alert, termos: match.termos }]
    })
    return {
      id,
      alerts: inOrder.map(({ alert }) => alert),
      termos: [...new Set(inOrder.flatMap(({ termos }) => termos))],
      ownTermos: inOrder[0]?.termos ?? [],
      linhas: eachOnce(of.flatMap(({ linhas }) => linhas)),
    }
  })
}

/** Several alerts may have found the same row. */
function eachOnce(linhas: GatheredMatch['linhas']): GatheredMatch['linhas'] {
  return [...new Map(linhas.map((found) => [JSON.stringify(found.linha), found])).values()]
}

/** The acts under their headings: headings in a readable order, acts in that of the gazette. */
export function groupedActs(told: ToldAct[], by: Grouping, alerts: BulletinAlert[]) {
  const groups = Map.groupBy(told.toSorted(byPlace), (one) => headingOf(one, by))
  const places = new Map(alerts.map(({ nome }, place) => [nome, place]))
  const inOrder = (a: string, b: string) =>
    by === 'alerta' ? places.get(a)! - places.get(b)! : portuguese.compare(a, b) // each is an alert's name
  return [...groups]
    .map(([titulo, acts]) => ({ titulo, acts }))
    .toSorted((a, b) => inOrder(a.titulo, b.titulo))
}

const portuguese = new Intl.Collator('pt-BR', { numeric: true })

function headingOf({ act, alerts, ownTermos }: ToldAct, by: Grouping): string {
  const alert = alerts[0]!.nome // an act is here because an alert found it
  switch (by) {
    case 'termo':
      return ownTermos[0] ?? alert
    case 'orgao':
      return act.orgao === '' ? 'Sem órgão' : act.orgao.replaceAll('/', ' / ')
    case 'secao':
      return act.secao === 'extra' ? 'Edição extra' : `Seção ${act.secao}`
    case 'alerta':
      return alert
  }
}

function byPlace({ act: a }: ToldAct, { act: b }: ToldAct): number {
  return (
    portuguese.compare(a.data_publicacao, b.data_publicacao) ||
    portuguese.compare(a.secao, b.secao) ||
    portuguese.compare(a.pagina, b.pagina)
  )
}
