import { setTimeout } from 'node:timers/promises'
import { fillIn } from './givens.ts'
import type { Machine } from './machine.ts'
import type { Block } from './read-document.ts'
import { splitCommands } from './split-commands.ts'

/** Commands that run until somebody ends them. */
const GOES_ON =
  /\bnpm (start|run demo)\b|\barauto (servir|demo|inlabs-simulado)(?!.*--ajuda)|\.listen\(/
const COMMAND_MS = 600_000
/** Of `npm ci && npm run demo`, too, which installs first. */
const READY_MS = 600_000

export interface Failure {
  line: number
  command: string
  status: number | string
  output: string
}

/** How to run a file of a language. */
const PROGRAMS: Record<string, { extension: string; command: string }> = {
  python: { extension: 'py', command: 'python3' },
  js: { extension: 'mjs', command: 'node' },
}
const SHELL = new Set(['', 'sh', 'bash'])
/** Languages that are shown, not run. */
const SHOWN = new Set(['text', 'http', 'json', 'ini', 'csv'])

export function isRun({ language, notRun }: Block): boolean {
  return notRun === null && !SHOWN.has(language)
}

interface Step {
  line: number
  /** The text that a reader sees. */
  text: string
  /** The shell command. */
  command: string
}

/** A reader at a machine, who follows a page. */
export function createReader(machine: Machine, fragments: Record<string, string> = {}) {
  type Running = Awaited<ReturnType<Machine['start']>>
  let terminal: Running | null = null

  async function perform({ line, text, command }: Step): Promise<Failure | null> {
    let output = ''
    try {
      const filled = fillIn(command, machine.printed)
      if (GOES_ON.test(text)) {
        await terminal?.end()
        terminal = await machine.start(filled)
        await untilReady(machine, terminal, text)
        return null
      }
      const ended = await machine.run(filled, COMMAND_MS)
      output = ended.output
      return ended.status === 0 ? null : { line, command: text, ...ended }
    } catch (error) {
      const status = error instanceof Error ? error.message : String(error)
      return { line, command: text, status, output: terminal?.output() ?? output }
    }
  }

  return {
    /** Returns the first failure. */
    async follow(block: Block): Promise<Failure | null> {
      if (block.terminal === 'another') await machine.run('cd "$BEGAN"', COMMAND_MS)
      if (block.terminal === 'in an empty folder')
        await machine.run('cd "$(mktemp --directory)"', COMMAND_MS)
      for (const step of await stepsOf(machine, block, fragments)) {
        const failure = await perform(step)
        if (failure !== null) return failure
      }
      return null
    },
    /** Programs left open must still run. */
    async leave(): Promise<string | null> {
      if (terminal === null || (await terminal.isRunning())) return null
      return terminal.output()
    },
  }
}

async function stepsOf(
  machine: Machine,
  { line, language, text, file }: Block,
  fragments: Record<string, string>,
): Promise<Step[]> {
  if (SHELL.has(language))
    return splitCommands(text, line).map((command) => ({ ...command, command: command.text }))
  const program = PROGRAMS[language]
  if (program === undefined) throw new Error(`line ${line}: nobody knows how to run ${language}`)
  // A later command runs the file.
  if (file !== null) {
    await machine.write(file, text)
    return []
  }
  const name = `line-${line}.${program.extension}`
  await machine.write(name, fillIn((fragments[language] ?? '') + text, machine.printed))
  return [{ line, text, command: `${program.command} ${name}` }]
}

/** Waits until the address that it prints, or contains, accepts connections. */
async function untilReady(
  machine: Machine,
  running: { output: () => string; isRunning: () => Promise<boolean> },
  text: string,
): Promise<void> {
  const limit = Date.now() + READY_MS
  for (;;) {
    const port =
      /https?:\/\/(?:127\.0\.0\.1|localhost):(\d+)/.exec(running.output())?.[1] ??
      /\.listen\((\d+)/.exec(text)?.[1]
    if (port !== undefined) {
      const { status } = await machine.run(`(: </dev/tcp/127.0.0.1/${port}) 2>/dev/null`, READY_MS)
      if (status === 0) return
    }
    if (!(await running.isRunning())) throw new Error('it ended by itself')
    if (Date.now() > limit) throw new Error('it does not answer')
    await setTimeout(200)
  }
}
