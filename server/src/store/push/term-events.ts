import type { StoredAlert } from '../../alerts/alert.ts'
import type { TermWatcher } from '../../events/subscriptions.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { NearTerm, TermStore } from '../../service/push/term-store.ts'
import { recordMatch } from '../alerts/matches.ts'
import { alerts } from '../alerts/tables.ts'
import { readCurrentAct } from '../archive/act-versions.ts'
import { expectHeld } from '../leases/leases.ts'
import { createContractReader } from '../row-tables/contract-reader.ts'
import { createTenderReader } from '../row-tables/tender-reader.ts'
import { int, present, row, text } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { foundRowEventId, rowEventId, termEventId } from './event-id.ts'
import { events } from './tables.ts'

const insertEvent = events
  .pick('id', 'tipo', 'criado_em', 'conta_id', 'dados')
  .insert('ON CONFLICT (id) DO NOTHING')
const idRow = row({ id: text })
const versionRow = row({ versao: int })

/** The rows whose days come near, and those who are told of them. */
export function createTermStore(sql: Sql, clock: Clock, keysPerDay: number): TermStore {
  return {
    contracts: createContractReader(sql, keysPerDay),
    tenders: createTenderReader(sql, keysPerDay),
    act: (publicacao) => readCurrentAct(sql, publicacao),

    async untold(watcher, terms) {
      if (isAlert(watcher) && !(await isHeardNow(sql, watcher))) return []
      const idOf = (term: NearTerm) => eventIdFor(watcher, term)
      const known = await sql.all(
        idRow,
        `SELECT id FROM events WHERE ${sql.dialect.isAnyOf('id', '$1')}`,
        [terms.map(idOf)],
      )
      const told = new Set(known.map(({ id }) => id))
      return terms.filter((term) => !told.has(idOf(term)))
    },

    async tell(watcher, terms, fence) {
      await sql.transaction(async (tx) => {
        await expectHeld(tx, fence)
        for (const term of terms) {
          if (!(await isShown(tx, term))) continue
          if (isAlert(watcher)) await tellAlert(tx, watcher, term, clock())
          else await tellWebhook(tx, watcher, term, clock())
        }
      })
    },
  }
}

/** Whether a row is in its table still: it may have been hidden since it was read. */
async function isShown(tx: Sql, { publicacao, tabela, seq }: NearTerm): Promise<boolean> {
  const found = await tx.one(
    present,
    `SELECT 1 FROM ${tabela} c JOIN publications p ON p.key = c.key WHERE p.id = $1 AND c.seq = $2`,
    [publicacao, seq],
  )
  return found !== null
}

function isAlert(watcher: TermWatcher): watcher is StoredAlert {
  return 'canais' in watcher
}

function eventIdFor(watcher: TermWatcher, term: NearTerm): string {
  const { publicacao, tabela, dito } = term
  return isAlert(watcher)
    ? foundRowEventId(watcher.id, newRowId(term))
    : termEventId([watcher.id, publicacao, tabela, dito])
}

/** The event of the row being new. */
function newRowId({ publicacao, tabela, dito }: NearTerm): string {
  return rowEventId([publicacao, tabela, dito, 0])
}

/** Whether anybody would get what is told now: who has yet to confirm an address shall not miss it. */
async function isHeardNow(
  sql: SqlReader,
  { conta_id, canais, boletins }: StoredAlert,
): Promise<boolean> {
  if (canais.webhooks.length + boletins.length > 0) return true
  const confirmed = await sql.one(
    present,
    `SELECT 1 FROM alert_addresses WHERE conta_id = $1 AND situacao = 'confirmado'
       AND ${sql.dialect.isAnyOf('email', '$2')} LIMIT 1`,
    [conta_id, canais.emails],
  )
  return confirmed !== null
}

async function tellWebhook(tx: Sql, webhook: TermWatcher, term: NearTerm, now: Date) {
  const { publicacao, tabela, linha, prazo } = term
  if (await wasTold(tx, webhook.id, term)) return
  const act = await tx.one(versionRow, 'SELECT versao FROM publications WHERE id = $1', [
    publicacao,
  ])
  if (act === null) return
  await insertEvent(tx, {
    id: eventIdFor(webhook, term),
    tipo: 'linha.prazo',
    criado_em: now.toISOString(),
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

/** The alert may have been paused or deleted since it was read. */
async function tellAlert(tx: Sql, { id }: StoredAlert, term: NearTerm, now: Date): Promise<void> {
  const alert = await tx.one(alerts, `SELECT ${alerts.columns} FROM alerts WHERE id = $1`, [id])
  if (alert === null || !alert.ativo) return
  const { publicacao, tabela, linha, prazo } = term
  const { termo } = alert.filtros.linhas ?? {}
  await recordMatch(
    tx,
    {
      alert,
      publicacao,
      termos: termo === undefined ? [] : [termo],
      versao: null,
      nova: false,
      row: { linha_id: newRowId(term), tabela, linha, prazo },
    },
    now,
  )
}

/** Whether the row was new so lately that it was told as such; what was sent again was asked for, and tells nobody. */
async function wasTold(tx: Sql, webhook: string, term: NearTerm): Promise<boolean> {
  const told = await tx.one(
    present,
    `SELECT 1 FROM deliveries
     WHERE evento_id = $1 AND webhook_id = $2 AND origem = 'automatica' LIMIT 1`,
    [newRowId(term), webhook],
  )
  return told !== null
}
