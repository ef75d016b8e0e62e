import pg from 'pg'
import { Problem, detailOf } from '../../lib/errors/problem.ts'

/** Advice for the operator when the database does not answer. */
const SETTING = 'ARAUTO_DATABASE_URL'

/** The connection is lost, or its session is unusable; unfinished work on it is rolled back. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/** The connection was lost during a commit: the transaction may be committed or not. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
}

/**
 * Another transaction conflicted: serialization failure, deadlock, or the server ran out of room to
 * track the reads of others during a long one.
 */
const CONFLICTS = new Set(['40001', '40P01', '53200'])

/** The server has no room for another session. */
const FULL = '53300'
/**
 * The server ends the session, or has no room for it: shut down, crashed, starting, too many
 * connections, idle in a transaction for too long. Or the session has a prepared statement that the
 * server has lost, or whose tables were migrated since; or its server is a replica by now.
 */
const ENDED = new Set(['57P01', '57P02', '57P03', '57P05', FULL, '25P03', '26000', '25006'])
const STALE_PLAN = /cached plan must not change result type/

/** Whether a transaction that failed with `error` may succeed when it is simply run again. */
export function isConflict(error: unknown): boolean {
  return error instanceof pg.DatabaseError && CONFLICTS.has(error.code ?? '')
}

/** Whether, after no connection was made, another server may take writes by now. One that is full still does. */
export function mayHaveMoved(error: unknown): boolean {
  const told = classified(error)
  return told instanceof ConnectionLost && codeOf(told) !== FULL
}

/** What a replica would say at the first write. */
export function readOnlyServer(): pg.DatabaseError {
  const error = new pg.DatabaseError('the server is a replica', 0, 'error')
  return Object.assign(error, { code: '25006' })
}

/** Tells errors of the connection from errors of statements. */
export function classified(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    const { code = '', message } = error
    const isOver = ENDED.has(code) || code.startsWith('08') || STALE_PLAN.test(message)
    return isOver ? new ConnectionLost(message, { cause: error }) : error
  }
  // The driver and the sockets have no error classes.
  return error instanceof Error ? new ConnectionLost(error.message, { cause: error }) : error
}

/** SQLSTATEs that the operator can do something about. */
const REFUSALS: Record<string, [problem: string, wayOut: string]> = {
  '28P01': ['usuário ou senha recusados', 'Confira o usuário e a senha do endereço.'],
  '28000': [
    'acesso recusado',
    'Confira o usuário e o certificado (sslcert) do endereço e o pg_hba.conf do servidor.',
  ],
  '3D000': ['o banco de dados não existe', 'Crie-o com CREATE DATABASE, ou corrija o endereço.'],
  '42501': ['permissão negada', 'O usuário do endereço deve ser dono das tabelas.'],
  '57014': ['a consulta demorou demais e foi interrompida', 'Tente de novo daqui a pouco.'],
  '55P03': [
    'outra transação segura o que se quer mudar',
    'Espere que termine, ou encerre-a (pg_stat_activity mostra quais há), e tente de novo.',
  ],
  '53100': ['o disco do servidor está cheio', 'Libere espaço no servidor do banco de dados.'],
  '25006': [
    'o servidor só aceita leituras',
    'Aponte para o servidor principal, não para uma réplica.',
  ],
}

/**
 * The error to show for `error`, which becomes its cause; our own errors are returned as they are.
 */
export function problemOf(error: unknown): unknown {
  if (error instanceof OutcomeUnknown)
    return unavailable(
      'A conexão com o banco de dados caiu no instante da gravação.',
      'não se sabe se a mudança foi gravada',
      'Confira se ela foi feita antes de repetir.',
      error,
    )
  if (isConflict(error))
    return unavailable(
      'O banco de dados está ocupado com outras mudanças dos mesmos registros.',
      'nada foi gravado',
      'Tente de novo daqui a pouco.',
      error,
    )
  const refusal = REFUSALS[codeOf(error) ?? '']
  if (refusal) return unavailable('O banco de dados PostgreSQL recusou.', ...refusal, error)
  if (!(error instanceof ConnectionLost)) return error
  const wayOut = 'Confira se o servidor PostgreSQL está no ar e se o endereço está certo.'
  const problem = `${reasonOf(error)} (${error.message})`
  return unavailable('O banco de dados PostgreSQL não responde.', problem, wayOut, error)
}

/** Why no connection was made, or why it is lost. */
function reasonOf({ message, cause }: ConnectionLost): string {
  const { code = '' } = (cause ?? {}) as NodeJS.ErrnoException
  if (code === 'ECONNREFUSED' || code === 'ENOENT') return 'ninguém atende no endereço'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'o nome do servidor não foi encontrado'
  if (code === 'ETIMEDOUT' || /time/.test(message)) return 'não houve resposta a tempo'
  return 'a conexão caiu'
}

function codeOf(error: unknown): string | undefined {
  const source = error instanceof ConnectionLost ? error.cause : error
  return source instanceof pg.DatabaseError ? source.code : undefined
}

function unavailable(message: string, problem: string, wayOut: string, cause: unknown): Problem {
  return new Problem('indisponivel', message, [detailOf(SETTING, problem, wayOut)], cause)
}
