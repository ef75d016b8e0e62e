import { execFile, spawn } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs, promisify } from 'node:util'
import { once } from 'node:events'

/*
 * node clients/ci/start.ts [--without language,…]: follows the five-minute start of each README of the R, Julia
 * and MATLAB clients exactly, in an empty folder, with the demonstration that it names. It fills in only the
 * project's folder, the demonstration's address, and its key.
 */
const ROOT = join(import.meta.dirname, '../..')
const LANGUAGES = ['r', 'julia', 'matlab']

interface Demo extends AsyncDisposable {
  url: string
  key: string
}

const { values } = parseArgs({ options: { without: { type: 'string', default: '' } } })
const missing = values.without.split(',')
await using demo = await startDemo()
for (const language of LANGUAGES.filter((each) => !missing.includes(each))) {
  const client = join(ROOT, 'clients', language)
  for (const readme of readdirSync(client).filter((name) => name.startsWith('README')))
    await follow(join(client, readme), demo, surroundingsOf(language))
}

/** Starts `npm run demo` on a port and in a folder of its own. */
async function startDemo(): Promise<Demo> {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-start-'))
  const child = spawn(process.execPath, [join(ROOT, 'server/bin/arauto.js'), 'demo'], {
    cwd: folder,
    env: { ...process.env, ARAUTO_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let url: string | undefined
  let key: string | undefined
  for await (const line of createInterface({ input: child.stdout })) {
    url ??= /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
    key ??= /\bar_\w+/.exec(line)?.[0]
    if (url !== undefined && key !== undefined) break
  }
  if (url === undefined || key === undefined) throw new Error('the demonstration did not start')
  child.stdout.resume()
  return {
    url,
    key,
    async [Symbol.asyncDispose]() {
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

/** What Debian's Julia needs to run (../julia). */
function surroundingsOf(language: string): NodeJS.ProcessEnv {
  const [library] = globSync('/opt/arauto-julia/**/libunwind.so.8')
  return language === 'julia' && library ? { LD_LIBRARY_PATH: dirname(library) } : {}
}

async function follow(
  readme: string,
  { url, key }: Demo,
  surroundings: NodeJS.ProcessEnv,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-start-'))
  // R installs there, as it does for whoever may not write to the system's library.
  const library = mkdtempSync(join(tmpdir(), 'arauto-start-r-'))
  const env = { ...process.env, ...surroundings, R_LIBS: library }
  const put = (text: string) =>
    text
      .replaceAll(/\/(path\/(of|to)|caminho\/do)\/(the\/project|projeto|arauto)/g, ROOT)
      .replaceAll('http://127.0.0.1:8080', url)
      .replaceAll('ar_…', key)
  const commands: string[] = []
  for (const { language, before, text } of blocks(startOf(readFileSync(readme, 'utf8')))) {
    if (language === 'sh') commands.push(put(text))
    // A program: the sentence before it gives the name of the file.
    else writeFileSync(join(folder, nameIn(before)), put(text))
  }
  const options = { cwd: folder, env, maxBuffer: 2 ** 24 }
  const { stdout } = await promisify(execFile)('bash', ['-euc', commands.join('\n')], options)
  const count = Number(/(\d+) (publications|publicações)/.exec(stdout)?.[1])
  // At least one line with its day.
  if (!(count > 0) || !/^\W*(\d+ +)?2\d{3}-\d{2}-\d{2} /m.test(stdout))
    throw new Error(`${readme}: shows no publications:\n${stdout}`)
  console.log(`ok ${readme.slice(ROOT.length + 1)}: ${count} publications`)
  for (const each of [folder, library]) rmSync(each, { recursive: true })
}

/** The section of the five minutes. */
function startOf(readme: string): string {
  const found = /^## .*(?:five minutes|cinco minutos)\n([\s\S]*?)^## /im.exec(readme)?.[1]
  if (found === undefined) throw new Error('no section of five minutes')
  return found
}

interface Block {
  language: string
  /** The paragraph before it. */
  before: string
  text: string
}

/**
 * The blocks to follow; starting the demonstration and installing the system's packages were done
 * before.
 */
function blocks(section: string): Block[] {
  // The marks for the runner of documents are no paragraphs.
  const shown = section.replaceAll(/<!--.*?-->\n/g, '')
  return [...shown.matchAll(/([^\n]*)\n\n```(\w*)\n([\s\S]*?)```/g)]
    .map(([, before = '', language = '', text = '']) => ({ before, language, text }))
    .filter(({ language, text }) => language !== '' && !text.includes('npm run demo'))
}

function nameIn(sentence: string): string {
  const name = /`(\w+\.\w+)`/.exec(sentence)?.[1]
  if (name === undefined) throw new Error(`no file is named: ${sentence}`)
  return name
}
