import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Config } from '../src/config.ts'
import { Problem, detailOf } from '../src/lib/errors/problem.ts'
import { type RunningServer, startServer } from '../src/server.ts'
import { openArchive, openWithAnyIndex } from '../src/embedded/archive.ts'
import { createEditionReader } from '../src/store/archive/editions.ts'
import { makeDataFolder } from '../src/store/sqlite/data-folder.ts'
import { databasePath } from '../src/store/sqlite/database.ts'
import { importFiles } from '../src/threads/import/import-files.ts'
import { reindexArchive } from '../src/threads/index/reindex-archive.ts'
import { startDemoPush, writeExtraEdition } from './demo-push.ts'
import type { DemoReceiver } from './demo-receiver.ts'
import { firstAccess } from '../src/terminal/first-access.ts'
import { createDemoKey, writeSample } from './demo-sample.ts'
import { createByteProgress } from '../src/terminal/progress.ts'

/** Two weeks. */
const SAMPLE_DAYS = 10

/**
 * Fills an archive of its own with invented editions, serves it, and shows the push of an edition.
 */
export async function runDemo(
  { demoDataDir, ...rest }: Config,
  signal: AbortSignal,
): Promise<number> {
  // Real editions must never be mixed into a sample.
  const base: Config = { ...rest, demoDataDir, dataDir: demoDataDir, collector: null }
  await expectFreePort(base)
  const isSecond = claimFolder(base.dataDir)
  const folder = join(base.dataDir, 'amostra')
  const { conta, chave } = await fillArchive(base, await writeSample(folder, SAMPLE_DAYS), signal)
  await using push = await startDemoPush({ ...base, logLevel: 'error' })
  await using server = await startServer(push.config, { firstAccount: conta })
  console.log(firstSteps(server, chave, push.receiver))
  if (isSecond) console.log(again(server, base.dataDir))
  await push.subscribe({ api: `${server.url}/api/v1`, chave, signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  if (!signal.aborted) {
    console.log(PUSH)
    await importExtra(push.config, folder)
  }
  if (!signal.aborted) await once(signal, 'abort')
  console.log('Encerrando a demonstração.')
  return 0
}

/** Before the sample is made, which takes a while. @throws Error of the port that is taken */
async function expectFreePort({ host, port }: Config): Promise<void> {
  await using trial = createServer().listen({ host, port })
  await once(trial, 'listening')
}

/**
 * A sample must never be mixed into a real archive. Returns whether there was an earlier
 * demonstration.
 */
function claimFolder(dataDir: string): boolean {
  const mark = join(dataDir, 'AMOSTRA.txt')
  const hasArchive = existsSync(databasePath(dataDir))
  if (hasArchive && !existsSync(mark))
    throw new Problem('conflito', `A pasta ${dataDir} tem um acervo que não é de demonstração.`, [
      detailOf(
        'ARAUTO_DATA_DIR',
        'acervo real',
        'Use outra pasta, ou nenhuma: a demonstração cria a sua.',
      ),
    ])
  makeDataFolder(dataDir)
  writeFileSync(mark, 'Acervo de demonstração do Arauto: edições fictícias, sem valor legal.\n')
  return hasArchive
}

/** Hints for a second demonstration in the same folder: there is no new invitation link. */
function again({ url, lacksPage, firstInvitation }: RunningServer, dataDir: string): string {
  const signIn =
    lacksPage || firstInvitation !== null
      ? []
      : [`Para entrar: ${url}/entrar, com o e-mail e a senha que você escolheu na primeira vez.`]
  return [
    `Esta pasta já tinha uma demonstração: ${dataDir}`,
    ...signIn,
    'Para começar do zero: Ctrl-C, apague essa pasta e repita o comando.',
    '',
  ].join('\n')
}

/** Imports the sample; returns a new key of the demonstration's account. */
async function fillArchive(config: Config, paths: string[], signal: AbortSignal) {
  using archive = openWithAnyIndex(config.dataDir)
  // A sample from another version of the program.
  if (!archive.isIndexCurrent) await reindexArchive(archive, config, { signal, onProgress() {} })
  const progress = createByteProgress('Importando')
  await importFiles(archive, config, {
    paths,
    notify: false,
    signal,
    onProgress: progress.update,
  }).finally(progress.stop)
  return await createDemoKey(archive.sql)
}

const PUSH = `Um receptor HTTPS de demonstração pediu portarias (webhook) e edições extras (alerta). Entra agora
mais uma edição extra fictícia; o que ele pediu chega assinado, em segundos:
`

/** Imports another edition, like the collector; matching webhooks and alerts are notified. */
async function importExtra(config: Config, folder: string): Promise<void> {
  using archive = openArchive(config.dataDir)
  const editions = await createEditionReader(archive.sql).list({})
  const path = writeExtraEdition(folder, editions)
  const { signal } = new AbortController() // so few acts are written before anybody can interrupt
  await importFiles(archive, config, { paths: [path], notify: true, signal, onProgress() {} })
}

function firstSteps(server: RunningServer, chave: string, receiver: DemoReceiver): string {
  const { url, publicacoes } = server
  const curl = (path: string) => `  curl -s -H 'X-API-Key: ${chave}' '${url}/api/v1${path}'`
  return [
    '',
    `Arauto no ar em ${url} com ${publicacoes} publicações fictícias. Ctrl-C encerra.`,
    '',
    `  API:        ${url}/api/v1`,
    `  Referência: ${url}/referencia`,
    `  Chave:      ${chave}`,
    `  Receptor:   ${receiver.url} (responde 503 em ${receiver.brokenUrl})`,
    `  Segredo:    ${receiver.secret}`,
    ...firstAccess(server),
    '',
    'Experimente, em outro terminal:',
    '',
    curl('/buscar?termo=licita%C3%A7%C3%A3o&limite=3'),
    curl('/buscar?termo=%22preg%C3%A3o+eletr%C3%B4nico%22&secao=3&ordem=recentes&limite=3'),
    curl('/buscar?termo=titulo:portaria+-nomear&secao=2&limite=3'),
    curl('/edicoes'),
    curl('/secoes'),
    '',
  ].join('\n')
}
