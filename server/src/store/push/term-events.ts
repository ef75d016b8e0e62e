import type { Clock } from '../../lib/time/clock.ts'
import type { NearTerm, TermStore } from '../../service/push/term-store.ts'
import { readCurrentAct } from '../archive/act-versions.ts'
import { expectHeld } from '../leases/leases.ts'
import { createContractReader } from '../row-tables/contract-reader.ts'
import { createTenderReader } from '../row-tables/tender-reader.ts'
import { int, present, row, text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { rowEventId, termEventId } from './event-id.ts'
import { events } from './tables.ts'

const insertEvent = events
  .pick('id', 'tipo', 'criado_em', 'conta_id', 'dados')
  .insert('ON CONFLICT (id) DO NOTHING')
const idRow = row({ id: text })
const versionRow = row({ versao: int })

/** The rows whose days come near, and the events that tell of them. */
export function createTermStore(sql: Sql, clock: Clock, keysPerDay: number): TermStore {
  return {
    contracts: createContractReader(sql, keysPerDay),
    tenders: createTenderReader(sql, keysPerDay),
    act: (publicacao) => readCurrentAct(sql, publicacao),

    async untold(webhook, terms) {
      const idOf = ({ publicacao, tabela, dito }: NearTerm) =>
        termEventId([webhook, publicacao, tabela, dito])
      const known = await sql.all(
        idRow,
        `SELECT id FROM events WHERE ${sql.dialect.isAnyOf('id', '$1')}`,
        [terms.map(idOf)],
      )
      const told = new Set(known.map(({ id }) => id))
      return terms.filter((term) => !told.has(idOf(term)))
    },

    async tell(webhook, terms, fence) {
      await sql.transaction(async (tx) => {
        await expectHeld(tx, fence)
        for (const term of terms) if (!(await wasTold(tx, webhook.id, term))) await tell(tx, term)
      })

      async function tell(tx: Sql, { publicacao, dito, tabela, linha, prazo }: NearTerm) {
        const act = await tx.one(versionRow, 'SELECT versao FROM publications WHERE id = $1', [
          publicacao,
        ])
        if (act === null) return
        await insertEvent(tx, {
          id: termEventId([webhook.id, publicacao, tabela, dito]),
          tipo: 'linha.prazo',
          criado_em: clock().toISOString(),
          conta_id: webhook.conta_id,
          dados: JSON.stringify({
            publicacao,
            versao: act.versao,
            webhook: webhook.id,
            tabela,
            linha_lida: linha,
            prazo,
          }),
        })
      }
    },
  }
}

/** Whether the row was new so lately that it was told as such; what was sent again was asked for, and tells nobody. */
async function wasTold(
  tx: Sql,
  webhook: string,
  { publicacao, tabela, dito }: NearTerm,
): Promise<boolean> {
  const told = await tx.one(
    present,
    `SELECT 1 FROM deliveries
     WHERE evento_id = $1 AND webhook_id = $2 AND origem = 'automatica' LIMIT 1`,
    [rowEventId([publicacao, tabela, dito, 0]), webhook],
  )
  return told !== null
}
