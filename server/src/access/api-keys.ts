import { dateOfDay, dayNumber, isDate } from '../lib/dates.ts'
import { newId } from '../lib/ids.ts'
import { type Detail, Problem, detailOf } from '../lib/problem.ts'
import { checkName } from './accounts.ts'
import { type ApiKey, SCOPES, type Scope, type KeyReader, type KeyStore } from './key-store.ts'
import { type RandomBytes, hashKey, makeKey } from './keys.ts'

/** Requests a minute for a key without a limit of its own. */
const DEFAULT_LIMIT = 120
/** The limit is counted in each process; a larger number is surely a mistake. */
const MAX_LIMIT = 1_000_000

export interface KeyRequest {
  /** Id of the account that the key belongs to. */
  conta: string
  nome: string
  escopos: string[]
  /** Requests a minute; 120 when absent. */
  limite?: number
  /** Last day on which the key works, YYYY-MM-DD, in Brasília; absent: it does not expire. */
  expira?: string
}

export type KeySummary = Omit<ApiKey, 'hash'> & { situacao: 'ativa' | 'expirada' | 'revogada' }

/**
 * Makes a key. `chave` is the whole key: it is shown this once and kept only as a digest.
 * @throws Problem `parametro_invalido` naming every field that is wrong; `nao_encontrado` for an
 * unknown account.
 */
export async function createKey(
  store: KeyStore,
  request: KeyRequest,
  now: Date,
  random: RandomBytes,
): Promise<KeySummary & { chave: string }> {
  const { conta, nome, escopos, limite = DEFAULT_LIMIT, expira } = request
  const detalhes = [
    ...checkName('nome', nome),
    ...checkScopes(escopos),
    ...checkLimit(limite),
    ...checkExpiry(expira, now),
  ]
  if (detalhes.length > 0)
    throw new Problem('parametro_invalido', 'A chave não foi criada.', detalhes)
  await requireAccount(store, conta)

  const { chave, publico } = await makeUnusedKey(store, random)
  const key: ApiKey = {
    id: newId('chv', now.getTime()),
    conta_id: conta,
    nome: nome.trim(),
    publico,
    hash: hashKey(chave),
    escopos: [...new Set(escopos.filter(isScope))],
    limite,
    criado_em: now.toISOString(),
    expira_em: expira === undefined ? null : endOfDay(expira),
    revogada_em: null,
    ultimo_uso_em: null,
  }
  await store.createKey(key)
  return { ...summary(key, now), chave }
}

/**
 * Revokes a key, from this moment on, in every process.
 * @throws Problem `nao_encontrado`
 */
export async function revokeKey(
  store: Pick<KeyStore, 'revokeKey'>,
  id: string,
  now: Date,
): Promise<void> {
  if (await store.revokeKey(id, now.toISOString())) return
  throw new Problem('nao_encontrado', `Não há chave com o id ${id}.`, [
    detailOf('id', 'não existe', 'Liste as chaves para ver os ids, que começam por chv_.'),
  ])
}

/**
 * The keys of one account, or of all, oldest first; never their digests.
 * @throws Problem `nao_encontrado` for an unknown account
 */
export async function listKeys(
  store: KeyReader,
  conta: string | null,
  now: Date,
): Promise<KeySummary[]> {
  if (conta !== null) await requireAccount(store, conta)
  return (await store.listKeys(conta)).map((key) => summary(key, now))
}

/** Whether the key's last day is over at `now`. */
export function isExpired({ expira_em }: Pick<ApiKey, 'expira_em'>, now: Date): boolean {
  return expira_em !== null && Date.parse(expira_em) <= now.getTime()
}

function summary(key: ApiKey, now: Date): KeySummary {
  const { hash: _, ...shown } = key
  const unrevoked = isExpired(key, now) ? 'expirada' : 'ativa'
  return { ...shown, situacao: key.revogada_em === null ? unrevoked : 'revogada' }
}

async function makeUnusedKey(store: KeyReader, random: RandomBytes) {
  for (;;) {
    const made = makeKey(random)
    if ((await store.findKey(made.publico)) === null) return made
  }
}

async function requireAccount(store: KeyReader, conta: string): Promise<void> {
  if (await store.findAccount(conta)) return
  throw new Problem('nao_encontrado', `Não há conta com o id ${conta}.`, [
    detailOf('conta', 'não existe', 'Crie a conta antes, ou confira o id, que começa por cta_.'),
  ])
}

function isScope(escopo: string): escopo is Scope {
  return SCOPES.some((known) => known === escopo)
}

function checkScopes(escopos: string[]): Detail[] {
  const known = `Os escopos são: ${SCOPES.join(', ')}.`
  if (escopos.length === 0) return [detailOf('escopos', 'nenhum escopo foi dado', known)]
  return escopos
    .filter((escopo) => !isScope(escopo))
    .map((escopo) => detailOf('escopos', `“${escopo}” não é um escopo`, known))
}

function checkLimit(limite: number): Detail[] {
  if (Number.isInteger(limite) && limite >= 1 && limite <= MAX_LIMIT) return []
  return [
    detailOf('limite', `deve ser um inteiro de 1 a ${MAX_LIMIT}`, 'São requisições por minuto.'),
  ]
}

function checkExpiry(expira: string | undefined, now: Date): Detail[] {
  if (expira === undefined) return []
  if (!isDate(expira))
    return [detailOf('expira', 'não é uma data', 'Use AAAA-MM-DD, por exemplo 2030-12-31.')]
  if (Date.parse(endOfDay(expira)) <= now.getTime())
    return [detailOf('expira', 'já passou', 'Use o último dia em que a chave deve valer.')]
  return []
}

/** Midnight that ends the day in Brasília: UTC-3 all year round since daylight saving ended in 2019. */
function endOfDay(date: string): string {
  return `${dateOfDay(dayNumber(date) + 1)}T03:00:00.000Z`
}
