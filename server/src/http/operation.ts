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
import type { Detail, Problem } from '../lib/problem.ts'
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
import type { Tag } from './openapi/tags.ts'
import { requireConfirmed } from './people/confirmed.ts'
import type { QueryValues } from './query/read-query.ts'
import { strictQuery } from './query/strict-query.ts'
import type { Service } from './service.ts'

/** An operation of the API, ready to be served. */
export interface Operation {
  id: string
  /** As the document shows it: `PATCH /contas/{id}` */
  at: Address
  access: Access
  serve(api: FastifyInstance, service: Service): void
}

type Address = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`

/** An operation as it is written: what the document says of it, what it asks for, and what it does. */
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
  /** In place of what the document says of its access; requests of such operations are never replayed. */
  security?: Security
  /** The lowest role; absent: as `neededRole` says. */
  role?: Role
  /** Whether the person must have confirmed recently who they are. */
  confirmed?: true
  query?: Query
  /** What is wrong with several parameters together, among the valid ones. */
  checkQuery?(values: QueryValues, service: Service): Problem[]
  /** JSON; absent: it takes none. */
  body?: Body
  /** What is wrong with a body that no schema can find. What the schema refuses is in it, too. */
  check?(body: Fields, call: Asked<At, Who, Query>, service: Service): Faults | Promise<Faults>
  /** Throws when what the path names is not there: before a body is refused, that is said. */
  exists?(call: Asked<At, Who, Query>, service: Service): Promise<unknown>
  /** A file, as the body: the handler gets it as a stream, and says how large it may be. */
  file?: ReceivedFile
  /** How long the answer may be cached. */
  fresh?: 'revalidate' | 'hour'
  answer: Answer<Given>
  /** What to answer. Whatever was asked has been checked. */
  handle(
    call: Call<At, Who, Query, Body>,
    service: Service,
  ): NoInfer<Given> | Promise<NoInfer<Given>>
}

type Faults = Detail[]

type Security = Record<string, string[]>[]

/** What the document and the router need of any description. */
interface Shown extends Omit<
  Description<Address, Access, TObject, TSchema, unknown>,
  'answer' | 'check' | 'exists' | 'handle'
> {
  params?: TObject
  answer: Omit<Answer<unknown>, 'send'>
}

interface ReceivedFile {
  type: string
  schema: TSchema
}

/** Of what an address names, the document must tell. */
type WithParams<At extends Address> = [NameIn<At>] extends [never]
  ? { params?: never }
  : { params: TObject<Record<NameIn<At>, TSchema>> }

/** The names in braces. */
type NameIn<At extends string> = At extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NameIn<Rest>
  : never

type Params<At extends Address> = Record<NameIn<At>, string>

/** What was asked, and by whom. */
interface Asked<At extends Address, Who extends Access, Query extends TObject> {
  params: Params<At>
  query: Static<Query>
  caller: CallerOf<Who>
  request: FastifyRequest
  reply: FastifyReply
  /**
   * What a command stores beside what it does, so that whoever sends the request again gets the same answer; null
   * without an Idempotency-Key. `others`: the fields of the answer besides `dados`.
   */
  once(others?: object): Once | null
}

/** The same, with the body that was checked. */
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

/** A caller in a session. */
type Person = Caller & { sessao: CallerSession }

/** Makes an operation of its description. What every operation owes is done here, so that no handler can forget it. */
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
        receiving.addContentTypeParser(file.type, (_request, body, parsed) => parsed(null, body))
        receiving.route(routeOf(service))
        done()
      })
    },
  }

  function routeOf(service: Service): RouteOptions {
    return {
      ...addressOf(at),
      config: configOf(described),
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
      // As their schemas say: what they refuse, refuseFaults tells before a handler is called.
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

  async function refuseFaults(call: Call<At, Who, Query, Body>, service: Service): Promise<void> {
    const { check, exists, confirmed } = described
    const faults = schemaDetails(call.request)
    if (check) faults.push(...(await check(fieldsOf(call.body), call, service)))
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

function configOf({ access, role, fresh, file }: Shown): FastifyContextConfig {
  return {
    access,
    ...(role && { role }),
    ...(fresh && { fresh }),
    ...(file && { largeBody: true }),
  }
}

/** Who needs neither key nor session, and who needs a session; other operations take both. */
const SECURITY: Partial<Record<Access, Security>> = {
  public: [],
  pessoa: [{ sessao: [] }],
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
    ...(file && { body: { content: { [file.type]: { schema: file.schema } } } }),
    response: { [answer.status]: answer.schema },
  }
}

const NO_QUERY = Type.Object({})

/**
 * A body is checked by its schema, and nothing is asked in the query. The faults are kept for the handler above,
 * which tells them with those that no schema finds.
 */
function validationOf({ at, body, file, checkQuery }: Shown, service: Service) {
  if (body) return { preValidation: withoutQuery, attachValidation: true }
  const validatorCompiler = strictQuery((values) => checkQuery?.(values, service) ?? [])
  const takesContent = at.startsWith('GET ') || file !== undefined
  return { validatorCompiler, ...(!takesContent && { preValidation: withoutContent }) }
}

/** The guard lets in whom `access` says. */
function callerOf({ caller }: FastifyRequest, access: Access): Caller | null {
  if (access === 'public') return null
  if (caller === null || (access === 'pessoa' && caller.sessao === null))
    throw new Error('the guard has let in somebody unknown')
  return caller
}
