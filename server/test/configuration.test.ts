import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiAt } from '../src/cli/service-api.ts'
import { configurationOf, readAccountState } from '../src/configuration/account-state.ts'
import { deleteOutside, writePlan } from '../src/configuration/apply.ts'
import type { Configuration } from '../src/configuration/configuration.ts'
import { giveKeys, suggestedKeys } from '../src/configuration/keys.ts'
import { missingReferences, planConfiguration } from '../src/configuration/plan.ts'
import { applied, everything, gathered, startConfigured, stepsIn } from './_configuration.ts'

let service: Awaited<ReturnType<typeof startConfigured>>
beforeAll(async () => {
  service = await startConfigured({ ARAUTO_WEBHOOK_ALLOW_HOSTS: 'localhost' })
})
afterAll(() => service[Symbol.asyncDispose]())

const nothing: Configuration = { listas: [], webhooks: [], alertas: [], boletins: [] }

test('what is declared is made, each after what it refers to; again it is all the same', async () => {
  const { api } = await service.account()
  const written = await applied(api, everything)
  expect(written.map(({ step }) => `${step.kind}/${step.declared.chave}`)).toEqual([
    'listas/servidores',
    'listas/nomes',
    'webhooks/crm',
    'webhooks/outro',
    'alertas/sgp:1',
    'alertas/pausado',
    'alertas/termos',
    'boletins/manha',
  ])
  const secrets = written.filter(({ secret }) => secret !== null)
  expect(secrets.map(({ step }) => step.kind)).toEqual(['webhooks', 'webhooks'])
  const account = await readAccountState(api)
  const idOf = (records: { chave: string | null; id: string }[], key: string) =>
    records.find(({ chave }) => chave === key)?.id
  const alert = account.alertas.find(({ chave }) => chave === 'sgp:1')
  const { listas } = account
  expect(alert?.listas).toEqual([idOf(listas, 'servidores'), idOf(listas, 'nomes')])
  expect(alert?.canais.webhooks).toEqual([idOf(account.webhooks, 'crm')])
  expect(new Set(stepsIn(everything, account).map((step) => step.split(' ')[0]))).toEqual(
    new Set(['igual']),
  )
  expect(await applied(api, everything)).toEqual([])
  // It says all that the service has, which finds nothing to change in it.
  for (const step of planConfiguration(configurationOf(account), await empty()).steps) {
    const forced = { steps: [step], outside: [], ids: planConfiguration(nothing, account).ids }
    await gathered(writePlan(api, forced))
  }
  expect(await readAccountState(api)).toEqual(account)
})

async function empty() {
  return await readAccountState((await service.account()).api)
}

test('what changed is told field by field, and only that is written', async () => {
  const { api } = await service.account()
  await applied(api, everything)
  const [list, ...lists] = everything.listas
  const [alert, ...alerts] = everything.alertas
  const [item] = list!.itens
  const changed: Configuration = {
    ...everything,
    listas: [{ ...list!, itens: [item!, { termo: 'novo', grupo: null }] }, ...lists],
    alertas: [
      { ...alert!, listas: ['nomes'], filtros: { secoes: ['1'] }, canais: {} },
      ...alerts.map((one) => ({ ...one, nome: 'Outro' })),
    ],
  }
  const { steps } = planConfiguration(changed, await readAccountState(api))
  const changes = steps.flatMap((step) =>
    step.changes.map(({ campo, antes, depois }) => [step.declared.chave, campo, antes, depois]),
  )
  expect(changes).toEqual([
    ['servidores', 'itens', list!.itens, changed.listas[0]!.itens],
    ['sgp:1', 'listas', ['servidores', 'nomes'], ['nomes']],
    ['sgp:1', 'filtros.secoes', ['2', 'extra'], ['1']],
    ['sgp:1', 'filtros.orgaos_exceto', ['Banco Central'], []],
    ['sgp:1', 'filtros.valor_min', 1.5, null],
    ['sgp:1', 'canais.webhooks', ['crm'], []],
    ['sgp:1', 'canais.emails', ['equipe@exemplo.com.br'], []],
    ['pausado', 'nome', 'Pausado', 'Outro'],
    ['termos', 'nome', 'Termos', 'Outro'],
  ])
  expect(await applied(api, changed)).toHaveLength(4)
  expect(await applied(api, changed)).toEqual([])
})

