import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { MOST_ITEMS } from '../../alerts/term-list.ts'
import { type CsvRecord, csvRecords } from './csv.ts'
import {
  type GivenItem,
  type ReadItems,
  type RefusedItem,
  readItems,
  refusedItem,
} from './read-items.ts'

/** A file with an item on each line. */
export interface ItemFile {
  bytes: Uint8Array
  isCsv: boolean
  /** The name of the CSV's column with the items, which its first line has; null: the first column. */
  coluna: string | null
  /** The name of its column with their groups; null: none. */
  coluna_grupo: string | null
  /** Whether each item is the words of a phrase, and no query. */
  frases: boolean
}

/** The items of a file. @throws Problem if it is not such a file */
export function readItemFile({ bytes, isCsv, frases, ...columns }: ItemFile): ReadItems {
  const text = decodedText(bytes)
  const { given, refused } = isCsv ? ofColumns(csvRecords(text), columns) : ofLines(text)
  const all = given.length + refused.length
  if (all > MOST_ITEMS) throw tooManyItems(all)
  return readItems(given, refused, frases ? phraseOf : undefined)
}

interface Sorted {
  given: GivenItem[]
  refused: RefusedItem[]
}

function ofLines(text: string): Sorted {
  const given = text
    .split(/\r\n|\r|\n/)
    .map((termo, index) => ({ linha: index + 1, termo, grupo: null }))
    .filter(({ termo }) => termo.trim() !== '')
  return { given, refused: [] }
}

function ofColumns(
  records: CsvRecord[],
  { coluna, coluna_grupo }: Pick<ItemFile, 'coluna' | 'coluna_grupo'>,
): Sorted {
  const at = coluna === null ? 0 : columnAt(records[0], 'coluna', coluna)
  const group = coluna_grupo === null ? null : columnAt(records[0], 'coluna_grupo', coluna_grupo)
  const hasHead = coluna !== null || coluna_grupo !== null
  const rows = hasHead ? records.slice(1) : records
  const groupOf = (fields: string[]) => (group === null ? null : fields[group] || null)
  const given: GivenItem[] = []
  const refused: RefusedItem[] = []
  for (const row of rows) {
    const { linha } = row
    if ('fault' in row) refused.push(refusedItem(linha, row.text, FAULTS[row.fault]))
    else given.push({ linha, termo: row.fields[at] ?? '', grupo: groupOf(row.fields) })
  }
  return { given, refused }
}

const FAULTS = {
  open: {
    problema: 'abre aspas que não fecham',
    sugestao: 'Feche-as; num CSV, as aspas de dentro de um campo são duas.',
  },
  quote: {
    problema: 'tem texto depois das aspas que fecham um campo',
    sugestao:
      'Num CSV, escreva """João da Silva""" para procurar a frase "João da Silva"; ou salve-o como texto (.txt), um item por linha.',
  },
  ragged: {
    problema: 'não tem tantas colunas quantas a primeira linha sem defeito',
    sugestao: 'Ponha entre aspas o campo que contém o separador.',
  },
} as const

function columnAt(first: CsvRecord | undefined, campo: string, name: string): number {
  const names = first !== undefined && 'fields' in first ? first.fields.map(plainName) : []
  const at = names.indexOf(plainName(name))
  if (at >= 0) return at
  throw fileProblem(
    campo,
    'não está na primeira linha do arquivo',
    names.length > 0 ? `As colunas são: ${names.slice(0, 20).join(', ')}.` : null,
  )
}

function plainName(name: string): string {
  return name.trim().toLowerCase()
}

/** UTF-8, with or without a mark, and else what Excel writes in Brazil. @throws Problem if it is no text */
export function decodedText(bytes: Uint8Array): string {
  if (bytes.includes(0))
    throw fileProblem(
      'corpo',
      'não é texto em UTF-8 nem em Windows-1252',
      'Salve o arquivo em UTF-8.',
    )
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A person's or a company's name as an exact phrase; nothing stays nothing. */
function phraseOf(words: string): string {
  const bare = words.replaceAll('"', ' ').trim()
  return bare === '' ? '' : `"${bare}"`
}

function tooManyItems(count: number): Problem {
  return fileProblem(
    'corpo',
    `tem ${count.toLocaleString('pt-BR')} itens, e o máximo são ${MOST_ITEMS.toLocaleString('pt-BR')}`,
    'Divida-os em várias listas: um alerta pode ter todas.',
  )
}

function fileProblem(campo: string, problema: string, sugestao: string | null): Problem {
  const mensagem = `Arquivo inválido: ${campo} ${problema}.`
  return new Problem('corpo_invalido', mensagem, [detailOf(campo, problema, sugestao)])
}
