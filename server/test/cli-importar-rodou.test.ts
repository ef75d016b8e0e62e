import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { MONDAY, TUESDAY, acts } from './_acts.ts'
import { startCli, temporaryFolder } from './_cli.ts'
import { writeZip } from './_editions.ts'
import { type WebhookApi, startWebhookApi } from './_webhooks.ts'

const INVENTED = join(import.meta.dirname, 'rodou/pasta')

let api: WebhookApi
let url: string
let chave: string
beforeAll(async () => {
  api = await startWebhookApi(acts)
  url = await api.app.listen({ port: 0, host: '127.0.0.1' })
  chave = (await api.newKey({ escopos: ['consulta', 'alertas', 'webhooks'] })).chave
})
afterAll(() => api[Symbol.asyncDispose]())

const env = () => ({ ARAUTO_BASE_URL: url, ARAUTO_API_KEY: chave })
const importarRodou = (...args: string[]) =>
  startCli(temporaryFolder(), ['importar-rodou', ...args], env()).ended

/** A folder with all invented files, and the lists that two of them need. */
function folderWithLists(): string[] {
  const folder = temporaryFolder()
  cpSync(INVENTED, join(folder, 'dag_confs/ministerio'), { recursive: true })
  const variable = join(folder, 'termos.txt')
  writeFileSync(variable, 'Empresa Exemplar Ltda\n\n12.345.678/0001-95\n')
  const select = join(folder, 'servidores.csv')
  writeFileSync(select, 'termo;grupo\nMaria Exemplar da Silva;diretoria\nJoão Fictício;\n')
  return [
    join(folder, 'dag_confs'),
    `--variavel=termos_fornecedores=${variable}`,
    `--lista-sql=conexao_exemplo=${select}`,
  ]
}

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0
const records = async (path: string) =>
  (await api.call('GET', path)).json.dados as unknown as Record<string, unknown>[]

/** Everything that an account keeps of its configuration. */
async function kept() {
  return [await records('/listas'), await records('/alertas'), await records('/boletins')]
}

/** Deletes what a test has made. */
function cleanUpAfterwards(): void {
  onTestFinished(async () => {
    for (const path of ['/boletins', '/alertas', '/listas', '/webhooks'])
      for (const { id } of await records(path)) await api.call('DELETE', `${path}/${String(id)}`)
  })
}

test('a dry run writes nothing; applied, all is made, and the second run says igual of all', async () => {
  cleanUpAfterwards()
  const folder = folderWithLists()
  const dry = await importarRodou(...folder)
  expect(dry.stderr).toBe('')
  expect(dry.code).toBe(2)
  expect(count(dry.stdout, /^ {2}criar /gm)).toBe(54)
  expect(dry.stdout).toContain('54 a criar, 0 a alterar, 0 iguais.')
  expect(dry.stdout).toContain('Nada foi gravado.')
  expect(await kept()).toEqual([[], [], []])

  const applied = await importarRodou(...folder, '--aplicar')
  expect([applied.code, applied.stderr]).toEqual([2, ''])
  expect(count(applied.stdout, /^gravado /gm)).toBe(54)
  expect((await records('/boletins')).map(({ ativo }) => ativo)).toEqual(Array(16).fill(false))
  expect((await records('/webhooks')).map(({ ativo }) => ativo)).toEqual([false, false, false])
  expect(new Set((await records('/alertas')).map(({ ativo }) => ativo))).toEqual(new Set([true]))

  const again = await importarRodou(...folder, '--aplicar')
  expect(again.stdout).toContain('0 a criar, 0 a alterar, 54 iguais.')
  expect(again.stdout).toContain('Tudo já estava assim: nada a gravar.')
})

