import type { Publicacao } from '../../api/schema.ts'
import type { ExportQuery } from '../../api/export.ts'
import type { CellValue } from '../../lib/csv.ts'

type Field = NonNullable<ExportQuery['campos']>[number]

interface ColumnSpec {
  /** The act's fields for its cell. */
  campos: readonly Field[]
  /** The width in a sheet, in characters. */
  width: number
  value(act: Publicacao, origin: string): CellValue
}

/** The possible columns of a spreadsheet of acts, in order. */
export const COLUMNS = {
  titulo: { campos: ['titulo'], width: 60, value: ({ titulo }) => titulo },
  ato: {
    campos: [],
    width: 22,
    value: ({ parte }) => (parte ? (parte.numero ?? parte.endereco.replace(/^.*#/, '')) : null),
  },
  data: {
    campos: ['data_publicacao'],
    width: 12,
    value: ({ data_publicacao }) => ({ day: data_publicacao }),
  },
  secao: { campos: ['secao'], width: 8, value: ({ secao }) => secao },
  edicao: { campos: ['edicao'], width: 9, value: ({ edicao }) => edicao },
  pagina: { campos: ['pagina'], width: 9, value: ({ pagina }) => pagina },
  orgao: { campos: ['orgao'], width: 50, value: ({ orgao }) => orgao.replaceAll('/', ' / ') },
  tipo: { campos: ['tipo_ato'], width: 22, value: ({ tipo_ato }) => tipo_ato },
  resumo: { campos: ['resumo'], width: 80, value: ({ resumo }) => resumo },
  situacao: { campos: ['situacao'], width: 20, value: ({ situacao }) => situacao },
  valor: {
    campos: ['entidades'],
    width: 18,
    value: ({ entidades: { valores } }) => (valores.length === 0 ? null : Math.max(...valores)),
  },
  cnpjs: {
    campos: ['entidades'],
    width: 22,
    value: ({ entidades: { cnpjs } }) => cnpjs.join('; ') || null,
  },
  assinatura: { campos: ['assinatura'], width: 40, value: ({ assinatura }) => assinatura },
  link: {
    campos: ['id'],
    width: 44,
    value: ({ id, parte }, origin) => `${origin}/publicacao/${parte?.endereco ?? id}`,
  },
  certificada: { campos: ['url_pdf'], width: 44, value: ({ url_pdf }) => url_pdf },
} as const satisfies Record<string, ColumnSpec>

export type ColumnName = keyof typeof COLUMNS
const NAMES = Object.keys(COLUMNS) as ColumnName[]
/** Those that people choose from; `ato` comes with a row for each act. */
export const COLUMN_NAMES = NAMES.filter((name) => name !== 'ato')
/** Until somebody chooses. */
export const USUAL_COLUMNS = COLUMN_NAMES.filter(
  (name) => !['assinatura', 'certificada'].includes(name),
)

/** With the act within the publication, beside its title or first. */
export function withAct(columns: ColumnName[]): ColumnName[] {
  return NAMES.filter((name) => name === 'ato' || columns.includes(name))
}

/** The fields that the chosen columns need, each once. */
export function fieldsOf(columns: ColumnName[]): Field[] {
  return [...new Set(columns.flatMap((name) => COLUMNS[name].campos))]
}

/** The words for a cell whose value is a code. */
export type Reading = (column: ColumnName, value: string) => string

/** The cells of an act. */
export function rowOf(
  act: Publicacao,
  columns: ColumnName[],
  { origin, read }: { origin: string; read: Reading },
): CellValue[] {
  return columns.map((name) => {
    const value = COLUMNS[name].value(act, origin)
    return typeof value === 'string' ? read(name, value) : value
  })
}
