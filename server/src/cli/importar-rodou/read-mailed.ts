import { readFileSync, readdirSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { isDate } from '../../lib/time/dates.ts'
import type { MailedRow } from '../../rodou/mailed.ts'
import { type CsvRecord, csvRecords } from '../../service/lists/csv.ts'
import { decodedText } from '../../service/lists/item-file.ts'

/** The CSVs that a DAG mailed. */
export interface MailedDag {
  id: string
  arquivos: number
  rows: MailedRow[]
  /** Rows of which no day is known, and broken ones. */
  aside: string[]
}

/**
 * The CSVs in a folder, by the DAG that mailed them: a folder is called by its `id`, or a file begins so.
 * @param ids of all DAGs; a CSV needs to say nothing if there is only one
 * @throws Problem if it is not known which, or a file is no such CSV
 */
export function readMailed(folder: string, ids: string[]): MailedDag[] {
  const files = csvsIn(folder).map((path) => ({ path, id: dagOf(relative(folder, path), ids) }))
  const lost = files.filter(({ id }) => id === null)
  if (lost.length > 0)
    throw faulty(
      `Não se sabe que DAG enviou ${lost.length} dos CSVs, como ${lost[0]!.path}.`,
      'não dizem de que DAG são',
      `Ponha-os numa pasta com o id dele, como em ${join(folder, ids[0] ?? 'id')}.`,
    )
  return [...Map.groupBy(files, ({ id }) => id!)].map(([id, own]) => {
    const read = own.map(({ path }) => rowsIn(path))
    return {
      id,
      arquivos: own.length,
      rows: read.flatMap(({ rows }) => rows),
      aside: read.flatMap(({ aside }) => aside),
    }
  })
}

function csvsIn(folder: string): string[] {
  try {
    const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.csv$/i.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
    if (paths.length > 0) return paths
  } catch (cause) {
    throw faulty(
      `Não foi possível ler a pasta ${folder}.`,
      'não é uma pasta que se possa ler',
      'Confira o caminho.',
      cause,
    )
  }
  throw faulty(`${folder} não tem CSVs.`, 'não tem nenhum .csv', 'Salve nela os anexos do Ro-DOU.')
}

/** The longest id that a folder has, or a file's name begins with. */
function dagOf(path: string, ids: string[]): string | null {
  const [only] = ids
  if (ids.length === 1 && only !== undefined) return only
  const folders = path.split(sep).slice(0, -1)
  const own = ids.filter((id) => folders.includes(id) || basename(path).startsWith(id))
  return own.toSorted((one, other) => other.length - one.length)[0] ?? null
}

/** As Ro-DOU heads them; it leaves out those that say the same in every row. */
const COLUMNS = {
  titulo: 'Título',
  url: 'URL',
  data: 'Data',
  consulta: 'Consulta',
  unidade: 'Unidade',
  termo: 'Termo de pesquisa',
} as const

function rowsIn(path: string): Pick<MailedDag, 'rows' | 'aside'> {
  const [head, ...records] = csvRecords(decodedText(readFileSync(path)))
  const names = head !== undefined && 'fields' in head ? head.fields.map((name) => name.trim()) : []
  if (!names.includes(COLUMNS.titulo) || !names.includes(COLUMNS.url))
    throw faulty(
      `${path} não é um anexo do Ro-DOU.`,
      `não tem as colunas ${COLUMNS.titulo} e ${COLUMNS.url}`,
      'Tire-o da pasta.',
    )
  const rows: MailedRow[] = []
  const aside: string[] = []
  for (const record of records) {
    const row = rowOf(record, names, path)
    if (row === null) aside.push(`${path}, linha ${record.linha}`)
    else rows.push(row)
  }
  return { rows, aside }
}

function rowOf(record: CsvRecord, names: string[], arquivo: string): MailedRow | null {
  if ('fault' in record) return null
  const { fields } = record
  const cell = (column: keyof typeof COLUMNS) =>
    fields[names.indexOf(COLUMNS[column])]?.trim() ?? ''
  const url = cell('url')
  const data = dayIn(URL.parse(url)?.searchParams.get('data') ?? '') ?? dayIn(cell('data'))
  if (data === null) return null
  const titulo = cell('titulo')
  return {
    data,
    titulo,
    url,
    consulta: cell('consulta'),
    unidade: cell('unidade'),
    termo: cell('termo'),
    arquivo,
  }
}

/** `20/11/2026`, `2026-11-20`, whatever follows. */
function dayIn(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(text) ?? []
  const date = year === undefined ? text.slice(0, 10) : `${year}-${month}-${day}`
  return isDate(date) ? date : null
}

function faulty(mensagem: string, problema: string, sugestao: string, cause?: unknown): Problem {
  const details = [detailOf('--comparar', problema, sugestao)]
  return new Problem('parametro_invalido', mensagem, details, cause)
}
