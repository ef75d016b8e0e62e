import { onlyRow } from '../only-row.ts'
import type { ActHead, ArchivedPublication, SearchHit } from '../../gazette/publication-detail.ts'
import type { StoredFonte } from '../../gazette/origin.ts'
import type { ByteString } from '../../lib/text/byte-string.ts'
import type { ActKey } from '../../../engine/port.ts'
import type { ArchiveSummary, FoundAct } from '../../service/archive/archive-store.ts'
import { decompressText } from '../../lib/text/compressed-text.ts'
import { readFonte } from './act-sources.ts'
import { int, json, nullable, row, text, utf8 } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { EXPRESSIONS, SELECT_HEAD, SELECT_WHOLE, headRow, wholeRow } from './publication-rows.ts'
import { publications } from './tables.ts'

/** Columns of a hit with the same name on the wire. */
const HIT_COLUMNS = [
  'id',
  'titulo',
  'resumo',
  'data_publicacao',
  'secao',
  'secao_base',
  'orgao',
  'tipo_ato',
] as const satisfies (keyof SearchHit)[]

const jsonRow = row({ json: utf8 })
const hitsRow = row({ json: json<FoundAct[]>() })
const keyedHitsRow = row({ json: json<(FoundAct & { key: ActKey })[]>() })
const keyRow = row({ key: int })

const structureRow = publications.pick('estrutura')

const spanRow = row({ first: nullable(text), last: nullable(text) })
const SPAN = `SELECT (SELECT data_publicacao FROM publications ORDER BY key LIMIT 1) AS first,
                     (SELECT data_publicacao FROM publications ORDER BY key DESC LIMIT 1) AS last`

const summaryRow = row({ publicacoes: int, edicoes: int, ultima_data: nullable(text) })

/** Reads acts for the API. */
export function createPublicationReader(sql: SqlReader) {
  const hitFields: Record<Exclude<keyof SearchHit, (typeof HIT_COLUMNS)[number]>, string> = {
    ...Object.fromEntries(HIT_COLUMNS.map((name) => [name, `publications.${name}`])),
    ...EXPRESSIONS,
    sha256: sql.dialect.hex(EXPRESSIONS.sha256),
  }
  // Excerpts and parts are not stored, but a hit has the fields.
  const fields = { ...hitFields, trechos: 'NULL', parte: 'NULL' }
  const hits = sql.dialect.rowsAsJson('publications', 'key', fields)
  const keyedHits = sql.dialect.rowsAsJson('publications', 'key', {
    ...fields,
    key: 'publications.key',
  })
  const listed = `WHERE ${sql.dialect.isAnyOf('key', '$1')} ORDER BY key`
  const named = `WHERE ${sql.dialect.isAnyOf('id', '$1')} ORDER BY key`
  return {
    find: (id: string): Promise<ArchivedPublication | null> =>
      sql.one(wholeRow, `${SELECT_WHOLE} WHERE id = $1`, [id]),
    structure: async (id: string): Promise<string | null> => {
      const found = await sql.one(
        structureRow,
        'SELECT estrutura FROM publications WHERE id = $1',
        [id],
      )
      return found?.estrutura ? decompressText(found.estrutura) : null
    },
    fonte: (id: string): Promise<StoredFonte | null> => readFonte(sql, id),
    /** In the order of keys, without acts that no longer exist. */
    whole: (keys: ActKey[]): Promise<ArchivedPublication[]> =>
      sql.all(wholeRow, `${SELECT_WHOLE} ${listed}`, [keys]),
    /** The same without their texts, which take most of the time. */
    heads: (keys: ActKey[]): Promise<ActHead[]> =>
      sql.all(headRow, `${SELECT_HEAD} ${listed}`, [keys]),
    /** Both by ids. */
    wholeById: (ids: string[]): Promise<ArchivedPublication[]> =>
      sql.all(wholeRow, `${SELECT_WHOLE} ${named}`, [ids]),
    headsById: (ids: string[]): Promise<ActHead[]> =>
      sql.all(headRow, `${SELECT_HEAD} ${named}`, [ids]),
    /** Null: there is no such act. */
    keyOf: async (id: string): Promise<ActKey | null> =>
      (await sql.one(keyRow, 'SELECT key FROM publications WHERE id = $1', [id]))?.key ?? null,
    /** Search hits in the order of `keys`, without acts that no longer exist, and without excerpts. */
    hits: async (keys: ActKey[]): Promise<FoundAct[]> =>
      (await onlyRow(sql, hitsRow, hits, [keys])).json,
    hitsByKey: async (keys: ActKey[]): Promise<Map<ActKey, FoundAct>> => {
      const { json: found } = await onlyRow(sql, keyedHitsRow, keyedHits, [keys])
      return new Map(found.map(({ key, ...hit }) => [key, hit]))
    },
    /** The same as a JSON array, ready to send. */
    hitsAsJson: async (keys: ActKey[]): Promise<ByteString> =>
      (await onlyRow(sql, jsonRow, hits, [keys])).json,
    /** The days of the first and the last act; null: there are none. */
    span: async (): Promise<{ first: string; last: string } | null> => {
      const { first, last } = await onlyRow(sql, spanRow, SPAN)
      return first === null || last === null ? null : { first, last }
    },
    summary: (): Promise<ArchiveSummary> =>
      onlyRow(
        sql,
        summaryRow,
        `SELECT (SELECT coalesce(sum(publicacoes), 0) FROM edition_sections) AS publicacoes,
                (SELECT count(*) FROM (SELECT DISTINCT data, numero FROM edition_sections) AS each)
                  AS edicoes,
                (SELECT max(data) FROM edition_sections) AS ultima_data`,
      ),
  }
}
