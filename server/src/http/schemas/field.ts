import { type Static, type TObject, type TSchema, Type } from 'typebox'

/** One of these words; `Type.Enum` would leave out the `type` that tools expect. */
export function oneOf<const Value extends string>(values: readonly Value[], options: object) {
  return Object.assign(Type.Unsafe<Value>({ type: 'string', enum: values, ...options }), {
    type: 'string',
    enum: values,
  })
}

export function nullable<Schema extends TSchema>(
  schema: Schema & { type: string; enum?: readonly unknown[] },
) {
  const words = schema.enum && { enum: [...schema.enum, null] }
  return Type.Unsafe<Static<Schema> | null>({ ...schema, type: [schema.type, 'null'], ...words })
}

/** A schema with its own name in the OpenAPI document. */
export type Named<Schema extends TSchema = TObject> = Schema & { $id: string }

/** An object with its own name in the OpenAPI document: refer to it with {@link ref}. */
export function named<Schema extends TSchema>(name: string, schema: Schema): Named<Schema> {
  return { ...schema, $id: name }
}

export function ref<Schema extends TSchema>(schema: Named<Schema>) {
  return Type.Unsafe<Static<Schema>>({ $ref: `${schema.$id}#` })
}

/** A calendar date. */
export function date(description: string, example = '2024-03-15') {
  return Type.String({ format: 'date', description, examples: [example] })
}

/** A moment: ISO 8601, UTC, to the millisecond. */
export function instant(description: string, example = '2024-03-15T12:00:00.000Z') {
  return Type.String({ format: 'date-time', description, examples: [example] })
}

/** The forms in which people may write a moment: http/query/moments.ts. */
export function moment(description: string) {
  return Type.String({
    description: `${description} AAAA-MM-DD (dia de Brasília) ou data e hora com fuso, ISO 8601.`,
    examples: ['2024-03-15T09:00:00-03:00'],
  })
}
