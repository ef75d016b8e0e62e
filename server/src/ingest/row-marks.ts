import {
  type HiddenPlaces,
  type HiddenRow,
  type RowMark,
  hiddenAmong,
} from '../gazette/rows/hidden-rows.ts'
import type {
  ContractKeys,
  MovementKeys,
  NormKeys,
  SanctionKeys,
  TenderKeys,
} from '../gazette/rows/row-keys.ts'
import type { ActRows } from './archive-writer.ts'
import { digestOfSaid } from './digest-of-said.ts'

type Table = HiddenRow['tabela']

/** Of each table, the columns that say whom or what a row is about. */
const SUBJECTS = {
  contratos: ({ fornecedor }: ContractKeys) => [fornecedor],
  pessoal: ({ nome }: MovementKeys) => [nome],
  licitacoes: ({ numero, ano, uasg }: TenderKeys) => [numero, ano, uasg],
  sancoes: ({ sancionado }: SanctionKeys) => [sancionado],
  normas: ({ especie, numero, ano }: NormKeys) =>
    numero === null ? [null] : [especie, numero, ano],
}

/** What a row is known by. */
export function rowMark(tabela: Table, row: ActRows[Table][number], lugar: number): RowMark {
  const subject = (SUBJECTS[tabela] as (row: ActRows[Table][number]) => unknown[])(row)
  const isNamed = subject.some((value) => value !== null)
  return { lugar, dito: row.dito, sobre: isNamed ? digestOfSaid(subject) : null }
}

/** Which rows of an act are hidden. */
export function hiddenPlaces(rows: ActRows, hidden: readonly HiddenRow[]): HiddenPlaces {
  const byTable = Map.groupBy(hidden, ({ tabela }) => tabela)
  return Object.fromEntries(
    [...byTable].map(([tabela, of]) => [
      tabela,
      hiddenAmong(
        rows[tabela].map((row, seq) => rowMark(tabela, row, seq)),
        of,
      ),
    ]),
  )
}
