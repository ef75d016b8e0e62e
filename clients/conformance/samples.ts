import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs, promisify } from 'node:util'
import {
  LANGUAGES,
  type SampleLanguage,
  inAddress,
  sampleOf,
} from '../../web/src/lib/sample-code.ts'
import { type AskedSearch, searchCall } from '../../web/src/search/sample-call.ts'
import { webhookCall } from '../../web/src/webhooks/sample-call.ts'
import { EDITIONS } from './house/conformance.ts'
import { startReceiver } from './house/receiver.ts'
import { startService } from './house/service.ts'

/*
 * node clients/conformance/samples.ts [--without language,…]: do the programs that the page offers for a search
 * run as they are, and find what the search finds? And do the commands?
 */
const { values } = parseArgs({ options: { without: { type: 'string', default: '' } } })
const CLIENTS = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** Everything that a search on the page can have, and texts that each language quotes differently. */
const SEARCHES: AskedSearch[] = [
  { termo: '*' },
  { termo: '"pregão eletrônico" -saúde', secao: ['3', 'extra'], ordem: 'recentes', limite: 50 },
  { termo: `d'água OU contrato OU "C:\\x" OU "\`x\` $HOME"`, literal: true },
  { termo: 'contrato', valor_min: 1000, valor_max: 250000.5, data_inicio: '2020-01-01' },
  {
    termo: 'portaria',
    orgao: ['Ministério da Educação'],
    orgao_exceto: ['CGU'],
    tipo_ato: ['Portaria'],
    aproximar: false,
  },
]

/** With a filter on acts, and one on rows, and all that can differ from the defaults. */
const WEBHOOK = {
  nome: null as string | null,
  url: 'https://receptor.exemplo.com.br/dou',
  eventos: ['publicacao.nova', 'linha.nova'] as const,
  filtros: {
    termos: ['"pregão eletrônico" -saúde'],
    secoes: ['3', 'extra'] as const,
    orgaos: [],
    literal: false,
    linhas: { tabela: 'contratos', valor_min: 1000000 },
  },
  max_simultaneas: 2,
  envio: {
    frequencia: 'imediata',
    hora: null,
    juntar_minutos: 15,
    dias: ['seg'],
    horario_silencioso: { de: '22:00', ate: '07:00' },
  },
  ativo: false,
}

/** What the command leaves to its defaults. */
const OF_THE_PAGE = ['ordem', 'limite', 'aproximar']

/** How a file with a sample is run in a folder. */
const PROGRAMS: Record<SampleLanguage, { file: string; command: string[] }> = {
  curl: { file: 'sample.sh', command: ['bash'] },
  Python: { file: 'sample.py', command: [join(CLIENTS, 'python/.venv/bin/python')] },
  JavaScript: { file: 'sample.mjs', command: [process.execPath] },
  R: { file: 'sample.R', command: ['Rscript'] },
}

/** The commands for those who have a key and no program. */
const COMMANDS: Partial<Record<SampleLanguage, string[]>> = {
  Python: [...PROGRAMS.Python.command, '-m', 'arauto'],
  JavaScript: [process.execPath, join(CLIENTS, 'cli/arauto-cli.mjs')],
}

await using receiver = await startReceiver()
await using service = await startService(EDITIONS, receiver)
const { chave } = await service.newKey('consulta,webhooks', 1_000_000)
const base = `${service.url}/api/v1`
const folder = mkdtempSync(join(tmpdir(), 'arauto-samples-'))
const missing = values.without.split(',')
const languages = LANGUAGES.filter((name) => !missing.includes(name.toLowerCase()))
try {
  if (languages.includes('R')) await run('R', ['CMD', 'INSTALL', '-l', folder, join(CLIENTS, 'r')])
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(join(CLIENTS, 'javascript'), join(folder, 'node_modules/arauto-client'))
  for (const language of languages)
    for (const [at, search] of SEARCHES.entries()) await judge(language, at, search)
  for (const language of languages) await judgeWebhook(language)
  const commands = languages
    .map((language) => COMMANDS[language])
    .filter((command) => command !== undefined)
  for (const command of commands) await judgeHelp(command)
  for (const command of commands)
    for (const [at, search] of SEARCHES.entries()) await judgeCommand(command, at, search)
} finally {
  rmSync(folder, { recursive: true })
}

async function judge(language: SampleLanguage, at: number, search: AskedSearch): Promise<void> {
  const { file, command } = PROGRAMS[language]
  const path = join(folder, file)
  writeFileSync(path, sampleOf(language, base, searchCall(search)))
  compare(`${language}, search ${at + 1}`, await output([...command, path]), await totalOf(search))
}