test('what people have switched on stays on; a changed file changes only its own', async () => {
  cleanUpAfterwards()
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'b'))
  cpSync(join(INVENTED, '13-mensagens.yaml'), join(folder, 'b/um.yaml'))
  const file = join(folder, 'dois.yml')
  const dag = (term: string) => `
dag:
  id: dois
  description: Dois
  schedule: 0 8 * * *
  search: {terms: [${term}]}
  report: {emails: [a@example.org], subject: Dois}
`
  writeFileSync(file, dag('primeiro'))
  expect((await importarRodou(file)).code).toBe(0) // nothing to tell
  await importarRodou(folder, '--aplicar')
  await importarRodou(folder, '--aplicar', '--ativar')
  expect((await records('/webhooks')).map(({ ativo }) => ativo)).toEqual([true, true, true])

  writeFileSync(file, dag('primeiro, segundo'))
  const changed = await importarRodou(folder, '--aplicar')
  expect(changed.stdout).toContain('alterar  listas rodou:dois:1:termos: muda itens')
  expect(changed.stdout).toContain('0 a criar, 1 a alterar, 8 iguais.')
  expect((await records('/boletins')).map(({ ativo }) => ativo)).toEqual([true, true])
})

test('a search refused now stays as it was; what people gave an alert, and what a file lost, too', async () => {
  cleanUpAfterwards()
  const folder = temporaryFolder()
  const write = (...searches: object[]) => {
    const report = { slack: { webhook: 'https://hooks.slack.com/services/T0/B0/x' } }
    const dag = { id: 'x', schedule: '0 8 * * *', search: searches, report }
    writeFileSync(join(folder, 'x.yaml'), JSON.stringify({ dag }))
  }
  write({ terms: ['um'] }, { terms: ['dois'] }, { terms: ['três'] })
  expect((await importarRodou(folder, '--aplicar')).stderr).toBe('')
  const idOf = async (chave: string) =>
    (await records('/alertas')).find((alert) => alert['chave'] === chave)?.['id']
  const [first, second] = [await idOf('rodou:x:1'), await idOf('rodou:x:2')]
  const own = { frequencia: 'imediata', canais: { emails: ['equipe@example.org'] } }
  await api.call('PATCH', `/alertas/${String(first)}`, own)
  expect(await records('/alertas')).toContainEqual(
    expect.objectContaining({ frequencia: 'imediata' }),
  )
  const before = await kept()

  write({ terms: ['um'] }, { terms: [true] })
  const { stdout } = await importarRodou(folder, '--aplicar')
  expect(stdout).toContain('fica     alertas rodou:x:2: agora recusado')
  expect(stdout).toContain('fica     listas rodou:x:2:termos: agora recusado')
  expect(stdout).toContain('fora     alertas rodou:x:3: o arquivo não o tem mais')
  const [lists, alerts, bulletins] = await kept()
  expect([lists, alerts]).toEqual(before.slice(0, 2))
  expect(bulletins).toMatchObject([{ alertas: [first, second] }])
})

test('what is refused is named, and the rest is imported', async () => {
  cleanUpAfterwards()
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'quebrado.yaml'), 'dag: [')
  writeFileSync(
    join(folder, 'x.yaml'),
    'dag: {id: x, search: {terms: [bom, "(mau"]}, report: {emails: []}}',
  )
  const { code, stdout } = await importarRodou(folder, '--aplicar')
  expect(code).toBe(2)
  expect(stdout).toMatch(/quebrado\.yaml\n {2}RECUSADO: linha \d+/)
  expect(stdout).toContain('RECUSADO search.terms[1] "(mau": tem um parêntese sem par.')
  const [lista] = await records('/listas')
  expect(lista).toMatchObject({ chave: 'rodou:x:1:termos', total: 1 })
})

test('each difference to what Ro-DOU finds has its reason', async () => {
  const folder = temporaryFolder()
  const terms = ['contrato', 'documentos', 'servidora AND analista', 'portaria']
  const search = { sources: ['INLABS'], terms, dou_sections: ['SECAO_1', 'SECAO_2', 'SECAO_3'] }
  const dag = { id: 'x', schedule: '0 8 * * *', search, report: { emails: [] } }
  writeFileSync(join(folder, 'x.yaml'), JSON.stringify({ dag }))
  const days = ['--desde=2024-03-15', '--ate=2024-03-20']
  const { code, stdout, stderr } = await importarRodou(folder, ...days)
  expect([code, stderr]).toEqual([1, ''])
  expect(stdout).toMatch(
    /^comparação de "x": 50 atos no Arauto; 3 de 4 termos com os mesmos atos$/m,
  )
  expect(stdout).toMatch(
    /"servidora AND analista": Arauto 1, Ro-DOU 0\n {4}1 só no Arauto, operador/,
  )
  expect(stdout).not.toContain('SEM RAZÃO CONHECIDA')
  expect(await records('/listas')).toEqual([])
})

