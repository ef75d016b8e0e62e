import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Publicacao } from '../src/api/schema.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'

const ROOT = join(import.meta.dirname, '../..')
/** The program that the stories use: this tree's, or that of an unpacked release, with its own Node and page. */
const PROGRAM = process.env['INSTALLED'] ?? ROOT
export const NODE = join(PROGRAM, 'node_modules/node/bin/node')
export const ARAUTO = join(PROGRAM, 'server/bin/arauto.js')
export const EDITIONS = process.env['REAL_EDITIONS'] ?? join(ROOT, '../shared/dou')

/**
 * Three days of two sections, and an extra edition: quick to import, and enough for every screen.
 */
export const EDITIONS_OF_STORIES = [
  '2023-03-20-DO2',
  '2023-03-21-DO2',
  '2023-05-12-DO3',
  '2026-02-27-DO1E',
].map(zipOf)

/** Every available edition. */
export const everyEdition = globSync(join(EDITIONS, '*.zip')).sort()

/** The first of these files that is missing: then the stories cannot run. */
export const missingEdition = EDITIONS_OF_STORIES.find((path) => !existsSync(path))

/** The file of an edition's section. */
export function zipOf(name: string): string {
  return join(EDITIONS, `${name}.zip`)
}

export type Exported = Omit<Publicacao, 'partes' | 'estrutura'>

export interface Service extends AsyncDisposable {
  url: string
  /** The link of a new installation, which makes its visitor administrator; it works once. */
  firstLink: string
  /** Of its data. */
  folder: string
  /** The first person's sign-in. */
  email: string
  password: string
  /** The mails of the service. */
  mailbox: Mailbox
  /** Imports another edition and notifies its receivers. */
  bring(name: string): Promise<void>
  /** All acts of the archive, oldest first, without their parts and structure. */
  acts(): Promise<Exported[]>
  /** These acts whole, as an act's page requests them. */
  whole(acts: { id: string }[]): Promise<Publicacao[]>
}

/**
 * The real service with real editions, in its own data folder and on its own port; `settings` are
 * added to its own.
 */
export async function startService(
  settings: Record<string, string>,
  editions: string[],
): Promise<Service> {
  if (missingEdition !== undefined)
    throw new Error(`${missingEdition} is missing: see REAL_EDITIONS`)
  const folder = mkdtempSync(join(tmpdir(), 'arauto-web-'))
  const mailbox = await startMailbox()
  const env = {
    ...process.env,
    ARAUTO_DATA_DIR: folder,
    ARAUTO_PORT: '0',
    ARAUTO_TRUST_PROXY: '127.0.0.1',
    ARAUTO_SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    ARAUTO_MAIL_FROM: 'Arauto <avisos@exemplo.com.br>',
    ARAUTO_PUBLIC_URL: 'http://arauto.exemplo.com.br',
    ARAUTO_SIGN_UP: 'aberto',
    ...settings,
  }
  const arauto = async (...words: string[]) => await run(words, env)
  const prepared = process.env['PREPARED_ARCHIVE']
  if (editions === EDITIONS_OF_STORIES && prepared !== undefined)
    cpSync(prepared, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  else if (editions.length > 0) await importInto(folder, editions)
  const child = spawn(NODE, [ARAUTO, 'servir'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const { url, firstLink } = await started(child)
  let key: Promise<string> | undefined
  return {
    url,
    firstLink,
    folder,
    email: 'pessoa@exemplo.com.br',
    password: 'quatro palavras bem diferentes',
    mailbox,
    async bring(name) {
      await arauto('importar', '--notificar', zipOf(name))
    },
    async acts() {
      const file = join(folder, 'acts.jsonl')
      await arauto('exportar', file, '--campos', FIELDS.replaceAll(' ', ','), '--json')
      const lines = readFileSync(file, 'utf8').trim().split('\n')
      rmSync(file)
      return lines.map((line) => JSON.parse(line))
    },
    async whole(acts) {
      const headers = { 'X-API-Key': await (key ??= newKey(arauto)) }
      const read = async ({ id }: { id: string }): Promise<Publicacao> => {
        const answer = await fetch(`${url}/api/v1/publicacao/${id}?incluir=estrutura`, { headers })
        if (!answer.ok) throw new Error(`${id}: ${answer.status} ${await answer.text()}`)
        return ((await answer.json()) as { dados: Publicacao }).dados
      }
      const found: Publicacao[] = []
      // More at a time would be refused as too many.
      for (let at = 0; at < acts.length; at += 16)
        found.push(...(await Promise.all(acts.slice(at, at + 16).map(read))))
      return found
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await mailbox[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function run(words: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return (await promisify(execFile)(NODE, [ARAUTO, ...words], { env })).stdout
}

/** Imports these files into a data folder. */
export async function importInto(folder: string, editions: string[]): Promise<void> {
  await run(['importar', ...editions], { ...process.env, ARAUTO_DATA_DIR: folder })
}

const FIELDS =
  'id titulo resumo data_publicacao secao secao_base orgao tipo_ato url_original url_pdf situacao sha256 ' +
  'conteudo_completo ementa pagina edicao assinatura palavras_chave relacoes entidades versao recebida_em'

/** A key that may read every act of an archive within a minute. */
async function newKey(arauto: (...words: string[]) => Promise<string>): Promise<string> {
  const words = ['--nome', 'Leitura', '--email', 'leitura@exemplo.com.br', '--json']
  const account = JSON.parse(await arauto('conta', 'criar', ...words))
  const named = ['--conta', account.id, '--nome', 'leitura', '--limite', '1000000', '--json']
  return JSON.parse(await arauto('chave', 'criar', ...named)).chave
}

/** The output of the service up to listening; later output is read, too, or its pipe would fill. */
async function started(child: ChildProcess): Promise<Pick<Service, 'url' | 'firstLink'>> {
  let said = ''
  return await new Promise((found, failed) => {
    child.stderr!.on('data', (part) => {
      said = (said + String(part)).slice(-8_000)
      const url = /Arauto .*no ar em (http:\S+)/.exec(said)?.[1]
      const firstLink = /(http:\S+\/convite#\S+)/.exec(said)?.[1]
      if (url && firstLink) found({ url, firstLink })
    })
    child.once('exit', () => failed(new Error(`the service ended before it listened: ${said}`)))
  })
}
