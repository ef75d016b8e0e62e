import { dirname, join } from 'node:path/posix'
import type { AlertTerm } from '../../alerts/alert.ts'
import { type Detail, Problem, detailOf } from '../../lib/errors/problem.ts'
import { readItemFile } from '../../service/lists/item-file.ts'
import { type ReadItems, type RefusedItem, readItems } from '../../service/lists/read-items.ts'
import type { FolderFiles } from './files.ts'
import type { ListEntry } from './schema.ts'

/** The items that a list declares, or names the file of. */
export interface ListItems {
  itens: AlertTerm[]
  /** Left out. `arquivo`: where their lines are; null: where the list is, and `linha` counts them. */
  refused: { arquivo: string | null; items: RefusedItem[] }
  /** By the fields of the list. */
  faults: Detail[]
}

/** @param arquivo the file that declares the list, beside which its own is looked for */
export function readListItems(entry: ListEntry, arquivo: string, files: FolderFiles): ListItems {
  const { itens, itens_arquivo } = entry
  if ((itens === undefined) === (itens_arquivo === undefined)) return faulty(oneOfBoth)
  if (itens_arquivo === undefined)
    return itemsOr(
      null,
      readItems(
        (itens ?? []).map(({ termo, grupo = null }, at) => ({ linha: at + 1, termo, grupo })),
      ),
      FILE_FIELDS.filter((field) => entry[field] !== undefined).map((field) =>
        detailOf(field, 'só vale com itens_arquivo', 'Tire-o, ou ponha os itens num arquivo.'),
      ),
    )
  const name = join(dirname(arquivo), itens_arquivo)
  return fromFile(entry, name, files.get(name))
}

const FILE_FIELDS = ['coluna', 'coluna_grupo', 'frases'] as const

const oneOfBoth = detailOf(
  'itens',
  'deve estar aqui ou num arquivo, num só lugar',
  'Escreva itens, ou itens_arquivo com o nome de um .txt ou .csv da pasta.',
)

function fromFile(
  { coluna, coluna_grupo, frases = false }: ListEntry,
  name: string,
  bytes: Uint8Array | null | undefined,
): ListItems {
  const isCsv = /\.csv$/i.test(name)
  if (bytes === undefined || !(isCsv || /\.txt$/i.test(name)))
    return faulty(
      detailOf(
        'itens_arquivo',
        `${name} não é um .txt nem .csv desta pasta`,
        'O nome vale a partir da pasta do arquivo que o cita.',
      ),
    )
  if (bytes === null) return faulty(detailOf('itens_arquivo', `${name} tem mais de 2 MiB`))
  const columns = { coluna: coluna ?? null, coluna_grupo: coluna_grupo ?? null }
  const misplaced = Object.entries(columns)
    .filter(([, column]) => column !== null && !isCsv)
    .map(([field]) => detailOf(field, 'só vale num .csv', 'Tire-o, ou salve um CSV.'))
  try {
    return itemsOr(name, readItemFile({ bytes, isCsv, ...columns, frases }), misplaced)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const [first] = error.detalhes
    if (first === undefined) throw error
    const { campo, problema, sugestao } = first
    const field = campo === 'corpo' ? 'itens_arquivo' : campo
    return faulty(detailOf(field, `${name}: ${problema}`, sugestao))
  }
}

function itemsOr(
  arquivo: string | null,
  { itens, recusados }: ReadItems,
  faults: Detail[],
): ListItems {
  const empty = detailOf(
    arquivo === null ? 'itens' : 'itens_arquivo',
    'não tem nenhum item que o serviço saiba ler',
    'Um alerta com uma lista vazia não encontraria nada, ou tudo.',
  )
  return {
    itens,
    refused: { arquivo, items: recusados },
    faults: itens.length === 0 ? [...faults, empty] : faults,
  }
}

function faulty(...faults: Detail[]): ListItems {
  return { itens: [], refused: { arquivo: null, items: [] }, faults }
}
