import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  HTTPMethods,
  RouteOptions,
} from 'fastify'
import { type Static, type TObject, type TSchema, type TUnknown, Type } from 'typebox'
import type { Caller, CallerSession } from '../access/caller.ts'
import type { Once } from '../access/once.ts'
import type { Role } from '../access/roles.ts'
import type { Detail, Problem } from '../lib/errors/problem.ts'
import type { Answer } from './answer.ts'
import {
  type Fields,
  bodyProblem,
  fieldsOf,
  schemaDetails,
  withoutContent,
  withoutQuery,
} from './body/bodies.ts'
import { type Access, callerOn } from './guard.ts'
import type { MadeOf } from './kept-answers.ts'
import type { Tag } from './openapi/tags.ts'
import { requireConfirmed } from './people/confirmed.ts'
import type { QueryValues } from './query/read-query-string.ts'
import { strictQuery } from './query/strict-query.ts'
import type { ApiService } from './service.ts'

/** An operation of the API, ready to be served. */
export interface Operation {
  id: string
  /** As in the document: `PATCH /contas/{id}` */
  at: Address
  access: Access
  serve(api: FastifyInstance, service: ApiService): void
}

type Address = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/** The definition of an operation: its documentation, its input and its work. */
interface Description<
  At extends Address,
  Who extends Access,
  Query extends TObject,
  Body extends TSchema,
  Given,
> {
  id: string
  at: At
  tag: Tag
  summary: string
  description: string
  access: Who
  /** Replaces the authentication that `access` documents. Requests of such operations are never replayed. */
  security?: Security
  /** The lowest role that may call it; absent: as `neededRole` decides. */
  role?: Role
  /** Whether the person must have confirmed recently who they are. */
  confirmed?: true
  query?: Query
  /** Finds faults of several parameters together, among the valid values. */
  checkQuery?(values: QueryValues, service: ApiService): Problem[]
  /** The schema of a JSON body; absent: the operation takes none. */
  body?: Body
  /** The most bytes of the body, where that is not what {@link BODY_LIMITS} says of the caller. */
  bodyLimit?: number
  /**
   * Finds faults of a body that no schema can express. The body may still have those that the schema refuses.
   */
  check?(body: Fields, call: Asked<At, Who, Query>, service: ApiService): Faults | Promise<Faults>
  /** Throws if what the path names does not exist. This comes before the faults of a body. */
  exists?(call: Asked<At, Who, Query>, service: ApiService): Promise<unknown>
  /** The body is a file. */
  file?: ReceivedFile
  /** What is said of a body of a type that it does not take; absent: that it must be JSON. */
  otherType?(): Problem
  /** How long the answer may be cached. */
  fresh?: FastifyContextConfig['fresh']
  /** What the answer is made of and nothing else, so that it is kept until that changes. */
  madeOf?: MadeOf
  /** How many requests of strangers a network may send it a minute, counted apart from all others. */
  limit?: number
  answer: Answer<Given>
  /** Returns what `answer` sends. Its input has been checked. */
  handle(
    call: Call<At, Who, Query, Body>,
    service: ApiService,
  ): NoInfer<Given> | Promise<NoInfer<Given>>
}

type Faults = Detail[]

type Security = Record<string, string[]>[]

/** The parts of any definition that the document and the router need. */
interface Shown extends Omit<
  Description<Address, Access, TObject, TSchema, unknown>,
  'answer' | 'check' | 'exists' | 'handle'
> {
  params?: TObject
  answer: Omit<Answer<unknown>, 'send'>
}

interface ReceivedFile {
  types: readonly string[]
  schema: TSchema
  /** Whether the handler gets a stream, and limits its size; otherwise it gets a Buffer within `bodyLimit`. */
  isLarge: boolean
}

/** Every parameter of an address must be described. */
type WithParams<At extends Address> = [NameIn<At>] extends [never]
  ? { params?: never }
  : { params: TObject<Record<NameIn<At>, TSchema>> }

/** The names in braces. */
type NameIn<At extends string> = At extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NameIn<Rest>
  : never

type Params<At extends Address> = Record<NameIn<At>, string>

/** A request and its caller. */
interface Asked<At extends Address, Who extends Access, Query extends TObject> {
  params: Params<At>
  query: Static<Query>
  caller: CallerOf<Who>
  request: FastifyRequest
  reply: FastifyReply
  /**
   * For a command to store with its change, so that a repeated request gets the same answer; null without an
   * Idempotency-Key. `others`: the fields of the answer besides `dados`.
   */
  once(others?: object): Once | null
}

/** The same with the checked body. */
interface Call<
  At extends Address,
  Who extends Access,
  Query extends TObject,
  Body extends TSchema,
> extends Asked<At, Who, Query> {
  body: Static<Body>
}

type CallerOf<Who extends Access> = Who extends 'public'
  ? null
  : Who extends 'pessoa'
    ? Person
    : Caller

/** A caller who has signed in. */
type Person = Caller & { sessao: CallerSession }

