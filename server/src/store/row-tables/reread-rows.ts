import type { EXTRACTOR_VERSION } from '../../gazette/rows/extractor-version.ts'
import { type Fence, Overtaken } from '../../lib/flow/lease.ts'
import type { RowRereading } from '../../service/rows/row-store.ts'
import { countEdition } from '../archive/edition-counts.ts'
import { SELECT_WHOLE, undamagedRow } from '../archive/publication-rows.ts'
import { expectHeld } from '../leases/leases.ts'
import { int, row, text } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { readHiddenRows } from './hidden-rows.ts'
import type { RowRules } from './hide-rows.ts'
import { ROW_TABLES, outdatedTables, rewriteRows } from './write-rows.ts'

/** How many acts a transaction reads at most, and after how long it reads no further one: others wait to write. */
const ACTS = 32
const BUSY_MS = 40

type Versions = typeof EXTRACTOR_VERSION

interface RereadingOptions {
  /** Loaded with the first act that has to be read. */
  loadRules(): Promise<RowRules>
  versions: Versions
  /** Time that passes, in milliseconds. */
  stopwatch(): number
  /** The rows of this act could not be read; it keeps those that it has. */
  onDefect(id: string, error: unknown): void
}

const editionRow = row({ data: text, numero: text })
const outdatedRow = row({ key: int, id: text })
interface OutdatedAct {
  key: number
  id: string
}
const countRow = row({ edicoes: int, por_ler: int })

/**
 * Reads again the rows of acts that older rules read, or none: from the stored texts, the newest editions first. Nobody is
 * told of what changes. What was read is stored with its version, so another process goes on where one ended.
 */
export function createRowRereading(
  sql: Sql,
  { loadRules, versions, stopwatch, onDefect }: RereadingOptions,
): RowRereading {
  /** Editions before this one are looked for; null: all. */
  let before: { data: string; numero: string } | null = null
  /** The edition that is being read, and the last of its acts that was. */
  let current: { data: string; numero: string; after: number } | null = null

  return {
    async step(fence: Fence): Promise<boolean> {
      current ??= await nextEdition()
      if (current === null) {
        before = null
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
      [...versionsOf(versions), data, numero],
    )
    return found && { ...found, after: -1 }
  }

  /** Returns the key of the last act that was read. One whose rows cannot be written keeps those that it has. */
  async function readOn(fence: Fence, acts: OutdatedAct[]): Promise<number> {
    try {
      return await readActs(fence, acts)
    } catch (error) {
      if (error instanceof Overtaken) throw error
      const [first, ...others] = acts as [OutdatedAct, ...OutdatedAct[]]
      if (others.length > 0) return await readOn(fence, [first])
      onDefect(first.id, error)
      return first.key
    }
  }

  async function readActs(fence: Fence, acts: OutdatedAct[]): Promise<number> {
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
    const hidden = (await readHiddenRows(tx, [act.id])).get(act.id) ?? []
    const names = await outdatedTables(tx, key, rows)
    await rewriteRows(tx, key, { publication: act, rows }, rules.hiddenPlaces(rows, hidden), names)
  }

  function rowsOf(rules: RowRules, act: Parameters<RowRules['linhasOf']>[0]) {
    try {
      return rules.preparedOf(rules.linhasOf(act), act.data_publicacao)
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
export async function countUnreadEditions(sql: SqlReader, versions: Versions) {
  const found = await sql.one(
    countRow,
    `SELECT count(*) AS edicoes, coalesce(sum(por_ler), 0) AS por_ler FROM (
       SELECT max(CASE WHEN ${isOutdated('versao_')} THEN 1 ELSE 0 END) AS por_ler
       FROM edition_sections GROUP BY data, numero) AS each_edition`,
    versionsOf(versions),
  )
  return found!
}

async function outdatedActs(
  sql: SqlReader,
  versions: Versions,
  { data, numero, after }: { data: string; numero: string; after: number },
): Promise<OutdatedAct[]> {
  return await sql.all(
    outdatedRow,
    `SELECT p.key, p.id FROM publications p LEFT JOIN row_readings r ON r.key = p.key
     WHERE p.data_publicacao = $6 AND p.edicao = $7 AND p.key > $8 AND (${isOutdated('r.')})
     ORDER BY p.key LIMIT ${ACTS}`,
    [...versionsOf(versions), data, numero, after],
  )
}

/** Whether any of the columns with this prefix, one for each table, is missing or older; $1 to $5 are {@link versionsOf}. */
function isOutdated(prefix: string): string {
  return ROW_TABLES.map((name, i) => [`${prefix}${name} IS NULL`, `${prefix}${name} < $${i + 1}`])
    .flat()
    .join(' OR ')
}

function versionsOf(versions: Versions): number[] {
  return ROW_TABLES.map((name) => versions[name])
}