test('what is absent gets its default, but what somebody paused stays paused', async () => {
  const { api } = await service.account()
  const [alert] = everything.alertas
  await applied(api, everything)
  const { ids } = planConfiguration(nothing, await readAccountState(api))
  const id = ids.get('alertas/sgp:1')
  await api.ask({ at: `PATCH /alertas/${id}`, body: { ativo: false } })
  expect(await applied(api, everything)).toEqual([])
  const { chave, nome, listas } = alert!
  const bare = { ...everything, alertas: [{ chave, nome, listas: listas! }] }
  await applied(api, bare)
  const after = (await readAccountState(api)).alertas.find((one) => one.id === id)
  expect(after).toMatchObject({ ativo: false, frequencia: 'imediata', hora: 8 })
})

test('the order of items, the form of a CNPJ and capitals in an address change nothing', async () => {
  const { api } = await service.account()
  await applied(api, everything)
  const [list, ...lists] = everything.listas
  const [webhook, ...webhooks] = everything.webhooks
  const alike: Configuration = {
    ...everything,
    listas: [{ ...list!, itens: list!.itens.toReversed() }, ...lists],
    webhooks: [
      { ...webhook!, filtros: { ...webhook!.filtros, cnpjs: ['33000167000101'] } },
      ...webhooks,
    ],
  }
  expect(await applied(api, alike)).toEqual([])
})

test('stopped after any record, and begun again: the same state', async () => {
  const whole = (await service.account()).api
  await applied(whole, everything)
  const expected = configurationOf(await readAccountState(whole))
  for (let stop = 1; stop < 8; stop++) {
    const { api } = await service.account()
    const written = writePlan(api, planConfiguration(everything, await readAccountState(api)))
    for (let count = 0; count < stop; count++) await written.next()
    const before = await readAccountState(api)
    expect(stepsIn(everything, before).filter((step) => step.startsWith('igual'))).toHaveLength(
      stop,
    )
    await applied(api, everything)
    expect(configurationOf(await readAccountState(api))).toEqual(expected)
  }
})

test('what nothing declares is told and stays; asked for, it is deleted, references first', async () => {
  const { api } = await service.account()
  await applied(api, everything)
  await api.ask({ at: 'POST /alertas', body: { nome: 'Sem chave', consulta: 'x' } })
  const [list] = everything.listas
  const less: Configuration = { ...nothing, listas: [list!] }
  const plan = planConfiguration(less, await readAccountState(api))
  const outside = plan.outside.map(({ kind, chave }) => `${kind}/${chave}`)
  expect(outside).toEqual([
    'boletins/manha',
    'alertas/pausado',
    'alertas/sgp:1',
    'alertas/termos',
    'webhooks/crm',
    'webhooks/outro',
    'listas/nomes',
  ])
  expect(await gathered(writePlan(api, plan))).toEqual([])
  expect(await gathered(deleteOutside(api, plan))).toHaveLength(7)
  const after = await readAccountState(api)
  expect(configurationOf(after)).toEqual({ ...nothing, listas: [list!] })
  expect(after.alertas.map(({ nome }) => nome)).toEqual(['Sem chave'])
})

test('references that name nothing are found; those to what the account has are none', async () => {
  const lost = {
    ...everything,
    listas: [],
    webhooks: [],
    boletins: [{ chave: 'b', nome: 'B', alertas: ['termos', 'nada'] }],
  }
  const names = (ids?: Parameters<typeof missingReferences>[1]) =>
    missingReferences(lost, ids).map(
      ({ kind, chave, campo, of, named }) => `${kind}/${chave} ${campo}: ${of}/${named}`,
    )
  expect(names()).toEqual([
    'alertas/sgp:1 listas[0]: listas/servidores',
    'alertas/sgp:1 listas[1]: listas/nomes',
    'alertas/sgp:1 canais.webhooks[0]: webhooks/crm',
    'boletins/b alertas[1]: alertas/nada',
  ])
  const { api } = await service.account()
  await applied(api, { ...everything, boletins: [] })
  const { ids } = planConfiguration(lost, await readAccountState(api))
  expect(names(ids)).toEqual(['boletins/b alertas[1]: alertas/nada'])
})

