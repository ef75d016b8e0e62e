import type { ArchivedPublication, SearchHit } from '../../gazette/publication-detail.ts'
import type { ActKey } from '../../search/search-index.ts'
import type { ArchiveSummary, FoundAct } from '../../service/archive/archive-store.ts'
import { int, json, nullable, row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { publicationRow, shownSituacao } from './publication-rows.ts'

/** Columns of a hit that are what they are called. */
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

const HIT_FIELDS: Record<keyof SearchHit, string> = {
  ...(Object.fromEntries(HIT_COLUMNS.map((name) => [name, `publications.${name}`])) as Record<
    (typeof HIT_COLUMNS)[number],
    string
  >),
  url_original: 'coalesce(publications.url_original, publications.url_pdf)',
  situacao: `CASE WHEN publications.retirada_em IS NULL
               THEN coalesce(publications.situacao, 'publicada') ELSE 'retirada' END`,
}

const jsonRow = row({ json: text })
const hitsRow = row({ json: json<FoundAct[]>() })

const summaryRow = row({ publicacoes: int, edicoes: int, ultima_data: nullable(text) })

/** Reads acts for the API. */
export function createPublicationReader(sql: SqlReader) {
  // Excerpts are not kept; a hit has the key all the same.
  const hits = sql.dialect.rowsAsJson('publications', 'key', { ...HIT_FIELDS, trechos: 'NULL' })
  return {
    async find(id: string): Promise<ArchivedPublication | null> {
      const found = await sql.one(
        publicationRow,
        `SELECT ${publicationRow.columns} FROM publications WHERE id = $1`,
        [id],
      )
      return (
        found && {
          ...found,
          url_original: found.url_original ?? found.url_pdf,
          situacao: shownSituacao(found),
        }
      )
    },
    /** Search hits in the order of `keys`, without acts that no longer exist, and without excerpts. */
    hits: async (keys: ActKey[]): Promise<FoundAct[]> =>
      (await sql.one(hitsRow, hits, [keys]))!.json, // an aggregate: one row always
    /** The same as a JSON array, ready to be sent. */
    hitsAsJson: async (keys: ActKey[]): Promise<string> =>
      (await sql.one(jsonRow, hits, [keys]))!.json,
    summary: async (): Promise<ArchiveSummary> =>
      (await sql.one(
        summaryRow,
        `SELECT (SELECT coalesce(sum(publicacoes), 0) FROM edition_sections) AS publicacoes,
                (SELECT count(*) FROM (SELECT DISTINCT data, numero FROM edition_sections) AS each)
                  AS edicoes,
                (SELECT max(data) FROM edition_sections) AS ultima_data`,
      ))!,
  }
}