/** A DAG with one search of its own database. */
function writeDag(folder: string, search: object): void {
  const dag = {
    id: 'x',
    schedule: '0 8 * * *',
    search: { sources: ['INLABS'], ...search },
    report: { emails: [] },
  }
  writeFileSync(join(folder, 'x.yaml'), JSON.stringify({ dag }))
}

test('over the zips of INLABS, its reading is that of the HTML', async () => {
  const folder = temporaryFolder()
  writeDag(folder, { terms: ['documentos', 'identifica', 'material número', 'objeto & número 1'] })
  const zips = temporaryFolder()
  const absent = { idMateria: '999', titulo: 'AVISO Nº 999', texto: '<p>Perda de documentos.</p>' }
  const [first, ...others] = acts
  const monday = others.filter(({ idMateria, data }) => idMateria !== '102' && data === undefined)
  writeZip(zips, `${MONDAY}-DO1.zip`, [first!, ...monday, absent])
  const tuesday = acts.filter(({ data }) => data === TUESDAY)
  const parts = [
    { ...tuesday[0]!, part: 1, texto: '<p>Objeto: fornecimento de material</p>' },
    { ...tuesday[0]!, part: 2, texto: '<p>número 1.</p>' },
    { ...tuesday[1]!, texto: '<p>Objeto: fornecimento de <b>material</b> número 2.</p>' },
  ]
  writeZip(zips, `${TUESDAY}-DO3.zip`, [...parts, ...tuesday.slice(2)])
  const { code, stdout, stderr } = await importarRodou(folder, `--edicoes=${zips}`)
  expect([code, stderr]).toEqual([1, ''])
  expect(stdout).toContain('emulada sobre os zips do INLABS de 2 dias')
  expect(stdout).toMatch(/"documentos": Arauto 2, Ro-DOU 2$/m)
  expect(stdout).toMatch(
    /1 só no Arauto, a pasta de edições não tem este ato\n {6}2024-03-18 DECRETO Nº 102.* http:.*\/publicacao\/pub_\w+$/m,
  )
  expect(stdout).toMatch(
    /1 SÓ NO RO-DOU, o acervo não tem este ato\n {6}2024-03-18 AVISO Nº 999 https?:/m,
  )
  expect(stdout).toMatch(/"identifica": Arauto 0, Ro-DOU 49$/m)
  expect(stdout).toMatch(/48 SÓ NO RO-DOU, o termo está numa marca do HTML/)
  expect(stdout).toMatch(/"material número": Arauto 45, Ro-DOU 43$/m)
  expect(stdout).toMatch(/1 só no Arauto, a fonte traz o ato em partes/)
  expect(stdout).toMatch(/2 só no Arauto, uma marca do HTML/)
  expect(stdout).not.toContain('SEM RAZÃO CONHECIDA')
})

const CSV_HEAD = 'Termo de pesquisa,Unidade,Seção,URL,Título,Resumo,Data'
const csvOf = (...rows: [titulo: string, url: string, data: string][]) =>
  [CSV_HEAD, ...rows.map(([titulo, url, data]) => `termo,,1,${url},"${titulo}",,${data}`)].join(
    '\n',
  )
const page = (day: string) => `http://pdf.exemplo/?pagina=7&data=${day}/03/2024`

