import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SCOPES } from '../src/access/key-store.ts'
import { ROLES, type Role, isAtLeast } from '../src/access/roles.ts'
import { type TestApi, startApi } from './_api.ts'
import { answerErrors, operations } from './_openapi.ts'
import { PAGE, type SignedIn, confirm, firstPerson, member, signIn, signedIn } from './_people.ts'

/** The requests that change something in an account. */
const EDITING = [
  'POST /webhooks',
  'PUT /webhooks/chave/{chave}',
  'PATCH /webhooks/{webhook_id}',
  'DELETE /webhooks/{webhook_id}',
  'POST /webhooks/{webhook_id}/secret',
  'POST /webhooks/{webhook_id}/test',
  'POST /webhooks/{webhook_id}/reenviar',
  'POST /webhooks/{webhook_id}/deliveries/{delivery_id}/retry',
  'POST /alertas',
  'PUT /alertas/chave/{chave}',
  'PATCH /alertas/{id}',
  'DELETE /alertas/{id}',
  'POST /alertas/{id}/executar',
  'POST /listas',
  'PUT /listas/chave/{chave}',
  'PUT /listas/chave/{chave}/itens',
  'PATCH /listas/{id}',
  'DELETE /listas/{id}',
  'POST /boletins',
  'PUT /boletins/chave/{chave}',
  'PATCH /boletins/{id}',
  'DELETE /boletins/{id}',
  'POST /pastas',
  'PATCH /pastas/{id}',
  'DELETE /pastas/{id}',
  'PUT /pastas/{id}/atos/{publicacao_id}',
  'PATCH /pastas/{id}/atos/{publicacao_id}',
  'DELETE /pastas/{id}/atos/{publicacao_id}',
  'DELETE /boletins/{id}/envios/{envio_id}/pagina',
  'DELETE /boletins/{id}/paginas',
  'POST /chaves',
  'PATCH /chaves/{id}',
  'DELETE /chaves/{id}',
]

/** The requests that may bring a long list. */
const LISTED = [
  'POST /alertas',
  'PUT /alertas/chave/{chave}',
  'PATCH /alertas/{id}',
  'POST /listas',
  'PUT /listas/chave/{chave}',
  'PUT /listas/chave/{chave}/itens',
  'PATCH /listas/{id}',
]

/** The operations for a `gestor` only. */
const MANAGEMENT = [
  'PATCH /pessoas/{id}',
  'DELETE /pessoas/{id}',
  'GET /convites',
  'GET /auditoria',
  'POST /convites',
  'DELETE /convites/{id}',
]

/** The operations for administrators only. */
const ADMINISTRATION = [
  'GET /contas',
  'POST /contas',
  'PATCH /contas/{id}',
  'GET /operacao',
  'POST /operacao/coletas',
  'GET /operacao/envios',
  'POST /operacao/envios',
  'GET /operacao/envios/{id}',
]

let api: TestApi
/** The owner has one resource of each kind; the stranger has another account. */
let owner: SignedIn
let first: SignedIn
let stranger: SignedIn
/** The ids of the owner's resources, by the first part of their paths. */
const owned: Record<string, string> = {}
beforeAll(async () => {
  // A minute passes before each request, so sessions must last for days without a stored use.
  api = await startApi([], {}, { ARAUTO_SESSION_IDLE_MINUTES: '43200' })
  first = await firstPerson(api)
  owner = await member(api, 'dono@exemplo.com.br')
  stranger = await member(api, 'estranho@exemplo.com.br')
  const make = async (path: string, body: object) => {
    const { json } = await api.send('POST', `/api/v1${path}`, owner.headers, body)
    return json.dados.id as string
  }
  owned['webhooks'] = await make('/webhooks', {
    url: 'https://receptor.exemplo.com.br/x',
    eventos: ['publicacao.nova'],
  })
  owned['alertas'] = await make('/alertas', { nome: 'x', consulta: 'x' })
  owned['listas'] = await make('/listas', { nome: 'x', itens: [{ termo: 'x' }] })
  owned['boletins'] = await make('/boletins', { nome: 'x', alertas: [owned['alertas']] })
  owned['pastas'] = await make('/pastas', { nome: 'x' })
  owned['chaves'] = await make('/chaves', { nome: 'x', escopos: ['consulta'] })
  owned['convites'] = await make('/convites', {})
  owned['pessoas'] = owner.dados.pessoa.id
  owned['sessoes'] = owner.dados.sessao.id
})
afterAll(() => api[Symbol.asyncDispose]())

