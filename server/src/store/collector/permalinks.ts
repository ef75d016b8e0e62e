import { onlyRow } from '../only-row.ts'
import type { PermalinkStore } from '../../collector/ports.ts'
import type { SectionReading } from '../../collector/readings.ts'
import type { PermalinkReport } from '../../gazette/portal/permalink-report.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { expectHeld } from '../leases/leases.ts'
import { wholeText } from '../archive/publication-rows.ts'
import { publications } from '../archive/tables.ts'
import { int, moment, nullable, row, text } from '../rows.ts'
import { changingActs } from '../act-changes/note-changes.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { statement } from '../statement.ts'
import { noteAnswer, noteFailure } from './source-outcome.ts'
import { portalReadings, sources } from './tables.ts'

/** The portal, by its name in the table of sources. */
const PORTAL = 'portal'

const reportRow = row({
  publicacoes: nullable(int),
  enderecos: nullable(int),
  falhas_consecutivas: nullable(int),
  mensagem: nullable(text),
})

/** The state of the portal's readings; null if none was ever requested. */
export async function readPermalinkReport(sql: SqlReader): Promise<PermalinkReport | null> {
  const report = await sql.one(
    reportRow,
    `SELECT sum(publicacoes) AS publicacoes, sum(enderecos) AS enderecos,
            max(falhas_consecutivas) AS falhas_consecutivas, max(mensagem) AS mensagem
     FROM portal_readings LEFT JOIN sources ON name = $1`,
    [PORTAL],
  )
  if (report === null) return null
  const { publicacoes, enderecos, mensagem } = report
  if (publicacoes === null || enderecos === null) return null
  return { publicacoes, enderecos, falhas_consecutivas: report.falhas_consecutivas ?? 0, mensagem }
}

const sourceRow = sources.pick('falhas_consecutivas', 'proxima_tentativa_em')

const sectionRow = row({
  data: text,
  pub_name: text,
  publicacoes: int,
  read_at: nullable(moment),
  times: nullable(int),
  read_publicacoes: nullable(int),
  enderecos: nullable(int),
  retry_at: nullable(moment),
})

const actRow = publications.pick('id', 'edicao', 'pagina', 'titulo', 'orgao')
const textRow = row({ id: text, conteudo_completo: wholeText })
const keyRow = publications.pick('key')
const countRow = row({ publicacoes: int, enderecos: int })
const link = statement(
  { id: text, url: text },
  `UPDATE publications SET url_original = :url
   WHERE id = :id AND (url_original IS NULL OR url_original <> :url) RETURNING key`,
)

const putReading = portalReadings.pick(
  'data',
  'pub_name',
  'read_at',
  'times',
  'publicacoes',
  'enderecos',
).insert(`ON CONFLICT (data, pub_name) DO UPDATE SET
    read_at = excluded.read_at,
    times = CASE WHEN portal_readings.publicacoes = excluded.publicacoes
                 THEN portal_readings.times + 1 ELSE 1 END,
    publicacoes = excluded.publicacoes, enderecos = excluded.enderecos, retry_at = NULL`)
const putRetry = portalReadings
  .pick('data', 'pub_name', 'retry_at')
  .insert('ON CONFLICT (data, pub_name) DO UPDATE SET retry_at = excluded.retry_at')

/** Permanent links of acts. They do not belong to an act's versions. */
export function createPermalinkStore(sql: Sql, clock: Clock): PermalinkStore {
  return {
    facts: ({ since, until }) =>
      sql.snapshot(async (view) => {
        const source = await view.one(
          sourceRow,
          `SELECT ${sourceRow.columns} FROM sources WHERE name = $1`,
          [PORTAL],
        )
        const sections = await view.all(
          sectionRow,
          `SELECT ledger.data, ledger.pub_name, ledger.publicacoes, read_at, times,
                  portal_readings.publicacoes AS read_publicacoes, enderecos, retry_at
           FROM ledger LEFT JOIN portal_readings
             ON portal_readings.data = ledger.data AND portal_readings.pub_name = ledger.pub_name
           WHERE ledger.data BETWEEN $1 AND $2 AND estado = 'completa' AND ledger.publicacoes > 0`,
          [since, until],
        )
        return {
          failures: source?.falhas_consecutivas ?? 0,
          retryAt: source?.proxima_tentativa_em ?? null,
          sections: sections.map(readingFrom),
        }
      }),
    acts: ({ data, pubName }) =>
      sql.all(
        actRow,
        `SELECT ${actRow.columns} FROM publications WHERE data_publicacao = $1 AND pub_name = $2`,
        [data, pubName],
      ),
    async texts(ids) {
      const found = await sql.all(
        textRow,
        `SELECT ${textRow.columns} FROM publications WHERE ${sql.dialect.isAnyOf('id', '$1')}`,
        [ids],
      )
      return new Map(found.map((act) => [act.id, act.conteudo_completo]))
    },

    write: (fence, found) =>
      changingActs(sql, clock, async (tx, noted) => {
        await expectHeld(tx, fence)
        for (const one of found) {
          const linked = await tx.one(keyRow, ...link(one))
          if (linked !== null) noted.note(linked.key, 'religada')
        }
      }),
    recordReading: (fence, { data, pubName }, now) =>
      sql.transaction(async (tx) => {
        await expectHeld(tx, fence)
        const counts = await onlyRow(
          tx,
          countRow,
          `SELECT count(*) AS publicacoes, count(url_original) AS enderecos FROM publications
           WHERE data_publicacao = $1 AND pub_name = $2`,
          [data, pubName],
        )
        const reading = { data, pub_name: pubName, read_at: now, times: 1 }
        await putReading(tx, { ...reading, ...counts })
        await noteAnswer(tx, PORTAL, now)
        return counts
      }),
    recordFailure: (fence, { data, pubName }, failure, retry) =>
      sql.transaction(async (tx) => {
        await expectHeld(tx, fence)
        await putRetry(tx, { data, pub_name: pubName, retry_at: retry.target })
        await noteFailure(tx, PORTAL, failure, retry.source)
      }),
  }
}

function readingFrom(section: ReturnType<typeof sectionRow>): SectionReading {
  const { data, pub_name: pubName, publicacoes, read_at: at } = section
  return {
    data,
    pubName,
    publicacoes,
    last: at && {
      at,
      times: section.times ?? 0,
      publicacoes: section.read_publicacoes ?? 0,
      enderecos: section.enderecos ?? 0,
    },
    retryAt: section.retry_at,
  }
}
