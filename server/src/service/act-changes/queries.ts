import type { ActKey } from '../../../engine/port.ts'
import type { ActField } from '../../gazette/publication-detail.ts'
import { type ByteString, byteString } from '../../lib/text/byte-string.ts'
import { actAsJson, structuredActAsJson } from '../archive/read-acts.ts'
import type { ArchiveStore } from '../archive/archive-store.ts'
import type { ChangeLog, ChangePlace, LoggedChange, ToldPlace } from './change-log.ts'

/** An answer ends behind the act that makes it this long: a page of long texts is short. */
const ENOUGH_BYTES = 2 ** 20

/** A change with the act as it is now. */
export interface ToldChange extends LoggedChange, ToldPlace {
  /** The act as JSON. */
  act: ByteString
}

interface ChangesPage {
  changes: ToldChange[]
  /** Whether there are others behind them. */
  hasMore: boolean
  /** How many acts the archive has. */
  publicacoes: number
}

/**
 * What comes with an act besides its fields: nothing, its structure, or also which of its rows are hidden, which not
 * just any reader may know.
 */
type Besides = 'nada' | 'estrutura' | 'estrutura_e_ocultas'

/** What changed in the archive, for those who keep a copy of it. */
export interface ChangeQueries {
  /**
   * Changes behind a place, each with the act's present `fields`, and what else a copy needs; null: the archive never
   * had this place, or was set back to before it was told.
   */
  after(
    place: ToldPlace | null,
    limite: number,
    fields: readonly ActField[],
    besides: Besides,
  ): Promise<ChangesPage | null>
}

/** Before every change. */
const BEGINNING: ChangePlace = { seq: 0, mark: 0, key: 0 }

export function createChangeQueries(store: ArchiveStore): ChangeQueries {
  return {
    after: (place, limite, fields, besides) =>
      store.read(async (view) => {
        if (place !== null && !(await hadPlace(view, place))) return null
        const found = await view.changesAfter(place ?? BEGINNING, limite + 1)
        const newest = await view.newestTransaction()
        const places = found.slice(0, limite).map((change) => ({ ...change, newest: newest! }))
        const changes = await withActs(places, (key) =>
          besides === 'nada'
            ? actAsJson(view, key, fields)
            : structuredActAsJson(view, key, fields, besides === 'estrutura_e_ocultas'),
        )
        const { publicacoes } = await view.summary()
        return { changes, hasMore: changes.length < found.length, publicacoes }
      }),
  }
}

/**
 * Also the newest transaction of then is asked for: an archive that was set back to between both has the place, but
 * may have lost what it told of acts.
 */
async function hadPlace(log: ChangeLog, { newest, ...place }: ToldPlace): Promise<boolean> {
  return (await log.hadTransaction(place)) && (await log.hadTransaction(newest))
}

async function withActs(
  changes: Omit<ToldChange, 'act'>[],
  asJson: (key: ActKey) => Promise<string | null>,
): Promise<ToldChange[]> {
  const told: ToldChange[] = []
  let bytes = 0
  for (const change of changes) {
    if (bytes >= ENOUGH_BYTES) break
    const act = byteString((await asJson(change.key))!) // acts are never erased
    bytes += act.length
    told.push({ ...change, act })
  }
  return told
}
