import { once } from 'node:events'
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { configurationOf, readAccountState } from '../src/configuration/account-state.ts'
import { writeConfiguration } from '../src/configuration/folder/write-configuration.ts'
import { startCli, temporaryFolder } from './_cli.ts'
import {
  type TestAccount,
  applied,
  everything,
  startConfigured,
  stepsIn,
} from './_configuration.ts'

let service: Awaited<ReturnType<typeof startConfigured>>
beforeAll(async () => {
  service = await startConfigured()
})
afterAll(() => service[Symbol.asyncDispose]())

/** Runs a command with the key of an account. */
function started({ chave }: TestAccount, args: string[], base = service.base) {
  const variables = { ARAUTO_BASE_URL: base, ARAUTO_API_KEY: chave }
  return startCli(temporaryFolder(), args, variables)
}

async function run(account: TestAccount, ...args: string[]) {
  return await started(account, args).ended
}

/** A folder that declares everything. */
function declaring(): string {
  const folder = temporaryFolder()
  for (const [name, text] of writeConfiguration(everything)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

test('a folder is compared, applied, applied again, changed, and tidied up', async () => {
  const account = await service.account()
  const folder = declaring()
  const secrets = join(temporaryFolder(), 'segredos.jsonl')
  writeFileSync(secrets, '', { mode: 0o644 })

  const rehearsed = await run(account, 'aplicar', folder, '--ensaio')
  expect([rehearsed.code, rehearsed.stderr]).toEqual([0, ''])
  expect(rehearsed.stdout).toMatch(/^criar {4}listas\/nomes {2}nomes\n/)
  expect(rehearsed.stdout).toMatch(
    /8 a criar, 0 a alterar, 0 iguais\nEnsaio: nada foi gravado\.\n$/,
  )
  expect((await readAccountState(account.api)).listas).toEqual([])

  const made = await run(account, 'aplicar', folder, '--segredos', secrets)
  expect([made.code, made.stdout.endsWith('Gravado.\n')]).toEqual([0, true])
  expect(made.stderr).toMatch(/Aviso: alertas\/sgp:1: .*equipe@exemplo.com.br/)
  expect(made.stderr).toMatch(/Aviso: alertas\/pausado: O alerta não tem webhook nem e-mail/)
  expect(made.stderr).not.toContain('alertas/termos') // a bulletin tells what it finds
  const kept = readFileSync(secrets, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(kept).toMatchObject([
    { webhook: 'crm', secret: expect.stringMatching(/^whsec_/) },
    { webhook: 'outro', secret: expect.stringMatching(/^whsec_/) },
  ])
  expect(statSync(secrets).mode & 0o777).toBe(0o600)
  expect(made.stdout + made.stderr).not.toContain('whsec_')

  const before = await readAccountState(account.api)
  const again = await run(account, 'aplicar', folder)
  expect(again).toMatchObject({
    code: 0,
    stdout: '0 a criar, 0 a alterar, 8 iguais\nNada a gravar.\n',
    stderr: '',
  })
  expect(await readAccountState(account.api)).toEqual(before)

  writeFileSync(join(folder, 'listas/nomes.txt'), 'dispensa\n')
  rmSync(join(folder, 'boletins'), { recursive: true })
  const changed = await run(account, 'aplicar', folder)
  expect(changed.stdout).toBe(
    [
      'alterar  listas/nomes  nomes',
      '           itens: + dispensa; − pregão',
      'fora     boletins/manha  Caderno da manhã',
      '0 a criar, 1 a alterar, 6 iguais, 1 fora da pasta, que ficam',
      'Gravado.\n',
    ].join('\n'),
  )
  const tidied = await run(account, 'aplicar', folder, '--apagar')
  expect(tidied.stdout).toContain('apagar   boletins/manha')
  expect(tidied.stdout).toMatch(/, 1 a apagar\nNada a gravar\.\nApagado: boletins\/manha\n$/)
  expect((await readAccountState(account.api)).boletins).toEqual([])
})

test('with anything wrong nothing is written, and all of it is told', async () => {
  const account = await service.account()
  const folder = declaring()
  writeFileSync(join(folder, 'a.yaml'), 'alertas:\n  - chave: x\n    nome: X\n    consulta: (\n')
  writeFileSync(join(folder, 'b.json'), '{\n"outros": 1}')
  const { code, stdout, stderr } = await run(account, 'aplicar', folder)
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^Erro: A pasta tem 2 problemas; nada foi gravado\./)
  expect(stderr).toContain('  a.yaml:4 alertas[0].consulta: parêntese aberto')
  expect(stderr).toContain('  b.json:2 outros: não é um campo conhecido')

  for (const name of ['a.yaml', 'b.json']) rmSync(join(folder, name))
  rmSync(join(folder, 'listas/nomes.yaml'))
  const lost = await run(account, 'aplicar', folder)
  expect(lost.code).toBe(2)
  expect(lost.stderr).toContain(
    'alertas/sgp-1.yaml:6 alertas/sgp:1 listas[1]: listas/nomes: nem a pasta nem a conta têm',
  )
  expect((await readAccountState(account.api)).listas).toEqual([])

  const inside = await run(account, 'aplicar', declaring(), '--segredos', join(folder, 's'))
  expect(inside.code).toBe(0)
  const own = declaring()
  const refused = await run(account, 'aplicar', own, '--segredos', join(own, 's'))
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('própria pasta')])
  const empty = await run(account, 'aplicar', temporaryFolder(), '--apagar')
  expect([empty.code, empty.stderr]).toEqual([2, expect.stringContaining('não declara nada')])
})

