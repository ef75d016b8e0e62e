import { NORM_LISTS } from '../../gazette/rows/columns/read-columns.ts'
import { NORM_SPECIES } from '../../gazette/rows/norms/norm.ts'
import type { NormaLinha } from '../../gazette/rows/norma-linhas.ts'
import { type Norm, normOf } from '../../../engine/entities.ts'
import { type ActKey, dateOfKey } from '../../../engine/port.ts'
import { READING_VERSION } from '../../search/reading/reading.ts'
import type { ArchiveStore, ArchiveView } from '../archive/archive-store.ts'
import type { MissingNotices } from '../archive/missing-notices.ts'
import { changesOf } from './norm-changes.ts'
import type { DatedCount, NormRecords } from './norm-record.ts'
import type { NormRows, OwnNormFilter } from './norm-rows.ts'
import { NORM_TABLE } from './norm-queries.ts'
import { createRowQueries } from './row-queries.ts'
import type { Published } from './row-store.ts'

/** More acts of one number are not of one norm; more of them revoke none wholly. */
const MOST = 20

/** Acts that no longer do what they say. */
const VOID: string[] = ['sem_efeito', 'revogada', 'retirada'] satisfies NormaRow['situacao'][]
type NormaRow = Published<NormaLinha>

/** Tells what the archive knows of a norm, whether it has the norm's own act or not. */
export function createNormRecords(store: ArchiveStore, missing: MissingNotices): NormRecords {
  const rows = createRowQueries<NormRows>(NORM_TABLE, missing)
  const pageOf = async (view: ArchiveView, own: OwnNormFilter, order: 'antigas' | 'recentes') => {
    const acts = { termo: '*', filters: {}, leitura: READING_VERSION }
    const asked = { own, acts, order, after: null, limite: MOST }
    return rows.list(view, await rows.filterOf(view, asked), asked)
  }
  return {
    record: (norma) =>
      store.read(async (view) => {
        const named = ownFilterOf(normOf(norma))
        const own = named && (await pageOf(view, named, 'antigas'))
        const touches = await view.norms.touches(norma)
        const citacoes = await citationsOf(view, norma)
        const atos = own?.resultados ?? []
        if (citacoes === null && atos.length === 0 && touches.length === 0) return null
        const tocada = { norma, efeitos: ['revoga'] as const }
        const revoking = await pageOf(view, { tocada }, 'recentes')
        return {
          citacoes,
          atos,
          total_atos: (own?.sums ?? []).reduce((total, { linhas }) => total + linhas, 0),
          efeitos: NORM_LISTS.flatMap((efeito) =>
            touches
              .filter((one) => one.efeito === efeito)
              .map(({ atos: total, first, last }) => ({ efeito, ...dated(total, first, last) })),
          ),
          revogada_por: changesOf(norma, tocada.efeitos, revoking.resultados).filter(
            ({ total, ato }) => total === true && !VOID.includes(ato.situacao),
          ),
          avisos: revoking.avisos,
        }
      }),
  }
}

/** Of what its own row says; null: no such norm is in the gazette. */
function ownFilterOf({ kind, number, year, esfera }: Norm): OwnNormFilter | null {
  const especie = NORM_SPECIES.find((one) => one === kind)
  const isLocal = esfera !== null && esfera !== 'federal'
  if (especie === undefined || isLocal) return null
  return { especies: [especie], numeros: [number], ...(year !== null && { ano: year }) }
}

async function citationsOf(view: ArchiveView, value: string): Promise<DatedCount | null> {
  const query = { kind: 'entity', field: 'norma', value } as const
  const ends = await Promise.all(
    (['antigas', 'recentes'] as const).map((order) =>
      view.index.search({ query, filters: {}, order, offset: 0, limit: 1 }),
    ),
  )
  const [first, last] = ends.map(({ keys: [key] }) => key)
  if (first === undefined || last === undefined) return null
  // Both orders have the same total.
  return dated(ends[0]!.total, first, last)
}

function dated(total: number, first: ActKey, last: ActKey): DatedCount {
  return { total, primeira: dateOfKey(first), ultima: dateOfKey(last) }
}
