import { CONTRATO_COLUMNS } from '../../gazette/rows/columns/contrato-columns.ts'
import { LICITACAO_COLUMNS } from '../../gazette/rows/columns/licitacao-columns.ts'
import { NORMA_COLUMNS } from '../../gazette/rows/columns/norma-columns.ts'
import { PESSOAL_COLUMNS } from '../../gazette/rows/columns/pessoal-columns.ts'
import { PUBLISHED_COLUMNS } from '../../gazette/rows/columns/published-columns.ts'
import type { RowColumn } from '../../gazette/rows/columns/row-column.ts'
import { SANCAO_COLUMNS } from '../../gazette/rows/columns/sancao-columns.ts'
import type { LicitacaoLinha } from '../../gazette/rows/licitacao-linhas.ts'
import type { ContratoLinha } from '../../gazette/rows/linhas.ts'
import type { NormaLinha } from '../../gazette/rows/norma-linhas.ts'
import type { PessoalLinha } from '../../gazette/rows/pessoal-linhas.ts'
import type { SancaoLinha } from '../../gazette/rows/sancao-linhas.ts'
import type { FileTable } from '../export/file-table.ts'
import type { Published, RowTableName } from './row-store.ts'

/** The columns of each table, in the order of files. */
export const COLUMNS_OF = {
  contratos: { ...CONTRATO_COLUMNS, ...PUBLISHED_COLUMNS },
  pessoal: { ...PESSOAL_COLUMNS, ...PUBLISHED_COLUMNS },
  licitacoes: { ...LICITACAO_COLUMNS, ...PUBLISHED_COLUMNS },
  sancoes: { ...SANCAO_COLUMNS, ...PUBLISHED_COLUMNS },
  normas: { ...NORMA_COLUMNS, ...PUBLISHED_COLUMNS },
} satisfies Record<RowTableName, Record<string, RowColumn>>

export const CONTRATOS_FILE = fileOf<Published<ContratoLinha>>('contratos', COLUMNS_OF.contratos)
export const PESSOAL_FILE = fileOf<Published<PessoalLinha>>('pessoal', COLUMNS_OF.pessoal)
export const LICITACOES_FILE = fileOf<Published<LicitacaoLinha>>(
  'licitacoes',
  COLUMNS_OF.licitacoes,
)

export const SANCOES_FILE = fileOf<Published<SancaoLinha>>('sancoes', COLUMNS_OF.sancoes)
export const NORMAS_FILE = fileOf<Published<NormaLinha>>('normas', COLUMNS_OF.normas)

function fileOf<Row extends object>(
  name: RowTableName,
  columns: Record<keyof Row & string, RowColumn>,
): FileTable<Row> {
  return {
    name,
    columns: namesOf(columns).map((column) => ({
      ...typeOf(column, columns[column]),
      value: (row) => row[column],
    })),
    object: (row) => row,
  }
}

function typeOf(name: string, { type, mayLack = false }: RowColumn) {
  return { name, type, mayLack }
}

function namesOf<Name extends string>(columns: Record<Name, RowColumn>): Name[] {
  return Object.keys(columns) as Name[]
}
