import { hash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { ACT_FIELDS } from '../gazette/publication-detail.ts'
import { lastDayOfMonth } from '../lib/time/dates.ts'
import { counted } from '../lib/text/counted.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import { systemClock } from '../lib/time/clock.ts'
import { EXPORT_FORMATS, type ExportFormatName } from '../service/export/export-queries.ts'
import type { RowTableName } from '../service/rows/row-store.ts'
import { makeFolder } from '../store/make-folder.ts'
import { noArchive } from '../store/sqlite/database.ts'
import { homeOf } from '../threads/home/home-of.ts'
import type { Exports } from '../threads/home/archive-home.ts'
import type { Arguments, CommandBody } from './command.ts'
import { expectPlaces, formOf } from './export/export-file.ts'
import { exportOptions, readExportOptions, readFormats } from './export/export-options.ts'
import { type Days, packageOf, readTable, tableWriter } from './export/table-options.ts'
import { createProgress } from '../terminal/progress.ts'
import { size } from '../terminal/size.ts'
import { type WriteOptions, type WrittenExport, writeExport } from './export/write-export.ts'

/** A file to write. */
interface Order {
  file: string
  format: ExportFormatName
  /** What it counts while it is written. */
  unit: 'publicações' | 'linhas'
  write(opened: Exports, file: string, options: WriteOptions): Promise<WrittenExport>
}

/** A file that is written of the others. */
interface Beside {
  file: string
  text(opened: Exports, files: (WrittenExport & Order)[]): Promise<string>
}

export const exportar: CommandBody = {
  opcoes: {
    ...exportOptions,
    formato: {
      tipo: 'texto',
      descricao: 'jsonl, csv ou parquet (padrão: o da extensão do arquivo; do mês, os três)',
    },
    sobrescrever: { tipo: 'chave', descricao: 'Grava por cima do arquivo que já existe' },
    mensal: {
      tipo: 'texto',
      descricao:
        'Um mês, AAAA-MM: numa pasta, todos os campos, as declarações sobre os dias (de uma tabela, o que a descreve), e o SHA-256 de cada arquivo',
    },
    json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' },
  },
  interrompido: 'O arquivo que estava sendo gravado não foi deixado pela metade.',
  async executar(args, { config, signal }) {
    const [place, ...others] = args.posicionais
    if (place === undefined || others.length > 0) throw oneFile()
    const home = homeOf(config)
    if (!(await home.exists())) throw noArchive(config.dataDir)
    const month = args.texto('mensal')
    const table = readTable(args)
    const days = month === undefined ? {} : daysOf(month)
    const base = month === undefined ? null : join(place, `${table ?? 'dou'}-${month}`)
    const orders =
      base === null ? [singleFile(args, place, table)] : monthly(args, base, { table, days })
    const beside = besideOf(args, { place, base, table, days })
    const sums = base === null ? null : `${base}.sha256`
    const paths = [...orders.map(({ file }) => file), beside?.file, sums]
    expectPlaces(
      paths.filter((path) => typeof path === 'string'),
      args.chave('sobrescrever'),
    )
    if (base !== null) makeFolder(place, 'pasta')
    await using opened = await home.openExports()
    const files: (WrittenExport & Order)[] = []
    for (const order of orders) files.push({ ...order, ...(await write(opened, order, signal)) })
    const more = beside === null ? [] : [await writeBeside(beside, opened, files)]
    if (sums !== null) await writeSums(sums, [...files, ...more])
    const written = files.map(
      ({ file: _file, format: _format, unit: _unit, write: _write, avisos, ...one }) => ({
        ...one,
        avisos: avisos.map(({ mensagem }) => mensagem),
      }),
    )
    for (const aviso of new Set(written.flatMap(({ avisos }) => avisos)))
      console.error(`Aviso: ${aviso}`)
    console.log(args.chave('json') ? JSON.stringify({ arquivos: written }) : describe(files))
    return 0
  },
}

function singleFile(args: Arguments, file: string, table: RowTableName | null): Order {
  const [asked = null, ...more] = readFormats(args.texto('formato'), [])
  if (more.length > 0) throw oneFile()
  const format = formOf(file, asked)
  if (table !== null)
    return { file, format, unit: 'linhas', write: tableWriter(table, args, { format, days: {} }) }
  const params = readExportOptions(args, format)
  return {
    file,
    format,
    unit: 'publicações',
    write: (opened, ...rest) => writeExport(opened.exports, params, ...rest),
  }
}

/** @throws Problem for what is no month */
function daysOf(month: string) {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    throw new Problem('parametro_invalido', `--mensal: "${month}" não é um mês AAAA-MM.`, [
      detailOf('--mensal', 'não é um mês', 'Por exemplo: --mensal 2024-03'),
    ])
  return { data_inicio: `${month}-01`, data_fim: lastDayOfMonth(month) }
}

function monthly(
  args: Arguments,
  base: string,
  { table, days }: { table: RowTableName | null; days: Days },
): Order[] {
  return readFormats(args.texto('formato'), [...EXPORT_FORMATS]).map((format) => {
    const file = `${base}.${format}`
    if (table !== null)
      return { file, format, unit: 'linhas', write: tableWriter(table, args, { format, days }) }
    const read = readExportOptions(args, format)
    const fields = args.texto('campos') === undefined ? ACT_FIELDS : read.fields
    const params = { ...read, fields, filters: { ...read.filters, ...days } }
    return {
      file,
      format,
      unit: 'publicações',
      write: (opened, ...rest) => writeExport(opened.exports, params, ...rest),
    }
  })
}

/** Of a table, what describes it; of a month of acts, what the installation stated of its days. */
function besideOf(
  args: Arguments,
  asked: { place: string; base: string | null; table: RowTableName | null; days: Days },
): Beside | null {
  const { place, base, table, days } = asked
  if (table !== null)
    return {
      file: `${base ?? withoutExtension(place)}.datapackage.json`,
      text: async (_opened, files) => {
        const named = files.map((one) => ({ ...one, name: basename(one.file) }))
        return packageOf(table, args, { files: named, days, created: systemClock().toISOString() })
      },
    }
  const { data_inicio: desde, data_fim: ate } = days
  if (base === null || desde === undefined || ate === undefined) return null
  return {
    file: `${base}.declaracoes.jsonl`,
    text: async ({ archive }) => {
      const made = await archive.statements({ desde, ate })
      return made.map((statement) => `${JSON.stringify(statement)}\n`).join('')
    },
  }
}

function withoutExtension(file: string): string {
  return file.slice(0, file.length - extname(file).length)
}

async function write(opened: Exports, order: Order, signal: AbortSignal): Promise<WrittenExport> {
  const progress = createProgress(`Exportando ${basename(order.file)}`, order.unit)
  return await order
    .write(opened, order.file, { signal, onProgress: progress.update })
    .finally(progress.stop)
}

async function writeBeside(
  { file, text }: Beside,
  opened: Exports,
  files: (WrittenExport & Order)[],
): Promise<Summed> {
  const written = await text(opened, files)
  await writeFile(file, written)
  return { arquivo: file, sha256: hash('sha256', written) }
}

type Summed = Pick<WrittenExport, 'arquivo' | 'sha256'>

/** Digests as `sha256sum --check` reads them. */
async function writeSums(file: string, summed: Summed[]): Promise<void> {
  const lines = summed.map(({ sha256, arquivo }) => `${sha256}  ${basename(arquivo)}\n`)
  await writeFile(file, lines.join(''))
}

function describe(files: (WrittenExport & Order)[]): string {
  return files
    .map((one) => `${one.arquivo}: ${countsOf(one)}, ${size(one.bytes)}, SHA-256 ${one.sha256}`)
    .join('\n')
}

/** First what the file has in its lines. */
function countsOf({ publicacoes, linhas, unit }: WrittenExport & Order): string {
  const acts = counted(publicacoes, 'publicação', 'publicações')
  const rows = counted(linhas, 'linha', 'linhas')
  if (unit === 'linhas') return `${rows} de ${acts}`
  return linhas === publicacoes ? acts : `${acts} em ${rows}`
}

function oneFile(): Problem {
  return new Problem('parametro_invalido', 'Diga o nome de um arquivo, de uma só forma.', [
    detailOf('arquivo', 'esperado exatamente um', `Por exemplo: ${PROGRAM} exportar atos.csv`),
  ])
}
