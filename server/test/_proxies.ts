import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePorts } from '../demo/cluster/free-ports.ts'
import type { Certificate } from './_certificates.ts'

const ROOT = join(import.meta.dirname, '../..')
/** The name in the shipped files. */
export const SITE = 'arauto.exemplo.br'
const PATH = execFileSync('bash', [join(ROOT, 'scripts/install-proxies.sh'), '--onde'], {
  encoding: 'utf8',
}).trim()

export interface Proxy extends AsyncDisposable {
  /** Its port on 127.0.0.1, with TLS unless it is behind another proxy. */
  port: number
}

interface Place {
  /** A folder of its own. */
  folder: string
  /** The port of the service. */
  upstream: number
  certificate: Certificate
}

/** The shipped file of nginx, with other ports, certificate and log folder. */
export async function startNginx({ folder, upstream, certificate }: Place): Promise<Proxy> {
  const [port = 0, plain = 0] = await freePorts(2)
  const { cert, key } = putCertificate(folder, certificate)
  const site = readFileSync(join(ROOT, 'deploy/proxy/nginx.conf'), 'utf8')
    .replace('127.0.0.1:8080', `127.0.0.1:${upstream}`)
    .replaceAll(/(listen (?:\[::\]:)?)80;/g, `$1${plain};`)
    .replaceAll(/(listen (?:\[::\]:)?)443 /g, `$1${port} `)
    .replaceAll(/\/etc\/letsencrypt\S+fullchain.pem/g, cert)
    .replaceAll(/\/etc\/letsencrypt\S+privkey.pem/g, key)
    .replace('/var/log/nginx', folder)
  writeFileSync(join(folder, 'site.conf'), site)
  // As included by Debian's own file.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const whole = `pid ${folder}/nginx.pid; daemon off; events {}
    http { ${temporary.join(' ')} include ${folder}/site.conf; }`
  writeFileSync(join(folder, 'nginx.conf'), whole)
  const args = ['-e', join(folder, 'start.log'), '-c', join(folder, 'nginx.conf')]
  return await start('nginx', args, folder, port)
}

/** The shipped file of Caddy, with other ports and a certificate made here. */
export async function startCaddy({ folder, upstream, certificate }: Place): Promise<Proxy> {
  const [port = 0, plain = 0] = await freePorts(2)
  const { cert, key } = putCertificate(folder, certificate)
  const site = readFileSync(join(ROOT, 'deploy/proxy/Caddyfile'), 'utf8')
    .replace('127.0.0.1:8080', `127.0.0.1:${upstream}`)
    .replace(`${SITE} {`, `${SITE}:${port} {\n\ttls ${cert} ${key}`)
  const options = `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${port}\n}\n`
  writeFileSync(join(folder, 'Caddyfile'), options + site)
  const config = join(folder, 'Caddyfile')
  return await start('caddy', ['run', '--config', config], folder, port)
}

/**
 * The shipped file of the Caddy in compose.yaml, without TLS; `trusted` is the address of the proxy before
 * it.
 */
export async function startInnerCaddy(
  { folder, upstream }: Pick<Place, 'folder' | 'upstream'>,
  trusted: string,
): Promise<Proxy> {
  const [port = 0] = await freePorts(1)
  mkdirSync(folder)
  const config = join(folder, 'Caddyfile')
  const site = readFileSync(join(ROOT, 'deploy/compose/Caddyfile'), 'utf8')
    .replace('api:8080', `127.0.0.1:${upstream}`)
    .replace(':8080 {', `http://:${port} {`)
    .replace('172.16.0.0/12', trusted)
  writeFileSync(config, site)
  return await start('caddy', ['run', '--config', config], folder, port)
}

function putCertificate(folder: string, certificate: Certificate) {
  mkdirSync(folder)
  const [cert, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  writeFileSync(cert, certificate.cert)
  writeFileSync(key, certificate.key, { mode: 0o600 })
  return { cert, key }
}

async function start(
  program: string,
  args: string[],
  folder: string,
  port: number,
): Promise<Proxy> {
  // Caddy keeps its state in these folders.
  const env = { PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let told = ''
  child.stderr.on('data', (text: Buffer) => (told += text.toString()))
  const ready = async () => child.exitCode !== null || (await answers(port))
  await vi.waitUntil(ready, { timeout: 30_000 })
  if (child.exitCode !== null) throw new Error(`${program} has ended: ${told}`)
  return { port, [Symbol.asyncDispose]: () => end(child) }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
