import type { ActKey, SearchableAct } from '../../../engine/port.ts'
import type { ActOnObject } from '../../gazette/article/object-of.ts'
import type { ActInIndex } from '../../service/index/index-feed.ts'
import type { SignedText } from '../../service/archive/archive-store.ts'
import type { ActSample } from '../../service/push/learn-rarity.ts'
import { row } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { shownSituacao, wholeText } from './publication-rows.ts'
import { publications } from './tables.ts'

const { key, titulo, situacao, em_parte, retirada_em, ...act } = publications.shape
const ACT_COLUMNS = {
  titulo,
  ementa: act.ementa,
  orgao: act.orgao,
  assinatura: act.assinatura,
  tipo_ato: act.tipo_ato,
  secao: act.secao,
  secao_base: act.secao_base,
  edicao: act.edicao,
  data_publicacao: act.data_publicacao,
  conteudo_completo: wholeText,
}
const actRow = row(ACT_COLUMNS)

/** An act as the index sees it; null when there is no such act (any more). */
export function readSearchableAct(sql: SqlReader, key: ActKey): Promise<SearchableAct | null> {
  return sql.one(actRow, `SELECT ${actRow.columns} FROM publications WHERE key = $1`, [key])
}

/** The act and its state. */
const STATE_COLUMNS = { ...ACT_COLUMNS, situacao, em_parte, retirada_em }
const keyedActRow = row({ key, ...STATE_COLUMNS })

/** Those of these acts that exist. */
export async function readSearchableActs(
  sql: SqlReader,
  keys: ActKey[],
): Promise<Map<ActKey, ActInIndex>> {
  const acts = await sql.all(
    keyedActRow,
    `SELECT ${keyedActRow.columns} FROM publications WHERE ${sql.dialect.isAnyOf('key', '$1')}`,
    [keys],
  )
  return new Map(acts.map(({ key, ...act }) => [key, { ...act, situacao: shownSituacao(act) }]))
}

const objectRow = row({
  key,
  titulo,
  secao: act.secao,
  ementa: act.ementa,
  resumo: act.resumo,
  conteudo_completo: wholeText,
})

/** What those of these acts that exist are about. */
export async function readActsOnObjects(
  sql: SqlReader,
  keys: ActKey[],
): Promise<Map<ActKey, ActOnObject>> {
  const acts = await sql.all(
    objectRow,
    `SELECT ${objectRow.columns} FROM publications WHERE ${sql.dialect.isAnyOf('key', '$1')}`,
    [keys],
  )
  return new Map(acts.map(({ key, ...act }) => [key, act]))
}

const textRow = row({ key, titulo, conteudo_completo: wholeText, assinatura: act.assinatura })

/** Titles, texts and signatories in the order of `keys`, without acts that no longer exist. */
export async function readTexts(sql: SqlReader, keys: ActKey[]): Promise<SignedText[]> {
  const found = await sql.all(
    textRow,
    `SELECT ${textRow.columns} FROM publications WHERE ${sql.dialect.isAnyOf('key', '$1')}`,
    [keys],
  )
  const texts = new Map(found.map(({ key, ...text }) => [key, text]))
  return keys.flatMap((key) => texts.get(key) ?? [])
}

const keyRow = row({ key })
const watchedRow = row(STATE_COLUMNS)

/** The newest acts of the archive, as filters see them. */
export function createActSample(sql: SqlReader): ActSample {
  return {
    // Reads only keys, from an index: the rows of so many acts would stay in the connection's
    // cache.
    async newestKeys(limit) {
      const newest = 'SELECT key FROM publications ORDER BY data_publicacao DESC LIMIT $1'
      return (await sql.all(keyRow, newest, [limit])).map(({ key }) => key)
    },
    async read(key) {
      const query = `SELECT ${watchedRow.columns} FROM publications WHERE key = $1`
      const act = await sql.one(watchedRow, query, [key])
      return act && { ...act, situacao: shownSituacao(act) }
    },
  }
}
