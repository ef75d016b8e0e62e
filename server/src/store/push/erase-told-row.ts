import { readCount } from '../count.ts'
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
import { events } from './tables.ts'

const eventRow = row({ seq: int, id: text, tipo: text, dados: json<ToldRow>() })
const queuedRow = row({ seq: int, linha: json<FoundRow>() })
const mailRow = mails.pick('message')
const issueRow = bulletinIssues.pick('conteudo')
const pageRow = bulletinPages.pick('envio_id', 'conteudo')
const setEvent = events.pick('seq', 'dados').update('seq')
const endMail = mails.pick('seq', 'due_at', 'ultimo_erro', 'message').update('seq')
const setMessage = mails.pick('seq', 'message').update('seq')
const setIssue = bulletinIssues.pick('id', 'conteudo').update('id')
const setPage = pageRow.update('envio_id')

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
/** How much one transaction writes: others wait for it. */
const AT_ONCE = 50

/**
 * Erases what tells a row or waits to tell it. It looks for that outside of any transaction, and writes a little in
 * each: what begins to tell the row meanwhile is left.
 */
export async function eraseToldRow(sql: Sql, untold: UntoldRow): Promise<ErasedTellings> {
  const told = await eraseEvents(sql, untold)
  const mensagens =
    (await eraseQueued(sql, 'alert_mail_queue', untold)) +
    (await eraseQueued(sql, 'bulletin_queue', untold)) +
    (await eraseFromMails(sql, untold)) +
    (await eraseFromIssues(sql, untold)) +
    (await eraseFromPages(sql, untold))
  return { ...told, mensagens }
}

/** Does something with each, in bounded transactions; returns the sum of what it returns. */
async function inSlices<T>(
  sql: Sql,
  all: T[],
  erase: (tx: Sql, one: T) => Promise<number>,
): Promise<number> {
  let erased = 0
  for (let at = 0; at < all.length; at += AT_ONCE)
    erased += await sql.transaction(async (tx) => {
      let some = 0
      for (const one of all.slice(at, at + AT_ONCE)) some += await erase(tx, one)
      return some
    })
  return erased
}

/** The events that tell that the row is new. */
function newIds({ publicacao, tabela, seqs, dito }: UntoldRow): string[] {
  return Array.from({ length: Math.max(LEAST_ALIKE, seqs.size) }, (_, before) =>
    rowEventId([publicacao, tabela, dito, before]),
  )
}

async function eraseEvents(
  sql: Sql,
  untold: UntoldRow,
): Promise<Pick<ErasedTellings, 'eventos' | 'entregas' | 'a_caminho'>> {
  const found = await sql.all(
    eventRow,
    `SELECT ${eventRow.columns} FROM events
     WHERE tipo IN ('linha.nova', 'linha.prazo', 'alerta.match') AND dados LIKE $1`,
    [`%"publicacao":"${untold.publicacao}"%`],
  )
  const known = new Set(newIds(untold))
  const told = found.filter((event) => tells(event, untold, known))
  const entregas = await inSlices(sql, told, async (tx, { seq, id }) => {
    await setEvent(tx, { seq, dados: ERASED_EVENT })
    return (await eraseDeliveries(tx, [id])).entregas
  })
  const eventos = told.map(({ id }) => id)
  const left = await eraseDeliveries(sql, eventos)
  return { eventos, entregas: entregas + left.entregas, a_caminho: left.a_caminho }
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
  const a_caminho = await readCount(tx, `SELECT count(*) AS counted ${sent}`, [ids])
  return { entregas, a_caminho }
}

async function eraseQueued(
  sql: Sql,
  queue: 'alert_mail_queue' | 'bulletin_queue',
  untold: UntoldRow,
): Promise<number> {
  const found = await sql.all(
    queuedRow,
    `SELECT seq, linha FROM ${queue} WHERE publicacao_id = $1 AND linha IS NOT NULL`,
    [untold.publicacao],
  )
  const known = new Set(newIds(untold))
  const isIt = ({ linha_id, tabela, linha }: FoundRow) =>
    tabela === untold.tabela &&
    (known.has(linha_id) || untold.shown.some(({ id }) => id === (linha as ShownRow).id))
  const gone = found.filter(({ linha }) => isIt(linha))
  return await inSlices(sql, gone, (tx, { seq }) =>
    tx.run(`DELETE FROM ${queue} WHERE seq = $1`, [seq]),
  )
}

async function eraseFromMails(sql: Sql, untold: UntoldRow): Promise<number> {
  const named = await sql.all(
    mails.pick('seq'),
    'SELECT seq FROM mails WHERE due_at IS NOT NULL AND message LIKE $1',
    [`%${untold.publicacao}%`],
  )
  const waits = `SELECT ${mailRow.columns} FROM mails WHERE seq = $1 AND due_at IS NOT NULL`
  return await inSlices(sql, named, async (tx, { seq }) => {
    const mail = await tx.one(mailRow, waits, [seq])
    if (mail === null) return 0
    const { count, isOver } = eraseFromMail(mail.message, untold)
    if (count === 0) return 0
    if (isOver) {
      const message = forgotten(mail.message.kind)
      await endMail(tx, { seq, due_at: null, ultimo_erro: 'linhas ocultadas', message })
    } else await setMessage(tx, { seq, message: mail.message })
    return count
  })
}

async function eraseFromIssues(sql: Sql, untold: UntoldRow): Promise<number> {
  const named = await sql.all(
    bulletinIssues.pick('id'),
    'SELECT id FROM bulletin_issues WHERE conteudo LIKE $1',
    [`%${untold.publicacao}%`],
  )
  const read = `SELECT ${issueRow.columns} FROM bulletin_issues WHERE id = $1`
  return await inSlices(sql, named, async (tx, { id }) => {
    const issue = await tx.one(issueRow, read, [id])
    const count = issue === null ? 0 : eraseFrom(issue.conteudo, untold)
    if (count > 0) await setIssue(tx, { id, conteudo: issue!.conteudo })
    return count
  })
}

/** Pages of issues are packed: each is looked into. */
async function eraseFromPages(sql: Sql, untold: UntoldRow): Promise<number> {
  const telling: string[] = []
  for (let last = ''; ;) {
    const pages = await sql.all(
      pageRow,
      `SELECT ${pageRow.columns} FROM bulletin_pages
       WHERE conteudo IS NOT NULL AND envio_id > $1 ORDER BY envio_id LIMIT ${PAGES_AT_ONCE}`,
      [last],
    )
    for (const { envio_id, conteudo } of pages) {
      last = envio_id
      if (withoutRow(conteudo!, untold).count > 0) telling.push(envio_id) // only open ones were asked for
    }
    if (pages.length < PAGES_AT_ONCE) break
  }
  const read = `SELECT ${pageRow.columns} FROM bulletin_pages WHERE envio_id = $1 AND conteudo IS NOT NULL`
  return await inSlices(sql, telling, async (tx, id) => {
    const open = await tx.one(pageRow, read, [id])
    if (open === null) return 0
    const { page, count } = withoutRow(open.conteudo!, untold) // as above
    if (count > 0) await setPage(tx, { envio_id: id, conteudo: compressText(JSON.stringify(page)) })
    return count
  })
}

function withoutRow(conteudo: Uint8Array, untold: UntoldRow): { page: unknown; count: number } {
  const page = JSON.parse(decompressText(conteudo)) as unknown
  return { page, count: eraseFrom(page, untold) }
}