const described = operations()

/** The lowest role that may do it. */
function roleFor(name: string): Role {
  if (ADMINISTRATION.includes(name)) return 'administrador'
  if (MANAGEMENT.includes(name)) return 'gestor'
  return EDITING.includes(name) ? 'editor' : 'leitor'
}
const guarded = described.filter(({ operation }) => operation.security?.length !== 0)
const unsafe = described.filter(({ method }) => method !== 'GET')

type Described = (typeof described)[number]

/** A type of body that it takes; JSON if it takes none. */
function typeOf({ operation: { requestBody } }: Described): string {
  const types = Object.keys(requestBody?.content ?? {})
  return types.find((type) => !type.endsWith('/json')) ?? 'application/json'
}

/** The address of the owner's resource; what is below it need not exist. */
function addressOf({ path }: Described): string {
  const [, kind = ''] = path.split('/')
  return path.replace(/\{(id|webhook_id)\}/, owned[kind] ?? 'x').replaceAll(/\{\w+\}/g, 'dlv_x')
}

async function send(operation: Described, headers: Record<string, string>) {
  api.time.now += 60_000 // so that no rate limit applies
  const path = addressOf(operation)
  const { method } = operation
  const isRead = method === 'GET' || method === 'DELETE'
  const answer = await api.send(method as 'GET', `/api/v1${path}`, headers, isRead ? undefined : {})
  // Files have no envelope.
  if (!/\/(exportar|datapackage\.json)$/.test(path) || answer.status !== 200)
    expect(answerErrors(method, path, answer)).toEqual([])
  return answer
}

test('every route of the document is covered', () => {
  expect(guarded.length).toBeGreaterThan(60)
  expect(described.filter((operation) => !guarded.includes(operation)).length).toBeGreaterThan(5)
})

describe('signed out', () => {
  test.each(guarded)('$name: 401', async (operation) => {
    expect((await send(operation, PAGE)).status).toBe(401)
  })
})

describe('in a session that was ended elsewhere', () => {
  test.each(guarded)('$name: 401', async (operation) => {
    const gone = signedIn(await signIn(api, owner.email))
    expect((await api.get('/sessao', gone.headers)).status).toBe(200)
    await api.send('DELETE', `/api/v1/sessoes/${gone.dados.sessao.id}`, owner.headers)
    expect((await send(operation, gone.headers)).status).toBe(401)
  })
})

describe('from a page of another site', () => {
  test.each(unsafe)(
    '$name: 403, with the owner’s cookie and without our header',
    async (operation) => {
      const { Cookie = '' } = owner.headers
      expect((await send(operation, { Cookie })).status).toBe(403)
      const told = { Cookie, 'X-Requested-With': 'x', 'Sec-Fetch-Site': 'cross-site' }
      expect((await send(operation, told)).status).toBe(403)
    },
  )
})

/** A person with this role, and a key of theirs with every scope that goes with others. */
async function roled(role: Role): Promise<{ someone: SignedIn; key: Record<string, string> }> {
  const someone = await member(api, `${role}@exemplo.com.br`, first.dados.conta.id, 'administrador')
  await confirm(api, someone)
  const body = { nome: role, escopos: SCOPES.filter((scope) => scope !== 'feeds') }
  const { json } = await api.send('POST', '/api/v1/chaves', someone.headers, body)
  await confirm(api, first)
  const path = `/api/v1/pessoas/${someone.dados.pessoa.id}`
  const changed = await api.send('PATCH', path, first.headers, { papel: role })
  expect(changed.status).toBe(200)
  return { someone, key: { 'X-API-Key': json.dados.chave } }
}

