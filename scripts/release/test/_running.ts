import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

export interface Command {
  command: string
  args: string[]
  cwd?: string
  /** The whole environment: an installation must not depend on that of this machine. */
  env: Record<string, string>
}

export interface Running {
  url: string
  /** Its output so far. */
  said(): string
  /** Stops it like a user; returns the exit code. */
  stop(): Promise<number | null>
}

/** The network's own certificate authorities, for npm; the variable is Node's. */
// oxlint-disable-next-line no-restricted-properties
export const AUTHORITIES = process.env['NODE_EXTRA_CA_CERTS']

const STARTED = /no ar em (http:\/\/\S+)/

/** Starts a service in its own process group, and waits until it prints its address. */
export async function serve({ command, args, cwd, env }: Command): Promise<Running> {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let text = ''
  const { promise: url, resolve, reject } = Promise.withResolvers<string>()
  const hear = (part: string) => {
    text += part
    const found = STARTED.exec(text)?.[1]
    if (found !== undefined) resolve(found)
  }
  child.stdout.setEncoding('utf8').on('data', hear)
  child.stderr.setEncoding('utf8').on('data', hear)
  child.on('error', reject)
  const ended = once(child, 'close').then(([code]) => {
    reject(new Error(`it ended with ${String(code)}:\n${text}`))
    return child.exitCode
  })
  const signal = (name: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, name)
  }
  onTestFinished(async () => {
    signal('SIGKILL')
    await ended
  })
  return {
    url: await url,
    said: () => text,
    stop: async () => {
      signal('SIGTERM')
      return await ended
    },
  }
}

/** Runs a command to its end and returns its standard output. Throws with all output if it fails. */
export async function done({ command, args, cwd, env }: Command): Promise<string> {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  let all = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    printed += part
    all += part
  })
  child.stderr.setEncoding('utf8').on('data', (part: string) => (all += part))
  const [code] = (await once(child, 'close')) as [number | null] // the type of Node's event
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${all}`)
  return printed
}
