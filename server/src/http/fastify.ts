import { Socket } from 'node:net'
import Fastify, { type FastifyInstance, LogController, type LogLevel } from 'fastify'
import type { RateLimiter } from '../access/rate-limit.ts'
import { type Clock, systemClock } from '../lib/time/clock.ts'
import { BODY_LIMITS } from './body/body-limits.ts'
import { bodyInTime } from './sockets/body-in-time.ts'
import { connectionErrors } from './sockets/connection-errors.ts'
import { type LineStream, createLogStream } from './log-stream.ts'
import { buildSerializers, buildValidators, keepSchemas } from './compilers.ts'
import { watchAnswers } from './sockets/open-answers.ts'
import { answerEncoded } from './sockets/raw-address.ts'
import type { RawQuery } from './query/strict-query.ts'
import { newId } from '../lib/crypto/ids.ts'

export interface FastifyDeps {
  clock: Clock
  limiter: RateLimiter
  /** Addresses and networks of proxies whose X-Forwarded-For is trusted; none: nobody's is. */
  trustProxy: string[]
  /** Lines go to standard output unless another stream is given. */
  log: { level: LogLevel; stream?: LineStream }
}

/**
 * The longest URL that a request may need: 4,000 characters of `termo`, 12 bytes each when encoded.
 */
const MAX_HEADER_BYTES = 64 * 1024

const TIMEOUTS = {
  /**
   * Off: Node would count a file on a slow line as one late request; bodyInTime knows which bodies are files.
   */
  requestTimeout: 0,
  /** Longer than the idle time of common load balancers (60 s), which must close first. */
  keepAliveTimeout: 72_000,
  /** Silence in both directions, also while an answer is computed: far above the searches' deadline. */
  connectionTimeout: 120_000,
}

/** For a whole body: ours are small, so a slower one is an attack or a dead link. */
const BODY_MS = 30_000

const HTTP = {
  maxHeaderSize: MAX_HEADER_BYTES,
  /** For the headers alone. */
  headersTimeout: 15_000,
  /** How often Node checks these two limits; its default of 30 s would double them. */
  connectionsCheckingInterval: 5_000,
  /** We check it ourselves, so that the answer is one of ours. */
  requireHostHeader: false,
}

const SECRET_HEADERS = ['x-api-key', 'authorization', 'cookie', 'set-cookie']

/** A bare Fastify server with our request parsing, logging and errors; it has no routes yet. */
export function createFastify({ clock, limiter, trustProxy, log }: FastifyDeps): FastifyInstance {
  const refuse = connectionErrors({ clock, limiter })
  const app: FastifyInstance = Fastify({
    ...TIMEOUTS,
    http: HTTP,
    bodyLimit: BODY_LIMITS.stranger,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    logger: {
      level: log.level,
      stream: log.stream ?? createLogStream(process.stdout),
      base: null,
      formatters: { level: (level) => ({ level }) },
      timestamp: () => `,"time":"${systemClock().toISOString()}"`,
      redact: SECRET_HEADERS.flatMap((name) => [`headers["${name}"]`, `req.headers["${name}"]`]),
    },
    // One line per request, written by observe.ts.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    genReqId: () => newId('req', clock().getTime()),
    rewriteUrl: ({ url = '/' }) => routablePath(url),
    routerOptions: {
      ignoreTrailingSlash: true,
      // A too long id is an unknown id, not an error of its own.
      maxParamLength: MAX_HEADER_BYTES,
      querystringParser: (raw): RawQuery & Record<string, string> => ({ raw }),
    },
    clientErrorHandler(error, socket) {
      if (!answerEncoded(app.server, socket, error))
        answers.afterAnswers(socket, () => refuse(error, socket))
    },
    // While draining, requests on open connections are still answered; each closes its connection.
    return503OnClosing: false,
    // Reports every fault of a body, and never changes it to fit.
    ajv: {
      customOptions: {
        allErrors: true,
        coerceTypes: false,
        removeAdditional: false,
        // A fault knows which fields there are.
        verbose: true,
      },
    },
    schemaController: {
      bucket: keepSchemas,
      compilersFactory: { buildSerializer: buildSerializers, buildValidator: buildValidators },
    },
  })
  const answers = watchAnswers(app.server)
  bodyInTime(app, BODY_MS)
  // Node's own answers would be a bare 417, and a connection closed without a word. Expectations
  // other than 100-continue may be ignored (RFC 9110).
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response)
  })
  app.server.on('connect', (_request, socket) => {
    if (socket instanceof Socket) refuse({ code: 'CONNECT' }, socket)
  })
  return app
}

/**
 * The URL as a path that the router can always read. `http://host/path` becomes its path. A path that
 * cannot be decoded does not exist here, so its `%` are taken literally.
 */
function routablePath(url: string): string {
  if (!url.startsWith('/')) return `/${url.replace(/^https?:\/\/[^/?#]*\/?/i, '')}`
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (!path.includes('%')) return url
  try {
    decodeURI(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