/** A webhook of the page, made anew by its sample. */
async function judgeWebhook(language: SampleLanguage): Promise<void> {
  const { file, command } = PROGRAMS[language]
  const path = join(folder, file)
  const wanted = { ...WEBHOOK, nome: `d'água "${language}"` }
  writeFileSync(path, sampleOf(language, base, webhookCall(wanted)))
  await output([...command, path])
  const made = (await webhooks()).find(({ nome }) => nome === wanted.nome)
  const asked = ({ url, eventos, filtros, max_simultaneas, envio, ativo }: typeof WEBHOOK) => {
    const { termos, secoes, linhas } = filtros
    return [url, eventos, termos, secoes, linhas, max_simultaneas, envio, ativo]
  }
  const isAlike = made !== undefined && isDeepStrictEqual(asked(made), asked(wanted))
  console.log(`${isAlike ? 'ok' : 'FAILED'} ${language}, webhook`)
  if (!isAlike) process.exitCode = 1
}

/** Those of the account, by the service's own answer. */
async function webhooks(): Promise<(typeof WEBHOOK)[]> {
  const answer = await fetch(`${base}/webhooks`, { headers: { 'X-API-Key': chave } })
  return ((await answer.json()) as { dados: (typeof WEBHOOK)[] }).dados
}

/** What a command shows, writes to its output, and saves; it takes the names of the API. */
async function judgeCommand(
  command: string[],
  at: number,
  { termo, ...others }: AskedSearch,
): Promise<void> {
  const expected = await totalOf({ termo, ...others })
  const options = Object.entries(others)
    .filter(([name]) => !OF_THE_PAGE.includes(name))
    .flatMap(([name, value]) =>
      value === true ? `--${name}` : inAddress(value).map((one) => `--${name}=${one}`),
    )
  const arauto = async (name: string, ...args: string[]) =>
    await output([...command, name, ...options, ...args], { ARAUTO_BASE_URL: base })
  const what = `${command.at(-1)}, search ${at + 1}`
  compare(`${what}, buscar`, await arauto('buscar', '--', termo), expected)
  const sheet = await arauto('buscar', '--csv', '--', termo)
  compare(`${what}, --csv`, `${rowsOf(sheet)} publicações`, expected)
  const file = join(folder, `${at}.jsonl`)
  await arauto('exportar', `--termo=${termo}`, '--', file)
  const lines = readFileSync(file, 'utf8').split('\n').length - 1
  compare(`${what}, exportar`, `${lines} publicações`, expected)
}

/** What a command says of itself is in the user's language. */
async function judgeHelp(command: string[]): Promise<void> {
  const said = { pt: 'mostra uma página do que se encontra', en: 'shows a page of what is found' }
  for (const [ARAUTO_LANGUAGE, wanted] of Object.entries(said)) {
    const isSaid = (await output([...command, '--help'], { ARAUTO_LANGUAGE })).includes(wanted)
    console.log(`${isSaid ? 'ok' : 'FAILED'} ${command.at(-1)}, --help in ${ARAUTO_LANGUAGE}`)
    if (!isSaid) process.exitCode = 1
  }
}

/** Rows of a CSV after its head; line breaks within quotation marks end none. */
function rowsOf(csv: string): number {
  return (
    csv
      .replaceAll(/"[^"]*"/g, '')
      .trimEnd()
      .split('\n').length - 1
  )
}

async function output(
  [program = '', ...args]: string[],
  service: NodeJS.ProcessEnv = {},
): Promise<string> {
  const own = { ARAUTO_API_KEY: chave, R_LIBS: folder, LANG: 'C.UTF-8' }
  const env = { ...process.env, ...own, ...service }
  return (await run(program, args, { cwd: folder, env, maxBuffer: 2 ** 24 })).stdout
}

function compare(what: string, stdout: string, expected: number): void {
  const found = Number(
    /(\d+) publicaç(?:ões|ão)|"total":(\d+)/.exec(stdout)?.slice(1).find(Boolean),
  )
  console.log(`${found === expected ? 'ok' : 'FAILED'} ${what}: ${found} of ${expected}`)
  if (found !== expected) process.exitCode = 1
}

/** The service's own answer. */
async function totalOf(search: AskedSearch): Promise<number> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    for (const one of inAddress(value)) query.append(name, one)
  const answer = await fetch(`${base}/buscar?${query.toString()}`, {
    headers: { 'X-API-Key': chave },
  })
  return ((await answer.json()) as { dados: { total: number } }).dados.total
}
