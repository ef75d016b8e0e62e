import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkZip } from '../src/gazette/inlabs/check-zip.ts'
import type { InlabsClient } from '../src/gazette/inlabs/client.ts'
import { FAULTS, type Fault } from '../demo/inlabs/faults.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, manyArticles, writeZip } from './_editions.ts'
import { IMPATIENT, PASSWORD, clientOf, startInlabs } from './_inlabs.ts'

const ask = { signal: new AbortController().signal, onProgress() {} }
const LIMITS = {
  maxEntryBytes: 2 ** 20,
  maxActBytes: 2 ** 20,
  maxTotalBytes: 2 ** 24,
  maxEntries: 1_000,
}
const NAME = `${MONDAY}-DO1.zip`

/** A source whose zips never end: some bytes now and then, without a long pause. */
async function startTrickle() {
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'set-cookie': 'inlabs_session_cookie=x',
      'content-type': 'application/zip',
    })
    response.write('PK')
    const drops = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(drops))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

/** A simulated INLABS with one section of MONDAY. */
async function withMonday() {
  const inlabs = await startInlabs()
  inlabs.publish(NAME, manyArticles(20))
  return inlabs
}

function download(client: InlabsClient, folder: string, pubName = 'DO1') {
  return client.download(MONDAY, pubName, folder, ask)
}

describe('existing data', () => {
  test('dates, files with their sizes, and a zip, byte for byte', async () => {
    const inlabs = await withMonday()
    const client = clientOf(inlabs)
    const bytes = readFileSync(join(inlabs.folder, NAME))
    expect(await client.dates(ask)).toEqual({ kind: 'root', dates: [MONDAY] })
    expect(await client.day(MONDAY, ask)).toEqual({
      kind: 'day',
      files: [{ pubName: 'DO1', bytes: bytes.length }],
    })
    const folder = temporaryFolder()
    const path = join(folder, NAME)
    expect(await download(client, folder)).toEqual({ kind: 'file', path })
    expect(readFileSync(path).equals(bytes)).toBe(true)
    expect(await checkZip(path, { data: MONDAY, pubName: 'DO1' }, LIMITS)).toBe(null)
  })

  test('a missing date is answered with the list of dates', async () => {
    const client = clientOf(await withMonday())
    expect(await client.day(TUESDAY, ask)).toEqual({ kind: 'root', dates: [MONDAY] })
  })

  test('a single login for all requests, with program and contact in the User-Agent', async () => {
    const inlabs = await withMonday()
    const client = clientOf(inlabs)
    await client.dates(ask)
    await client.day(MONDAY, ask)
    await download(client, temporaryFolder())
    expect(inlabs.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /logar.php',
      'GET /index.php',
      `GET /index.php?p=${MONDAY}`,
      `GET /index.php?p=${MONDAY}&dl=${NAME}`,
    ])
    for (const { userAgent } of inlabs.requests)
      expect(userAgent).toBe('Arauto (coletor do DOU; contato: equipe@exemplo.com.br)')
  })

  test('a session that expires is renewed, once, and the request repeated', async () => {
    const inlabs = await withMonday()
    const client = clientOf(inlabs)
    await client.dates(ask)
    inlabs.expireSessions()
    expect(await download(client, temporaryFolder())).toMatchObject({ kind: 'file' })
    const logins = inlabs.requests.filter(({ method }) => method === 'POST')
    expect([logins.length, inlabs.requests.length]).toEqual([2, 5])
  })

  test('there is a pause between any two requests', async () => {
    const inlabs = await withMonday()
    let now = 0
    const pauses: number[] = []
    const client = clientOf(inlabs, {
      pauseMs: 1_000,
      clock: () => new Date(now),
      sleep: async (ms) => {
        if (ms <= 0) return
        pauses.push(ms)
        now += ms
      },
    })
    await client.dates(ask)
    now += 300
    await client.day(MONDAY, ask)
    expect(pauses).toEqual([1_000, 700])
  })
})

const patience = (fault: Fault) => (fault === 'tempo_esgotado' ? { timeouts: IMPATIENT } : {})

/** Faults that only the content of a zip shows: the client saves it, checkZip finds them. */
const CONTENT: Fault[] = ['zip_invalido', 'zip_sem_xml', 'data_errada', 'secao_errada']
/** The answer in place of a list, when the zip has this fault. */
const ONLY_OF_ZIPS: Fault[] = [
  ...CONTENT,
  'arquivo_vazio',
  'arquivo_grande_demais',
  'transferencia_incompleta',
  'nao_e_zip',
]

