import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { openWayOut } from './way-out.ts'

const HERE = import.meta.dirname
/** The folder that both sides share, on the machine. */
const EXCHANGE = '/run/document'
const RELAY_PORT = 3128
const ENDING_MS = 120_000

export interface Ended {
  status: number
  output: string
}

/** A shell on its own machine. Commands run one after another and keep their settings. */
export interface Machine extends AsyncDisposable {
  run: (command: string, within: number) => Promise<Ended>
  /** Starts a program that runs until somebody ends it, as in a terminal that stays open. */
  start: (command: string) => Promise<Background>
  /** Writes a file to the shell's folder. */
  write: (name: string, text: string) => Promise<void>
  /** All output so far, oldest first. */
  printed: () => string
}

interface Background {
  /** Its output so far. */
  output: () => string
  isRunning: () => Promise<boolean>
  /** Ctrl-C. */
  end: () => Promise<void>
}

/** Starts a machine whose changes are kept in `folder` and deleted with it. */
export async function startMachine(folder: string): Promise<Machine> {
  const exchange = join(folder, 'exchange')
  mkdirSync(exchange, { recursive: true })
  const wayOut = await openWayOut(join(exchange, 'way-out.sock'))
  const namespaces = ['--mount', '--net', '--pid', '--uts', '--fork', '--kill-child']
  const unshared = spawn('unshare', [...namespaces, 'bash', join(HERE, 'enter.sh'), folder], {
    env: environment(),
    stdio: ['pipe', 'inherit', 'inherit', 'pipe'],
  })
  const shell = openShell(unshared)
  let count = 0
  /** The files of the next command and its output, on the machine. */
  const next = (command: string) => {
    const name = String(++count).padStart(4, '0')
    writeFileSync(join(exchange, `${name}.sh`), command)
    writeFileSync(join(exchange, `${name}.out`), '')
    return { name, script: `${EXCHANGE}/${name}.sh`, out: `${EXCHANGE}/${name}.out` }
  }
  const outputOf = (name: string) => readFileSync(join(exchange, `${name}.out`), 'utf8')

  const machine: Machine = {
    async run(command, within) {
      const { name, script, out } = next(command)
      const status = await shell.ask(`. ${script} >${out} 2>&1 </dev/null; echo $? >&3`, within)
      return { status, output: outputOf(name) }
    },
    async start(command) {
      const { name, script, out } = next(command)
      // A process group of its own, which can get a Ctrl-C.
      const pid = `pid_${name}`
      const began = `set -m; (. ${script}) >${out} 2>&1 </dev/null 3>&- & ${pid}=$!; set +m`
      await shell.ask(`${began}; echo 0 >&3`, ENDING_MS)
      return {
        output: () => outputOf(name),
        isRunning: async () => (await shell.ask(`kill -0 $${pid}; echo $? >&3`, ENDING_MS)) === 0,
        async end() {
          // npm ends before the programs that it started.
          const left = `while kill -0 -- -$${pid} 2>/dev/null; do sleep 0.1; done`
          await shell.ask(`kill -INT -- -$${pid}; ${left}; echo 0 >&3`, ENDING_MS)
        },
      }
    },
    async write(name, text) {
      const { script } = next(text)
      await shell.ask(`cp ${script} ${name}; echo $? >&3`, ENDING_MS)
    },
    printed: () =>
      readdirSync(exchange)
        .filter((name) => name.endsWith('.out'))
        .sort()
        .map((name) => readFileSync(join(exchange, name), 'utf8'))
        .join(''),
    async [Symbol.asyncDispose]() {
      const ended = unshared.exitCode === null ? once(unshared, 'exit') : null
      unshared.kill('SIGKILL')
      await ended
      wayOut[Symbol.dispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  try {
    await machine.start(`node ${HERE}/relay.js ${RELAY_PORT} ${EXCHANGE}/way-out.sock`)
    await machine.run(readFileSync(join(HERE, 'reader.sh'), 'utf8'), ENDING_MS)
  } catch (error) {
    await machine[Symbol.asyncDispose]()
    throw error
  }
  return machine
}

/** A reader's environment: without the additions of npm and of a session's settings. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|ARAUTO_|NODE_COMPILE_CACHE|INIT_CWD|PORT$)/.test(name),
  )
  const { PATH = '', ...rest } = Object.fromEntries(kept)
  const proxy = `http://127.0.0.1:${RELAY_PORT}`
  return {
    ...rest,
    PATH: PATH.split(':')
      .filter((folder) => !folder.includes('node_modules'))
      .join(':'),
    npm_config_https_proxy: proxy,
    npm_config_prefer_offline: 'true',
    PIP_PROXY: proxy,
    // This machine may be busier than a reader's.
    ARAUTO_SEARCH_TIMEOUT_MS: '60000',
  }
}

/** A shell that answers each line with a number at its fourth file descriptor. */
function openShell(child: ChildProcess) {
  const input = child.stdin as Writable
  const answers = createInterface({ input: child.stdio[3] as Readable })[Symbol.asyncIterator]()
  return {
    async ask(line: string, within: number): Promise<number> {
      input.write(`${line}\n`)
      const late = Promise.withResolvers<never>()
      const timer = setTimeout(() => late.reject(new Error('it does not end')), within)
      try {
        const { done, value } = await Promise.race([answers.next(), late.promise])
        if (done) throw new Error('the shell has ended')
        return Number(value)
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
