import { dateOfDay, dayNumber, isDate } from '../lib/time/dates.ts'
import { newId } from '../lib/crypto/ids.ts'
import type { Outcome } from '../lib/errors/outcome.ts'
import { type Detail, Problem, detailOf } from '../lib/errors/problem.ts'
import { checkName } from './accounts.ts'
import {
  type ApiKey,
  type KeyMaker,
  type KeyReach,
  type KeyReader,
  type KeyRefusal,
  type KeyStore,
  SCOPES,
  type Scope,
} from './key-store.ts'
import { type RandomBytes, hashKey, makeKey } from './keys.ts'

/** Requests per minute for a key without a limit of its own. */
export const DEFAULT_LIMIT = 120
/** A larger limit is surely a mistake. */
export const MAX_LIMIT = 1_000_000

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

/** Changes to a key; absent fields stay. `expira: null`: it never expires. */
export interface KeyPatch {
  nome?: string
  escopos?: string[]
  limite?: number
  expira?: string | null
}

export type KeySummary = Omit<ApiKey, 'hash'> & { situacao: 'ativa' | 'expirada' | 'revogada' }

/** A command of the command line has no owner and can manage all keys. */
const NOBODY: KeyMaker = { pessoa_id: null, criada_com: null }
const ALL: KeyReach = { conta_id: null, pessoa_id: null }

/** `chave`: the whole key, returned only here. */
export type CreatedKey = KeySummary & { chave: string }

/**
 * Creates a key without an owner. `chave` is the whole key: it is returned only here and stored
 * only as a digest.
 * @throws Problem `parametro_invalido` naming every field that is wrong; `nao_encontrado` for an
 * unknown account.
 */
export async function createKey(
  store: KeyStore,
  request: KeyRequest,
  now: Date,
  random: RandomBytes,
): Promise<CreatedKey> {
  const detalhes = keyDetails(request, now)
  if (detalhes.length > 0)
    throw new Problem('parametro_invalido', 'A chave não foi criada.', detalhes)
  await requireAccount(store, request.conta)
  const { key, shown } = await newKey(store, request, NOBODY, now, random)
  await store.createKey(key)
  return shown
}

/** A new key, not stored yet, and the fields that its owner sees. The request must be valid. */
export async function newKey(
  store: Pick<KeyReader, 'findKey'>,
  { conta, nome, escopos, limite = DEFAULT_LIMIT, expira }: KeyRequest,
  maker: KeyMaker,
  now: Date,
  random: RandomBytes,
): Promise<{ key: ApiKey; shown: CreatedKey }> {
  const { chave, publico } = await makeUnusedKey(store, random)
  const key: ApiKey = {
    id: newId('chv', now.getTime()),
    conta_id: conta,
    nome: nome.trim(),
    publico,
    hash: hashKey(chave),
    escopos: scopesIn(escopos),
    limite,
    criado_em: now.toISOString(),
    expira_em: expira === undefined ? null : endOfDay(expira),
    revogada_em: null,
    ultimo_uso_em: null,
    ...maker,
  }
  return { key, shown: { ...keySummary(key, now), chave } }
}

/** The key after a valid change; a revoked key cannot be changed. */
export function patchKey(key: ApiKey, patch: KeyPatch): Outcome<ApiKey, KeyRefusal> {
  if (key.revogada_em !== null) return { refused: 'chave_revogada' }
  const { nome = key.nome, escopos = key.escopos, limite = key.limite, expira } = patch
  const expira_em = expira === undefined ? key.expira_em : expira && endOfDay(expira)
  return { done: { ...key, nome: nome.trim(), escopos: scopesIn(escopos), limite, expira_em } }
}

/**
 * Revokes a key, at once in every process. Also revokes the keys created with it, unless they are to be kept.
 * @throws Problem `nao_encontrado`
 */
