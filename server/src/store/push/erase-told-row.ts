import type { FoundRow } from '../../alerts/found-row.ts'
import { compressText, decompressText } from '../../lib/text/compressed-text.ts'
import type { ErasedTellings, ShownRow } from '../../service/rows/hidden-row-store.ts'
import { bulletinIssues, bulletinPages } from '../bulletins/tables.ts'
import { forgotten } from '../mail/outbox.ts'
import { mails } from '../mail/tables.ts'
import { int, json, row, text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { type UntoldRow, eraseFrom, eraseFromMail } from './erase-from-letter.ts'
import { ERASED_EVENT } from './erased-event.ts'
import { foundRowEventId, rowEventId, termEventId } from './event-id.ts'

const eventRow = row({ seq: int, id: text, tipo: text, dados: json<ToldRow>() })
const queuedRow = row({ seq: int, linha: json<FoundRow>() })
const countRow = row({ total: int })
const mailRow = mails.pick('seq', 'message')
const issueRow = bulletinIssues.pick('id', 'conteudo')
const pageRow = bulletinPages.pick('envio_id', 'conteudo')

/** What the events of rows keep: store/archive/row-events.ts, term-events.ts, ../alerts/matches.ts. */
interface ToldRow {
  publicacao: string
  tabela?: string
  seq?: number
  linha_lida?: { id?: string }
  alerta?: { id: string }
  webhook?: string
}

/** How many rows of an act that say the same are looked for at least, whatever its text is now. */
const LEAST_ALIKE = 50
const PAGES_AT_ONCE = 200

/** Erases what tells a row or waits to tell it, inside the caller's transaction. */
export async function eraseToldRow(tx: Sql, untold: UntoldRow): Promise<ErasedTellings> {
  const ids = await eraseEvents(tx, untold)
  const mensagens =
    (await eraseQueued(tx, 'alert_mail_queue', untold)) +
    (await eraseQueued(tx, 'bulletin_queue', untold)) +
    (await eraseFromMails(tx, untold)) +
    (await eraseFromIssues(tx, untold)) +
    (await eraseFromPages(tx, untold))
  return { eventos: ids, ...(await eraseDeliveries(tx, ids)), mensagens }
}

/** The events that tell that the row is new. */
function newIds({ publicacao, tabela, seqs, dito }: UntoldRow): string[] {
  return Array.from({ length: Math.max(LEAST_ALIKE, seqs.size) }, (_, before) =>
    rowEventId([publicacao, tabela, dito, before]),
  )
}

async function eraseEvents(tx: Sql, untold: UntoldRow): Promise<string[]> {
  const found = await tx.all(
    eventRow,
    `SELECT ${eventRow.columns} FROM events
     WHERE tipo IN ('linha.nova', 'linha.prazo', 'alerta.match') AND dados LIKE $1`,
    [`%"publicacao":"${untold.publicacao}"%`],
  )
  const known = new Set(newIds(untold))
  const told = found.filter((event) => tells(event, untold, known))
  for (const { seq } of told)
    await tx.run('UPDATE events SET dados = $2 WHERE seq = $1', [seq, ERASED_EVENT])
  return told.map(({ id }) => id)
}

function tells(
  { id, dados }: ReturnType<typeof eventRow>,
  { publicacao, tabela, seqs, dito, shown }: UntoldRow,
  known: ReadonlySet<string>,
): boolean {
  if (dados.publicacao !== publicacao || dados.tabela !== tabela) return false
  const { alerta, webhook, linha_lida } = dados
  if (linha_lida === undefined)
    return known.has(id) || (dados.seq !== undefined && seqs.has(dados.seq))
  if (shown.some((one) => one.id === linha_lida.id)) return true
  if (alerta) return [...known].some((newId) => foundRowEventId(alerta.id, newId) === id)
  return webhook !== undefined && termEventId([webhook, publicacao, tabela, dito]) === id
}

/** What is on its way is left to its sender, which has read it already and erases it in the end (settlements.ts). */
export async function eraseDeliveries(
  tx: Sql,
  ids: string[],
): Promise<Pick<ErasedTellings, 'entregas' | 'a_caminho'>> {
  const ofThem = tx.dialect.isAnyOf('evento_id', '$1')
  const sent = `FROM deliveries WHERE ${ofThem} AND status = 'enviando'`
  const entregas = await tx.run(`DELETE FROM deliveries WHERE ${ofThem} AND status <> 'enviando'`, [
    ids,
  ])
  const left = await tx.one(countRow, `SELECT count(*) AS total ${sent}`, [ids])
  return { entregas, a_caminho: left!.total } // an aggregate: always one row
}

async function eraseQueued(
  tx: Sql,
  queue: 'alert_mail_queue' | 'bulletin_queue',
  untold: UntoldRow,
): Promise<number> {
  const found = await tx.all(
    queuedRow,
    `SELECT seq, linha FROM ${queue} WHERE publicacao_id = $1 AND linha IS NOT NULL`,
    [untold.publicacao],
  )
  const known = new Set(newIds(untold))
  const isIt = ({ linha_id, tabela, linha }: FoundRow) =>
    tabela === untold.tabela &&
    (known.has(linha_id) || untold.shown.some(({ id }) => id === (linha as ShownRow).id))
  const gone = found.filter(({ linha }) => isIt(linha))
  for (const { seq } of gone) await tx.run(`DELETE FROM ${queue} WHERE seq = $1`, [seq])
  return gone.length
}

async function eraseFromMails(tx: Sql, untold: UntoldRow): Promise<number> {
  const read = `SELECT ${mailRow.columns} FROM mails WHERE due_at IS NOT NULL AND message LIKE $1`
  let erased = 0
  for (const { seq, message } of await tx.all(mailRow, read, [`%${untold.publicacao}%`])) {
    const { count, isOver } = eraseFromMail(message, untold)
    if (count === 0) continue
    erased += count
    if (isOver)
      await tx.run(
        'UPDATE mails SET due_at = NULL, ultimo_erro = $2, message = $3 WHERE seq = $1',
        [seq, 'linhas ocultadas', forgotten(message.kind)],
      )
    else
      await tx.run('UPDATE mails SET message = $2 WHERE seq = $1', [seq, JSON.stringify(message)])
  }
  return erased
}

async function eraseFromIssues(tx: Sql, untold: UntoldRow): Promise<number> {
  const read = `SELECT ${issueRow.columns} FROM bulletin_issues WHERE conteudo LIKE $1`
  let erased = 0
  for (const { id, conteudo } of await tx.all(issueRow, read, [`%${untold.publicacao}%`])) {
    const count = eraseFrom(conteudo, untold)
    if (count === 0) continue
    erased += count
    const set = 'UPDATE bulletin_issues SET conteudo = $2 WHERE id = $1'
    await tx.run(set, [id, JSON.stringify(conteudo)])
  }
  return erased
}

/** Pages of issues are packed: each is looked into. */
async function eraseFromPages(tx: Sql, untold: UntoldRow): Promise<number> {
  let erased = 0
  for (let last = ''; ;) {
    const pages = await tx.all(
      pageRow,
      `SELECT ${pageRow.columns} FROM bulletin_pages
       WHERE conteudo IS NOT NULL AND envio_id > $1 ORDER BY envio_id LIMIT ${PAGES_AT_ONCE}`,
      [last],
    )
    for (const { envio_id, conteudo } of pages) {
      last = envio_id
      const page = JSON.parse(decompressText(conteudo!)) as unknown // only open ones were asked for
      const count = eraseFrom(page, untold)
      if (count === 0) continue
      erased += count
      await tx.run('UPDATE bulletin_pages SET conteudo = $2 WHERE envio_id = $1', [
        envio_id,
        compressText(JSON.stringify(page)),
      ])
    }
    if (pages.length < PAGES_AT_ONCE) return erased
  }
}
