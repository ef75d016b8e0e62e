import { dataPackageOf } from '../../service/rows/data-package.ts'
import type { ExportFormatName, FileForm } from '../../service/export/export-queries.ts'
import { inCents } from '../../service/rows/row-conditions.ts'
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
/** The filters of each table; the API has more. */
const FILTERS: Record<RowTableName, OptionName[]> = {
  contratos: [
    'termo',
    'literal',
    'data_inicio',
    'data_fim',
    'orgao',
    'cnpj',
    'valor_min',
    'valor_max',
  ],
  pessoal: ['termo', 'literal', 'data_inicio', 'data_fim', 'orgao', 'secao', 'situacao'],
  licitacoes: [
    'termo',
    'literal',
    'data_inicio',
    'data_fim',
    'orgao',
    'cnpj',
    'valor_min',
    'valor_max',
    'situacao',
  ],
  sancoes: [
    'termo',
    'literal',
    'data_inicio',
    'data_fim',
    'orgao',
    'cnpj',
    'valor_min',
    'valor_max',
    'situacao',
  ],
  normas: ['termo', 'literal', 'data_inicio', 'data_fim', 'orgao', 'situacao'],
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

/** Writes the rows that the options ask for. */
export function tableWriter(
  table: RowTableName,
  args: Arguments,
  { format, days }: { format: ExportFormatName; days: Days },
): (opened: Exports, file: string, options: WriteOptions) => Promise<WrittenExport> {
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
  switch (table) {
    case 'contratos': {
      const own = {
        ...(cnpjs && { fornecedores: cnpjs }),
        valor: { from: inCents(valor_min), to: inCents(valor_max) },
      }
      const params = { ...form, own, acts }
      return (opened, file, options) => writeExport(opened.contractExports, params, file, options)
    }
    case 'pessoal': {
      const ofRows = acceptedValues('secao', args.texto('secao'), ['2', 'extra'])
      const own = { ...(ofRows && { secoes: ofRows }), ...(situacoes && { situacoes }) }
      const params = { ...form, own, acts }
      return (opened, file, options) => writeExport(opened.personnelExports, params, file, options)
    }
    case 'licitacoes': {
      const own = {
        ...(cnpjs && { vencedores: cnpjs }),
        ...(situacoes && { situacoes }),
        valor: { from: inCents(valor_min), to: inCents(valor_max) },
      }
      const params = { ...form, own, acts }
      return (opened, file, options) => writeExport(opened.tenderExports, params, file, options)
    }
    case 'sancoes': {
      const own = {
        ...(cnpjs && { sancionados: cnpjs }),
        ...(situacoes && { situacoes }),
        valor: { from: inCents(valor_min), to: inCents(valor_max) },
      }
      const params = { ...form, own, acts }
      return (opened, file, options) => writeExport(opened.sanctionExports, params, file, options)
    }
    case 'normas': {
      const params = { ...form, own: { ...(situacoes && { situacoes }) }, acts }
      return (opened, file, options) => writeExport(opened.normExports, params, file, options)
    }
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