/** Whether the operation takes a key whose owner has this role. */
function takesKeyOf(role: Role, { path, operation }: Described): boolean {
  const forKeys = operation.security?.some((way) => 'chave' in way) ?? true
  // With a key, the operations on an account's people need one that may administer.
  const isOfAccount = /^\/(auditoria|chaves|convites|pessoas)\b/.test(path)
  return forKeys && (role === 'administrador' || !isOfAccount)
}

describe.each(ROLES)('as %s', (role) => {
  let someone: SignedIn
  let key: Record<string, string>
  beforeAll(async () => {
    ;({ someone, key } = await roled(role))
  })

  test.each(guarded.filter(({ name }) => name !== 'DELETE /sessao'))(
    '$name: in a session and with a key, refused below its role and not from it on',
    async (operation) => {
      const isAllowed = isAtLeast(role, roleFor(operation.name))
      const { status, json } = await send(operation, someone.headers)
      // Asking for the password again does not depend on roles.
      const isRefused = status === 403 && json.erro.detalhes[0]?.campo !== 'confirmacao'
      if (isAllowed) expect(isRefused).toBe(false)
      else expect([status, json.erro.codigo]).toEqual([403, 'sem_permissao'])
      const withKey = await send(operation, key)
      expect(withKey.status === 403).toBe(!isAllowed || !takesKeyOf(role, operation))
    },
  )
})

describe('a body beyond what the operation takes', () => {
  const taking = unsafe.filter(({ path }) => path !== '/operacao/envios') // has a test of its own
  test.each(taking)('$name: 413, whether its length is declared or not', async (operation) => {
    const isPublic = !guarded.includes(operation)
    const limit = (isPublic ? 16 : LISTED.includes(operation.name) ? 1_024 : 256) * 1_024
    const most = `"${'a'.repeat(limit - 2)}"`
    const answer = async (body: string | Readable) => {
      api.time.now += 60_000 // so that no rate limit applies
      await confirm(api, first)
      return await api.app.inject({
        method: operation.method as 'POST',
        url: `/api/v1${addressOf(operation)}`,
        headers: {
          'content-type': typeOf(operation),
          ...(isPublic ? PAGE : first.headers),
          ...(body instanceof Readable && { 'transfer-encoding': 'chunked' }),
        },
        payload: body,
      })
    }
    for (const body of [`${most} `, Readable.from([most, ' '])]) {
      const { statusCode, json } = await answer(body)
      expect([statusCode, json().erro.codigo]).toEqual([413, 'corpo_grande_demais'])
    }
    expect([400, 404]).toContain((await answer(most)).statusCode)
  })

  test('at an unknown address, or one outside the API: 413', async () => {
    const body = `"${'a'.repeat(16 * 1_024)}"`
    for (const path of ['/nada', '/', '/email/confirmar'])
      expect((await api.send('POST', path, {}, body)).status).toBe(413)
  })
})

test('the document says which role each takes', () => {
  for (const { name, operation } of guarded)
    expect([name, operation['x-papel']]).toEqual([name, roleFor(name)])
})

describe('as somebody of another account', () => {
  test.each(
    guarded.filter(
      ({ name, path }) =>
        /^\/(webhooks|alertas|listas|boletins|pastas|chaves|convites|pessoas|sessoes)\/\{/.test(
          path,
        ) && !ADMINISTRATION.includes(name),
    ),
  )('$name: 404, and the owner still has it', async (operation) => {
    const { status } = await send(operation, stranger.headers)
    // A faulty body may be refused before anything is looked up.
    expect([404, 400]).toContain(status)
    if (status === 400) expect(operation.method).not.toBe('GET')
    for (const kind of ['webhooks', 'alertas', 'listas', 'boletins', 'pastas', 'chaves'] as const) {
      const mine = await api.get(`/${kind}/${owned[kind]}`, owner.headers)
      expect([kind, mine.status]).toEqual([kind, 200])
    }
    expect((await api.get('/sessao', owner.headers)).status).toBe(200)
  })
})
