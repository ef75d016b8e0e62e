import type { UnpackMovement } from '../../gazette/rows/packed-movement.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type {
  ErasedTellings,
  HiddenRowStore,
  PlacedRow,
  Shown,
  ShownRow,
} from '../../service/rows/hidden-row-store.ts'
import type { RowTableName } from '../../service/rows/row-store.ts'
import { changingActs } from '../act-changes/note-changes.ts'
import { eraseDeliveries } from '../push/erase-told-row.ts'
import { int, row, text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { createContractReader } from './contract-reader.ts'
import { type RowRules, eraseHiddenRow, rereadRows } from './hide-rows.ts'
import { createNormReader } from './norm-reader.ts'
import { createPersonnelReader } from './personnel-reader.ts'
import { createSanctionReader } from './sanction-reader.ts'
import { hiddenRows } from './tables.ts'
import { createTenderReader } from './tender-reader.ts'

interface HiddenRowOptions {
  sql: Sql
  clock: Clock
  rules: RowRules
  keysPerDay: number
  unpackMovement: UnpackMovement
}

const placeRow = row({ key: int, seq: int, publicacao: text })
const insertEntry = hiddenRows.insert()
const saidRow = hiddenRows.pick('publicacao_id', 'tabela', 'dito')

/** Of one id, what the operator hides now. */
const OWN = 'linha_id = $1 AND mostrada_em IS NULL AND da_origem = $2'
const endOwn = hiddenRows
  .pick('linha_id', 'da_origem', 'mostrada_em', 'mostrada_por', 'motivo_mostrada')
  .update(['linha_id', 'da_origem'], 'AND mostrada_em IS NULL')

/** The rows that the operator hides, and the log of it. */
export function createHiddenRowStore(options: HiddenRowOptions): HiddenRowStore {
  const { sql, clock, rules, keysPerDay } = options
  const readers = {
    contratos: createContractReader(sql, keysPerDay),
    pessoal: createPersonnelReader(sql, options),
    licitacoes: createTenderReader(sql, keysPerDay),
    sancoes: createSanctionReader(sql, keysPerDay),
    normas: createNormReader(sql, keysPerDay),
  }

  return {
    places: (tabela, after, limit) =>
      sql.all(
        placeRow,
        `SELECT c.key, c.seq, p.id AS publicacao
         FROM (SELECT key, seq FROM ${tabela} WHERE (key, seq) > ($1, $2)
               ORDER BY key, seq LIMIT $3) AS c
         LEFT JOIN publications p ON p.key = c.key ORDER BY c.key, c.seq`,
        [after?.key ?? -1, after?.seq ?? -1, limit],
      ),

    row: shownRow,

    async hide(entry, known) {
      const erase = () => eraseHiddenRow(sql, entry.publicacao_id, entry, { rules, known })
      const before = await erase()
      await changingActs(sql, clock, async (tx, noted) => {
        await insertEntry(tx, entry)
        await rereadRows(tx, noted, entry.publicacao_id, rules)
      })
      return together([before, await erase()])
    },

    async eraseAgain(linha_id) {
      const entries = await sql.all(
        hiddenRows,
        `SELECT ${hiddenRows.columns} FROM hidden_rows WHERE ${OWN}`,
        [linha_id, false],
      )
      if (entries.length === 0) return null
      const erased: ErasedTellings[] = []
      for (const entry of entries)
        erased.push(await eraseHiddenRow(sql, entry.publicacao_id, entry, { rules, known: null }))
      return together(erased)
    },

    callBack: (eventos) => sql.transaction((tx) => eraseDeliveries(tx, eventos)),

    show: (linha_id, { motivo, por, em }) =>
      changingActs(sql, clock, async (tx, noted) => {
        const ended = await tx.all(
          saidRow,
          `SELECT ${saidRow.columns} FROM hidden_rows WHERE ${OWN}`,
          [linha_id, false],
        )
        const own = { linha_id, da_origem: false }
        const shown = { mostrada_em: em.toISOString(), mostrada_por: por, motivo_mostrada: motivo }
        await endOwn(tx, { ...own, ...shown })
        for (const id of new Set(ended.map(({ publicacao_id }) => publicacao_id)))
          await rereadRows(tx, noted, id, rules)
        return await shownNow(tx, ended)
      }),

    list: () => sql.all(hiddenRows, `SELECT ${hiddenRows.columns} FROM hidden_rows ORDER BY id`),
  }

  /** Rows that say the same are hidden together. */
  async function shownNow(tx: Sql, ended: ReturnType<typeof saidRow>[]): Promise<Shown> {
    for (const { publicacao_id, tabela, dito } of ended) {
      const ofOrigin = await tx.one(
        saidRow,
        `SELECT ${saidRow.columns} FROM hidden_rows
         WHERE publicacao_id = $1 AND tabela = $2 AND dito = $3
           AND mostrada_em IS NULL AND da_origem = $4 LIMIT 1`,
        [publicacao_id, tabela, dito, true],
      )
      if (ofOrigin !== null) return 'ainda_oculta'
    }
    return ended.length === 0 ? 'nao_estava' : 'mostrada'
  }

  async function shownRow(tabela: RowTableName, { key, seq }: PlacedRow): Promise<ShownRow | null> {
    const before = { at: null, key, seq: seq - 1 }
    const asked = { order: 'antigas', after: before, limit: 1 } as const
    const [next] = await readers[tabela].page({ acts: { from: key, to: key } }, asked)
    return next?.place.seq === seq ? next.row : null
  }
}

function together(all: ErasedTellings[]): ErasedTellings {
  const sum = (name: 'entregas' | 'a_caminho' | 'mensagens') =>
    all.reduce((total, erased) => total + erased[name], 0)
  return {
    eventos: all.flatMap(({ eventos }) => eventos),
    entregas: sum('entregas'),
    a_caminho: sum('a_caminho'),
    mensagens: sum('mensagens'),
  }
}
