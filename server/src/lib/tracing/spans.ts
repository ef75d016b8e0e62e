import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * By the names of OpenTelemetry's semantic conventions, or `arauto.…`. Never a bound value, a text that somebody
 * searches for, an address with a token in it, or anything of a person.
 */
export type SpanAttributes = Readonly<Record<string, string | number>>

/** A span as it begins. */
export interface SpanStart {
  /** Of few values: a route, never an address. */
  name: string
  /** `server` answers another program, `client` asks one, `internal` does neither. */
  kind: 'server' | 'client' | 'internal'
  attributes?: SpanAttributes
  /** When it began, if not now, by the clock of `performance`, in milliseconds. */
  startedAt?: number
  /** The headers of a request, in which its caller may name a trace (W3C Trace Context). */
  headers?: Readonly<Record<string, string | string[] | undefined>>
}

export interface OpenSpan {
  set(attributes: SpanAttributes): void
  /** @param type A status or a class of errors; never a message, which may quote a value. */
  fail(type: string): void
  end(): void
}

/** Makes spans; otlp-tracer.ts has the only one. */
export interface Tracer {
  /** @param parent Null: the span begins a trace, or goes on with that of `headers`. */
  begin(start: SpanStart, parent: OpenSpan | null): OpenSpan
}

/*
 * One for a thread, as in OpenTelemetry's own API: whatever is traced would otherwise have to be handed it through all
 * layers. Null: nothing is traced, and a span costs a comparison.
 */
let tracer: Tracer | null = null
const current = new AsyncLocalStorage<OpenSpan>()

/** Traces what this thread does, until disposed. */
export function traceWith(made: Tracer): Disposable {
  tracer = made
  return {
    [Symbol.dispose]() {
      tracer = null
    },
  }
}

/** Begins a span within the current one, if there is one. Null: nothing is traced. */
export function beginSpan(start: () => SpanStart): OpenSpan | null {
  return tracer === null ? null : tracer.begin(start(), current.getStore() ?? null)
}

/** Does `work`, whose spans are within this one. */
export function withinSpan<T>(span: OpenSpan, work: () => T): T {
  return current.run(span, work)
}

/** Does `work` in a span of its own. */
export async function traced<T>(
  start: () => SpanStart,
  work: (span: OpenSpan | null) => Promise<T>,
): Promise<T> {
  const span = beginSpan(start)
  return span === null ? await work(null) : await ended(span, work)
}

/**
 * The same, but only within another span: what no request and no task asked for, such as a look at the queue several
 * times a second, would hide the rest.
 */
export async function tracedStep<T>(
  start: () => SpanStart,
  work: (span: OpenSpan | null) => Promise<T>,
): Promise<T> {
  if (tracer === null || current.getStore() === undefined) return await work(null)
  return await traced(start, work)
}

async function ended<T>(span: OpenSpan, work: (span: OpenSpan) => Promise<T>): Promise<T> {
  try {
    return await current.run(span, () => work(span))
  } catch (error) {
    span.fail(typeOf(error))
    throw error
  } finally {
    span.end()
  }
}

/** A code (SQLSTATE, ECONNREFUSED), or the name of the class. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as NodeJS.ErrnoException
  return typeof code === 'string' ? code : error.name
}
