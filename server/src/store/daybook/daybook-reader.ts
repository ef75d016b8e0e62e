import { onlyRow } from '../only-row.ts'
import { readCount } from '../count.ts'
import type { ActMark, DaybookReader } from '../../service/daybook/daybook-store.ts'
import { INVERSE_RELATION } from '../archive/relation-reader.ts'
import { corrections } from '../archive/tables.ts'
import { alertMatches } from '../alerts/tables.ts'
import { events } from '../push/tables.ts'
import { nullable, real, row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { actMarks } from './tables.ts'

const matchRow = alertMatches.pick('alerta_id', 'publicacao_id', 'evento_id')
const eventRow = events.pick('id', 'dados')
const lastRow = row({ data: nullable(text) })
const link = corrections.pick('tipo', 'alcance', 'parte')
const changeRow = row({
  ...link.shape,
  publicacao: text,
  por: text,
  confianca: real,
})
const CHANGE = `${link.of('c')}, o.id AS publicacao, p.id AS por, c.confianca`
const finderRow = alertMatches.pick('alerta_id', 'publicacao_id')
const idRow = row({ id: text })
const dayRow = row({ data: text })
const aroundRow = row({ before: nullable(text), after: nullable(text) })

/** Links from acts of a day, between two keys, to earlier ones; `regulamenta` changes nothing in an act. */
const CHANGED_ON_DAY = `
  corrections c CROSS JOIN publications o CROSS JOIN publications p
  WHERE c.key >= $1 AND c.key < $2 AND c.tipo <> 'regulamenta'
    AND o.key = c.original AND o.key < $1 AND p.key = c.key`

/**
 * Reads what the days of people are made of. CROSS JOIN fixes the order of reading: first the alerts of one
 * account, or the few changes of a day, so that other accounts cost nothing. A find whose day is empty may be of
 * any day.
 */
export function createDaybookReader(sql: SqlReader): DaybookReader {
  return {
    async matches(conta_id, data, most) {
      const rows = await sql.all(
        matchRow,
        `SELECT ${matchRow.of('m')}
         FROM alerts a CROSS JOIN alert_matches m CROSS JOIN publications p
         WHERE a.conta_id = $1 AND m.alerta_id = a.id AND m.data IN ($2, '')
           AND p.id = m.publicacao_id AND p.data_publicacao = $2
         ORDER BY p.key, m.alerta_id LIMIT $3`,
        [conta_id, data, most],
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

    async lastFound(alertaId, before) {
      const found = await sql.one(
        lastRow,
        `SELECT max(data) AS data FROM alert_matches
         WHERE alerta_id = $1 AND data > '' AND data < $2`,
        [alertaId, before],
      )
      return found?.data ?? null
    },

    async changedEarlier({ conta_id, pessoa_id }, { first, after }, most) {
      const acts = await sql.all(
        idRow,
        `SELECT o.id FROM ${CHANGED_ON_DAY}
           AND (EXISTS (SELECT 1 FROM alerts a CROSS JOIN alert_matches m
                        WHERE a.conta_id = $3 AND m.alerta_id = a.id AND m.publicacao_id = o.id)
             OR EXISTS (SELECT 1 FROM act_marks s
                        WHERE s.pessoa_id = $4 AND s.publicacao_id = o.id
                          AND s.guardado_em IS NOT NULL))
         GROUP BY o.id, o.key ORDER BY o.key LIMIT $5`,
        [first, after, conta_id, pessoa_id, most],
      )
      return acts.map(({ id }) => id)
    },

    async changesOf(publicacoes, { first, after }) {
      const rows = await sql.all(
        changeRow,
        `SELECT ${CHANGE} FROM ${CHANGED_ON_DAY} AND ${sql.dialect.isAnyOf('o.id', '$3')}
         ORDER BY o.key, c.key, c.seq`,
        [first, after, publicacoes],
      )
      return rows.map(({ tipo, ...change }) => ({ ...change, tipo: INVERSE_RELATION[tipo] }))
    },

    async finders(conta_id, publicacoes) {
      const rows = await sql.all(
        finderRow,
        `SELECT ${finderRow.of('m')} FROM alerts a CROSS JOIN alert_matches m
         WHERE a.conta_id = $1 AND m.alerta_id = a.id
           AND ${sql.dialect.isAnyOf('m.publicacao_id', '$2')}`,
        [conta_id, publicacoes],
      )
      return rows.map(({ alerta_id: alertaId, publicacao_id: publicacao }) => ({
        alertaId,
        publicacao,
      }))
    },

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
      return await readCount(
        sql,
        `SELECT count(*) AS counted FROM act_marks
         WHERE pessoa_id = $1 AND guardado_em IS NOT NULL`,
        [pessoa_id],
      )
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

    editionsAround: (data) =>
      onlyRow(
        sql,
        aroundRow,
        `SELECT (SELECT max(data) FROM edition_sections WHERE data < $1) AS before,
                (SELECT min(data) FROM edition_sections WHERE data > $1) AS after`,
        [data],
      ),

    async daysWithout(sections, { after, before }) {
      const days = await sql.all(
        dayRow,
        `SELECT data FROM ledger
         WHERE estado = 'sem_edicao' AND data > $1 AND data < $2
           AND ${sql.dialect.isAnyOf('pub_name', '$3')}
         GROUP BY data HAVING count(*) = $4`,
        [after, before, sections, sections.length],
      )
      return days.map(({ data }) => data)
    },
  }
}

function markOf({ publicacao_id, lido_em, guardado_em }: ReturnType<typeof actMarks>): ActMark {
  return { publicacao: publicacao_id, lido_em, guardado_em }
}

/** Of the event of a match. */
function termosIn(dados: string): string[] {
  return (JSON.parse(dados) as { termos?: string[] }).termos ?? [] // as written by recordMatch
}
