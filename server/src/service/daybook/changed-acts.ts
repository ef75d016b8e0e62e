import type { ActHead, Relation } from '../../gazette/publication-detail.ts'
import type { ArchiveStore, ArchiveView } from '../archive/archive-store.ts'
import { withPassages } from '../archive/corrected-passages.ts'
import { type AlertName, type ChangedAct, type DaybookChange, headOf } from './daybook.ts'
import type { DaybookOwner, DaybookReader, KeysOfDay, RecordedChange } from './daybook-store.ts'

/** The most earlier acts that a day tells of: their texts are read for what was corrected. */
const MOST_TOLD = 50

type Untold = Omit<ChangedAct, 'lido' | 'guardado_em'>

interface ChangedDeps {
  store: ArchiveStore
  daybook: Pick<DaybookReader, 'changedEarlier' | 'changesOf' | 'finders'>
}

/** The earlier acts that a person had, in the order of the gazette, with what happened to them on a day. */
export async function changedActs(
  { store, daybook }: ChangedDeps,
  whose: DaybookOwner,
  day: KeysOfDay,
  alerts: AlertName[],
): Promise<Untold[]> {
  const ids = await daybook.changedEarlier(whose, day, MOST_TOLD)
  const changes = await daybook.changesOf(ids, day)
  const byAct = Map.groupBy(changes, ({ publicacao }) => publicacao)
  const found = await daybook.finders(whose.conta_id, ids)
  const finders = Map.groupBy(found, ({ publicacao }) => publicacao)
  return await store.read(async (view) => {
    const heads = await view.actHeadsById([...new Set(changes.map(({ por }) => por))])
    const by = new Map(heads.map((head) => [head.id, head]))
    const told: Untold[] = []
    for (const id of ids) {
      const mudancas = await toldChanges(view, id, byAct.get(id) ?? [], by)
      if (mudancas === null) continue
      const had = new Set(finders.get(id)?.map(({ alertaId }) => alertaId))
      const alertas = alerts.filter((alert) => had.has(alert.id))
      told.push({ ...mudancas, alertas: alertas.map(({ id, nome }) => ({ id, nome })) })
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

/** Each once, though an act may say it twice. */
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
