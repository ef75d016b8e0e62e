import { readCount } from '../count.ts'
import type { OpenIssuePage } from '../../alerts/bulletins/issue.ts'
import type { BulletinPage } from '../../alerts/bulletins/page.ts'
import { compressText, decompressText } from '../../lib/text/compressed-text.ts'
import { present } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { bulletinPages } from './tables.ts'

const insertPage = bulletinPages.insert()
const openRow = bulletinPages.pick('envio_id', 'criado_em', 'conteudo')
const contentRow = bulletinPages.pick('criado_em', 'conteudo')

/** Keeps what anybody may read of an issue, inside the caller's transaction. */
export async function keepPage(
  tx: Sql,
  { id, boletim_id, criado_em }: { id: string; boletim_id: string; criado_em: string },
  content: BulletinPage,
): Promise<void> {
  const conteudo = compressText(JSON.stringify(content))
  await insertPage(tx, { envio_id: id, boletim_id, criado_em, conteudo })
}

/** The page of an issue; `content` null: it was taken back. Null: there is none. */
export async function readPage(
  sql: SqlReader,
  issueId: string,
): Promise<{ content: BulletinPage | null; criado_em: string } | null> {
  const found = await sql.one(
    contentRow,
    `SELECT ${contentRow.columns} FROM bulletin_pages WHERE envio_id = $1`,
    [issueId],
  )
  if (found === null) return null
  const { criado_em, conteudo } = found
  const content = conteudo && (JSON.parse(decompressText(conteudo)) as BulletinPage)
  return { content, criado_em }
}

/** Whether the page of an issue can be read. */
export async function isPageOpen(sql: SqlReader, issueId: string): Promise<boolean> {
  const found = await sql.one(
    present,
    'SELECT 1 FROM bulletin_pages WHERE envio_id = $1 AND conteudo IS NOT NULL',
    [issueId],
  )
  return found !== null
}

/**
 * Takes the page of an issue back, for good: nothing of it is kept, inside the caller's transaction. Returns whether it
 * could be read until now; null: there is none.
 */
export async function closePage(
  tx: Sql,
  { boletim_id, issueId }: { boletim_id: string; issueId: string },
): Promise<boolean | null> {
  const known = [boletim_id, issueId]
  const where = 'boletim_id = $1 AND envio_id = $2'
  const closed = await tx.run(
    `UPDATE bulletin_pages SET conteudo = NULL WHERE ${where} AND conteudo IS NOT NULL`,
    known,
  )
  if (closed > 0) return true
  const found = await tx.one(present, `SELECT 1 FROM bulletin_pages WHERE ${where}`, known)
  return found === null ? null : false
}

/** The same for every page of a bulletin. Returns whether any could be read until now. */
export async function closePages(tx: Sql, boletim_id: string): Promise<boolean> {
  const closed = await tx.run(
    'UPDATE bulletin_pages SET conteudo = NULL WHERE boletim_id = $1 AND conteudo IS NOT NULL',
    [boletim_id],
  )
  return closed > 0
}

/** The pages of a bulletin that can be read, newest first. */
export async function listOpenPages(
  sql: SqlReader,
  boletim_id: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; resultados: OpenIssuePage[] }> {
  const open = 'FROM bulletin_pages WHERE boletim_id = $1 AND conteudo IS NOT NULL'
  const total = await readCount(sql, `SELECT count(*) AS counted ${open}`, [boletim_id])
  const pages = await sql.all(
    openRow,
    `SELECT ${openRow.columns} ${open} ORDER BY criado_em DESC, envio_id DESC LIMIT $2 OFFSET $3`,
    [boletim_id, limit, offset],
  )
  const resultados = pages.map(({ envio_id: id, criado_em, conteudo }) => {
    // Only open ones were asked for.
    const { data, assunto, total: acts } = JSON.parse(decompressText(conteudo!)) as BulletinPage
    return { id, data, assunto, total: acts, criado_em }
  })
  return { total, resultados }
}
