import { hash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ACT_FIELDS } from '../gazette/publication-detail.ts'
import { lastDayOfMonth } from '../lib/time/dates.ts'
import { counted } from '../terminal/counted.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import {
  EXPORT_FORMATS,
  type ExportParams,
  type ExportQueries,
} from '../service/export/export-queries.ts'
import type { Period } from '../service/archive/archive-queries.ts'
import { noArchive } from '../store/sqlite/database.ts'
import { homeOf } from '../threads/home/home-of.ts'
import type { Exports } from '../threads/home/archive-home.ts'
import type { Arguments, Command } from './command.ts'
import { expectNew, formOf } from './export/export-file.ts'
import { exportOptions, readExportOptions, readFormats } from './export/export-options.ts'
import { createProgress } from '../terminal/progress.ts'
import { size } from '../terminal/size.ts'
import { type WrittenExport, writeExport } from './export/write-export.ts'

/** A file to write. */
interface Order {
  file: string
  params: ExportParams
}

export const exportar: Command = {
  nome: 'exportar',
  resumo: 'Grava num arquivo tudo o que uma busca encontra, ou um mês inteiro.',
  posicionais: '<arquivo | pasta>',
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
        'Um mês, AAAA-MM: numa pasta, todos os campos, as declarações sobre os dias, e o SHA-256 de cada arquivo',
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
    const orders = month === undefined ? [singleFile(args, place)] : monthly(args, place, month)
    const proofs = month === undefined ? null : proofsOf(place, month)
    const more = proofs === null ? [] : [proofs.statements, proofs.sums]
    if (!args.chave('sobrescrever')) expectNew([...orders.map(({ file }) => file), ...more])
    if (proofs !== null) await mkdir(place, { recursive: true })
    await using opened = await home.openExports()
    const files: WrittenExport[] = []
    for (const order of orders) files.push(await write(opened.exports, order, signal))
    if (proofs !== null) await writeProofs(proofs, opened.archive, files)
    for (const aviso of new Set(files.flatMap(({ avisos }) => avisos)))
      console.error(`Aviso: ${aviso}`)
    console.log(args.chave('json') ? JSON.stringify({ arquivos: files }) : describe(files))
    return 0
  },
}

function singleFile(args: Arguments, file: string): Order {
  const [asked = null, ...more] = readFormats(args.texto('formato'), [])
  if (more.length > 0) throw oneFile()
  return { file, params: readExportOptions(args, formOf(file, asked)) }
}

function monthly(args: Arguments, folder: string, month: string): Order[] {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    throw new Problem('parametro_invalido', `--mensal: "${month}" não é um mês AAAA-MM.`, [
      detailOf('--mensal', 'não é um mês', 'Por exemplo: --mensal 2024-03'),
    ])
  return readFormats(args.texto('formato'), [...EXPORT_FORMATS]).map((format) => {
    const params = readExportOptions(args, format)
    const dates = { data_inicio: `${month}-01`, data_fim: lastDayOfMonth(month) }
    const fields = args.texto('campos') === undefined ? ACT_FIELDS : params.fields
    return {
      file: join(folder, `dou-${month}.${format}`),
      params: { ...params, fields, filters: { ...params.filters, ...dates } },
    }
  })
}

async function write(
  exports: ExportQueries,
  { file, params }: Order,
  signal: AbortSignal,
): Promise<WrittenExport> {
  const progress = createProgress(`Exportando ${basename(file)}`, 'publicações')
  return await writeExport(exports, params, file, {
    signal,
    onProgress: progress.update,
  }).finally(progress.stop)
}

/** What a month's files are checked with, and their days. */
interface Proofs {
  statements: string
  sums: string
  period: Period
}

function proofsOf(folder: string, month: string): Proofs {
  return {
    statements: join(folder, `dou-${month}.declaracoes.jsonl`),
    sums: join(folder, `dou-${month}.sha256`),
    period: { desde: `${month}-01`, ate: lastDayOfMonth(month) },
  }
}

/** What the installation stated of the month's days, and digests as `sha256sum --check` reads them. */
async function writeProofs(
  { statements, sums, period }: Proofs,
  archive: Exports['archive'],
  files: WrittenExport[],
): Promise<void> {
  const made = await archive.statements(period)
  const text = made.map((statement) => `${JSON.stringify(statement)}\n`).join('')
  await writeFile(statements, text)
  const written = [...files, { arquivo: statements, sha256: hash('sha256', text) }]
  const lines = written.map(({ sha256, arquivo }) => `${sha256}  ${basename(arquivo)}\n`)
  await writeFile(sums, lines.join(''))
}

function describe(files: WrittenExport[]): string {
  return files
    .map(
      ({ arquivo, publicacoes, linhas, bytes, sha256 }) =>
        `${arquivo}: ${counted(publicacoes, 'publicação', 'publicações')}${linhas === publicacoes ? '' : ` em ${counted(linhas, 'linha', 'linhas')}`}, ${size(bytes)}, SHA-256 ${sha256}`,
    )
    .join('\n')
}

function oneFile(): Problem {
  return new Problem('parametro_invalido', 'Diga o nome de um arquivo, de uma só forma.', [
    detailOf('arquivo', 'esperado exatamente um', `Por exemplo: ${PROGRAM} exportar atos.csv`),
  ])
}