test.each(['', '# nada\n', '{}\n', 'alertas: []\n'])(
  'files that declare no record delete none: %j',
  async (text) => {
    const account = await service.account()
    await applied(account.api, everything)
    const before = await readAccountState(account.api)
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'a.yaml'), text)
    const { code, stdout, stderr } = await run(account, 'aplicar', folder, '--apagar')
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain('não declara nenhuma lista, webhook, alerta nem boletim')
    expect(await readAccountState(account.api)).toEqual(before)
  },
)

test('addresses of chat channels are neither shown nor exported, and stay as they are', async () => {
  const account = await service.account()
  const folder = temporaryFolder()
  const declare = (secret: string) => {
    const url = `https://hooks.slack.com/services/T0/B0/${secret}`
    const webhooks = [{ chave: 'chat', url, eventos: ['alerta.match'] }]
    writeFileSync(join(folder, 'a.json'), JSON.stringify({ webhooks }))
  }
  declare('umSegredo')
  expect((await run(account, 'aplicar', folder)).code).toBe(0)
  declare('outroSegredo')
  const changed = await run(account, 'aplicar', folder, '--ensaio')
  expect(changed.stdout).toContain('url: "https://hooks.slack.com/…" → "https://hooks.slack.com/…"')
  expect(changed.stdout + changed.stderr).not.toContain('Segredo')
  const exported = join(temporaryFolder(), 'x')
  const { stderr } = await run(account, 'exportar-configuracao', exported)
  expect(stderr).toMatch(/Aviso: o endereço de um canal de chat é um segredo.*: chat\n/)
  expect(readFileSync(join(exported, 'webhooks/chat.yaml'), 'utf8')).not.toContain('url')
  expect((await run(account, 'aplicar', exported)).stdout).toContain('1 igual\nNada a gravar.')

  const other = await service.account()
  const refused = await run(other, 'aplicar', exported)
  expect([refused.code, refused.stdout]).toEqual([2, ''])
  expect(refused.stderr).toContain('chat.yaml:2 webhooks/chat url: falta, e a conta ainda não tem')
})

test.each([3, 5])(
  'killed between record %i and its answer, and run again: the same state',
  async (last) => {
    const whole = await service.account()
    await applied(whole.api, everything)
    const expected = configurationOf(await readAccountState(whole.api))
    const account = await service.account()
    const folder = declaring()

    const puts: string[] = []
    const between = createServer(async (request, answer) => {
      const body = Buffer.concat(await request.toArray())
      const given = await fetch(`${service.base}${request.url}`, {
        method: request.method!,
        headers: { 'X-API-Key': account.chave, 'Content-Type': 'application/json' },
        ...(body.length > 0 && { body }),
      })
      if (request.method === 'PUT' && puts.push(body.toString()) === last) {
        killed.kill()
        return
      }
      answer.writeHead(given.status).end(await given.text())
    })
    onTestFinished(() => void between.close())
    await once(between.listen(0, '127.0.0.1'), 'listening')
    const { port } = between.address() as { port: number }
    const secrets = join(temporaryFolder(), 'segredos.jsonl')
    const apply = ['aplicar', folder, '--segredos', secrets]
    const killed = started(account, apply, `http://127.0.0.1:${port}`)
    expect((await killed.ended).signal).toBe('SIGKILL')
    const half = await readAccountState(account.api)
    expect(stepsIn(everything, half).filter((step) => step.startsWith('igual'))).toHaveLength(last)

    const { code, stdout } = await run(account, ...apply)
    const rest = `${8 - last} a criar, 0 a alterar, ${last} iguais`
    expect([code, stdout]).toEqual([0, expect.stringContaining(rest)])
    expect(configurationOf(await readAccountState(account.api))).toEqual(expected)

    const kept = readFileSync(secrets, 'utf8').trimEnd().split('\n')
    expect(kept.map((line) => JSON.parse(line).webhook)).toEqual(['crm', 'outro'])
    expect(JSON.parse(kept[0]!).secret).toBe(JSON.parse(puts[2]!).secret)
  },
)