test('a list that says nothing of groups leaves those that its items have', async () => {
  const { api } = await service.account()
  const list = (...itens: [termo: string, grupo: string | null][]): Configuration => ({
    ...nothing,
    listas: [{ chave: 'l', nome: 'L', itens: itens.map(([termo, grupo]) => ({ termo, grupo })) }],
  })
  await applied(api, list(['um', 'a'], ['dois', null]))
  const bare = list(['um', null], ['dois', null])
  expect(stepsIn(bare, await readAccountState(api))).toEqual(['igual listas/l'])
  await applied(api, list(['um', null], ['três', null]))
  const [kept] = (await readAccountState(api)).listas
  expect(kept!.itens).toEqual([
    { termo: 'um', grupo: 'a' },
    { termo: 'três', grupo: null },
  ])
  await applied(api, list(['um', null], ['três', 'b']))
  expect((await readAccountState(api)).listas[0]!.itens).toContainEqual({
    termo: 'um',
    grupo: null,
  })
})

test('a key that asks too often waits its turn, or is told', async () => {
  const { chave } = await service.account(4)
  const { signal } = new AbortController()
  const waits: number[] = []
  const api = apiAt({ base: service.base, chave }, signal, async (ms) => {
    waits.push(ms)
    service.api.time.now += ms
  })
  expect(await applied(api, everything)).toHaveLength(8)
  expect(waits.length).toBeGreaterThan(0)
  expect(Math.min(...waits)).toBeGreaterThan(0)
  const hasty = apiAt({ base: service.base, chave }, signal)
  const ask = async () => {
    for (let more = 0; more < 5; more++) await hasty.ask({ at: 'GET /listas' })
  }
  await expect(ask()).rejects.toMatchObject({ codigo: 'limite_excedido' })
})

test('what the service refuses is told with the record that it refuses', async () => {
  const { api } = await service.account()
  const [webhook] = everything.webhooks
  const refused = {
    ...everything,
    webhooks: [{ ...webhook!, url: 'https://receptor.exemplo.com.br:1/' }],
  }
  await expect(applied(api, refused)).rejects.toMatchObject({
    codigo: 'corpo_invalido',
    message: expect.stringMatching(/^webhooks\/crm: /),
    detalhes: [{ campo: 'webhooks/crm url' }],
  })
  expect((await readAccountState(api)).listas).toHaveLength(2)
})

test('what was deleted is no reference any more', async () => {
  const { api } = await service.account()
  await applied(api, everything)
  const { ids } = planConfiguration(nothing, await readAccountState(api))
  await api.ask({ at: `DELETE /webhooks/${ids.get('webhooks/crm')}` })
  await api.ask({ at: `DELETE /alertas/${ids.get('alertas/termos')}` })
  const account = await readAccountState(api)
  const configuration = configurationOf(account)
  expect(configuration.alertas.map(({ canais }) => canais?.webhooks)).toEqual([[], []])
  expect(configuration.boletins.map(({ alertas }) => alertas)).toEqual([['sgp:1']])
  expect(stepsIn(configuration, account).filter((step) => !step.startsWith('igual'))).toEqual([])
})

test('suggested keys are free, and say the name', async () => {
  const { api } = await service.account()
  const made = async (nome: string, chave: string | null = null) =>
    await api.ask({ at: 'POST /alertas', body: { nome, chave, consulta: 'x' } })
  for (const nome of ['Pregões (MEC)', 'Pregões, MEC', '§§§']) await made(nome)
  await made('Outro', 'pregoes-mec')
  await api.ask({ at: 'POST /webhooks', body: { ...everything.webhooks[1], chave: null } })
  const account = await readAccountState(api)
  const keys = suggestedKeys(account)
  expect(keys.map(({ kind, chave }) => `${kind}/${chave}`).toSorted()).toEqual([
    'alertas/alertas',
    'alertas/pregoes-mec-2',
    'alertas/pregoes-mec-3',
    'webhooks/outro.exemplo.com.br',
  ])
  await giveKeys(api, keys)
  expect(suggestedKeys(await readAccountState(api))).toEqual([])
})
