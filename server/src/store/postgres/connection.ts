import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { tracedStep } from '../../lib/tracing/spans.ts'
import type { RowReader, Sql, SqlReader, SqlValue } from '../sql.ts'
import { postgresDialect } from './dialect.ts'
import { type GatheredRows, gatherRows } from './gathered.ts'
import { ConnectionLost, OutcomeUnknown, isConflict, classified, problemOf } from './errors.ts'
import { statementSpan } from './statement-span.ts'
import { bound } from './values.ts'

/** How long to retry, in milliseconds. */
export interface Patience {
  /** While other transactions conflict. */
  conflict: number
  /** While the server does not answer. */
  loss: number
}

/** For callers who wait: about as long as a restart of the server takes. */
const FOR_ANSWERS: Patience = { conflict: 10_000, loss: 3_000 }
/** The longest pause between two tries; the first is some milliseconds. */
const LONGEST_PAUSE_MS = 200

/** As on SQLite: transactions take effect as if they had run one after another. */
const WRITE = 'BEGIN ISOLATION LEVEL SERIALIZABLE; LOCK TABLE write_probe IN '
/** Transactions run concurrently; one that keeps conflicting with others is repeated. */
const TOGETHER = `${WRITE} ROW SHARE MODE`
/**
 * Exclusive: it waits for all transactions that have begun, and all others wait for it. Nothing
 * conflicts.
 */
const ALONE = `${WRITE} EXCLUSIVE MODE`
/**
 * How often a transaction is tried concurrently: a long one may conflict with a short one each
 * time.
 */
const TRIES_TOGETHER = 3
const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'

/** A connection of the pool. */
interface Held {
  readonly client: Promise<pg.PoolClient>
  /** A statement to send before the first one; they travel together. */
  opening: string | null
}

/** Statements on a connection, which is taken for the first of them. */
interface Session {
  readonly pool: pg.Pool
  /** The first statement on each connection; null: none. */
  readonly opening: string | null
  held: Held | null
  isLost: boolean
  /** Why its transaction cannot continue; later statements fail only because of that. */
  failure: unknown
  /** Its transaction has ended; statements sent along with the failed one may still arrive. */
  isOver: boolean
}

/**
 * Connections to PostgreSQL behind the store's handle. Work that fails because of other
 * transactions, or of a lost connection, restarts from the beginning; so the `work` of a
 * transaction must have no effects but its statements. `onCommit` is called after every
 * transaction.
 * @throws Problem `indisponivel` when the server does not answer or refuses
 */
export function createPostgresHandle(
  pool: pg.Pool,
  onCommit: () => void,
  patience: Patience = FOR_ANSWERS,
): Sql {
  const names = new Map<string, string>()

  /** Statements are prepared once per connection, under a short name. */
  function nameOf(text: string): string {
    const name = names.get(text) ?? `s${names.size}`
    names.set(text, name)
    return name
  }

  function prepared(session: Session, text: string, values: SqlValue[]) {
    // Another transaction, or none, may be on that connection by now.
    if (session.isOver) throw session.failure
    return ask(session, { name: nameOf(text), text, values: values.map(bound) })
  }

  /** @param gathered Rows that a transaction writes together; null: there is no transaction. */
  function handleOn(session: Session, gathered: GatheredRows | null): Sql {
    /** What was gathered goes first; all statements travel together. */
    async function sent(text: string, values: SqlValue[]) {
      const before = gathered?.take() ?? []
      const answers = [...before, { text, values }].map((each) =>
        prepared(session, each.text, each.values),
      )
      return (await Promise.all(answers)).at(-1)!
    }

    const handle: Sql = {
      dialect: postgresDialect,
      ...(gathered && { gather: gathered.add }),
      async all<T>(read: RowReader<T>, text: string, values: SqlValue[] = []) {
        const { rows } = await sent(text, values)
        return rows.map((found) => read(found))
      },
      async one<T>(read: RowReader<T>, text: string, values: SqlValue[] = []) {
        const { rows } = await sent(text, values)
        return rows[0] === undefined ? null : read(rows[0])
      },
      async run(text, values = []) {
        return (await sent(text, values)).rowCount ?? 0
      },
      transaction: (work) => work(handle),
      snapshot: (work) => work(handle),
      ...(session.opening === SNAPSHOT && { rest: () => rest(session) }),
    }
    return handle
  }

  async function within<T>(session: Session, work: (sql: Sql) => Promise<T>): Promise<T> {
    const gathered = gatherRows()
    let result: T
    try {
      result = await work(handleOn(session, gathered))
      await Promise.all(gathered.take().map(({ text, values }) => prepared(session, text, values)))
    } catch (error) {
      session.isOver = true
      session.failure ??= error
      await rollBack(session)
      throw error
    }
    await commit(session)
    return result
  }

  const transaction: Sql['transaction'] = (work) =>
    persist(pool, null, patience, async (session, attempt) => {
      await ask(session, { text: turnOf(attempt) }) // others may be waited for here
      return await within(session, work)
    }).finally(onCommit)
  const read = <T>(work: (sql: SqlReader) => Promise<T>) =>
    persist(pool, null, patience, (session) => work(handleOn(session, null)))

  return {
    dialect: postgresDialect,
    all: (reader, text, values) => read((sql) => sql.all(reader, text, values)),
    one: (reader, text, values) => read((sql) => sql.one(reader, text, values)),
    run: (text, values) => transaction((sql) => sql.run(text, values)),
    transaction,
    // No connection is held while `work` waits for something else before its first statement.
    snapshot: (work) => persist(pool, SNAPSHOT, patience, (session) => within(session, work)),
  }
}