describe('each way to fail has an outcome of its own', () => {
  test.each(FAULTS)('a download: %s', async (fault) => {
    const inlabs = await withMonday()
    inlabs.fail(fault === 'credenciais_recusadas' ? 'login' : `${MONDAY}-DO1`, fault)
    const client = clientOf(inlabs, patience(fault))
    const folder = temporaryFolder()
    const answer = await download(client, folder)
    const outcome =
      answer.kind === 'file'
        ? await checkZip(answer.path, { data: MONDAY, pubName: 'DO1' }, LIMITS)
        : answer
    expect(outcome).toEqual({
      kind: 'failure',
      motivo: fault,
      mensagem: expect.stringMatching(/^(O|A|Não) .+\.$/),
    })
    expect(readdirSync(folder)).toEqual(CONTENT.includes(fault) ? [NAME] : [])
    expect(outcome?.mensagem).not.toContain(PASSWORD)
  })

  test.each(FAULTS.filter((fault) => !ONLY_OF_ZIPS.includes(fault)))(
    'a list: %s',
    async (fault) => {
      const inlabs = await withMonday()
      inlabs.fail(fault === 'credenciais_recusadas' ? 'login' : MONDAY, fault)
      const client = clientOf(inlabs, patience(fault))
      const answer = await client.day(MONDAY, ask)
      if (fault === 'data_ausente') expect(answer).toEqual({ kind: 'root', dates: [] })
      else if (fault === 'secao_ausente') expect(answer).toMatchObject({ motivo: 'erro_http' })
      else expect(answer).toMatchObject({ kind: 'failure', motivo: fault })
    },
  )

  test('wrong credentials: 200, and no loop of logins', async () => {
    const inlabs = await withMonday()
    const client = clientOf(inlabs, { password: 'outra' })
    expect(await client.dates(ask)).toMatchObject({ motivo: 'credenciais_recusadas' })
    expect(inlabs.requests).toHaveLength(1)
  })

  test('no server', async () => {
    const client = clientOf({ url: 'http://127.0.0.1:1/' })
    expect(await client.dates(ask)).toMatchObject({
      motivo: 'sem_conexao',
      mensagem: 'Não foi possível conectar ao INLABS: ECONNREFUSED.',
    })
  })

  test('a missing section is 404; for a missing date, the list of dates', async () => {
    const client = clientOf(await withMonday())
    const folder = temporaryFolder()
    expect(await download(client, folder, 'DO3')).toMatchObject({ motivo: 'secao_ausente' })
    const tuesday = await client.download(TUESDAY, 'DO1', folder, ask)
    expect(tuesday).toMatchObject({ motivo: 'data_ausente' })
  })

  test('a download beyond the limit is refused midway, and leaves nothing', async () => {
    const inlabs = await withMonday()
    const folder = temporaryFolder()
    const answer = await download(clientOf(inlabs, { maxZipBytes: 1_000 }), folder)
    expect(answer).toMatchObject({ motivo: 'arquivo_grande_demais' })
    expect(existsSync(join(folder, NAME))).toBe(false)
  })

  test('a trickling download is given up, and leaves nothing', async () => {
    const { url } = await startTrickle()
    const folder = temporaryFolder()
    const answer = await download(clientOf({ url }, { timeouts: IMPATIENT }), folder)
    expect(answer).toMatchObject({
      motivo: 'tempo_esgotado',
      mensagem: 'O INLABS não respondeu a tempo: só vinha aos poucos.',
    })
    expect(readdirSync(folder)).toEqual([])
  })

  test('the same client continues after any failure', async () => {
    const inlabs = await withMonday()
    const client = clientOf(inlabs, { timeouts: IMPATIENT })
    for (const fault of FAULTS) {
      inlabs.fail('*', fault, 1)
      await download(client, temporaryFolder())
      inlabs.mend()
      expect(await download(client, temporaryFolder())).toMatchObject({ kind: 'file' })
    }
  })

  test('an abort is no failure', async () => {
    const inlabs = await withMonday()
    inlabs.fail(MONDAY, 'tempo_esgotado')
    const stop = new AbortController()
    const asked = clientOf(inlabs).day(MONDAY, { ...ask, signal: stop.signal })
    stop.abort(new Error('enough'))
    await expect(asked).rejects.toThrow('enough')
  })
})

describe('the content of a zip is checked', () => {
  const section = { data: MONDAY, pubName: 'DO1' }

  test('an article of another date is an error, and is counted', async () => {
    const path = writeZip(temporaryFolder(), NAME, [
      ...manyArticles(3),
      { idMateria: '9', data: TUESDAY },
    ])
    expect(await checkZip(path, section, LIMITS)).toMatchObject({
      motivo: 'data_errada',
      mensagem: `O zip do INLABS traz artigos de outra data: 1 de 4 artigos, como os de ${TUESDAY}.`,
    })
  })

  test('an article that cannot be read is for the import to set aside', async () => {
    const path = writeZip(temporaryFolder(), NAME, [['x.xml', '<rss/>'], ...manyArticles(1)])
    expect(await checkZip(path, section, LIMITS)).toBe(null)
  })

  test('a supplement counts as its section', async () => {
    const path = writeZip(temporaryFolder(), NAME, [
      { idMateria: '1', attributes: { pubName: 'DO1A' } },
    ])
    expect(await checkZip(path, section, LIMITS)).toBe(null)
  })
})
