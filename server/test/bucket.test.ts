import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type BucketSettings, openBucket } from '../src/bucket/bucket.ts'
import { sendFolder } from '../src/bucket/send-folder.ts'
import { startCli, temporaryFolder } from './_cli.ts'
import { MONDAY, writeZip } from './_editions.ts'
import { type S3Server, hasS3Server, startS3Server } from './_s3-server.ts'

const MEBIBYTE = 2 ** 20
const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
/** No test waits for the pauses between tries. */
const atOnce = async () => {}

/** @param written When the files were written last. */
function folderWith(
  files: Record<string, Uint8Array | string>,
  written = new Date(Date.now() - 3_600_000),
): string {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
    utimesSync(join(folder, name), written, written)
  }
  return folder
}

function send(
  place: string,
  { settings }: Pick<S3Server, 'settings'>,
  {
    prefix = '',
    signal = new AbortController().signal,
    onProgress = () => {},
  }: {
    prefix?: string
    signal?: AbortSignal
    onProgress?: (done: number, all: number) => void
  } = {},
) {
  const given: BucketSettings = { ...settings, prefix, addressing: 'caminho' }
  return sendFolder(place, { bucket: openBucket(given, atOnce), kept: [], signal, onProgress })
}

/** The objects of the bucket, with their contents' digests. */
function objectsOf({ folder }: S3Server): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes('.sgwtmp'),
  )
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length + 1), hashOf(readFileSync(path))]),
  )
}

const isPart = (asked: string) => asked.startsWith('PUT') && asked.includes('partNumber')

