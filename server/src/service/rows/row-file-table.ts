import { CONTRATO_COLUMNS } from '../../gazette/rows/columns/contrato-columns.ts'
import { PESSOAL_COLUMNS } from '../../gazette/rows/columns/pessoal-columns.ts'
import { PUBLISHED_COLUMNS } from '../../gazette/rows/columns/published-columns.ts'
import type { RowColumn } from '../../gazette/rows/columns/row-column.ts'
import type { ContratoLinha } from '../../gazette/rows/linhas.ts'
import type { PessoalLinha } from '../../gazette/rows/pessoal-linhas.ts'
import type { FileTable } from '../export/file-table.ts'
import type { Published, RowTableName } from './row-store.ts'

/** The columns of each table, in the order of files. */
export const COLUMNS_OF = {
  contratos: { ...CONTRATO_COLUMNS, ...PUBLISHED_COLUMNS },
  pessoal: { ...PESSOAL_COLUMNS, ...PUBLISHED_COLUMNS },
} satisfies Record<RowTableName, Record<string, RowColumn>>

export const CONTRATOS_FILE: FileTable<Published<ContratoLinha>> = {
  name: 'contratos',
  columns: namesOf(COLUMNS_OF.contratos).map((name) => ({
    ...typeOf(name, COLUMNS_OF.contratos[name]),
    value: (row) => row[name],
  })),
  object: (row) => row,
}

export const PESSOAL_FILE: FileTable<Published<PessoalLinha>> = {
  name: 'pessoal',
  columns: namesOf(COLUMNS_OF.pessoal).map((name) => ({
    ...typeOf(name, COLUMNS_OF.pessoal[name]),
    value: (row) => row[name],
  })),
  object: (row) => row,
}

function typeOf(name: string, { type, mayLack = false }: RowColumn) {
  return { name, type, mayLack }
}

function namesOf<Name extends string>(columns: Record<Name, RowColumn>): Name[] {
  return Object.keys(columns) as Name[]
}
