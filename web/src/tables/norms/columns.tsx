import type { Norma } from '../../api/schema.ts'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import { BodyName } from '../BodyName.tsx'
import styles from '../contracts/Cells.module.css'
import { ownActColumn } from '../rows/own-act-column.tsx'
import type { RowColumn } from '../rows/row.ts'
import { NormEffects } from './NormEffects.tsx'
import { NormName } from './NormName.tsx'
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
          <span className={styles.name}>
            <NormName row={row} />
          </span>
          {row.ementa !== null && <span className={styles.object}>{row.ementa}</span>}
        </>
      ),
      value: (row) => [normName(row, said), ...(row.ementa ? [row.ementa] : [])].join(': '),
    },
    {
      name: 'efeitos',
      head: said.columns.efeitos,
      of: ['altera', 'revoga', 'regulamenta', 'total', 'dispositivos'],
      cell: (row) => (effectLines(row, said).length === 0 ? none : <NormEffects row={row} />),
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
      cell: ({ orgao }) => <BodyName path={orgao} />,
      value: ({ orgao }) => orgao.replaceAll('/', ' / '),
    },
    ownActColumn(tables, format),
  ]
}
