import { setImmediate } from 'node:timers/promises'
import type { RowMark } from '../../gazette/rows/hidden-rows.ts'
import { rowId } from '../../gazette/rows/row-id.ts'
import { preparedOf } from '../../ingest/prepare-rows.ts'
import { rowMark } from '../../ingest/row-marks.ts'
import { newOrderedId } from '../../lib/crypto/ids.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import type {
  ErasedTellings,
  HiddenRowStore,
  PlacedRow,
  Reason,
  ShownRow,
} from './hidden-row-store.ts'
import type { RowTableName } from './row-store.ts'

/** A row that was found by its id. */
export interface FoundRowToHide {
  tabela: RowTableName
  place: PlacedRow
  row: ShownRow
}

const NO_ROWS = { contratos: [], pessoal: [], licitacoes: [], sancoes: [], normas: [] }
const TABLES: RowTableName[] = ['pessoal', 'contratos', 'licitacoes', 'sancoes', 'normas']
/** Rows whose ids are compared at a time. */
const PAGE = 20_000

/**
 * Finds a row by its id, which is made of its act and its place: all rows are gone through, seconds in an archive of
 * millions. Null: none with this id is shown.
 * @throws the reason of `signal` when it aborts
 */
export async function findRow(
  store: HiddenRowStore,
  id: string,
  signal: AbortSignal,
): Promise<FoundRowToHide | null> {
  for (const tabela of TABLES) {
    for (let after: PlacedRow | null = null; ;) {
      await expectUninterrupted(signal)
      const places = await store.places(tabela, after, PAGE)
      const place = places.find(({ publicacao, seq }) => rowId(publicacao, tabela, seq) === id)
      const row = place && (await store.row(tabela, place))
      if (place && row) {
        await expectUninterrupted(signal)
        return { tabela, place, row }
      }
      if (places.length < PAGE) break
      after = places.at(-1)!
    }
  }
  return null
}

/** The store of an archive without a server answers at once: without a pause no signal is heard. */
async function expectUninterrupted(signal: AbortSignal): Promise<void> {
  await setImmediate()
  signal.throwIfAborted()
}

/** How long deliveries on their way are waited for; an attempt takes less. */
const PATIENCE_S = 60

/**
 * Hides a row that was found. Deliveries on their way are waited for, so that the answer says what became of them; they
 * are erased at their end, also when nobody waits.
 */
export async function hideRow(
  store: HiddenRowStore,
  { tabela, place, row }: FoundRowToHide,
  { motivo, por, em }: Reason,
  waitASecond: () => Promise<void>,
): Promise<ErasedTellings> {
  const entry = {
    id: newOrderedId('ocl', em.getTime()),
    linha_id: row.id,
    publicacao_id: place.publicacao,
    tabela,
    ...markOf(tabela, row, place.seq),
    da_origem: false,
    motivo,
    oculta_em: em.toISOString(),
    oculta_por: por,
    mostrada_em: null,
    mostrada_por: null,
    motivo_mostrada: null,
  }
  return await calledBack(store, await store.hide(entry, row), waitASecond)
}

/**
 * Does so again for a row that is hidden already: a command that was stopped, or whose answer was lost, may have left
 * what tells it.
 * @throws Problem `nao_encontrado` when it is not hidden
 */
export async function hideAgain(
  store: HiddenRowStore,
  id: string,
  waitASecond: () => Promise<void>,
): Promise<ErasedTellings> {
  const erased = await store.eraseAgain(id)
  if (erased === null) throw rowNotShown(id)
  return await calledBack(store, erased, waitASecond)
}

async function calledBack(
  store: HiddenRowStore,
  erased: ErasedTellings,
  waitASecond: () => Promise<void>,
): Promise<ErasedTellings> {
  for (let waited = 0; erased.a_caminho > 0 && waited < PATIENCE_S; waited++) {
    await waitASecond()
    const { entregas, a_caminho } = await store.callBack(erased.eventos)
    erased.entregas += entregas
    erased.a_caminho = a_caminho
  }
  return erased
}

/** What a row is known by, as its list shows it, whichever rules read it. */
function markOf(tabela: RowTableName, row: ShownRow, lugar: number): RowMark {
  const of = { ...NO_ROWS, [tabela]: [row] }
  return rowMark(tabela, preparedOf(of, row.data_publicacao)[tabela][0]!, lugar) // one of one
}

export function rowNotShown(id: string): Problem {
  return new Problem('nao_encontrado', `Não há linha ${id} à mostra.`, [
    detailOf(
      'id',
      'não é de nenhuma linha das tabelas',
      'Copie-o do campo `id` da linha (lin_…). O que já está oculto aparece em: linha listar',
    ),
  ])
}
