import { Link } from '@tanstack/react-router'
import type { Contrato } from '../../api/schema.ts'
import { printedNumber } from '../../lib/part-address.ts'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import styles from '../contracts/Cells.module.css'
import { actWay } from './act-way.ts'
import type { RowColumn } from './row.ts'

type RowOfAct = Pick<
  Contrato,
  'publicacao' | 'ato_endereco' | 'ato_tipo' | 'ato_numero' | 'ato_data'
>

/** The number and the day of the act that a row is of: of several tables the same column. */
export function ownActColumn(tables: Words['tables'], format: Format): RowColumn<RowOfAct> {
  return {
    name: 'ato',
    head: tables.ownAct,
    of: ['ato_numero', 'ato_data'],
    cell: (row) => {
      const name = ownActName(row, tables, format)
      if (name === null) return <span className={styles.none}>{tables.none}</span>
      return <Link {...actWay(row)}>{name}</Link>
    },
    value: (row) => ownActName(row, tables, format),
  }
}

/** `Portaria nº 1.146, de 04/05/2023`; null: neither number nor day is printed. */
function ownActName(
  { ato_tipo, ato_numero, ato_data }: RowOfAct,
  tables: Words['tables'],
  format: Format,
): string | null {
  if (ato_numero === null && ato_data === null) return null
  const kind = ato_tipo ?? tables.act
  const act = ato_numero === null ? kind : tables.numberedAct(kind, printedNumber(ato_numero))
  return ato_data === null ? act : tables.datedAct(act, format.date(ato_data))
}