/**
 * Makes an operation from its definition. The checks of all operations are here, so that no handler can
 * forget one.
 */
export function operation<
  const At extends Address,
  Who extends Access,
  Given,
  Query extends TObject = typeof NO_QUERY,
  Body extends TSchema = TUnknown,
>(described: Description<At, Who, Query, Body, Given> & WithParams<At>): Operation {
  const { id, at, access, answer, file } = described
  return {
    id,
    at,
    access,
    serve(api, service) {
      if (file === undefined) return void api.route(routeOf(service))
      api.register((receiving, _options, done) => {
        const types = [...file.types]
        if (file.isLarge)
          receiving.addContentTypeParser(types, (_request, body, parsed) => parsed(null, body))
        else
          receiving.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, parsed) =>
            parsed(null, body),
          )
        receiving.route(routeOf(service))
        done()
      })
    },
  }

  function routeOf(service: ApiService): RouteOptions {
    return {
      ...addressOf(at),
      config: configOf(described),
      ...(described.bodyLimit !== undefined && { bodyLimit: described.bodyLimit }),
      schema: schemaOf(described),
      ...validationOf(described, service),
      ...(answer.isFile && { exposeHeadRoute: false }),
      async handler(request, reply) {
        const call = callOf(request, reply)
        await refuseFaults(call, service)
        reply.code(answer.status)
        return answer.send(reply, await described.handle(call, service))
      },
    }
  }

  function callOf(request: FastifyRequest, reply: FastifyReply): Call<At, Who, Query, Body> {
    return {
      // These match their schemas: refuseFaults reports all other input before the handler runs.
      params: request.params as Params<At>,
      query: request.query as Static<Query>,
      body: request.body as Static<Body>,
      caller: callerOf(request, access) as CallerOf<Who>,
      request,
      reply,
      once: (others = {}) =>
        request.once && { ...request.once, status: answer.status, beside: others },
    }
  }

  async function refuseFaults(
    call: Call<At, Who, Query, Body>,
    service: ApiService,
  ): Promise<void> {
    const { check, exists, confirmed } = described
    const found = check ? await check(fieldsOf(call.body), call, service) : []
    // Of a field of which both speak, the check knows more.
    const faults = schemaDetails(call.request).filter(
      ({ campo }) => !found.some((other) => other.campo === campo),
    )
    faults.push(...found)
    if (faults.length > 0) {
      await exists?.(call, service)
      throw bodyProblem(faults)
    }
    if (confirmed) requireConfirmed(callerOn(call.request))
  }
}

function addressOf(at: Address): { method: HTTPMethods; url: string } {
  const [method, path] = at.split(' ') as [HTTPMethods, string]
  return { method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') }
}

function configOf(described: Shown): FastifyContextConfig {
  const { access, role, fresh, madeOf, limit, file, otherType } = described
  return {
    access,
    ...(role && { role }),
    ...(fresh && { fresh }),
    ...(madeOf && { madeOf }),
    ...(limit !== undefined && { limit }),
    ...(otherType && { otherType }),
    ...(file?.isLarge && { largeBody: true as const }),
  }
}

/**
 * The documented authentication: `public` needs none, `pessoa` a session, `feeds` a key in its address; all others take a key or a session.
 */
const SECURITY: Partial<Record<Access, Security>> = {
  public: [],
  pessoa: [{ sessao: [] }],
  // The document has no word for a key in a path; the parameter tells.
  feeds: [],
}

function schemaOf({
  id,
  tag,
  summary,
  description,
  access,
  answer,
  ...asked
}: Shown): FastifySchema {
  const { params, query = NO_QUERY, body, file, security = SECURITY[access] } = asked
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    ...(security && { security }),
    ...(params && { params }),
    ...(body ? { body } : { querystring: query }),
    ...(file && { body: { content: contentOf(file) } }),
    response: { [answer.status]: answer.schema, ...(answer.made && { 201: answer.made }) },
  }
}

function contentOf({ types, schema }: ReceivedFile) {
  return Object.fromEntries(types.map((type) => [type, { schema }]))
}

const NO_QUERY = Type.Object({})

/**
 * With a body, an operation takes no query. Fastify attaches the faults that the schema finds, and the
 * handler above reports them together with those of `check`.
 */
function validationOf({ at, body, file, checkQuery }: Shown, service: ApiService) {
  if (body) return { preValidation: withoutQuery, attachValidation: true }
  const validatorCompiler = strictQuery((values) => checkQuery?.(values, service) ?? [])
  const takesContent = at.startsWith('GET ') || file !== undefined
  return { validatorCompiler, ...(!takesContent && { preValidation: withoutContent }) }
}

/** The caller, whom the guard has admitted for this `access`. */
function callerOf({ caller }: FastifyRequest, access: Access): Caller | null {
  if (access === 'public') return null
  if (caller === null || (access === 'pessoa' && caller.sessao === null))
    throw new Error('the guard has let in somebody unknown')
  return caller
}