test('against the CSVs that it mailed: each act counts once, and what is missing is named', async () => {
  const folder = temporaryFolder()
  writeDag(folder, { terms: ['documentos', 'material'] })
  const mailed = join(temporaryFolder(), 'x')
  mkdirSync(mailed)
  const first = 'PORTARIA Nº 101, DE 15 DE MARÇO DE 2024'
  const monday = csvOf(
    [first, page('18'), '18/03/2024'],
    ['PORTARIA Nº 201, DE 15 DE MARÇO DE 2024', page('18'), '18/03/2024'],
    ['AVISO INEXISTENTE', 'https://www.in.gov.br/web/dou/-/aviso-1', '18/03/2024'],
  )
  writeFileSync(join(mailed, '1.csv'), monday)
  writeFileSync(join(mailed, '2.csv'), csvOf([first, page('18'), '18/03/2024'])) // sent again
  const { code, stdout, stderr } = await importarRodou(folder, `--comparar=${mailed}`)
  expect([code, stderr]).toEqual([1, ''])
  expect(stdout).toContain('e-mails de "x" (2 CSVs): 3 atos no Ro-DOU, 2 no Arauto, 1 em ambos')
  expect(stdout).toMatch(/1 SÓ NO RO-DOU, SEM RAZÃO CONHECIDA\n {4}2024-03-18 PORTARIA Nº 201/)
  expect(stdout).toMatch(/1 só no Arauto, pela leitura do Ro-DOU também.*\n {4}2024-03-18 DECRETO/)
  expect(stdout).toMatch(/1 SÓ NO RO-DOU, o acervo não tem ato.*\n {4}2024-03-18 AVISO INEXIST/)
  expect(stdout).not.toContain('comparação de')

  const all = csvOf(
    [first, page('18'), ''],
    ['DECRETO Nº 102, DE 15 DE MARÇO DE 2024', page('18'), ''],
  )
  writeFileSync(join(mailed, '1.csv'), all)
  const clean = await importarRodou(
    folder,
    `--comparar=${mailed}`,
    `--desde=${MONDAY}`,
    `--ate=${TUESDAY}`,
  )
  expect([clean.code, clean.stderr]).toEqual([0, ''])
  expect(clean.stdout).toContain('2 atos no Ro-DOU, 2 no Arauto, 2 em ambos')
  expect(clean.stdout).toContain('sem CSV de 2024-03-19, e por isso não comparado: 45 atos')
  expect(clean.stdout).toContain('comparação de "x": 47 atos')
})

test('a term that is too long for one search is put aside, and the others are compared', async () => {
  const folder = temporaryFolder()
  const words = (count: number, word: string) =>
    Array.from({ length: count }, (_, at) => `${word}${at}`).join(' ')
  const terms_ignore = Array.from({ length: 24 }, (_, at) => words(10, `fora${at}x`))
  const search = { sources: ['INLABS'], terms: ['pregão', words(30, 'longo')], terms_ignore }
  const dag = { id: 'x', schedule: '0 8 * * *', search, report: { emails: [] } }
  writeFileSync(join(folder, 'x.yaml'), JSON.stringify({ dag }))
  const { code, stdout, stderr } = await importarRodou(folder, '--desde=2024-03-15')
  expect([code, stderr]).toEqual([1, ''])
  expect(stdout).toMatch(/^comparação de "x": \d+ atos no Arauto; 1 de 1 termo /m)
  expect(stdout).toMatch(/^ {2}NÃO COMPARADO "longo0 longo1 .*": .*256/m)
})

test('faults of the command line are told with the way out', async () => {
  const folder = temporaryFolder()
  const said = async (...args: string[]) => (await importarRodou(...args)).stderr
  expect(await said(folder)).toContain('dag_confs')
  expect(await said(join(folder, 'nada'))).toContain('não existe')
  expect(await said(INVENTED, '--ate=2024-03-18')).toContain('--desde falta')
  expect(await said(INVENTED, '--desde=2024-03-18', '--ate=2024-02-30')).toContain('não é um dia')
  expect(await said(INVENTED, '--desde=2024-03-18', '--ate=2024-05-18')).toContain('62 dias')
  expect(await said(INVENTED, `--edicoes=${folder}`)).toContain('2026-11-20-DO1.zip')
  expect(await said(INVENTED, `--comparar=${folder}`)).toContain('não tem CSVs')
  writeFileSync(join(folder, 'solto.csv'), csvOf())
  expect(await said(INVENTED, `--comparar=${folder}`)).toContain('id dele')
  writeFileSync(join(folder, 'plantao.csv'), 'a;b\n1;2\n')
  rmSync(join(folder, 'solto.csv'))
  expect(await said(INVENTED, `--comparar=${folder}`)).toContain('não é um anexo do Ro-DOU')
  expect(await said(INVENTED, '--variavel=x')).toContain('nome=arquivo')
  expect(await said(INVENTED, `--variavel=x=${join(folder, 'nada')}`)).toContain('não existe')
})
