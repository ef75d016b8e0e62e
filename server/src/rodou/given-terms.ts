import { placeOf, dagFieldsOf, isMapping, type reader } from './fields.ts'
import type { Remarks } from './remarks.ts'
import { asName, asText } from './wording.ts'

/** As long as the group of an item may be. */
const LONGEST_GROUP = 200

/** A term as a file has it. */
export interface GivenTerm {
  texto: string
  grupo: string | null
  onde: string
}

/** A line of a list that was exported for the importer. */
export interface ExportedTerm {
  termo: string
  grupo: string | null
}

/** The lists that Ro-DOU would fetch: by the name of a variable, and by the DAG or the connection of a SELECT. */
export interface ExportedLists {
  variaveis: ReadonlyMap<string, ExportedTerm[]>
  consultas: ReadonlyMap<string, ExportedTerm[]>
}

/** Where a block's terms may be, if it does not have them itself. */
export interface Elsewhere {
  /** Of its DAG. */
  id: string
  lists: ExportedLists
  /** Connections for which files have different SELECTs: one list cannot be that of each. */
  shared: ReadonlySet<string>
}

/** The terms of a block; null: they are elsewhere, and no file has them. */
export function givenTerms(
  value: unknown,
  onde: string,
  { id, lists, shared }: Elsewhere,
  read: ReturnType<typeof reader>,
  remarks: Remarks,
): GivenTerm[] | null {
  if (!isMapping(value))
    return read.texts(value, onde).map(({ texto, onde: place }) => ({
      texto,
      grupo: null,
      onde: place,
    }))
  const { from_airflow_variable, from_db_select } = dagFieldsOf('terms', value, onde, remarks)
  const variable = read.text(from_airflow_variable, placeOf(onde, 'from_airflow_variable'))
  if (variable !== null)
    return exported(lists.variaveis, variable, onde, remarks, {
      source: `da variável "${variable}"`,
      how: `Exporte-a e passe --variavel ${variable}=arquivo.txt, um termo por linha.`,
    })
  const select = read.mapping(from_db_select, placeOf(onde, 'from_db_select'))
  if (select === null) {
    remarks.refuse(onde, 'não diz os termos, nem de onde vêm.')
    return null
  }
  const place = placeOf(onde, 'from_db_select')
  const conn = read.text(
    dagFieldsOf('from_db_select', select, place, remarks).conn_id,
    placeOf(place, 'conn_id'),
  )
  const isOwn = lists.consultas.has(id) || (conn !== null && shared.has(conn))
  const name = isOwn ? id : (conn ?? '')
  return exported(lists.consultas, name, onde, remarks, {
    source: `de um SELECT em "${conn ?? '?'}"`,
    how: `Passe --lista-sql ${name || 'conexão'}=arquivo.csv, com as colunas termo e, se houver, grupo.${isOwn ? ' Outros arquivos fazem outro SELECT na mesma conexão; por isso, o nome é o do DAG.' : ''}`,
  })
}

function exported(
  lists: ReadonlyMap<string, ExportedTerm[]>,
  name: string,
  onde: string,
  remarks: Remarks,
  { source, how }: { source: string; how: string },
): GivenTerm[] | null {
  const terms = lists.get(name)
  if (terms === undefined) {
    remarks.refuse(onde, `a lista vem ${source}. ${how}`)
    return null
  }
  if (terms.length === 0) remarks.refuse(onde, `a lista que vem ${source} está vazia.`)
  return terms.map(({ termo, grupo }, index) => ({
    texto: asText(termo),
    grupo: grupo && (asName(grupo, LONGEST_GROUP) || null),
    onde: placeOf(onde, index),
  }))
}
