import { onlyRow } from '../only-row.ts'
import type { EditionPlace } from '../../gazette/edition-place.ts'
import type { SectionCode } from '../../gazette/publication.ts'
import type { Situacao } from '../../gazette/relations/situacao.ts'
import type { ActKey } from '../../../engine/port.ts'
import type { EditionPart, ListedAct, PlacedAct } from '../../service/reading/edition-part.ts'
import { int, nullable, row, text, word } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { EXPRESSIONS } from './publication-rows.ts'
import { publications } from './tables.ts'

const monthRow = row({ mes: text })
const partRow = row({
  data: text,
  secao: word<SectionCode>(),
  secao_base: word<'1' | '2' | '3'>(),
  numero: text,
  publicacoes: int,
})
const placeRow = publications.pick('key', 'orgao', 'pagina', 'edicao')
const listedRow = row({
  ...publications.pick('id', 'titulo', 'ementa', 'resumo', 'pagina', 'orgao', 'tipo_ato').shape,
  key: int,
  situacao: word<Situacao>(),
})
const aroundRow = row({ before: nullable(text), after: nullable(text) })

/** Reads editions section by section, as they are printed. */
export function createEditionPartReader(sql: SqlReader) {
  return {
    /** The months that have an edition, YYYY-MM, newest first. */
    async editionMonths(): Promise<string[]> {
      const rows = await sql.all(
        monthRow,
        'SELECT DISTINCT substr(data, 1, 7) AS mes FROM edition_sections ORDER BY mes DESC',
      )
      return rows.map(({ mes }) => mes)
    },

    /** The sections of the editions of these days, in date order. */
    editionParts: (first: string, last: string): Promise<EditionPart[]> =>
      // Only acts tell of which section an extra edition is.
      sql.all(
        partRow,
        `SELECT data, secao, secao AS secao_base, numero, publicacoes FROM edition_sections
         WHERE data BETWEEN $1 AND $2 AND secao <> 'extra'
         UNION ALL
         SELECT e.data, e.secao, p.secao_base, e.numero, count(*) AS publicacoes
         FROM edition_sections e JOIN publications p
           ON p.data_publicacao = e.data AND p.edicao = e.numero AND p.secao = e.secao
         WHERE e.data BETWEEN $1 AND $2 AND e.secao = 'extra'
         GROUP BY e.data, e.secao, p.secao_base, e.numero
         ORDER BY data, secao, secao_base, numero`,
        [first, last],
      ),

    /** The acts of a section of a day, or of all its extra editions, without an order. */
    placesOf: (place: Omit<EditionPlace, 'letra'>): Promise<PlacedAct[]> =>
      sql.all(
        placeRow,
        `SELECT ${placeRow.columns} FROM publications
         WHERE data_publicacao = $1 AND secao = $2 AND secao_base = $3`,
        [place.data, place.secao, place.secao_base],
      ),

    /** These acts, in this order. */
    async listedActs(keys: ActKey[]): Promise<ListedAct[]> {
      const rows = await sql.all(
        listedRow,
        `SELECT key, id, titulo, ementa, resumo, pagina, orgao, tipo_ato,
           ${EXPRESSIONS.situacao} AS situacao
         FROM publications WHERE ${sql.dialect.isAnyOf('key', '$1')}`,
        [keys],
      )
      const places = new Map(keys.map((key, place) => [key, place]))
      return rows
        .toSorted((a, b) => places.get(a.key)! - places.get(b.key)!) // only they were asked for
        .map(({ key: _key, ...act }) => act)
    },

    /** The nearest days before and after one that have acts of a regular section. */
    async daysAround(
      secao: SectionCode,
      data: string,
    ): Promise<{ before: string | null; after: string | null }> {
      return await onlyRow(
        sql,
        aroundRow,
        `SELECT (SELECT max(data) FROM edition_sections WHERE secao = $1 AND data < $2) AS before,
                (SELECT min(data) FROM edition_sections WHERE secao = $1 AND data > $2) AS after`,
        [secao, data],
      )
    },
  }
}
