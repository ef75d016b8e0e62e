import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { type KeyRequest, createKey, listKeys, revokeKey } from '../src/access/api-keys.ts'
import { createAuthenticator } from '../src/access/authenticator.ts'
import type { KeyStore } from '../src/access/key-store.ts'
import { Problem } from '../src/lib/errors/problem.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createPeopleReader } from '../src/store/accounts/people/reader.ts'
import { createSessionStore } from '../src/store/accounts/people/sessions.ts'
import { createChanges } from '../src/store/sqlite/changes.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { makeArchive } from './_make-archive.ts'
import { temporaryFolder } from './_cli.ts'

const NOW = new Date('2030-05-10T12:00:00Z')

let dataDir: string
let store: KeyStore
let conta: string
beforeEach(async () => {
  dataDir = join(temporaryFolder(), 'data')
  makeArchive(dataDir)
  store = connect()
  const owner = { nome: 'Equipe', email: 'equipe@exemplo.com.br' }
  conta = (await createAccount(store, owner, NOW)).id
})

/** The keys through a separate connection, as in each process. */
function connect(): KeyStore {
  return createKeyStore(createSqliteHandle(open()))
}

function open(): DatabaseSync {
  const archive = openArchive(dataDir)
  const { db } = archive
  onTestFinished(() => db.close())
  return db
}

