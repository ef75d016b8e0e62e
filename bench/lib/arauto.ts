import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { busySeconds, cpuSecondsOf, runMsOf } from './cpu.ts'
import { type Memory, memoryOf } from './memory.ts'

const COMMAND = join(import.meta.dirname, '../../server/bin/arauto.js')
/**
 * How often a command's memory and processor time are read; its work after the last reading is
 * lost.
 */
const WATCH_MS = 20
/** On a machine that has other work. */
const READY_WITHIN_MS = 180_000
const STOPPED_WITHIN_MS = 15_000
/** The highest limit of a key; no benchmark comes near it. */
const REQUESTS_A_MINUTE = '1000000'

export interface CommandResult {
  /** The output of the command with `--json`. */
  result: Record<string, unknown>
  /** From spawning it to its end. */
  seconds: number
  peakBytes: number
  /** Its peak memory without mapped files. */
  anonymousBytes: number
  /** Its processor time. */
  cpuSeconds: number
  /** The average number of cores that everything else on the machine kept busy meanwhile. */
  othersCores: number
}

/** Runs a command of the real program to its end. @throws Error unless it succeeds. */
export async function runArauto(
  dataDir: string,
  args: string[],
  nodeArgs: string[] = [],
): Promise<CommandResult> {
  const started = performance.now()
  const busyBefore = busySeconds()
  const child = spawn(process.execPath, [...nodeArgs, COMMAND, ...args, '--json'], {
    env: { ...process.env, ARAUTO_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let stdout = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  let peakBytes = 0
  let anonymousBytes = 0
  let cpuSeconds = 0
  const watching = setInterval(() => {
    const memory = memoryOf(child.pid!)
    peakBytes = memory?.peak ?? peakBytes
    anonymousBytes = Math.max(anonymousBytes, memory?.anonymous ?? 0)
    cpuSeconds = cpuSecondsOf(child.pid!) ?? cpuSeconds
  }, WATCH_MS)
  const [code] = await once(child, 'close').finally(() => clearInterval(watching))
  const seconds = (performance.now() - started) / 1000
  if (code !== 0) throw new Error(`arauto ${args.join(' ')} ended with ${code}`)
  const othersCores = (busySeconds() - busyBefore - cpuSeconds) / seconds
  return { result: JSON.parse(stdout), seconds, peakBytes, anonymousBytes, cpuSeconds, othersCores }
}

/** Starts a command of the real program, whose output goes nowhere. */
export function startArauto(dataDir: string, args: string[]): ChildProcess {
  return spawn(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, ARAUTO_DATA_DIR: dataDir },
    stdio: 'ignore',
  })
}

/** Runs a command that has no `--json` to its end. @throws Error unless it succeeds. */
export async function tellArauto(dataDir: string, args: string[]): Promise<void> {
  const [code] = await once(startArauto(dataDir, args), 'close')
  if (code !== 0) throw new Error(`arauto ${args.join(' ')} ended with ${code}`)
}

export interface Service extends AsyncDisposable {
  /** `http://127.0.0.1:PORT/api/v1` */
  url: string
  /** From spawning the process to the first 200 of /pronto. */
  startMs: number
  /** @throws Error once the process has ended */
  memory(): Memory
  /** Open files and sockets. */
  descriptors(): number
  /** Processor time of all its threads so far. */
  cpuSeconds(): number
  /** That of the threads that it has now, to the nanosecond. */
  runMs(): number
}

/** Starts `arauto servir` with its default settings; its log goes to that file, or nowhere. */
export async function startService(dataDir: string, logFile?: string): Promise<Service> {
  const log = logFile === undefined ? 'ignore' : openSync(logFile, 'a')
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [COMMAND, 'servir'], {
    env: { ...process.env, ARAUTO_DATA_DIR: dataDir, ARAUTO_PORT: String(port) },
    stdio: ['ignore', log, log],
  })
  try {
    await untilReady(child, `http://127.0.0.1:${port}/pronto`)
  } catch (error) {
    await stop(child)
    throw error
  }
  return {
    url: `http://127.0.0.1:${port}/api/v1`,
    startMs: performance.now() - started,
    memory() {
      const memory = memoryOf(child.pid!)
      if (memory === null) throw new Error(`arauto servir ended with ${child.exitCode}`)
      return memory
    },
    descriptors: () => readdirSync(`/proc/${child.pid}/fd`).length,
    cpuSeconds: () => cpuSecondsOf(child.pid!)!,
    runMs: () => runMsOf(child.pid!),
    [Symbol.asyncDispose]: () => stop(child),
  }
}

/** A key of a new account; without an effective rate limit, or with the usual one: null. */
export async function createKey(
  dataDir: string,
  escopos = ['consulta'],
  limite: string | null = REQUESTS_A_MINUTE,
): Promise<string> {
  const account = ['conta', 'criar', '--nome', 'bench', '--email', 'bench@example.org']
  const { id } = (await runArauto(dataDir, account)).result
  const key = [
    'chave',
    'criar',
    '--conta',
    String(id),
    '--nome',
    'bench',
    '--escopos',
    escopos.join(','),
  ]
  const limit = limite === null ? [] : ['--limite', limite]
  const { result } = await runArauto(dataDir, [...key, ...limit])
  return String(result.chave)
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`arauto servir ended with ${child.exitCode}`)
    const response = await fetch(url).catch(() => null)
    if (response?.status === 200) return
    await sleep(5)
  }
  throw new Error('arauto servir did not become ready')
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const forced = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MS)
  await ended.finally(() => clearTimeout(forced))
}

/** A port of this machine that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
