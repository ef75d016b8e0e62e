import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { type KeyRequest, createKey, listKeys, revokeKey } from '../src/access/api-keys.ts'
import { createAuthenticator } from '../src/access/authenticator.ts'
import type { KeyStore } from '../src/access/key-store.ts'
import { Problem } from '../src/lib/problem.ts'
import { createKeyStore } from '../src/store/accounts.ts'
import { openArchive } from '../src/threads/open-archive.ts'
import { temporaryFolder } from './_cli.ts'

const NOW = new Date('2030-05-10T12:00:00Z')

let dataDir: string
let store: KeyStore
let conta: string
beforeEach(() => {
  dataDir = join(temporaryFolder(), 'data')
  store = connect()
  conta = createAccount(store, { nome: 'Equipe', email: 'equipe@exemplo.com.br' }, NOW).id
})

/** The keys through a connection of its own, as each process has. */
function connect(): KeyStore {
  const db = openArchive(dataDir)
  onTestFinished(() => db.close())
  return createKeyStore(db)
}

function newKey(request: Partial<KeyRequest> = {}, now = NOW) {
  return createKey(
    store,
    { conta, nome: 'teste', escopos: ['consulta'], ...request },
    now,
    randomBytes,
  )
}

/** The problem that `work` throws. */
function problemOf(work: () => unknown): Problem {
  try {
    work()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

const fieldsOf = (problem: Problem) => problem.detalhes.map(({ campo }) => campo)

describe('accounts', () => {
  test('are kept, without the spaces around', () => {
    const account = createAccount(store, { nome: ' Escritório ', email: ' a@b.gov.br ' }, NOW)
    expect(account).toEqual({
      id: expect.stringMatching(/^cta_[0-9A-Z]{26}$/),
      nome: 'Escritório',
      email: 'a@b.gov.br',
      criado_em: '2030-05-10T12:00:00.000Z',
    })
    expect({ ...store.findAccount(account.id) }).toEqual(account)
  })

  test.each([
    ['', 'a@b.co', ['nome']],
    ['  ', 'a@b.co', ['nome']],
    ['a'.repeat(201), 'a@b.co', ['nome']],
    ['a', '', ['email']],
    ['a', 'a@b', ['email']],
    ['a', 'a b@c.co', ['email']],
    ['a', `${'a'.repeat(250)}@b.co`, ['email']],
    ['', 'x', ['nome', 'email']],
  ])('nome "%s", email "%s": wrong %o', (nome, email, fields) => {
    const problem = problemOf(() => createAccount(store, { nome, email }, NOW))
    expect(problem.codigo).toBe('parametro_invalido')
    expect(fieldsOf(problem)).toEqual(fields)
  })
})

describe('keys', () => {
  test('are shown once and kept as a digest', () => {
    const { chave, ...shown } = newKey({ escopos: ['consulta', 'webhooks', 'consulta'] })
    expect(shown).toEqual({
      id: expect.stringMatching(/^chv_[0-9A-Z]{26}$/),
      conta_id: conta,
      nome: 'teste',
      publico: chave.slice(3, 11),
      escopos: ['consulta', 'webhooks'],
      limite: 120,
      criado_em: NOW.toISOString(),
      expira_em: null,
      revogada_em: null,
      ultimo_uso_em: null,
      situacao: 'ativa',
    })
    const listed = listKeys(store, conta, NOW)
    expect(listed).toEqual([shown])
    expect(JSON.stringify(store.listKeys(null))).not.toContain(chave.slice(12))
  })

  test('are active, expired or revoked', () => {
    const { id: revoked } = newKey({ expira: '2030-05-31' })
    const { id: expired } = newKey({ expira: '2030-05-10' })
    const { id: active } = newKey({ expira: '2030-06-01' })
    revokeKey(store, revoked, NOW)
    const later = new Date('2030-06-01T03:00:00Z')
    expect(Object.fromEntries(listKeys(store, null, later).map((k) => [k.id, k.situacao]))).toEqual(
      {
        [revoked]: 'revogada',
        [expired]: 'expirada',
        [active]: 'ativa',
      },
    )
  })

  test('a public part that is taken is drawn again', () => {
    const bytes = (first: number) => {
      let drawn = 0
      return (size: number) => new Uint8Array(size).fill(drawn++ < first ? 1 : 2)
    }
    const request = { conta, nome: 'a', escopos: ['consulta'] }
    expect(createKey(store, request, NOW, bytes(2)).publico).toBe('11111111')
    expect(createKey(store, request, NOW, bytes(2)).publico).toBe('22222222')
  })

  test.each<[Partial<KeyRequest>, string[]]>([
    [{ nome: '' }, ['nome']],
    [{ escopos: [] }, ['escopos']],
    [{ escopos: ['consulta', 'tudo', 'Webhooks'] }, ['escopos', 'escopos']],
    [{ limite: 0 }, ['limite']],
    [{ limite: 1.5 }, ['limite']],
    [{ limite: NaN }, ['limite']],
    [{ limite: 1_000_001 }, ['limite']],
    [{ expira: 'amanhã' }, ['expira']],
    [{ expira: '2030-02-30' }, ['expira']],
    [{ expira: '2030-05-09' }, ['expira']],
    [{ nome: '', escopos: [], limite: 0, expira: '' }, ['nome', 'escopos', 'limite', 'expira']],
  ])('%o: wrong %o', (request, fields) => {
    const problem = problemOf(() => newKey(request))
    expect(problem.codigo).toBe('parametro_invalido')
    expect(fieldsOf(problem)).toEqual(fields)
    expect(store.listKeys(null)).toEqual([])
  })

  test('of an account, or with an id, that does not exist', () => {
    for (const work of [
      () => newKey({ conta: 'cta_x' }),
      () => listKeys(store, 'cta_x', NOW),
      () => revokeKey(store, 'chv_x', NOW),
    ])
      expect(problemOf(work).codigo).toBe('nao_encontrado')
  })
})

describe('the authenticator', () => {
  /** The service's side: a connection that only reads keys, and a clock that tests set. */
  function service() {
    const time = { now: NOW.getTime() }
    const written: { id: string; ultimo_uso_em: string }[][] = []
    const reading: KeyStore = {
      ...connect(),
      recordUse(uses) {
        written.push(uses)
        store.recordUse(uses)
      },
    }
    const clock = () => new Date(time.now)
    return { ...createAuthenticator({ store: reading, clock }), time, written }
  }

  test('knows a key as the store has it', () => {
    const { authenticate } = service()
    const { chave, id } = newKey({ limite: 7, escopos: ['webhooks'] })
    expect(authenticate(chave)).toMatchObject({
      id,
      limite: 7,
      escopos: ['webhooks'],
      conta_id: conta,
    })
    expect(authenticate(chave)).toMatchObject({ id })
    expect(authenticate([chave])).toBeNull()
    expect(authenticate(undefined)).toBeNull()
    expect(authenticate(`${chave.slice(0, -1)}${chave.endsWith('0') ? '1' : '0'}`)).toBeNull()
  })

  test('feels a revocation by another process within a millisecond, cached or not', () => {
    const { authenticate, time } = service()
    const { chave, id } = newKey()
    expect(authenticate(chave)).not.toBeNull()
    revokeKey(store, id, NOW)
    time.now += 1
    expect(authenticate(chave)).toBeNull()
  })

  test('reads a key once while nothing is written, and remembers at most a thousand', () => {
    const reads: string[] = []
    const authenticator = createAuthenticator({
      store: {
        ...store,
        dataVersion: () => 1,
        findKey: (publico) => {
          reads.push(publico)
          return store.findKey(publico)
        },
      },
      clock: () => NOW,
    })
    const chaves = Array.from({ length: 1_001 }, () => newKey().chave)
    for (const chave of chaves) authenticator.authenticate(chave)
    expect(reads).toHaveLength(1_001)
    authenticator.authenticate(chaves[1_000])
    authenticator.authenticate(chaves[1])
    expect(reads).toHaveLength(1_001)
    authenticator.authenticate(chaves[0])
    expect(reads).toHaveLength(1_002)
    authenticator.authenticate(chaves[1])
    authenticator.authenticate(chaves[2])
    expect(reads).toHaveLength(1_003)
  })

  test('writes last uses in batches, at most once a minute for a key', () => {
    const { authenticate, flushUses, time, written } = service()
    const [a, b] = [newKey(), newKey()]
    const lastUse = (id: string) => store.listKeys(null).find((key) => key.id === id)?.ultimo_uso_em

    flushUses()
    expect(written).toEqual([])
    authenticate(a.chave)
    authenticate(`${a.chave}x`)
    authenticate(b.chave)
    time.now += 1_000
    authenticate(a.chave)
    flushUses()
    expect(written).toHaveLength(1)
    expect(lastUse(a.id)).toBe('2030-05-10T12:00:01.000Z')
    expect(lastUse(b.id)).toBe('2030-05-10T12:00:00.000Z')

    time.now += 30_000
    authenticate(a.chave)
    flushUses()
    expect(written).toHaveLength(1)
    time.now += 30_000
    flushUses()
    expect(written).toHaveLength(2)
    expect(lastUse(a.id)).toBe('2030-05-10T12:00:31.000Z')
    time.now += 3_600_000
    flushUses()
    expect(written).toHaveLength(2)
  })

  test('a refused key leaves no trace of use', () => {
    const { authenticate, flushUses, time, written } = service()
    const { chave, id } = newKey()
    revokeKey(store, id, NOW)
    time.now += 1
    authenticate(chave)
    flushUses()
    expect(written).toEqual([])
  })
})
