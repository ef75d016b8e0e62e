import { channel } from 'node:diagnostics_channel'
import { type Allowance, createBudget, within } from '../lib/flow/budget.ts'
import type { AskedSearch } from '../search/reading/read-search.ts'
import { dateFieldOf } from './archive/missing-notices.ts'
import type { Queries } from './queries.ts'
import type { ColumnWords } from './rows/row-store.ts'
import { fieldOfWords } from './rows/row-words.ts'

/**
 * The length limit of an answer, in bytes: thousands of acts, or the longest single act with all that it
 * names.
 */
const MOST_BYTES = 16 * 2 ** 20

/** Reads a few rows by key, or a page of them. */
const ROWS: Allowance = { steps: 2_000_000, bytes: MOST_BYTES, blame: null }

/** A query whose cost depends on a parameter. */
function asked(campo: string, steps: number): Allowance {
  return { steps, bytes: MOST_BYTES, blame: { codigo: 'parametro_invalido', campo } }
}

/** Rows: by the first of what was given, or else the period, which always limits. */
function askedRows({ own, acts }: AskedRows): Allowance {
  if (acts.termo !== '*') return asked('termo', SEARCH)
  return asked(fieldOfWords(own.palavras) ?? dateFieldOf(acts.filters), SEARCH)
}

interface AskedRows {
  acts: AskedSearch
  own: { palavras?: ColumnWords }
}

/** The same for a field of a body. */
function sent(campo: string, steps: number): Allowance {
  return { steps, bytes: MOST_BYTES, blame: { codigo: 'corpo_invalido', campo } }
}

/**
 * A search with counts, notices and excerpts: at most about a second of processor time, usually a quarter.
 */
const SEARCH = 10_000_000
/** An answer built from the texts of acts. */
const TEXTS = 10_000_000
/** A piece of an export, or a page of changes, reads a long text or thousands of short ones, and finds where the next one begins. */
const PIECE: Allowance = { steps: 100_000_000, bytes: Infinity, blame: null }

/** A day of a person: several searches, and the texts of what is shown. */
const DAY: Allowance = { ...PIECE, bytes: MOST_BYTES }

/** Of a query, or of one call of it. */
type AnyAllowance = Allowance | ((params: AskedRows) => Allowance)

/** What each query of the service may spend. A query that is not listed here does not compile. */
const ALLOWANCES: {
  [Subject in keyof Queries]: Record<keyof Queries[Subject], AnyAllowance>
} = {
  archive: {
    search: asked('termo', SEARCH),
    simulate: sent('consulta', SEARCH),
    matching: sent('consulta', SEARCH),
    editions: ROWS,
    sources: ROWS,
    statements: ROWS,
    sourceHealth: ROWS,
    summary: ROWS,
  },
  publications: {
    read: asked('id', TEXTS),
    readStructured: asked('id', TEXTS),
    readRows: asked('id', TEXTS),
    readDeadlines: asked('id', TEXTS),
    picture: ROWS,
    proof: asked('id', TEXTS),
    readMany: asked('ids', TEXTS),
    similar: asked('id', SEARCH),
    versions: asked('id', TEXTS),
    marks: asked('termo', TEXTS),
  },
  punctuality: { period: ROWS, status: ROWS },
  reading: { months: ROWS, month: ROWS, edition: ROWS },
  citations: { verify: sent('texto', TEXTS), page: ROWS },
  catalog: {
    bodies: asked('prefixo', ROWS.steps),
    actTypes: ROWS,
    suggest: asked('prefixo', ROWS.steps),
  },
  filters: { notices: ROWS },
  changes: { after: PIECE },
  contracts: { list: askedRows },
  personnel: { list: askedRows },
  tenders: { list: askedRows },
  sanctions: { list: askedRows },
  norms: { list: askedRows, record: asked('norma', SEARCH) },
  exports: { begin: asked('termo', SEARCH), piece: PIECE, tail: PIECE },
  contractExports: { begin: askedRows, piece: PIECE, tail: PIECE },
  personnelExports: { begin: askedRows, piece: PIECE, tail: PIECE },
  tenderExports: { begin: askedRows, piece: PIECE, tail: PIECE },
  sanctionExports: { begin: askedRows, piece: PIECE, tail: PIECE },
  normExports: { begin: askedRows, piece: PIECE, tail: PIECE },
  alerts: {
    list: ROWS,
    find: ROWS,
    seeking: ROWS,
    queriesOf: ROWS,
    channels: ROWS,
    preview: ROWS,
    asked: ROWS,
    reader: ROWS,
  },
  bulletins: {
    list: ROWS,
    openPages: ROWS,
    find: ROWS,
    alerts: ROWS,
    preview: PIECE,
    issues: ROWS,
    issue: ROWS,
    page: ROWS,
  },
  folders: { list: ROWS, find: ROWS, acts: ROWS, file: PIECE, act: ROWS },
  daybook: { day: DAY, saved: ROWS, mailing: ROWS, dueMails: ROWS, mailContent: DAY },
  audit: { page: ROWS },
  once: { known: ROWS },
  keys: { list: ROWS, find: ROWS, use: ROWS, accounts: ROWS },
  lists: { list: ROWS, find: ROWS, known: ROWS, read: ROWS, readFile: ROWS },
  operation: { report: ROWS, uploads: ROWS, upload: ROWS },
  people: { session: ROWS, invitation: ROWS, sessions: ROWS, list: ROWS, invitations: ROWS },
  webhooks: {
    list: ROWS,
    find: ROWS,
    deliveries: ROWS,
    delivery: ROWS,
    statistics: ROWS,
    replays: ROWS,
    termFaults: ROWS,
  },
  replays: { nextBatch: ROWS },
  events: { list: ROWS },
}

/** What in a call of a query made it long; null if nothing did. */
export function blameOf({ service, method, args }: GivenCall) {
  const allowances: Record<string, Record<string, AnyAllowance>> = ALLOWANCES
  const allowance = allowances[service]?.[method]
  return allowance === undefined ? null : allowanceOf(allowance, args).blame
}

interface GivenCall {
  service: string
  method: string
  args: unknown[]
}

/** Lists of rows have one argument. */
function allowanceOf(allowance: AnyAllowance, [params]: unknown[]): Allowance {
  return typeof allowance === 'function' ? allowance(params as AskedRows) : allowance
}

/** Receives a `Spent` for each query. */
export const spending = channel('arauto:spent')

/**
 * The same queries, each call with its own budget, whose time begins with the call.
 * @param ms How long a call may take; Infinity for no limit.
 */
export function budgeted(queries: Queries, ms: number): Queries {
  const subjects = Object.entries(ALLOWANCES).map(([subject, allowances]) => [
    subject,
    Object.fromEntries(
      Object.entries<AnyAllowance>(allowances).map(([method, allowance]) => [
        method,
        async (...args: unknown[]) => {
          const budget = createBudget(allowanceOf(allowance, args), ms)
          try {
            // The table above has exactly the keys of Queries.
            const ask = () => (queries as unknown as Methods)[subject]![method]!(...args)
            return await within(budget, ask)
          } finally {
            if (spending.hasSubscribers) spending.publish(budget.spent())
          }
        },
      ]),
    ),
  ])
  return Object.fromEntries(subjects)
}

type Methods = Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>
