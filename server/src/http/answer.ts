import type { FastifyReply } from 'fastify'
import { type Static, type TObjectOptions, type TSchema, Type } from 'typebox'
import type { Notice } from '../lib/notice.ts'
import { ref } from './schemas/field.ts'
import { avisoSchema } from './schemas/notice.ts'

/** What an operation answers when it succeeds: how the document tells it, and how what a handler gives is sent. */
export interface Answer<Given> {
  status: 200 | 201 | 202 | 204
  /** Of the whole body, in the OpenAPI document; JSON is written by it. */
  schema: object
  /** Nobody asks only for its headers. */
  isFile?: true
  send(reply: FastifyReply, given: Given): FastifyReply
}

/** `dados`, in the envelope of every answer. The handler gives `dados`. */
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

/** The same, and beside it notices for the user, always in this place. */
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

/** `dados`, and beside it other fields. The handler gives all of them. */
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

/** 202: work that goes on after the answer. */
export function accepted<Given>(answer: Answer<Given>): Answer<Given> {
  return { ...answer, status: 202 }
}

/** 201, with the place of what was made: below the address of the request. */
export function created<Given extends Made>(answer: Answer<Given>): Answer<Given> {
  return {
    ...answer,
    status: 201,
    send: (reply, given) => answer.send(located(reply, given), given),
  }
}

/** What has an id. */
type Made = { id: string } | { dados: { id: string } }

export function located(reply: FastifyReply, made: Made): FastifyReply {
  const { id } = 'id' in made ? made : made.dados
  return reply.header('Location', `${reply.request.routeOptions.url}/${id}`)
}

/** 201, with this place. */
export function createdAt<Given>(place: string, answer: Answer<Given>): Answer<Given> {
  return {
    ...answer,
    status: 201,
    send: (reply, given) => answer.send(reply.header('Location', place), given),
  }
}

/** 204: it is done, and there is nothing to say. */
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
