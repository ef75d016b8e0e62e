import type {
  ActMark,
  DaybookReader,
  KeysOfDay,
  RecordedChange,
} from '../../service/daybook/daybook-store.ts'
import { INVERSE_RELATION } from '../archive/relation-reader.ts'
import { corrections } from '../archive/tables.ts'
import { alertMatches } from '../alerts/tables.ts'
import { events } from '../push/tables.ts'
import { int, nullable, real, row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { actMarks } from './tables.ts'

/** Of an alert, the newest finds that are looked at for the last day. */
const RECENT = 200

const matchRow = alertMatches.pick('alerta_id', 'publicacao_id', 'evento_id')
const eventRow = events.pick('id', 'dados')
const lastRow = row({ data: nullable(text) })
const link = corrections.pick('tipo', 'alcance', 'parte')
const changeRow = row({
  ...link.shape,
  publicacao: text,
  por: text,
  confianca: real,
  alerta_id: nullable(text),
})
const CHANGE = `${link.of('c')}, o.id AS publicacao, p.id AS por, c.confianca`
const countRow = row({ total: int })
const aroundRow = row({ before: nullable(text), after: nullable(text) })

/**
 * Reads what the days of people are made of. CROSS JOIN fixes the order of reading: the few acts of a day
 * first.
 */
export function createDaybookReader(sql: SqlReader): DaybookReader {
  return {
    async matches(conta_id, { first, after }, most) {
      const rows = await sql.all(
        matchRow,
        `SELECT ${matchRow.of('m')}
         FROM publications p CROSS JOIN alert_matches m CROSS JOIN alerts a
         WHERE p.key >= $1 AND p.key < $2 AND m.publicacao_id = p.id
           AND a.id = m.alerta_id AND a.conta_id = $3
         ORDER BY p.key, m.alerta_id LIMIT $4`,
        [first, after, conta_id, most],
      )
      return rows.map(({ alerta_id: alertaId, publicacao_id: publicacao, evento_id: evento }) => ({
        alertaId,
        publicacao,
        evento,
      }))
    },

    async termos(eventos) {
      const rows = await sql.all(
        eventRow,
        `SELECT ${eventRow.columns} FROM events WHERE ${sql.dialect.isAnyOf('id', '$1')}`,
        [eventos],
      )
      return new Map(rows.map(({ id, dados }) => [id, termosIn(dados)]))
    },

    async lastFound(alertaId, { first }) {
      const found = await sql.one(
        lastRow,
        `SELECT max(p.data_publicacao) AS data
         FROM (SELECT publicacao_id FROM alert_matches WHERE alerta_id = $1
               ORDER BY matched_at DESC LIMIT ${RECENT}) AS m
           JOIN publications p ON p.id = m.publicacao_id
         WHERE p.key < $2`,
        [alertaId, first],
      )
      return found?.data ?? null
    },

    changesOfFound: (conta_id, day, most) =>
      changes(
        day,
        {
          column: 'm.alerta_id',
          from: 'alert_matches m CROSS JOIN alerts a',
          where: 'm.publicacao_id = o.id AND a.id = m.alerta_id AND a.conta_id = $3',
          owner: conta_id,
        },
        most,
      ),

    changesOfSaved: (pessoa_id, day, most) =>
      changes(
        day,
        {
          column: 'NULL',
          from: 'act_marks s',
          where: 's.pessoa_id = $3 AND s.publicacao_id = o.id AND s.guardado_em IS NOT NULL',
          owner: pessoa_id,
        },
        most,
      ),

    async marks(pessoa_id, publicacoes) {
      const rows = await sql.all(
        actMarks,
        `SELECT ${actMarks.columns} FROM act_marks
         WHERE pessoa_id = $1 AND ${sql.dialect.isAnyOf('publicacao_id', '$2')}`,
        [pessoa_id, publicacoes],
      )
      return rows.map(markOf)
    },

    async savedCount(pessoa_id) {
      const count = await sql.one(
        countRow,
        `SELECT count(*) AS total FROM act_marks
         WHERE pessoa_id = $1 AND guardado_em IS NOT NULL`,
        [pessoa_id],
      )
      return count!.total // an aggregate: always one row
    },

    async saved(pessoa_id, { offset, limit }) {
      const rows = await sql.all(
        actMarks,
        `SELECT ${actMarks.columns} FROM act_marks
         WHERE pessoa_id = $1 AND guardado_em IS NOT NULL
         ORDER BY guardado_em DESC, publicacao_id LIMIT $2 OFFSET $3`,
        [pessoa_id, limit, offset],
      )
      return rows.map(markOf)
    },

    async editionsAround(data) {
      const around = await sql.one(
        aroundRow,
        `SELECT (SELECT max(data) FROM edition_sections WHERE data < $1) AS before,
                (SELECT min(data) FROM edition_sections WHERE data > $1) AS after`,
        [data],
      )
      return around! // without FROM: always one row
    },
  }

  /** `regulamenta` changes nothing in an act. */
  async function changes(
    { first, after }: KeysOfDay,
    had: { column: string; from: string; where: string; owner: string },
    most: number,
  ): Promise<RecordedChange[]> {
    const rows = await sql.all(
      changeRow,
      `SELECT ${CHANGE}, ${had.column} AS alerta_id
       FROM corrections c CROSS JOIN publications o CROSS JOIN ${had.from} CROSS JOIN publications p
       WHERE c.key >= $1 AND c.key < $2 AND c.tipo <> 'regulamenta'
         AND o.key = c.original AND o.key < $1 AND ${had.where} AND p.key = c.key
       ORDER BY o.key, c.key, c.seq LIMIT $4`,
      [first, after, had.owner, most],
    )
    return rows.map(({ tipo, alerta_id: alertaId, ...change }) => ({
      ...change,
      tipo: INVERSE_RELATION[tipo],
      alertaId,
    }))
  }
}

function markOf({ publicacao_id, lido_em, guardado_em }: ReturnType<typeof actMarks>): ActMark {
  return { publicacao: publicacao_id, lido_em, guardado_em }
}

/** Of the event of a match. */
function termosIn(dados: string): string[] {
  return (JSON.parse(dados) as { termos?: string[] }).termos ?? [] // as written by recordMatch
}
