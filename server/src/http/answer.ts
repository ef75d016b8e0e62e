import type { FastifyReply } from 'fastify'
import { type Static, type TObjectOptions, type TSchema, Type } from 'typebox'
import type { Notice } from '../service/notice.ts'
import { ref } from './schemas/field.ts'
import { avisoSchema } from './schemas/notice.ts'

/** How an operation answers when it succeeds: its documentation, and how to send what the handler returns. */
export interface Answer<Given> {
  status: 200 | 201 | 202 | 204
  /** The schema of the whole body, for the OpenAPI document and for writing JSON. */
  schema: object
  /** The schema of the 201 of an answer that is 200 otherwise. */
  made?: object
  /** A download, for which nobody needs HEAD. */
  isFile?: true
  send(reply: FastifyReply, given: Given): FastifyReply
}

/** 200 with `dados`, in the envelope of every answer. The handler returns `dados`. */
export function data<Data extends TSchema>(
  description: string,
  dados: Data,
  example: Static<Data>,
): Answer<Static<Data>> {
  return {
    status: 200,
    schema: envelope({ dados }, { description, examples: [{ sucesso: true, dados: example }] }),
    send: (reply, given) => reply.send({ sucesso: true, dados: given }),
  }
}

export interface Noticed<Data> {
  dados: Data
  avisos: Notice[]
}

/** The same with notices for the user, always in `avisos`. The handler returns both. */
export function noticed<Data extends TSchema>(
  description: string,
  dados: Data,
  example: Static<Data>,
): Answer<Noticed<Static<Data>>> {
  return beside(description, { dados, avisos: AVISOS }, { dados: example, avisos: [] })
}

const AVISOS = Type.Array(ref(avisoSchema), {
  description:
    'O que se deve saber sobre a resposta, ou sobre o que foi salvo, no máximo 10; vazio se nada.',
})

/** 200 with other fields beside `dados`. The handler returns all of them. */
export function beside<Fields extends { dados: TSchema } & Record<string, TSchema>>(
  description: string,
  fields: Fields,
  example: Fieldwise<Fields>,
): Answer<Fieldwise<Fields>> {
  return {
    status: 200,
    schema: envelope(fields, { description, examples: [{ sucesso: true, ...example }] }),
    send: (reply, given) => reply.send({ sucesso: true, ...given }),
  }
}

type Fieldwise<Fields extends Record<string, TSchema>> = {
  [Name in keyof Fields]: Static<Fields[Name]>
}

/** 202: the work continues after the answer. */
export function accepted<Given>(answer: Answer<Given>): Answer<Given> {
  return { ...answer, status: 202 }
}

/** 201. `Location` is the address of the collection, followed by the new id. */
export function created<Given extends Made>(answer: Answer<Given>): Answer<Given> {
  return {
    ...answer,
    status: 201,
    send: (reply, given) => answer.send(located(reply, given), given),
  }
}

/** Something new, with its id. */
type Made = { id: string } | { dados: { id: string } }

export function located(
  reply: FastifyReply,
  made: Made,
  collection = reply.request.routeOptions.url,
): FastifyReply {
  const { id } = 'id' in made ? made : made.dados
  return reply.header('Location', `${collection}/${id}`)
}

/** 201 with `Location` for a record that was made just now, else 200. The handler says which; its address ends with a key. */
export function put<Given extends Made>(
  answer: Answer<Given>,
): Answer<{ given: Given; made: boolean }> {
  return {
    ...answer,
    made: answer.schema,
    send(reply, { given, made }) {
      if (!made) return answer.send(reply, given)
      const collection = reply.request.routeOptions.url?.replace(/\/chave\/:chave$/, '')
      return answer.send(located(reply.code(201), given, collection), given)
    },
  }
}

/** 201 for something that was made just now at the address of the request, else 200. The handler says which. */
export function putHere<Given>(answer: Answer<Given>): Answer<{ given: Given; made: boolean }> {
  return {
    ...answer,
    made: answer.schema,
    send: (reply, { given, made }) =>
      made
        ? answer.send(reply.code(201).header('Location', reply.request.url), given)
        : answer.send(reply, given),
  }
}

/** 201 with this `Location`. */
export function createdAt<Given>(place: string, answer: Answer<Given>): Answer<Given> {
  return {
    ...answer,
    status: 201,
    send: (reply, given) => answer.send(reply.header('Location', place), given),
  }
}

/** 204, without a body. */
export function nothing(description: string): Answer<void> {
  return {
    status: 204,
    schema: Type.Null({ description }),
    send: (reply) => reply.send(null),
  }
}

function envelope(fields: Record<string, TSchema>, options: TObjectOptions) {
  const sucesso = Type.Literal(true, { description: 'Sempre `true`.', examples: [true] })
  return Type.Object({ sucesso, ...fields }, options)
}
