import type { ActHead, Relation } from '../../gazette/publication-detail.ts'
import type { ArchiveStore, ArchiveView } from '../archive/archive-store.ts'
import { withPassages } from '../archive/corrected-passages.ts'
import { type AlertName, type ChangedAct, type DaybookChange, headOf } from './daybook.ts'
import type { RecordedChange } from './daybook-store.ts'

/** The most earlier acts that a day tells of: their texts are read for what was corrected. */
const MOST_TOLD = 50

type Untold = Omit<ChangedAct, 'lido' | 'guardado_em'>

/** The earlier acts, in the order of the gazette, with what happened to them. */
export async function changedActs(
  store: ArchiveStore,
  changes: RecordedChange[],
  alerts: AlertName[],
): Promise<Untold[]> {
  const byAct = [...Map.groupBy(changes, ({ publicacao }) => publicacao)].slice(0, MOST_TOLD)
  return await store.read(async (view) => {
    const others = byAct.flatMap(([, of]) => of.map(({ por }) => por))
    const heads = await view.actHeadsById([...new Set(others)])
    const by = new Map(heads.map((head) => [head.id, head]))
    const told: Untold[] = []
    for (const [id, of] of byAct) {
      const mudancas = await toldChanges(view, id, of, by)
      if (mudancas === null) continue
      const finders = new Set(of.map(({ alertaId }) => alertaId))
      const alertas = alerts.filter((alert) => finders.has(alert.id))
      told.push({ ...mudancas, alertas })
    }
    return told
  })
}

/** Null: the earlier act is no more in the archive. */
async function toldChanges(
  view: ArchiveView,
  id: string,
  changes: RecordedChange[],
  by: Map<string, ActHead>,
): Promise<Omit<Untold, 'alertas'> | null> {
  const act = await view.publication(id)
  if (act === null) return null
  const told = await withPassages(view, act, relationsOf(changes))
  const mudancas = told.flatMap(({ id: other, ...relation }): DaybookChange[] => {
    const head = by.get(other)
    return head === undefined ? [] : [{ ...relation, por: headOf(head) }]
  })
  return { ...headOf(act), mudancas }
}

/** Each once, though several alerts had found the act. */
function relationsOf(changes: RecordedChange[]): Relation[] {
  const once = new Map<string, Relation>()
  for (const { tipo, por: id, confianca, alcance, parte } of changes)
    once.set(`${tipo} ${id} ${parte?.texto ?? ''}`, {
      tipo,
      id,
      confianca,
      alcance,
      parte,
      said: [],
    })
  return [...once.values()]
}
