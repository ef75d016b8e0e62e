import type { LedgerRow, SectionMark } from '../../gazette/ledger/ledger.ts'
import type { FinishedSource, ActSource, PreparedAct } from '../../ingest/archive-writer.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { nullable, row, text } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { statement } from '../statement.ts'
import { ledger } from './tables.ts'

export const ledgerRow = ledger.pick(
  'data',
  'pub_name',
  'estado',
  'artigos',
  'publicacoes',
  'rejeitados',
  'ausentes',
  'retiradas',
  'arquivo',
  'sha256',
  'unconfirmed_since',
  'tentativas',
  'primeira_em',
  'ultima_em',
  'ultimo_erro',
  'motivo',
)

/** Notes acts of a section; `estado` is the new state of a section that is already known. */
const noteActsAs = (estado: string) =>
  ledger.pick(
    'data',
    'pub_name',
    'estado',
    'publicacoes',
    'arquivo',
    'primeira_em',
    'ultima_em',
    'begun_at',
    'in_silence',
  ).insert(`ON CONFLICT (data, pub_name) DO UPDATE SET
      publicacoes = ledger.publicacoes + excluded.publicacoes, motivo = NULL, ultimo_erro = NULL,
      begun_at = coalesce(ledger.begun_at, excluded.begun_at),
      in_silence = CASE WHEN excluded.in_silence = 1 THEN 1 ELSE ledger.in_silence END,
      estado = ${estado}`)
const noteActsOfWhole = noteActsAs('excluded.estado')
const noteActsOfPart = noteActsAs(
  `CASE WHEN ledger.estado = 'completa' THEN ledger.estado ELSE excluded.estado END`,
)

/** An archived section stays; only the reason why something of it is missing is stored. */
const putMark = ledger.pick(
  'data',
  'pub_name',
  'estado',
  'motivo',
  'ultimo_erro',
  'tentativas',
  'primeira_em',
  'ultima_em',
).insert(`ON CONFLICT (data, pub_name) DO UPDATE SET
    estado = CASE WHEN ledger.estado IN ('completa', 'parcial')
                  THEN ledger.estado ELSE excluded.estado END,
    motivo = excluded.motivo, ultimo_erro = excluded.ultimo_erro,
    tentativas = ledger.tentativas + excluded.tentativas, ultima_em = excluded.ultima_em`)

/** A partial file never undoes `completa`. */
const finish = statement(
  ledger.pick(
    'data',
    'pub_name',
    'estado',
    'artigos',
    'rejeitados',
    'arquivo',
    'sha256',
    'ultima_em',
  ).shape,
  `UPDATE ledger SET
     estado = :estado, artigos = :artigos, rejeitados = :rejeitados, arquivo = :arquivo, sha256 = :sha256,
     tentativas = tentativas + 1, ultima_em = :ultima_em, motivo = NULL, ultimo_erro = NULL,
     unconfirmed_since =
       CASE WHEN sha256 IS DISTINCT FROM :sha256 THEN :ultima_em ELSE unconfirmed_since END,
     whole_at = CASE WHEN :estado = 'completa' THEN coalesce(whole_at, :ultima_em) ELSE whole_at END
   WHERE data = :data AND pub_name = :pub_name
     AND (estado <> :estado OR artigos <> :artigos OR rejeitados <> :rejeitados
       OR sha256 IS DISTINCT FROM :sha256)
     AND NOT (estado = 'completa' AND :estado = 'parcial')`,
)

const firstRow = row({ data: nullable(text) })

export function createLedgerReader(sql: SqlReader) {
  return {
    async firstDate(): Promise<string | null> {
      return (await sql.one(firstRow, 'SELECT min(data) AS data FROM ledger'))?.data ?? null
    },
    between: (first: string, last: string): Promise<LedgerRow[]> =>
      sql.all(
        ledgerRow,
        `SELECT ${ledgerRow.columns} FROM ledger
         WHERE data BETWEEN $1 AND $2 ORDER BY data, pub_name`,
        [first, last],
      ),
  }
}

/** Counts the acts written into each section. */
export interface SectionNotes {
  add(outcome: 'nova' | 'alterada', publication: PreparedAct['publication']): void
  /** Notes them in the ledger; call it once, after the last act. */
  write(): Promise<void>
}

/**
 * Notes, in the transaction `tx`, that acts were written. Their section is `parcial` until
 * {@link finishSections}; a complete section stays complete when the origin has only some of its
 * acts. `silently`: the acts cause no event.
 */
export function noteSections(
  tx: Sql,
  { arquivo, covers }: ActSource,
  { silently, clock }: { silently: boolean; clock: Clock },
): SectionNotes {
  const sections = new Map<string, { data: string; pubName: string; added: number }>()
  return {
    add(outcome, { data_publicacao: data, pubName }) {
      const place = `${data} ${pubName}`
      const { added } = sections.get(place) ?? { added: 0 }
      sections.set(place, { data, pubName, added: added + (outcome === 'nova' ? 1 : 0) })
    },
    async write() {
      const at = clock().toISOString()
      for (const { data, pubName, added } of sections.values()) {
        const note = covers({ data, pubName }) ? noteActsOfWhole : noteActsOfPart
        await note(tx, {
          data,
          pub_name: pubName,
          estado: 'parcial',
          publicacoes: added,
          arquivo,
          primeira_em: at,
          ultima_em: at,
          begun_at: at,
          in_silence: silently,
        })
      }
    },
  }
}

/** Idempotent. */
export async function finishSections(
  tx: Sql,
  { file, sha256, entries }: FinishedSource,
  now: Date,
): Promise<void> {
  const ultima_em = now.toISOString()
  for (const { data, pubName: pub_name, estado, artigos, rejeitados } of entries) {
    const section = { data, pub_name, estado, artigos, rejeitados }
    await tx.run(...finish({ ...section, arquivo: file.arquivo, sha256, ultima_em }))
  }
}

/** Marks sections that are not in the archive. `attempted`: the source was asked for them. */
export async function markSections(
  tx: Sql,
  marks: SectionMark[],
  attempted: boolean,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  for (const { data, pubName, estado, motivo, mensagem } of marks)
    await putMark(tx, {
      data,
      pub_name: pubName,
      estado,
      motivo,
      ultimo_erro: mensagem,
      tentativas: attempted ? 1 : 0,
      primeira_em: at,
      ultima_em: at,
    })
}