test('what the service refuses keeps only what refers to it from being written, and nothing is deleted', async () => {
  const account = await service.account()
  await account.api.ask({ at: 'PUT /alertas/chave/velho', body: { nome: 'V', consulta: 'x' } })
  const folder = declaring()
  const declared = join(folder, 'webhooks/crm.yaml')
  const whole = readFileSync(declared, 'utf8')
  writeFileSync(declared, whole.replace('https://receptor.exemplo.com.br', 'https://10.0.0.1'))
  const { code, stdout, stderr } = await run(account, 'aplicar', folder, '--apagar')
  expect([code, stdout]).toEqual([2, expect.stringContaining('Gravado, menos 3 de 8')])
  expect(stderr).toMatch(/Erro: webhooks\/crm: .*\n {2}webhooks\/crm url: /)
  expect(stderr).toContain('Erro: alertas/sgp:1: Depende de webhooks/crm, e fica de fora.')
  expect(stderr).toContain('Erro: boletins/manha: Depende de alertas/sgp:1, e fica de fora.')
  const half = await readAccountState(account.api)
  expect(new Set(half.alertas.map(({ chave }) => chave))).toEqual(
    new Set(['pausado', 'termos', 'velho']),
  )

  writeFileSync(declared, whole)
  const mended = await run(account, 'aplicar', folder)
  expect([mended.code, mended.stdout]).toEqual([0, expect.stringContaining('3 a criar')])
})

test('what an account has moves to another by its files', async () => {
  const account = await service.account()
  await applied(account.api, everything)
  const ask = account.api.ask
  const { dados: list } = await ask<{ id: string }>({
    at: 'POST /listas',
    body: { nome: 'À mão', itens: [{ termo: 'portaria' }] },
  })
  await ask({ at: 'POST /alertas', body: { nome: 'À mão', listas: [list.id] } })
  await ask({ at: 'POST /alertas', body: { nome: 'À mão', consulta: 'x' } })

  const part = join(temporaryFolder(), 'parte')
  const some = await run(account, 'exportar-configuracao', part)
  expect([some.code, some.stderr]).toEqual([0, expect.stringMatching(/sem chave[^]*À mão/)])
  const same = await run(account, 'aplicar', part, '--ensaio')
  expect(same.stdout).toBe('0 a criar, 0 a alterar, 8 iguais\nEnsaio: nada foi gravado.\n')

  const folder = join(temporaryFolder(), 'tudo')
  const all = await run(account, 'exportar-configuracao', folder, '--dar-chaves')
  expect(all.stdout).toContain('alertas/a-mao  À mão\nalertas/a-mao-2  À mão\n')
  const here = await run(account, 'aplicar', folder, '--ensaio')
  expect(here.stdout).toContain('0 a criar, 0 a alterar, 11 iguais\n')
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n')
  expect(texts).not.toMatch(/secret|whsec_|\b(lst|wh|alr|bol)_[0-9A-Z]{26}/)

  const other = await service.account()
  expect((await run(other, 'aplicar', folder)).code).toBe(0)
  expect(configurationOf(await readAccountState(other.api))).toEqual(
    configurationOf(await readAccountState(account.api)),
  )
  const again = await run(account, 'exportar-configuracao', folder)
  expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('já tem arquivos')])
})

test('what refers to something without a key is not exported without it', async () => {
  const account = await service.account()
  const { dados } = await account.api.ask<{ id: string }>({
    at: 'POST /listas',
    body: { nome: 'Sem', itens: [{ termo: 'x' }] },
  })
  await account.api.ask({ at: 'PUT /alertas/chave/a', body: { nome: 'A', listas: [dados.id] } })
  const folder = join(temporaryFolder(), 'x')
  const { code, stderr } = await run(account, 'exportar-configuracao', folder)
  expect(code).toBe(2)
  expect(stderr).toContain(`alertas/a listas[0]: listas Sem (${dados.id}) não tem chave`)
})

test('a bulletin whose alerts were deleted stays out; no link is followed, and no file is lost', async () => {
  const account = await service.account()
  const { dados } = await account.api.ask<{ id: string }>({
    at: 'PUT /alertas/chave/a',
    body: { nome: 'A', consulta: 'x' },
  })
  await account.api.ask({
    at: 'PUT /boletins/chave/b',
    body: { nome: 'B', alertas: [dados.id] },
  })
  await account.api.ask({ at: `DELETE /alertas/${dados.id}` })
  await account.api.ask({ at: 'PUT /listas/chave/l', body: { nome: 'L', itens: [{ termo: 'x' }] } })
  const folder = temporaryFolder()
  symlinkSync(join(folder, 'nowhere'), join(folder, 'broken.txt'))
  const { code, stderr } = await run(account, 'exportar-configuracao', folder)
  expect([code, stderr]).toEqual([0, expect.stringContaining('boletins/b fica de fora')])
  expect((await run(account, 'aplicar', folder, '--ensaio')).stdout).toContain('1 igual')

  const other = temporaryFolder()
  mkdirSync(join(other, 'listas'))
  writeFileSync(join(other, 'listas/l.txt'), 'minha\n')
  const refused = await run(account, 'exportar-configuracao', other)
  expect([refused.code, refused.stderr]).toEqual([
    2,
    expect.stringContaining('listas/l.txt: já existe'),
  ])
  expect(readFileSync(join(other, 'listas/l.txt'), 'utf8')).toBe('minha\n')
  const absent = await run(account, 'aplicar', join(other, 'nada'))
  expect([absent.code, absent.stderr]).toEqual([2, expect.stringContaining('não existe')])
})
