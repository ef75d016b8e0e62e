import { onlyRow } from '../only-row.ts'
import { type Fence, Overtaken } from '../../lib/flow/lease.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { ActRows } from '../../ingest/archive-writer.ts'
import type { ActWithRows } from '../../gazette/rows/linhas.ts'
import type { RowRereading } from '../../service/rows/row-store.ts'
import { writeActRows } from '../archive/act-rows.ts'
import { countEdition } from '../archive/edition-counts.ts'
import { SELECT_WHOLE, undamagedRow } from '../archive/publication-rows.ts'
import { expectHeld } from '../leases/leases.ts'
import { int, row, text } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import type { RowRules } from './hide-rows.ts'
import { type RowVersions, isOutdated, versionValues } from './outdated-rows.ts'
import { forsakenActs } from './untold-rows.ts'

/** How many acts a transaction reads at most, and after how long it reads no further one: others wait to write. */
const ACTS = 32
const BUSY_MS = 40

interface RereadingOptions {
  /** Loaded with the first act that has to be read. */
  loadRules(): Promise<RowRules>
  versions: RowVersions
  clock: Clock
  /** Time that passes, in milliseconds. */
  stopwatch(): number
  /** The rows of this act could not be read; it keeps those that it has. */
  onDefect(id: string, error: unknown): void
}

const editionRow = row({ data: text, numero: text })
const actRow = row({ key: int, id: text })
type ActPlace = ReturnType<typeof actRow>
const countRow = row({ edicoes: int, por_ler: int })

/**
 * Reads again the rows of acts that older rules read, or none: from the stored texts, the newest editions first. Nobody is
 * told of what changes. What was read is stored with its version, so another process goes on where one ended. Before
 * all others come acts whose rows an import that was killed left unread: those are told.
 */
export function createRowRereading(
  sql: Sql,
  { loadRules, versions, clock, stopwatch, onDefect }: RereadingOptions,
): RowRereading {
  /** Editions before this one are looked for; null: all. */
  let before: { data: string; numero: string } | null = null
  /** The edition that is being read, and the last of its acts that was. */
  let current: { data: string; numero: string; after: number } | null = null
  /** The last act with untold rows that was read. */
  let told = -1

  return {
    async step(fence: Fence): Promise<boolean> {
      const untold = await forsakenActs(sql, { after: told, limit: ACTS, now: clock() })
      if (untold.length > 0) {
        told = await readOn(fence, untold)
        return true
      }
      current ??= await nextEdition()
      if (current === null) {
        before = null
        told = -1
        return false
      }
      const acts = await outdatedActs(sql, versions, current)
      current.after = acts.length > 0 ? await readOn(fence, acts) : await end(fence, current)
      if (acts.length === 0) [before, current] = [current, null]
      return true
    },
  }

  async function nextEdition() {
    const [data, numero] = before === null ? ['9999', ''] : [before.data, before.numero]
    const found = await sql.one(
      editionRow,
      `SELECT data, numero FROM edition_sections
       WHERE (data < $6 OR (data = $6 AND numero < $7)) AND (${isOutdated('versao_')})
       ORDER BY data DESC, numero DESC LIMIT 1`,
      [...versionValues(versions), data, numero],
    )
    return found && { ...found, after: -1 }
  }

  /** Returns the key of the last act that was read. One whose rows cannot be written keeps those that it has. */
  async function readOn(fence: Fence, acts: ActPlace[]): Promise<number> {
    try {
      return await readActs(fence, acts)
    } catch (error) {
      if (error instanceof Overtaken) throw error
      const [first, ...others] = acts as [ActPlace, ...ActPlace[]]
      if (others.length > 0) return await readOn(fence, [first])
      onDefect(first.id, error)
      return first.key
    }
  }

  async function readActs(fence: Fence, acts: ActPlace[]): Promise<number> {
    const rules = await loadRules()
    return await sql.transaction(async (tx) => {
      await expectHeld(tx, fence)
      const until = stopwatch() + BUSY_MS
      for (const { key } of acts) {
        await readAct(tx, key, rules)
        if (stopwatch() > until) return key
      }
      return acts.at(-1)!.key
    })
  }

  async function readAct(tx: Sql, key: number, rules: RowRules): Promise<void> {
    const act = await tx.one(undamagedRow, `${SELECT_WHOLE} WHERE key = $1`, [key])
    const { conteudo_completo } = act ?? {}
    // It was erased meanwhile, or only its zip has its text still.
    if (!act || !conteudo_completo) return
    const rows = rowsOf(rules, { ...act, conteudo_completo })
    if (rows === null) return
    const { versao } = act
    const readRows = (former: ActWithRows) => readBy(rules, former)
    const { hiddenPlaces } = rules
    await writeActRows(tx, { clock, readRows, hiddenPlaces }, [
      { key, versao, publication: act, rows },
    ])
  }

  function rowsOf(rules: RowRules, act: ActWithRows & { id: string }): ActRows | null {
    try {
      return readBy(rules, act)
    } catch (error) {
      onDefect(act.id, error)
      return null
    }
  }

  async function end(fence: Fence, { data, numero, after }: NonNullable<typeof current>) {
    await sql.transaction(async (tx) => {
      await expectHeld(tx, fence)
      await countEdition(tx, { data, numero })
      // Who asks for sums adds what is noted, so it must not become much.
      const { addUpContracts } = tx.dialect
      if (addUpContracts !== null) await tx.run(addUpContracts)
    })
    return after
  }
}

/** How many editions there are, and of how many the rows of some acts are not of the present rules. */
export function countUnreadEditions(sql: SqlReader, versions: RowVersions) {
  return onlyRow(
    sql,
    countRow,
    `SELECT count(*) AS edicoes, coalesce(sum(por_ler), 0) AS por_ler FROM (
       SELECT max(CASE WHEN ${isOutdated('versao_')} THEN 1 ELSE 0 END) AS por_ler
       FROM edition_sections GROUP BY data, numero) AS each_edition`,
    versionValues(versions),
  )
}

async function outdatedActs(
  sql: SqlReader,
  versions: RowVersions,
  { data, numero, after }: { data: string; numero: string; after: number },
): Promise<ActPlace[]> {
  return await sql.all(
    actRow,
    `SELECT p.key, p.id FROM publications p LEFT JOIN row_readings r ON r.key = p.key
     WHERE p.data_publicacao = $6 AND p.edicao = $7 AND p.key > $8 AND (${isOutdated('r.')})
       AND NOT EXISTS (SELECT 1 FROM untold_rows u WHERE u.key = p.key)
     ORDER BY p.key LIMIT ${ACTS}`,
    [...versionValues(versions), data, numero, after],
  )
}

function readBy({ linhasOf, preparedOf }: RowRules, act: ActWithRows): ActRows {
  return preparedOf(linhasOf(act), act.data_publicacao)
}
