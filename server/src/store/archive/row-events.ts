import type { Situacao } from '../../gazette/relations/situacao.ts'
import type { HiddenPlaces } from '../../gazette/rows/hidden-rows.ts'
import type { ActRows } from '../../ingest/archive-writer.ts'
import type { ReadRow } from '../../gazette/rows/row-keys.ts'
import { rowEventId } from '../push/event-id.ts'
import type { Sql } from '../sql.ts'
import { insertEvent } from './write-events.ts'

/** The tables whose new rows webhooks may ask for. */
type ToldTable = ReadRow['tabela']
const TOLD_TABLES: readonly ToldTable[] = [
  'contratos',
  'pessoal',
  'licitacoes',
  'sancoes',
  'normas',
]

/** A row of an act that was just written, and how often an earlier one of them says the same. */
interface NewRow {
  tabela: ToldTable
  seq: number
  row: ActRows[ToldTable][number]
  repeated: number
}

interface ToldAct {
  versao: number
  /** The state of the act, set by other acts. */
  situacao: Situacao
  before: ActRows | null
  /** Which rows nobody is told of. */
  hidden: HiddenPlaces
  now: Date
}

/**
 * Writes an event for each row of an act that it did not have before. Its id comes from what the row says, so a
 * row that goes away and comes back is told once. `before`: the rows of the former text by the same rules, so that what
 * newer rules read is no news.
 */
export async function writeRowEvents(
  tx: Sql,
  { publication: { id }, rows }: { publication: { id: string }; rows: ActRows },
  { versao, situacao, before, hidden, now }: ToldAct,
): Promise<void> {
  for (const { tabela, seq, row, repeated } of newRows(rows, before)) {
    if (hidden[tabela]?.has(seq)) continue
    const { dito, linha, ...chaves } = row
    const dados = {
      publicacao: id,
      versao,
      situacao,
      tabela,
      seq,
      extrator: rows.versoes[tabela],
      chaves,
      linha: Buffer.from(linha).toString('base64'),
    }
    await insertEvent(tx, {
      id: rowEventId([id, tabela, dito, repeated]),
      tipo: 'linha.nova',
      criado_em: now.toISOString(),
      dados: JSON.stringify(dados),
    })
  }
}

/** In the order of the text; of rows that say the same, those that are more than before. */
function newRows(rows: ActRows, before: ActRows | null): NewRow[] {
  return TOLD_TABLES.flatMap((tabela) => {
    const had = countOf(before?.[tabela] ?? [])
    const seen = new Map<string, number>()
    return rows[tabela].flatMap((row, seq) => {
      const repeated = seen.get(row.dito) ?? 0
      seen.set(row.dito, repeated + 1)
      return repeated < (had.get(row.dito) ?? 0) ? [] : [{ tabela, seq, row, repeated }]
    })
  })
}

function countOf(rows: { dito: string }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { dito } of rows) counts.set(dito, (counts.get(dito) ?? 0) + 1)
  return counts
}
