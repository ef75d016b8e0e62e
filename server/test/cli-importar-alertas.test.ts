import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configurationOf, readAccountState } from '../src/configuration/account-state.ts'
import { startCli, temporaryFolder } from './_cli.ts'
import { type TestAccount, startConfigured } from './_configuration.ts'

let service: Awaited<ReturnType<typeof startConfigured>>
beforeAll(async () => {
  service = await startConfigured()
})
afterAll(() => service[Symbol.asyncDispose]())

function started({ chave }: TestAccount, args: string[]) {
  const variables = { ARAUTO_BASE_URL: service.base, ARAUTO_API_KEY: chave }
  return startCli(temporaryFolder(), args, variables)
}
const run = (account: TestAccount, ...args: string[]) => started(account, args).ended
const stateOf = async ({ api }: TestAccount) => configurationOf(await readAccountState(api))

function written(name: string, content: string | Uint8Array): string {
  const path = join(temporaryFolder(), name)
  writeFileSync(path, content)
  return path
}

const TABLE = `Nome;Consulta;E-mails;Frequência;Seções;Órgãos
Licitações;"pregão OU ""dispensa""";equipe@example.org;diaria 7h;3;
Saúde;portaria;equipe@example.org;semanal;1;Ministério da Saúde
Errada;(sem par;;;;
`

/** Of everything that is stored, but for the last use of keys. */
function digestOfDatabase(): string {
  using database = new DatabaseSync(join(service.api.dataDir, 'arauto.db'), { readOnly: true })
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => name !== 'api_keys')
  const hash = createHash('sha256')
  for (const table of tables.toSorted()) {
    hash.update(table)
    for (const row of database.prepare(`SELECT * FROM "${table}"`).iterate())
      hash.update(JSON.stringify(Object.values(row).map(String)))
  }
  return hash.digest('hex')
}

test('a table of Windows: a dry run stores nothing, then all is made paused, and again nothing changes', async () => {
  const account = await service.account()
  const path = written('alertas.csv', Buffer.from(TABLE, 'latin1'))
  const before = digestOfDatabase()
  const dry = await run(account, 'importar-alertas', path)
  expect([dry.code, dry.stderr]).toEqual([2, ''])
  expect(dry.stdout).toContain('alerta "Licitações" (diaria): pregão OU "dispensa"')
  expect(dry.stdout).toContain('criar    boletins planilha:saude')
  expect(dry.stdout).toContain('RECUSADO linha 4: a consulta "(sem par" não serve')
  expect(dry.stdout).toContain('3 a criar, 0 a alterar, 0 iguais.\n1 endereço distinto')
  expect(dry.stdout).toContain('Nada foi gravado.')
  expect(digestOfDatabase()).toBe(before)

  const applied = await run(account, 'importar-alertas', path, '--aplicar')
  expect([applied.code, applied.stderr]).toEqual([2, ''])
  expect(digestOfDatabase()).not.toBe(before)
  expect(await stateOf(account)).toMatchObject({
    alertas: [
      { chave: 'planilha:licitacoes', hora: 7, filtros: { secoes: ['3'] }, ativo: false },
      { chave: 'planilha:saude', canais: { emails: [] }, ativo: true },
    ],
    boletins: [{ chave: 'planilha:saude', frequencia: 'semanal', dias: ['seg'], ativo: false }],
  })

  const switched = await run(account, 'importar-alertas', path, '--aplicar', '--ativar')
  expect(switched.stdout).toContain('0 a criar, 2 a alterar, 1 igual.')
  expect(switched.stdout).toContain('Gravado, e ativo.')
  const again = await run(account, 'importar-alertas', path, '--aplicar')
  expect(again.stdout).toContain('0 a criar, 0 a alterar, 3 iguais.')
  const { alertas, boletins } = await stateOf(account)
  expect([...alertas, ...boletins].map(({ ativo }) => ativo)).toEqual([true, true, true])
})

test('the list of a service is recognised, and goes to whom the command line names', async () => {
  const account = await service.account()
  const path = written('pessoas.csv', 'nome,cnpj\nMaria Exemplar,\nEmpresa,12.345.678/0001-95\n')
  const options = ['--email=a@example.org', '--email=b@example.org', '--aplicar']
  const { code, stdout, stderr } = await run(account, 'importar-alertas', path, ...options)
  expect([code, stderr]).toEqual([1, ''])
  expect(stdout).toContain('(jusbrasil)\n  alerta "pessoas" (diaria): 3 itens')
  expect(await stateOf(account)).toMatchObject({
    listas: [
      { chave: 'jusbrasil:pessoas', itens: [{}, {}, { termo: 'cnpj:"12.345.678/0001-95"' }] },
    ],
    alertas: [{ canais: { emails: ['a@example.org', 'b@example.org'] } }],
  })
})

test('what is wrong with the command line or the file is told with the way out', async () => {
  const account = await service.account()
  const said = async (...args: string[]) => {
    const { code, stderr } = await run(account, 'importar-alertas', ...args)
    expect(code).toBe(2)
    return stderr
  }
  const table = written('a.csv', TABLE)
  const own = JSON.stringify({ alertas: [{ chave: 'a', nome: 'A', consulta: 'x' }] })
  expect(await said(written('a.json', own))).toContain('arauto aplicar <pasta>')
  expect(await said(temporaryFolder())).toContain('arauto aplicar <pasta>')
  expect(await said(written('a.json', '[{'))).toContain('não é JSON nem CSV')
  expect(await said(written('a.csv', 'x;y\n1;2\n'))).toContain('querido-diario, escavador')
  expect(await said(table, '--de=outro')).toContain('"outro" não é conhecida')
  expect(await said(table, '--email=nada')).toContain('não parece um endereço')
  expect(await said(join(temporaryFolder(), 'nada'))).toContain('não existe')
  expect(await said(written('a.csv', ''))).toContain('a.csv está vazio')
  expect(await said(written('a.xls', '\0'))).toContain('a.xls não é texto')
  const refused = await said(table, '--chave=ar_outra')
  expect(refused).toContain('O Arauto não aceita a chave da API')
  expect(refused).not.toContain('X-API-Key')
})

test('killed between two files of Ro-DOU, and run again: the same state', async () => {
  const folder = temporaryFolder()
  for (const id of ['um', 'dois', 'três', 'quatro', 'cinco', 'seis']) {
    const search = [{ terms: [`${id} a`] }, { terms: [`${id} b`] }]
    const dag = { id, schedule: '0 8 * * *', search, report: { emails: ['a@example.org'] } }
    writeFileSync(join(folder, `${id}.yaml`), JSON.stringify({ dag }))
  }
  const whole = await service.account()
  await run(whole, 'importar-rodou', folder, '--aplicar')

  const account = await service.account()
  const killed = started(account, ['importar-rodou', folder, '--aplicar'])
  killed.process.stdout!.on('data', (text: string) => {
    if (text.includes('gravado  alertas')) killed.kill()
  })
  expect((await killed.ended).signal).toBe('SIGKILL')
  expect((await stateOf(account)).boletins.length).toBeLessThan(6)
  await run(account, 'importar-rodou', folder, '--aplicar')
  expect(await stateOf(account)).toEqual(await stateOf(whole))
})