function sessionsOn(db: DatabaseSync) {
  const sql = createSqliteHandle(db)
  return { ...createPeopleReader(sql), ...createSessionStore(sql) }
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
async function problemOf(work: () => Promise<unknown>): Promise<Problem> {
  try {
    await work()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

const fieldsOf = (problem: Problem) => problem.detalhes.map(({ campo }) => campo)

describe('accounts', () => {
  test('are stored without surrounding spaces', async () => {
    const account = await createAccount(store, { nome: ' Escritório ', email: ' a@b.gov.br ' }, NOW)
    expect(account).toEqual({
      id: expect.stringMatching(/^cta_[0-9A-Z]{26}$/),
      nome: 'Escritório',
      email: 'a@b.gov.br',
      criado_em: '2030-05-10T12:00:00.000Z',
    })
    expect(await store.findAccount(account.id)).toEqual(account)
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
  ])('nome "%s", email "%s": wrong %o', async (nome, email, fields) => {
    const problem = await problemOf(() => createAccount(store, { nome, email }, NOW))
    expect(problem.codigo).toBe('parametro_invalido')
    expect(fieldsOf(problem)).toEqual(fields)
  })
})

describe('keys', () => {
  test('are shown once and kept as a digest', async () => {
    const { chave, ...shown } = await newKey({ escopos: ['consulta', 'webhooks', 'consulta'] })
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
      pessoa_id: null,
      criada_com: null,
      situacao: 'ativa',
    })
    const listed = await listKeys(store, conta, NOW)
    expect(listed).toEqual([shown])
    expect(JSON.stringify(await store.listKeys({ conta_id: null, pessoa_id: null }))).not.toContain(
      chave.slice(12),
    )
  })

  test('are active, expired or revoked', async () => {
    const { id: revoked } = await newKey({ expira: '2030-05-31' })
    const { id: expired } = await newKey({ expira: '2030-05-10' })
    const { id: active } = await newKey({ expira: '2030-06-01' })
    await revokeKey(store, revoked, NOW)
    const later = new Date('2030-06-01T03:00:00Z')
    expect(
      Object.fromEntries((await listKeys(store, null, later)).map((k) => [k.id, k.situacao])),
    ).toEqual({
      [revoked]: 'revogada',
      [expired]: 'expirada',
      [active]: 'ativa',
    })
  })

  test('a public part that is in use is drawn again', async () => {
    const bytes = (first: number) => {
      let drawn = 0
      return (size: number) => new Uint8Array(size).fill(drawn++ < first ? 1 : 2)
    }
    const request = { conta, nome: 'a', escopos: ['consulta'] }
    expect((await createKey(store, request, NOW, bytes(2))).publico).toBe('11111111')
    expect((await createKey(store, request, NOW, bytes(2))).publico).toBe('22222222')
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
  ])('%o: wrong %o', async (request, fields) => {
    const problem = await problemOf(() => newKey(request))
    expect(problem.codigo).toBe('parametro_invalido')
    expect(fieldsOf(problem)).toEqual(fields)
    expect(await store.listKeys({ conta_id: null, pessoa_id: null })).toEqual([])
  })

  test('of an account, or with an id, that does not exist', async () => {
    for (const work of [
      () => newKey({ conta: 'cta_x' }),
      () => listKeys(store, 'cta_x', NOW),
      () => revokeKey(store, 'chv_x', NOW),
    ])
      expect((await problemOf(work)).codigo).toBe('nao_encontrado')
  })
})

describe('the authenticator', () => {
  /** The service's side: a read-only connection, and a clock that tests set. */
  function service() {
    const time = { now: NOW.getTime() }
    const written: { id: string; ultimo_uso_em: string }[][] = []
    const db = open()
    const changes = createChanges(db)
    const keys: KeyStore = {
      ...createKeyStore(createSqliteHandle(db)),
      async recordUse(uses) {
        written.push(uses)
        await store.recordUse(uses)
      },
    }
    const clock = () => new Date(time.now)
    const sessions = sessionsOn(db)
    const authenticator = createAuthenticator({
      keys,
      sessions,
      changes,
      needsFactor: false,
      sessionIdleMs: 3_600_000,
      clock,
    })
    /** A request with this key; `limited`: it is over the limit. */
    const use = async (chave: string, limited = false) => {
      const caller = await authenticator.byKey(chave)
      if (caller) authenticator.noteUse(caller, limited)
    }
    return { ...authenticator, use, time, written }
  }

  test('reads a key as stored', async () => {
    const { byKey } = service()
    const { chave, id } = await newKey({ limite: 7, escopos: ['webhooks'] })
    expect(await byKey(chave)).toMatchObject({
      id,
      limite: 7,
      escopos: ['webhooks'],
      conta_id: conta,
    })
    expect(await byKey(chave)).toMatchObject({ id })
    expect(await byKey([chave])).toBeNull()
    expect(await byKey(undefined)).toBeNull()
    expect(await byKey(`${chave.slice(0, -1)}${chave.endsWith('0') ? '1' : '0'}`)).toBeNull()
  })

  test('notices a revocation by another process within a millisecond, cached or not', async () => {
    const { byKey, time } = service()
    const { chave, id } = await newKey()
    expect(await byKey(chave)).not.toBeNull()
    await revokeKey(store, id, NOW)
    time.now += 1
    expect(await byKey(chave)).toBeNull()
  })

  test('reads a key once while nothing is written, and remembers at most a thousand', async () => {
    const reads: string[] = []
    const authenticator = createAuthenticator({
      changes: { version: () => 'the same' },
      needsFactor: false,
      sessionIdleMs: 3_600_000,
      keys: {
        ...store,
        findKey: (publico) => {
          reads.push(publico)
          return store.findKey(publico)
        },
      },
      sessions: sessionsOn(open()),
      clock: () => NOW,
    })
    const chaves: string[] = []
    while (chaves.length < 1_001) chaves.push((await newKey()).chave)
    for (const chave of chaves) await authenticator.byKey(chave)
    expect(reads).toHaveLength(1_001)
    await authenticator.byKey(chaves[1_000])
    await authenticator.byKey(chaves[1])
    expect(reads).toHaveLength(1_001)
    await authenticator.byKey(chaves[0])
    expect(reads).toHaveLength(1_002)
    await authenticator.byKey(chaves[1])
    await authenticator.byKey(chaves[2])
    expect(reads).toHaveLength(1_003)
  })

  test('records last uses in batches, at most once a minute per key', async () => {
    const { use, flushUses, time, written } = service()
    const [a, b] = [await newKey(), await newKey()]
    const lastUse = async (id: string) =>
      (await store.listKeys({ conta_id: null, pessoa_id: null })).find((key) => key.id === id)
        ?.ultimo_uso_em

    await flushUses()
    expect(written).toEqual([])
    await use(a.chave)
    await use(`${a.chave}x`)
    await use(b.chave)
    time.now += 1_000
    await use(a.chave)
    await flushUses()
    expect(written).toHaveLength(1)
    expect(await lastUse(a.id)).toBe('2030-05-10T12:00:01.000Z')
    expect(await lastUse(b.id)).toBe('2030-05-10T12:00:00.000Z')

    time.now += 30_000
    await use(a.chave)
    await flushUses()
    expect(written).toHaveLength(1)
    time.now += 30_000
    await flushUses()
    expect(written).toHaveLength(2)
    expect(await lastUse(a.id)).toBe('2030-05-10T12:00:31.000Z')
    time.now += 3_600_000
    await flushUses()
    expect(written).toHaveLength(2)
  })

  test('counts requests by days of Brasília, including those over the limit', async () => {
    const { use, flushUses, time } = service()
    const { id, chave } = await newKey()
    time.now = Date.parse('2030-05-11T02:59:00Z')
    await use(chave)
    await use(chave, true)
    time.now += 60_000
    await use(chave)
    await flushUses()
    await use(chave)
    await flushUses(true)
    expect(await store.keyUse(id, '2030-05-10')).toEqual([
      { data: '2030-05-10', requisicoes: 2, limitadas: 1 },
      { data: '2030-05-11', requisicoes: 2, limitadas: 0 },
    ])
  })

  test('a refused key leaves no trace of use', async () => {
    const { use, flushUses, time, written } = service()
    const { chave, id } = await newKey()
    await revokeKey(store, id, NOW)
    time.now += 1
    await use(chave)
    await flushUses()
    expect(written).toEqual([])
  })
})
