import { dataPackageOf } from '../../service/rows/data-package.ts'
import type { ExportFormatName, FileForm } from '../../service/export/export-queries.ts'
import { inCents } from '../../service/rows/row-conditions.ts'
import type { RowExportQueries } from '../../service/rows/row-exports.ts'
import type { RowTableName } from '../../service/rows/row-store.ts'
import type { Exports } from '../../threads/home/archive-home.ts'
import type { Arguments } from '../command.ts'
import {
  exportOptions,
  filtersOfPlace,
  filtersOfText,
  acceptedValues,
  readAsked,
  wrong,
} from './export-options.ts'
import { type WriteOptions, type WrittenExport, writeExport } from './write-export.ts'

type OptionName = keyof typeof exportOptions

/** The options that every file has. */
const OF_FILES: OptionName[] = ['tabela', 'bom']
/** The filters that every table has. */
const OF_ROWS: OptionName[] = ['termo', 'literal', 'data_inicio', 'data_fim', 'orgao']
const OF_COMPANIES: OptionName[] = [...OF_ROWS, 'cnpj', 'valor_min', 'valor_max']
/** The filters of each table; the API has more. */
const FILTERS: Record<RowTableName, OptionName[]> = {
  contratos: OF_COMPANIES,
  pessoal: [...OF_ROWS, 'secao', 'situacao'],
  licitacoes: [...OF_COMPANIES, 'situacao'],
  sancoes: [...OF_COMPANIES, 'situacao'],
  normas: [...OF_ROWS, 'situacao'],
}

const TABLES = Object.keys(FILTERS) as RowTableName[]

/** The table that is asked for; null: acts. @throws Problem for an option that it has not */
export function readTable(args: Arguments): RowTableName | null {
  const [table, ...others] = acceptedValues('tabela', args.texto('tabela'), TABLES) ?? []
  if (table === undefined) return null
  if (others.length > 0) throw wrong('tabela', 'espera uma só tabela')
  const taken = [...OF_FILES, ...FILTERS[table]]
  const refused = optionNames().find(
    (name) => given(args, name) !== undefined && !taken.includes(name),
  )
  if (refused !== undefined) throw wrong(refused, `não vale com --tabela ${table}`)
  return table
}

/** Days that are asked for otherwise than by options. */
export interface Days {
  data_inicio?: string
  data_fim?: string
}

type TableWriter = (opened: Exports, file: string, options: WriteOptions) => Promise<WrittenExport>

/** Writes the rows that the options ask for. */
export function tableWriter(
  table: RowTableName,
  args: Arguments,
  { format, days }: { format: ExportFormatName; days: Days },
): TableWriter {
  const { data_inicio, data_fim, orgaos, secoes, situacoes } = {
    ...filtersOfPlace(args),
    ...filtersOfText(args),
    ...days,
  }
  const { cnpjs, valor_min, valor_max } = filtersOfText(args)
  const acts = readAsked(args, {
    ...(data_inicio && { data_inicio }),
    ...(data_fim && { data_fim }),
    ...(orgaos && { orgaos }),
    ...(secoes && { secoes }),
    ...(situacoes && { situacoes }),
  })
  const form: FileForm = { format, bom: args.chave('bom') }
  const bySituation = situacoes && { situacoes }
  const byValue = { valor: { from: inCents(valor_min), to: inCents(valor_max) } }
  /** Of the exports of a table, with its own filters. */
  const writing =
    <Own extends object>(
      exportsOf: (opened: Exports) => RowExportQueries<Own>,
      own: Own,
    ): TableWriter =>
    (opened, file, options) =>
      writeExport(exportsOf(opened), { ...form, own, acts }, file, options)
  switch (table) {
    case 'contratos':
      return writing((opened) => opened.contractExports, {
        ...(cnpjs && { fornecedores: cnpjs }),
        ...byValue,
      })
    case 'pessoal': {
      const ofRows = acceptedValues('secao', args.texto('secao'), ['2', 'extra'])
      return writing((opened) => opened.personnelExports, {
        ...(ofRows && { secoes: ofRows }),
        ...bySituation,
      })
    }
    case 'licitacoes':
      return writing((opened) => opened.tenderExports, {
        ...(cnpjs && { vencedores: cnpjs }),
        ...bySituation,
        ...byValue,
      })
    case 'sancoes':
      return writing((opened) => opened.sanctionExports, {
        ...(cnpjs && { sancionados: cnpjs }),
        ...bySituation,
        ...byValue,
      })
    case 'normas':
      return writing((opened) => opened.normExports, { ...bySituation })
  }
}

/** A Data Package of the files that were written. */
export function packageOf(
  table: RowTableName,
  args: Arguments,
  { files, days, created }: { files: PackagedExport[]; days: Days; created: string },
): string {
  const [first] = files
  const named = FILTERS[table].map((name) => [name, given(args, name)] as const)
  const told = dataPackageOf({
    table,
    files: files.map(({ name, format, bytes, sha256 }) => ({ path: name, format, bytes, sha256 })),
    filtros: { ...Object.fromEntries(named.filter(([, value]) => value !== undefined)), ...days },
    linhas: first?.linhas ?? 0,
    avisos: first?.avisos ?? [],
    created,
  })
  return `${JSON.stringify(told, null, 2)}\n`
}

interface PackagedExport extends WrittenExport {
  name: string
  format: ExportFormatName
}

function optionNames(): OptionName[] {
  return Object.keys(exportOptions) as OptionName[]
}

/** What an option was given; undefined: nothing. */
function given(args: Arguments, name: OptionName): string | string[] | boolean | undefined {
  const option = exportOptions[name]
  if (option.tipo === 'chave') return args.chave(name) || undefined
  if (!('repetida' in option)) return args.texto(name)
  const values = args.textos(name)
  return values.length === 0 ? undefined : values
}