describe.runIf(hasS3Server('sending to S3'))('a bucket of a real server', () => {
  test('has the month that was exported, and nothing is sent twice', async () => {
    const server = await startS3Server()
    const dataDir = temporaryFolder()
    const run = (...args: string[]) =>
      startCli(dataDir, args, { ...server.env, ARAUTO_S3_PREFIX: 'dou/mensal' }).ended
    const zip = writeZip(temporaryFolder(), 'edicao.zip', [{ idMateria: '1' }, { idMateria: '2' }])
    expect(await run('importar', zip)).toMatchObject({ code: 0 })
    const folder = join(temporaryFolder(), 'dados')
    const month = MONDAY.slice(0, 7)
    expect(await run('exportar', folder, '--mensal', month)).toMatchObject({ code: 0 })
    const names = readdirSync(folder)
    expect(names).toHaveLength(5)

    const first = await run('enviar', folder)
    expect(first).toMatchObject({ code: 0, stderr: '' })
    expect(first.stdout).toContain('Enviados: 5 arquivos')
    expect(objectsOf(server)).toEqual(
      Object.fromEntries(
        names.map((name) => [`dou/mensal/${name}`, hashOf(readFileSync(join(folder, name)))]),
      ),
    )
    // Whoever finds the sums finds the files that they name.
    expect(server.asked.findLast((asked) => asked.startsWith('PUT'))).toContain('.sha256')

    const before = server.asked.length
    const again = await run('enviar', folder, '--json')
    expect(
      JSON.parse(again.stdout).arquivos.map(({ enviado }: { enviado: boolean }) => enviado),
    ).toEqual([false, false, false, false, false])
    expect(server.asked.slice(before).filter((asked) => !/^(GET|HEAD)/.test(asked))).toEqual([])
  })

  test('has a large file only when it is whole, and goes on where a run was interrupted', async () => {
    const server = await startS3Server()
    const content = randomBytes(40 * MEBIBYTE)
    const folder = folderWith({ 'grande (1)ç.parquet': content })
    const stop = new AbortController()
    const stopped = send(folder, server, {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('interrupted')),
    })
    await expect(stopped).rejects.toThrow('interrupted')
    expect(server.asked.filter(isPart)).toHaveLength(1)
    expect(objectsOf(server)).toEqual({})

    let seen = [0, 0]
    await send(folder, server, { onProgress: (...at) => (seen = at) })
    expect(server.asked.filter(isPart)).toHaveLength(3)
    expect(objectsOf(server)).toEqual({ 'grande (1)ç.parquet': hashOf(content) })
    expect(seen).toEqual([content.length, content.length])

    // Of the same size, and of other content.
    const other = randomBytes(40 * MEBIBYTE)
    writeFileSync(join(folder, 'grande (1)ç.parquet'), other)
    expect(await send(folder, server)).toMatchObject([{ enviado: true, sha256: hashOf(other) }])
    expect(Object.values(objectsOf(server))).toEqual([hashOf(other)])
  })

  test('survives connections that break, and an upload that was begun for other content', async () => {
    const server = await startS3Server()
    const begun = folderWith({ 'a.bin': randomBytes(20 * MEBIBYTE) })
    const stop = new AbortController()
    const onProgress = () => stop.abort(new Error('interrupted'))
    await expect(send(begun, server, { signal: stop.signal, onProgress })).rejects.toThrow(
      'interrupted',
    )

    const content = randomBytes(20 * MEBIBYTE)
    const folder = folderWith({ 'a.bin': content }, new Date(Date.now() + 60_000))
    let cut = 0
    server.cuts = (asked) => isPart(asked) && cut++ < 2
    await send(folder, server)
    expect(cut).toBeGreaterThan(2)
    expect(objectsOf(server)).toEqual({ 'a.bin': hashOf(content) })
  })

  test('has a large file though the answer to its completion is lost', async () => {
    const server = await startS3Server()
    const content = randomBytes(17 * MEBIBYTE)
    const folder = folderWith({ 'a.bin': content })
    server.losesCompletions = true
    await send(folder, server)
    expect(server.asked.filter((asked) => asked === 'POST a.bin?uploadId')).toHaveLength(2)
    expect(objectsOf(server)).toEqual({ 'a.bin': hashOf(content) })
    expect(server.asked.filter(isPart)).toHaveLength(2)
  })

  test('has its own digest, though an upload was begun for a file that an older one replaced', async () => {
    const server = await startS3Server()
    const begun = folderWith({ 'a.bin': randomBytes(17 * MEBIBYTE) })
    const stop = new AbortController()
    const onProgress = () => stop.abort(new Error('interrupted'))
    await expect(send(begun, server, { signal: stop.signal, onProgress })).rejects.toThrow(
      'interrupted',
    )

    const content = randomBytes(17 * MEBIBYTE)
    const folder = folderWith({ 'a.bin': content })
    let seen = [0, 0]
    await send(folder, server, { onProgress: (...at) => (seen = at) })
    expect(seen).toEqual([content.length, content.length])
    expect(objectsOf(server)).toEqual({ 'a.bin': hashOf(content) })
    expect(await send(folder, server)).toMatchObject([{ enviado: false }])
  })

  test('has the manifests of copies last, and neither locks nor what is not whole', async () => {
    const server = await startS3Server()
    const folder = folderWith({
      'copias/2026-11-28-030012.json': '{}',
      'pacotes/aa.pacote': 'a',
      'pacotes/bb.pacote.parcial': 'b',
      '.copias.lock': '',
      '.git/config': '',
      vazio: '',
    })
    await send(folder, server, { prefix: 'copias/' })
    expect(server.asked.filter((asked) => asked.startsWith('PUT'))).toEqual([
      'PUT copias/pacotes/aa.pacote?',
      'PUT copias/vazio?',
      'PUT copias/copias/2026-11-28-030012.json?',
    ])
    rmSync(join(folder, 'pacotes/aa.pacote'))
    writeFileSync(join(folder, 'pacotes/cc.pacote'), 'c')
    await send(folder, server, { prefix: 'copias/' })
    // Nothing is deleted there.
    expect(Object.keys(objectsOf(server))).toHaveLength(4)
  })

  test.for(['arauto.db', 'segredos.chave'])('gets nothing of a folder with %s', async (name) => {
    const server = await startS3Server()
    const folder = folderWith({ 'a.csv': 'a', [`dados/${name}`]: 'x' })
    for (const place of [folder, join(folder, 'dados'), join(folder, 'dados', name)]) {
      const { code, stderr } = await startCli(temporaryFolder(), ['enviar', place], server.env)
        .ended
      expect(code).toBe(2)
      expect(stderr).toContain(`${name} não se envia`)
      expect(stderr).toContain('arauto backup')
    }
    expect(objectsOf(server)).toEqual({})
  })

  test.for([
    {
      what: 'a bucket that is not there',
      env: { ARAUTO_S3_BUCKET: 'outro' },
      says: ['ARAUTO_S3_BUCKET', 'não existe'],
    },
    {
      what: 'an unknown key',
      env: { ARAUTO_S3_ACCESS_KEY_ID: 'outra' },
      says: ['ARAUTO_S3_ACCESS_KEY_ID', 'a chave não existe'],
    },
    {
      what: 'a wrong secret',
      env: { ARAUTO_S3_SECRET_ACCESS_KEY: 'errado' },
      says: ['a assinatura não confere'],
    },
    {
      what: 'another region',
      env: { ARAUTO_S3_REGION: 'us-east-1' },
      says: ['ARAUTO_S3_REGION', 'de outra região'],
    },
    {
      what: 'no server',
      env: { ARAUTO_S3_ENDPOINT: 'http://127.0.0.1:2' },
      says: ['não responde', 'ECONNREFUSED'],
    },
  ])('is refused in Portuguese: $what', async ({ env, says }) => {
    const server = await startS3Server()
    const folder = folderWith({ 'a.csv': 'a' })
    const { code, stderr } = await startCli(temporaryFolder(), ['enviar', folder], {
      ...server.env,
      ...env,
    }).ended
    expect(code).toBe(2)
    for (const words of says) expect(stderr).toContain(words)
    expect(stderr).not.toContain('segredo-do-balde')
  })
})

test('without a bucket, or without a file, the command says what is missing', async () => {
  const run = (...args: string[]) => startCli(temporaryFolder(), ['enviar', ...args]).ended
  const unset = await run(temporaryFolder())
  expect([unset.code, unset.stderr]).toEqual([2, expect.stringContaining('ARAUTO_S3_BUCKET')])
  expect((await run()).code).toBe(2)
})