/** Takes a lock before anything is read, so that all reads see what the others have committed. */
function turnOf(attempt: number): string {
  return attempt < TRIES_TOGETHER ? TOGETHER : ALONE
}

/** Runs `work` on a connection, and retries while that may help. */
async function persist<T>(
  pool: pg.Pool,
  opening: Session['opening'],
  patience: Patience,
  work: (session: Session, attempt: number) => Promise<T>,
): Promise<T> {
  const begun = performance.now()
  for (let attempt = 0; ; attempt++) {
    try {
      return await onConnection({ pool, opening }, (session) => work(session, attempt))
    } catch (error) {
      if (performance.now() - begun > spanFor(error, patience)) throw problemOf(error)
    }
    // Random, so that conflicting transactions do not meet again.
    await pause(Math.random() * Math.min(LONGEST_PAUSE_MS, 4 * 2 ** attempt))
  }
}

function spanFor(error: unknown, { conflict, loss }: Patience): number {
  if (isConflict(error)) return conflict
  return error instanceof ConnectionLost ? loss : -1
}

async function onConnection<T>(
  by: Pick<Session, 'pool' | 'opening'>,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const session: Session = { ...by, held: null, isLost: false, failure: undefined, isOver: false }
  try {
    return await work(session)
  } finally {
    const client = await session.held?.client.catch(() => null)
    client?.release(session.isLost)
  }
}

/** @throws ConnectionLost; of several errors, the first if it caused the others */
async function ask(session: Session, query: pg.QueryConfig<SqlValue[]>) {
  try {
    const held = (session.held ??= { client: session.pool.connect(), opening: session.opening })
    const client = await held.client
    const { opening } = held
    held.opening = null
    const [, answer] = await tracedStep(
      () => statementSpan(query.text),
      () =>
        Promise.all([
          opening === null ? null : client.query(opening),
          client.query<Record<string, unknown>, SqlValue[]>(query),
        ]),
    )
    return answer
  } catch (error) {
    const told = classified(error)
    session.isLost ||= told instanceof ConnectionLost
    throw (session.failure ??= told)
  }
}

/** @throws OutcomeUnknown */
async function commit(session: Session): Promise<void> {
  if (session.held === null) return
  try {
    const { command } = await ask(session, { text: 'COMMIT' })
    if (command !== 'COMMIT') throw new Error('A statement failed and its error was ignored.')
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error
    throw new OutcomeUnknown(error.message, { cause: error })
  }
}

/** If this fails, the connection is lost, which rolls back, too. */
async function rollBack(session: Session): Promise<void> {
  if (session.held !== null && !session.isLost)
    await ask(session, { text: 'ROLLBACK' }).catch(() => undefined)
}

/** Gives the connection back; statements that were sent before have their answers first. */
async function rest(session: Session): Promise<void> {
  const { held } = session
  session.held = null
  const client = await held?.client.catch(() => null) // the statement that took it throws
  if (!client) return
  const isEnded = await client.query('COMMIT').then(
    () => true,
    () => false, // nothing was written
  )
  client.release(!isEnded)
}
