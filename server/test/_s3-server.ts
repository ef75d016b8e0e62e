import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { createServer, request as ask } from 'node:http'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from './_cli.ts'
import { eventually } from './_push.ts'
import { listen } from './_receiver.ts'

const SCRIPT = join(import.meta.dirname, '../../scripts/install-s3-server.sh')
const PROGRAM = execFileSync('bash', [SCRIPT, '--onde'], { encoding: 'utf8' }).trim()

const REGION = 'sa-east-1'
const KEY = { accessKeyId: 'arauto', secretAccessKey: 'segredo-do-balde' }

/** Whether a server can be started here; if not, says what is not tested. */
export function hasS3Server(what: string): boolean {
  if (existsSync(PROGRAM)) return true
  process.stdout.write(
    `NOT TESTED: ${what}, no S3 server; scripts/install-s3-server.sh builds it\n`,
  )
  return false
}

export interface S3Server {
  endpoint: string
  bucket: string
  /** What a command needs to send to it. */
  env: Record<string, string>
  settings: typeof KEY & { endpoint: string; region: string; bucket: string }
  /** The folder whose files are the objects of the bucket. */
  folder: string
  /** What was asked so far: `PUT arauto/a.csv?partNumber&uploadId`. */
  asked: string[]
  /** Requests that this is true of are cut, as by a broken connection, instead of answered. */
  cuts: (asked: string) => boolean
  /**
   * Whether an upload is completed, and the answer lost. Asked again, the relay says that there is no such upload, as
   * storages do that forget one when it ends; VersityGW remembers it.
   */
  losesCompletions: boolean
}

/** VersityGW with an empty bucket, behind a relay that notes and cuts requests; it ends with the test. */
export async function startS3Server(): Promise<S3Server> {
  const root = temporaryFolder()
  const folder = join(root, 'dados', 'balde')
  const sidecar = join(root, 'lado')
  for (const path of [folder, sidecar]) mkdirSync(path, { recursive: true })
  const port = await freePort()
  const of = ['--port', `127.0.0.1:${port}`, '--region', REGION, '--quiet']
  const keys = ['--access', KEY.accessKeyId, '--secret', KEY.secretAccessKey]
  const place = ['posix', '--sidecar', sidecar, join(root, 'dados')]
  const server = spawn(PROGRAM, [...of, ...keys, ...place], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => (told += text))
  const ended = once(server, 'close')
  onTestFinished(async () => {
    server.kill('SIGKILL')
    await ended
  })
  const silent = ended.then((): never => {
    throw new Error(`the S3 server ended: ${told}`)
  })
  const fault = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => '',
      () => `no answer: ${told}`,
    )
  await Promise.race([eventually(fault).toBe(''), silent])

  const self = {
    asked: [] as string[],
    cuts: (_asked: string) => false,
    losesCompletions: false,
  }
  const completed = new Set<string | undefined>()
  const relay = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://balde')
    const asked = `${request.method} ${pathname.slice('/balde/'.length)}?${[...searchParams.keys()].join('&')}`
    self.asked.push(asked)
    if (self.cuts(asked)) return void request.socket.destroy()
    const { method, headers, url: path } = request
    if (completed.has(path))
      return void response.writeHead(404).end('<Error><Code>NoSuchUpload</Code></Error>')
    const forwarded = ask({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      if (self.losesCompletions && /^POST .*\?uploadId$/.test(asked)) {
        completed.add(path)
        return void request.socket.destroy()
      }
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => request.socket.destroy())
    request.pipe(forwarded)
  })
  const endpoint = `http://127.0.0.1:${(await listen(relay)).port}`
  return Object.assign(self, {
    endpoint,
    bucket: 'balde',
    folder,
    settings: { endpoint, region: REGION, bucket: 'balde', ...KEY },
    env: {
      ARAUTO_S3_ENDPOINT: endpoint,
      ARAUTO_S3_REGION: REGION,
      ARAUTO_S3_BUCKET: 'balde',
      ARAUTO_S3_ACCESS_KEY_ID: KEY.accessKeyId,
      ARAUTO_S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
    },
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  const { port } = await new Promise<{ port: number }>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.address() as { port: number }))
  })
  server.close()
  await once(server, 'close')
  return port
}
