import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, expect, test } from 'vitest'
import { QUICK_START, startCli, temporaryFolder } from './_cli.ts'
import { manyArticles, writeZip } from './_editions.ts'
import { eventually } from './_push.ts'

const ROOT = join(import.meta.dirname, '../..')
const PROGRAM = join(import.meta.dirname, '../bin/arauto.js')
const page = (name: string) => readFileSync(join(ROOT, name), 'utf8')

/** The code of a page that begins with one of these words, in its order. */
function blocks(name: string, ...words: string[]): string[] {
  return [...page(name).matchAll(/^```[a-z]*\n(.*?)^```/gms)]
    .map(([, code = '']) => code)
    .filter((code) => words.some((word) => code.startsWith(`${word} `)))
}

/** A home in which pages' commands run as they are written: `npx arauto` is this program, `~/dou` has zips. */
function openHome() {
  const home = temporaryFolder()
  const dataDir = join(home, 'arauto')
  const bin = join(home, 'bin')
  mkdirSync(bin)
  mkdirSync(join(home, 'dou'))
  writeFileSync(
    join(bin, 'npx'),
    `#!/bin/sh\nshift\nexec "${process.execPath}" "${PROGRAM}" "$@"\n`,
  )
  chmodSync(join(bin, 'npx'), 0o755)
  for (const folder of [home, join(home, 'dou')])
    writeZip(folder, '2026-11-20-DO1.zip', manyArticles(3, { data: '2026-11-20' }))
  writeZip(home, 'S01102026.zip', manyArticles(3, { data: '2026-10-01' }))
  const env = {
    PATH: `${bin}:${process.env['PATH']}`,
    HOME: home,
    ARAUTO_DATA_DIR: dataDir,
    ARAUTO_IMPORT_THREADS: '1',
  }
  /** Runs code as a shell does, but for what a reader fills in. */
  function run(code: string, filled: Record<string, string> = {}): string {
    const text = Object.entries(filled).reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      code,
    )
    const { status, stdout, stderr } = spawnSync('bash', ['-ec', text], {
      cwd: home,
      env,
      encoding: 'utf8',
    })
    expect([text, status, stderr]).toEqual([text, 0, expect.any(String)])
    return stdout
  }
  async function serve(): Promise<string> {
    const allowed = { ARAUTO_WEBHOOK_ALLOW_HOSTS: 'exemplo.com.br' }
    const service = startCli(dataDir, ['servir'], { ...QUICK_START, ...allowed })
    let told = ''
    service.process.stderr?.on('data', (text: string) => (told += text))
    await eventually(() => told).toContain('Referência')
    return /http:\/\/127\.0\.0\.1:\d+/.exec(told)![0]
  }
  return { home, run, serve }
}

function needCurl(context: TestContext): void {
  try {
    execFileSync('curl', ['--version'])
  } catch {
    process.stdout.write('NOT TESTED: the commands of the pages, no curl here\n')
    context.skip()
  }
}

const URL_WRITTEN = 'http://127.0.0.1:8080'

test.for(['README.md', 'README.pt-BR.md'])(
  '%s, followed to the letter, gets to a search',
  async (name, context) => {
    needCurl(context)
    const { run, serve } = openHome()
    const [setUp = '', search = '', ...others] = blocks(name, 'npx', 'curl')
    expect(others).toEqual([])
    const filled: Record<string, string> = {}
    for (const line of setUp.trim().split('\n')) {
      if (line.startsWith('npm start')) continue
      const told = run(line, filled)
      filled['cta_…'] = /cta_\w+/.exec(told)?.[0] ?? filled['cta_…'] ?? ''
      filled['ar_…'] = /ar_\w{8}_\w{32}/.exec(told)?.[0] ?? ''
    }
    filled[URL_WRITTEN] = await serve()
    expect(JSON.parse(run(search, filled))).toMatchObject({ sucesso: true, dados: { total: 0 } })
  },
)

test('what the guides send is answered as they say', async (context) => {
  needCurl(context)
  const { run, serve } = openHome()
  run('npx arauto importar 2026-11-20-DO1.zip')
  const { id } = JSON.parse(run('npx arauto conta criar --nome x --email x@exemplo.com.br --json'))
  const scopes = 'consulta,webhooks,alertas'
  const made = run(`npx arauto chave criar --conta ${id} --nome x --escopos ${scopes} --json`)
  const filled: Record<string, string> = {
    'ar_…': JSON.parse(made).chave,
    [URL_WRITTEN]: await serve(),
  }
  const commands = ['docs/webhooks.md', 'docs/alertas.md'].flatMap((name) => blocks(name, 'curl'))
  expect(commands.length).toBeGreaterThan(3)
  for (const command of commands) {
    const { sucesso, dados } = JSON.parse(run(command, filled))
    expect([command, sucesso]).toEqual([command, true])
    if (typeof dados.id === 'string') filled[`${dados.id.split('_')[0]}_…`] = dados.id
  }
})

test('what the pages for operators have run, runs', () => {
  const { home, run } = openHome()
  const lines = blocks('docs/operations.md', 'npx')
    .flatMap((code) => code.trim().split('\n'))
    .filter((line) => line.startsWith('npx arauto'))
  expect(lines.length).toBeGreaterThan(5)
  const { id } = JSON.parse(run('npx arauto conta criar --nome x --email x@exemplo.com.br --json'))
  for (const line of lines) run(line, { '/backups/': `${home}/`, 'cta_…': id })
})
