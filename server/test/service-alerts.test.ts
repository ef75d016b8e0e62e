import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { readConfig } from '../src/config.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { openService } from './_service-here.ts'
import type { Service } from '../src/service/service.ts'
import { openThreadedService } from '../src/threads/service/service.ts'
import { rows } from './_archive.ts'

const REQUEST = { nome: 'Licitações', consulta: 'pregão', canais: { emails: ['a@exemplo.br'] } }
const acts = (...ids: string[]) => ids.map((id) => ({ id, termos: [] }))
const digest = createHash('sha256').update('request').digest()

const dataDir = mkdtempSync(join(tmpdir(), 'arauto-alerts-'))
const config = readConfig({ ARAUTO_DATA_DIR: dataDir, ARAUTO_ALERT_LIMIT: '2' })

const ONE_READER = { threads: 1, maxQueue: 100, timeoutMs: 10_000 }

const resources = new AsyncDisposableStack()
resources.defer(() => rmSync(dataDir, { recursive: true }))
afterAll(() => resources.disposeAsync())
const { sql } = resources.use(openArchive(dataDir))

describe.each<[string, Service]>([
  ['in this process', resources.use(await openService(config))],
  [
    'in threads of their own',
    resources.use(await openThreadedService(config, ONE_READER, ONE_READER)),
  ],
])('commands and queries %s', (_where, { commands: { alerts: commands }, queries: { alerts } }) => {
  const newAccount = async () => {
    const keys = createKeyStore(sql)
    return (await createAccount(keys, { nome: 'Equipe', email: 'dona@exemplo.br' }, new Date())).id
  }
  const create = (conta: string, key: string | null = null) =>
    commands.create(
      conta,
      REQUEST,
      key === null ? null : { conta_id: conta, key, digest, status: 201, beside: {} },
    )

  test('an alert is stored, listed, changed and deleted, only by its own account', async () => {
    const [conta, stranger] = [await newAccount(), await newAccount()]
    const made = await create(conta)
    const alert = 'done' in made ? made.done : null
    expect(alert).toMatchObject({ nome: 'Licitações', enderecos: [{ situacao: 'pendente' }] })
    const { id } = alert!
    const shown = { ...alert, conferido_ate: expect.any(Object) }
    expect(JSON.parse(await alerts.list(conta))).toEqual([shown])
    expect(await alerts.find(conta, id)).toEqual(shown)
    expect([await alerts.list(stranger), await alerts.find(stranger, id)]).toEqual(['[]', null])
    const refused = { refused: 'alerta_inexistente' }
    expect(await commands.patch(stranger, id, { nome: 'x' })).toEqual(refused)
    expect(await commands.remove(stranger, id)).toEqual(refused)
    expect(await commands.patch(conta, id, { ativo: false })).toMatchObject({
      done: { id, ativo: false },
    })
    expect(await commands.handOver(conta, id, acts('pub_1'), {}, null)).toEqual({
      refused: 'alerta_inativo',
    })
    expect(await commands.remove(conta, id)).toEqual({ done: null })
    expect(await commands.remove(conta, id)).toEqual(refused)
  })

  test('an account stays within its limit; a request is done once', async () => {
    const conta = await newAccount()
    expect(await create(conta, 'a')).toHaveProperty('done')
    expect(await create(conta, 'a')).toEqual({ refused: 'repetida' })
    expect(await create(conta)).toHaveProperty('done')
    expect(await create(conta)).toEqual({ refused: 'limite_alertas' })
  })

  test('past acts are delivered once, with their excerpts', async () => {
    const conta = await newAccount()
    const made = await create(conta)
    const id = 'done' in made ? made.done.id : ''
    expect(await commands.handOver(conta, id, acts('pub_1', 'pub_2'), { total: 2 }, null)).toEqual({
      done: { total: 2, entregues: 2, ja_entregues: 0 },
    })
    expect(await commands.handOver(conta, id, acts('pub_2', 'pub_3'), { total: 2 }, null)).toEqual({
      done: { total: 2, entregues: 1, ja_entregues: 1 },
    })
  })

  test('the owner of a mailbox confirms it by the mailed link, once', async () => {
    const conta = await newAccount()
    await create(conta)
    const [mail] = rows(dataDir, 'SELECT message FROM mails ORDER BY seq DESC LIMIT 1')
    const { token } = JSON.parse(String(mail?.['message']))
    expect(await alerts.asked(token)).toEqual({ email: 'a@exemplo.br', conta: 'Equipe' })
    expect(await commands.confirm(token)).toBe('a@exemplo.br')
    expect([await commands.confirm(token), await alerts.asked(token)]).toEqual([null, null])
    expect([await alerts.reader(token), await commands.leave(token)]).toEqual([null, null])
    const { mailboxes } = await alerts.channels(conta, {
      webhooks: ['wh_none'],
      emails: REQUEST.canais.emails,
    })
    expect(mailboxes).toMatchObject([{ situacao: 'confirmado' }])
  })
})
