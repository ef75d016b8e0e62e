import { readFileSync, statSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { KINDS } from '../../configuration/configuration.ts'
import {
  type BrokenRecord,
  type ForeignFile,
  recordOf,
  recordsInJson,
} from '../../foreign/records.ts'
import { isMapping } from '../../rodou/fields.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { PROGRAM } from '../../lib/errors/program.ts'
import { csvRecords } from '../../service/lists/csv.ts'
import { decodedText } from '../../service/lists/item-file.ts'

/** Longer files are no list of alerts. */
const MOST_BYTES = 20 * 1024 * 1024

/** The records of a file, JSON or CSV. @throws Problem if it is neither, or Arauto's own */
export function readForeignFile(path: string): ForeignFile {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) throw faulty(path, 'não existe', 'Confira o caminho.')
  if (stat.isDirectory()) throw ownForm(path, 'é uma pasta')
  if (stat.size > MOST_BYTES) throw faulty(path, 'tem mais de 20 MB', 'Divida-o.')
  if (/\.ya?ml$/i.test(path)) throw ownForm(path, 'é YAML')
  const bytes = readFileSync(path)
  if (bytes.length === 0) throw faulty(path, 'está vazio', 'Salve-o de novo.')
  if (bytes.includes(0)) throw faulty(path, 'não é texto', 'Salve-o como CSV, em UTF-8.')
  const text = decodedText(bytes)
  return /^\s*[[{]/.test(text) ? fromJson(text, path) : foreignCsv(text)
}

function fromJson(text: string, path: string): ForeignFile {
  const value = parsed(text, path)
  if (isMapping(value) && KINDS.some((kind) => Array.isArray(value[kind])))
    throw ownForm(path, 'está na forma do próprio Arauto')
  return recordsInJson(value)
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw faulty(path, 'não é JSON nem CSV', 'Baixe-o de novo, ou salve-o como CSV.', cause)
  }
}

const FAULTS = {
  open: 'abre aspas que não fecham',
  quote: 'tem texto depois das aspas que fecham um campo',
  ragged: 'não tem tantas colunas quantas a primeira linha',
} as const

/** The records of a CSV, whose first line has the names of its columns. */
export function foreignCsv(text: string): ForeignFile {
  const [head, ...rows] = csvRecords(text)
  const names = head !== undefined && 'fields' in head ? head.fields : []
  const file: ForeignFile = { records: [], broken: head === undefined ? [] : brokenIn(head) }
  for (const row of rows) {
    if ('fault' in row) file.broken.push(...brokenIn(row))
    else
      file.records.push(
        recordOf(
          `linha ${row.linha}`,
          names.map((name, at): [string, unknown] => [name, row.fields[at]]),
        ),
      )
  }
  return file
}

function brokenIn(row: ReturnType<typeof csvRecords>[number]): BrokenRecord[] {
  return 'fault' in row ? [{ onde: `linha ${row.linha}`, problema: FAULTS[row.fault] }] : []
}

/** What a file is called without its folder and ending. */
export function nameOfFile(path: string): string {
  return basename(path, extname(path))
}

function ownForm(path: string, problema: string): Problem {
  return faulty(
    path,
    problema,
    `O que exportar-configuracao escreve, ou uma pasta assim, se grava com: ${PROGRAM} aplicar <pasta>`,
  )
}

function faulty(path: string, problema: string, sugestao: string, cause?: unknown): Problem {
  const details = [detailOf('arquivo', problema, sugestao)]
  return new Problem('parametro_invalido', `${path} ${problema}.`, details, cause)
}
