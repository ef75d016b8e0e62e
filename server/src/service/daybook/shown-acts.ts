import type { StoredAlert } from '../../alerts/alert.ts'
import { prazosOf } from '../../gazette/deadlines/prazos.ts'
import type { ArchiveStore } from '../archive/archive-store.ts'
import { foundAct } from '../mail/matched-act.ts'
import { type DaybookAct, headOf } from './daybook.ts'
import type { DaybookReader } from './daybook-store.ts'
import type { PastRow } from '../rows/past-rows.ts'
import { type FoundByOne, type FoundMatch, findersOf } from './group-acts.ts'

/** Of one act: more are a schedule. */
const MOST_DEADLINES = 10

type Unmarked = Omit<DaybookAct, 'lido' | 'guardado_em'>

interface ShownDeps {
  store: ArchiveStore
  daybook: Pick<DaybookReader, 'termos'>
}

/** The acts that are shown, by id, each with the passage that its first alert has found. */
export async function shownActs(
  { store, daybook }: ShownDeps,
  shown: string[],
  found: FoundByOne[],
  alerts: StoredAlert[],
): Promise<Map<string, Unmarked>> {
  const finders = new Map(shown.map((id) => [id, findersOf(found, id)]))
  const eventos = [...finders.values()].flat().flatMap(({ match }) => match.evento ?? [])
  const ofEvents = await daybook.termos(eventos)
  const termosOf = ({ evento, termos }: FoundMatch) =>
    evento === null ? termos : (ofEvents.get(evento) ?? [])
  const byId = new Map(alerts.map((alert) => [alert.id, alert]))
  const acts = await store.read((view) => view.actsById(shown))
  return new Map(
    acts.map((act) => {
      const matches = finders.get(act.id)! // every shown act is found by an alert
      const [first, ...others] = matches.map(({ alertaId, match }) => ({
        alert: byId.get(alertaId)!, // only alerts of the account find
        termos: termosOf(match),
      }))
      const { alert, termos } = first! // it is shown because an alert has found it
      const { trecho, parte = null } = foundAct(act, alert, termos)
      return [
        act.id,
        {
          ...headOf(act),
          trecho: trecho.map(({ text: texto, hit: marcado }) => ({ texto, marcado })),
          parte,
          termos_correspondentes: [
            ...new Set([...termos, ...others.flatMap((other) => other.termos)]),
          ],
          outros_alertas: others.map(({ alert: { id, nome } }) => ({ id, nome })),
          linhas: distinctRows(matches.flatMap(({ match }) => match.linhas ?? [])),
          prazos: prazosOf(act).slice(0, MOST_DEADLINES),
        },
      ]
    }),
  )
}

/** A row that several alerts have found is shown once. */
function distinctRows(rows: PastRow[]): DaybookAct['linhas'] {
  const byId = new Map(
    rows.map(({ tabela, linha, prazo }) => [
      (linha as { id: string }).id,
      { tabela, linha, prazo },
    ]),
  )
  return [...byId.values()]
}
