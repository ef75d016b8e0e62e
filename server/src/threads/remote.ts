import { type Actor, acting } from '../lib/flow/acting.ts'
import { Problem } from '../lib/errors/problem.ts'

/** A call of a method in another thread; arguments and answer are cloned on their way. */
export interface Call {
  service: string
  method: string
  args: unknown[]
  /** Who makes the call; absent if nobody does. */
  actor?: Actor
}

/** The result of a call, in a form that crosses threads: a Problem would lose its class. */
export type Reply =
  | { answer: unknown }
  | { problem: Pick<Problem, 'codigo' | 'message' | 'detalhes'> }

/** A service: an object of methods that take data and return promises of data. */
type Service<T> = {
  [Method in keyof T]: T[Method] extends (...args: infer Args) => Promise<infer Answer>
    ? (...args: Cloned<Args>) => Promise<Cloned<Answer>>
    : 'gives no promise'
}

/**
 * A type after structured cloning. A part that cannot be cloned becomes a message, so that it does not
 * compile.
 */
type Cloned<T> = T extends Atom
  ? T
  : T extends (...args: never[]) => unknown
    ? 'a function cannot be cloned'
    : { [Key in keyof T]: Cloned<T[Key]> }

/** Arrives unchanged. */
type Atom =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | Date
  | Uint8Array
  | ReadonlyMap<unknown, unknown>
  | ReadonlySet<unknown>

/** Services by name. */
type Services<S> = { [Name in keyof S]: Service<S[Name]> }

/**
 * Services of another thread, as if they were here: every method has the arguments and the answer of the
 * service itself. A service is a proxy: its methods can be picked, not spread. `send` delivers a call and
 * brings the reply back. A service that is not named does not compile.
 */
export function remote<S extends Services<S>>(
  services: Record<keyof S, true>,
  send: (call: Call) => Promise<Reply>,
): S {
  return Object.fromEntries(
    Object.keys(services).map((service) => [service, proxyOf(service, send)]),
  ) as S
}

function proxyOf(service: string, send: (call: Call) => Promise<Reply>): object {
  const methods = new Map<string, Method>()
  return new Proxy(
    {},
    {
      get(_target, method) {
        // `await` on a proxy asks it for `then`.
        if (typeof method !== 'string' || method === 'then') return undefined
        const known = methods.get(method)
        if (known) return known
        const call = async (...args: unknown[]) => {
          const actor = acting.getStore()
          return opened(await send({ service, method, args, ...(actor && { actor }) }))
        }
        methods.set(method, call)
        return call
      },
    },
  )
}

type Method = (...args: unknown[]) => Promise<unknown>

/** The value of a reply. @throws Problem */
export function opened(reply: Reply): unknown {
  if ('answer' in reply) return reply.answer
  const { codigo, message, detalhes } = reply.problem
  throw new Problem(codigo, message, detalhes)
}

/** The receiving end: answers calls with the services of this thread. */
export function serve<S extends Services<S>>(services: S): (call: Call) => Promise<Reply> {
  // The caller is the proxy above, typed by the same S.
  const table = services as unknown as Record<string, Record<string, Method>>
  return ({ service, method, args, actor }) => {
    const done = () => table[service]![method]!(...args)
    return replyOf(async () => await (actor ? acting.run(actor, done) : done()))
  }
}

/** The reply with the result of `work`, or with its problem. */
export async function replyOf(work: () => Promise<unknown>): Promise<Reply> {
  try {
    return { answer: await work() }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { codigo, message, detalhes } = error
    return { problem: { codigo, message, detalhes } }
  }
}
