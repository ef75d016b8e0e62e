import { existsSync, readFileSync } from 'node:fs'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import type { ExportedLists, ExportedTerm } from '../../rodou/given-terms.ts'
import { csvRecords } from '../../service/lists/csv.ts'
import { decodedText } from '../../service/lists/item-file.ts'

/**
 * The lists that Ro-DOU would fetch itself, from files. `variables`, `selects`: `nome=arquivo`.
 * @throws Problem if a file cannot be read, or has a line that is none
 */
export function readLists(variables: string[], selects: string[]): ExportedLists {
  return {
    variaveis: byName('--variavel', variables, variableTerms),
    consultas: byName('--lista-sql', selects, selectedTerms),
  }
}

function byName(
  option: string,
  all: string[],
  read: (text: string, file: string) => ExportedTerm[],
): Map<string, ExportedTerm[]> {
  const lists = new Map<string, ExportedTerm[]>()
  for (const given of all) {
    const [name, terms] = named(option, given, read)
    if (lists.has(name))
      throw faulty(`${option} ${name}`, 'foi dado duas vezes', 'Junte os dois arquivos num só.')
    lists.set(name, terms)
  }
  return lists
}

function named(
  option: string,
  given: string,
  read: (text: string, file: string) => ExportedTerm[],
): [name: string, terms: ExportedTerm[]] {
  const at = given.indexOf('=')
  const file = given.slice(at + 1)
  if (at < 1 || file === '')
    throw faulty(
      `${option} ${given}`,
      'não diz o nome e o arquivo',
      `Escreva ${option} nome=arquivo.`,
    )
  if (!existsSync(file)) throw faulty(file, 'não existe', 'Confira o caminho.')
  return [given.slice(0, at), read(decodedText(readFileSync(file)), file)]
}

/** As Ro-DOU reads a variable of Airflow: a JSON list, or a term on each line. */
function variableTerms(text: string, file: string): ExportedTerm[] {
  const list = text.trimStart().startsWith('[') ? jsonList(text, file) : text.split(/\r\n|\r|\n/)
  return list
    .map((termo) => ({ termo: termo.trim(), grupo: null }))
    .filter(({ termo }) => termo !== '')
}

function jsonList(text: string, file: string): string[] {
  const wrong = () =>
    faulty(file, 'não é uma lista de textos em JSON', 'Ou escreva um termo em cada linha.')
  try {
    const list: unknown = JSON.parse(text)
    if (Array.isArray(list) && list.every((each) => typeof each === 'string')) return list
  } catch {
    throw wrong()
  }
  throw wrong()
}

/** As Ro-DOU reads a SELECT: the first column has the terms, the second, if there is one, their groups. */
function selectedTerms(text: string, file: string): ExportedTerm[] {
  const terms = csvRecords(text).flatMap((record): ExportedTerm[] => {
    if ('fault' in record)
      throw faulty(
        `${file}, linha ${record.linha}`,
        'não tem a forma das outras',
        'Ponha entre aspas o campo que contém o separador ou aspas.',
      )
    const [termo = '', grupo = ''] = record.fields.map((field) => field.trim())
    return termo === '' ? [] : [{ termo, grupo: grupo === '' ? null : grupo }]
  })
  return terms[0]?.termo.toLowerCase() === 'termo' ? terms.slice(1) : terms
}

function faulty(campo: string, problema: string, sugestao: string): Problem {
  return new Problem('parametro_invalido', `${campo} ${problema}.`, [
    detailOf(campo, problema, sugestao),
  ])
}
