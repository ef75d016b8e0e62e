import { type TSchema, Type } from 'typebox'
import type { ActOfRow } from '../../gazette/rows/acts/act-of-row.ts'
import type { RowColumn } from '../../gazette/rows/columns/row-column.ts'
import { CONFIDENCES } from '../../gazette/rows/contracts/contract.ts'
import { type Named, date, named, nullable, oneOf, ref } from '../schemas/field.ts'

/** Where words begin in an act's text. */
export const startField = (example: number) =>
  Type.Integer({
    minimum: 0,
    description:
      'Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0.',
    examples: [example],
  })

/** Where they end. */
export const endField = (example: number) =>
  Type.Integer({ minimum: 0, description: 'O primeiro caractere depois.', examples: [example] })

/** Where the value of one of these columns was read. */
export function placeSchema<const Column extends string>(
  name: string,
  columns: readonly Column[],
  example: { coluna: NoInfer<Column>; inicio: number; fim: number },
) {
  return named(
    name,
    Type.Object(
      {
        coluna: oneOf(columns, {
          description: 'A coluna cujo valor foi lido ali.',
          examples: [example.coluna],
        }),
        inicio: startField(example.inicio),
        fim: endField(example.fim),
      },
      { description: 'O lugar do texto de onde veio o valor de uma coluna.' },
    ),
  )
}

/** What every table tells of how a row was read. */
interface Reading extends ActOfRow {
  confianca: string
  versao_extrator: number
  inicio: number
  fim: number
  trechos: object[]
}

/**
 * Makes the fields of a table's rows: each is described by its column, and has the example of `row`, or another one
 * where that has none.
 */
export function rowFieldsOf<Row extends Reading>(
  columns: Record<keyof Row & string, RowColumn>,
  row: Row,
) {
  type Field = keyof Row & string
  const about = (field: Field, otherwise?: string | number) => ({
    description: columns[field].description,
    examples: [row[field] ?? otherwise ?? null],
  })
  const text = (field: Field, otherwise?: string) => nullable(Type.String(about(field, otherwise)))
  return {
    about,
    text,
    given: (field: Field) => Type.String(about(field)),
    flag: (field: Field) => Type.Boolean(about(field)),
    integer: (field: Field) => nullable(Type.Integer(about(field))),
    amount: (field: Field, otherwise: number) => nullable(Type.Number(about(field, otherwise))),
    day: (field: Field, otherwise?: string) =>
      nullable({ ...date(columns[field].description), ...about(field, otherwise) }),
    word: <const Word extends string>(field: Field, words: readonly Word[]) =>
      nullable(oneOf(words, about(field, words[0]))),
    /** The last fields of every table. */
    reading: <Place extends TSchema>(place: Named<Place>) => ({
      ato_endereco: Type.String(about('ato_endereco')),
      ato_tipo: nullable(Type.String(about('ato_tipo'))),
      ato_numero: nullable(Type.String(about('ato_numero', '1146'))),
      ato_data: nullable({
        ...date(columns.ato_data.description),
        ...about('ato_data', '2024-03-14'),
      }),
      confianca: oneOf(CONFIDENCES, about('confianca')),
      versao_extrator: Type.Integer(about('versao_extrator')),
      inicio: Type.Integer({ minimum: 0, ...about('inicio') }),
      fim: Type.Integer({ minimum: 0, ...about('fim') }),
      trechos: Type.Array(ref(place), { description: columns.trechos.description }),
    }),
  }
}
