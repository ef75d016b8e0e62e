import type { Norma } from '../../api/schema.ts'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import styles from '../contracts/Cells.module.css'
import { bodyNames } from '../contracts/names.ts'
import type { RowColumn } from '../rows/row.ts'
import { effectLines, forceWords, normName } from './names.ts'

/** Until somebody chooses. */
export const USUAL_NORM_COLUMNS = ['norma', 'efeitos', 'vigor', 'orgao']

/** The columns of the table of norms. */
export function normColumns(
  { norms: said, tables }: Pick<Words, 'norms' | 'tables'>,
  format: Format,
): RowColumn<Norma>[] {
  const none = <span className={styles.none}>{tables.none}</span>
  return [
    {
      name: 'norma',
      head: said.columns.norma,
      of: ['especie', 'numero', 'ano', 'data', 'ementa'],
      cell: (row) => (
        <>
          <span className={styles.name}>{normName(row, said)}</span>
          {row.ementa !== null && <span className={styles.object}>{row.ementa}</span>}
        </>
      ),
      value: (row) => [normName(row, said), ...(row.ementa ? [row.ementa] : [])].join(': '),
    },
    {
      name: 'efeitos',
      head: said.columns.efeitos,
      of: ['altera', 'revoga', 'regulamenta', 'total', 'dispositivos'],
      cell: (row) => {
        const lines = effectLines(row, said)
        return lines.length === 0
          ? none
          : lines.map((line) => (
              <span key={line} className={styles.wrap}>
                {line}
                <br />
              </span>
            ))
      },
      value: (row) => effectLines(row, said).join('; ') || null,
    },
    {
      name: 'vigor',
      head: said.columns.vigor,
      of: ['entra_em_vigor', 'entra_em_vigor_origem'],
      cell: (row) => forceWords(row, said, format) ?? none,
      value: (row) => forceWords(row, said, format),
    },
    {
      name: 'orgao',
      head: said.columns.orgao,
      of: [],
      cell: ({ orgao }) => {
        const { unit, above } = bodyNames(orgao)
        return (
          <>
            <span className={styles.wrap}>{unit}</span>
            {above !== null && <span className={styles.second}>{above}</span>}
          </>
        )
      },
      value: ({ orgao }) => orgao.replaceAll('/', ' / '),
    },
  ]
}
