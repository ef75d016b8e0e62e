import { statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import type { ExportFormatName } from '../../service/export/export-queries.ts'

const FORM_OF = new Map<string, ExportFormatName>([
  ['.jsonl', 'jsonl'],
  ['.ndjson', 'jsonl'],
  ['.csv', 'csv'],
  ['.parquet', 'parquet'],
])

/**
 * The format of a file: that of its name, or `asked`.
 * @throws Problem when the two contradict each other, or the name has an unknown format
 */
export function formOf(file: string, asked: ExportFormatName | null): ExportFormatName {
  const extension = extname(file).toLowerCase()
  const told = FORM_OF.get(extension)
  if (told !== undefined && asked !== null && told !== asked)
    throw new Problem(
      'parametro_invalido',
      `O nome ${file} é de um arquivo ${told}, e --formato pede ${asked}.`,
      [detailOf('--formato', 'contradiz a extensão', 'Mude um dos dois.')],
    )
  const form = asked ?? told
  if (form !== undefined) return form
  if (extension === '') return 'jsonl'
  throw new Problem('parametro_invalido', `A extensão ${extension} não diz a forma do arquivo.`, [
    detailOf(
      'arquivo',
      'extensão desconhecida',
      `Use ${[...FORM_OF.keys()].join(', ')}, ou diga --formato jsonl, csv ou parquet.`,
    ),
  ])
}

/** @throws Problem for the first name of what is no file, or of a file that must not be overwritten */
export function expectPlaces(files: string[], mayOverwrite: boolean): void {
  for (const file of files) {
    if (file === '-') throw noOutput()
    const found = statSync(file, { throwIfNoEntry: false })
    if (found?.isDirectory()) throw isAFolder(file)
    // The file would take its place, be it /dev/null.
    if (found !== undefined && !found.isFile())
      throw new Problem('conflito', `${file} não é um arquivo comum; nada foi gravado.`, [
        detailOf('arquivo', 'é outra coisa', 'Diga o nome de um arquivo num disco.'),
      ])
    if (found !== undefined && !mayOverwrite)
      throw new Problem('conflito', `O arquivo ${file} já existe; nada foi gravado.`, [
        detailOf('arquivo', 'já existe', 'Dê outro nome, ou use --sobrescrever.'),
      ])
  }
}

/** A command that is cut off leaves no half of a file, but may leave half an output. */
function noOutput(): Problem {
  return new Problem('parametro_invalido', 'Uma exportação não vai à saída padrão.', [
    detailOf('arquivo', '- não é um arquivo', 'Diga o nome de um arquivo, como atos.csv.'),
  ])
}

function isAFolder(path: string): Problem {
  return new Problem('conflito', `${path} é uma pasta; nada foi gravado.`, [
    detailOf(
      'arquivo',
      'é uma pasta',
      `Diga o nome do arquivo, como ${join(path, 'atos.csv')}, ou um mês, com --mensal.`,
    ),
  ])
}