export async function revokeKey(
  store: Pick<KeyStore, 'revokeKey'>,
  id: string,
  now: Date,
  keepsMade = false,
): Promise<void> {
  const outcome = await store.revokeKey(ALL, id, { refusal: () => null, keepsMade }, now)
  if ('refused' in outcome) throw unknownKey(id)
}

function unknownKey(id: string): Problem {
  return new Problem('nao_encontrado', `Não há chave com o id ${id}.`, [
    detailOf('id', 'não existe', 'Liste as chaves para ver os ids, que começam por chv_.'),
  ])
}

/**
 * Changes a key at once in every process.
 * @throws Problem `parametro_invalido` naming every field that is wrong, `nao_encontrado`,
 * `conflito` for a key that was revoked
 */
export async function changeKey(
  store: Pick<KeyStore, 'changeKey'>,
  id: string,
  patch: KeyPatch,
  now: Date,
): Promise<KeySummary> {
  const detalhes = keyDetails(patch, now)
  if (detalhes.length > 0)
    throw new Problem('parametro_invalido', 'A chave não foi alterada.', detalhes)
  const outcome = await store.changeKey(ALL, id, (key) => patchKey(key, patch))
  if ('done' in outcome) return keySummary(outcome.done, now)
  if (outcome.refused === 'chave_revogada')
    throw new Problem('conflito', 'Uma chave revogada não muda mais; crie outra.')
  throw unknownKey(id)
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
  return (await store.listKeys({ ...ALL, conta_id: conta })).map((key) => keySummary(key, now))
}

/** Whether the key's last day is over at `now`. */
export function isExpired({ expira_em }: Pick<ApiKey, 'expira_em'>, now: Date): boolean {
  return expira_em !== null && Date.parse(expira_em) <= now.getTime()
}

/** A key as people see it. */
export function keySummary(key: ApiKey, now: Date): KeySummary {
  const { hash: _, ...shown } = key
  const unrevoked = isExpired(key, now) ? 'expirada' : 'ativa'
  return { ...shown, situacao: key.revogada_em === null ? unrevoked : 'revogada' }
}

/** The faults of a new key, or of changes to one. */
export function keyDetails({ nome, escopos, limite, expira }: KeyPatch, now: Date): Detail[] {
  return [
    ...(nome === undefined ? [] : checkName('nome', nome)),
    ...(escopos === undefined ? [] : checkScopes(escopos)),
    ...(limite === undefined ? [] : checkLimit(limite)),
    ...(expira == null ? [] : checkExpiry(expira, now)),
  ]
}

async function makeUnusedKey(store: Pick<KeyReader, 'findKey'>, random: RandomBytes) {
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

function scopesIn(escopos: string[]): Scope[] {
  return [...new Set(escopos.filter(isScope))]
}

function checkScopes(escopos: string[]): Detail[] {
  const known = `Os escopos são: ${SCOPES.join(', ')}.`
  if (escopos.length === 0) return [detailOf('escopos', 'nenhum escopo foi dado', known)]
  const unknown = escopos
    .filter((escopo) => !isScope(escopo))
    .map((escopo) => detailOf('escopos', `“${escopo}” não é um escopo`, known))
  return [...unknown, ...joinedDetails(escopos)]
}

/** The fault of a key for addresses that could do anything else. */
export function joinedDetails(escopos: readonly unknown[]): Detail[] {
  if (!escopos.includes('feeds') || new Set(escopos).size === 1) return []
  const hint = 'A chave de um feed fica no endereço dele: crie uma só para isso.'
  return [detailOf('escopos', 'feeds não se junta a outros', hint)]
}

function checkLimit(limite: number): Detail[] {
  if (Number.isInteger(limite) && limite >= 1 && limite <= MAX_LIMIT) return []
  return [
    detailOf('limite', `deve ser um inteiro de 1 a ${MAX_LIMIT}`, 'São requisições por minuto.'),
  ]
}

function checkExpiry(expira: string, now: Date): Detail[] {
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
