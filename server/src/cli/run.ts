import { constants } from 'node:os'
import { ConfigError, readConfig } from '../config.ts'
import { SourceError } from '../gazette/errors.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import { troubleOf } from '../lib/errors/trouble.ts'
import { startTracing } from '../lib/tracing/start-tracing.ts'
import { VERSION } from '../version.ts'
import { settingsHelp } from '../settings/describe.ts'
import { commands } from './commands.ts'
import { type ListedCommand, type Signalled, loadCommand, readArguments } from './command.ts'
import { type Called, findCommand } from './find-command.ts'
import { commandHelp, groupHelp, programHelp } from './help.ts'
import { problemText } from './problem-text.ts'

/** `--ajuda`, and the usual names. */
const HELP = ['--ajuda', '--help', '-h']

const HELP_COMMAND = 'ajuda'

const VERSION_FLAGS = ['--versao', '--version', '-v']

/** For the user to fix. */
const USER_ERROR = 2
/** For us to fix. */
const FAILURE = 1
/** The exit code of a process ended by a signal, in shells, is this plus the signal's number. */
const SIGNAL = 128

/** Runs a command line and returns its exit code; messages go to standard error. */
export async function run(argv: string[], signals: Signalled): Promise<number> {
  const aside = asideFromCommands(argv)
  if (aside !== null) return print(aside)
  const called = findCommand(commands, argv[0] === HELP_COMMAND ? argv.slice(1) : argv)
  if (called.kind === 'unknown') return unknownCommand(called)
  if (called.kind === 'group') return print(groupHelp(called.name, called.members, terminalWidth()))
  const { command, rest } = called
  const wantsHelp = argv[0] === HELP_COMMAND || HELP.some((flag) => rest.includes(flag))
  return wantsHelp
    ? print(commandHelp(await loadCommand(command), terminalWidth()))
    : await execute(command, rest, signals)
}

async function execute(listed: ListedCommand, rest: string[], signals: Signalled): Promise<number> {
  const { signal } = signals
  const command = await loadCommand(listed)
  try {
    const args = readArguments(command, rest)
    const config = readConfig()
    if (config.cluster !== null && command.semCluster !== undefined)
      throw notInCluster(command.nome, command.semCluster)
    await using _tracing = await startTracing(config.tracing)
    return await command.executar(args, { nome: command.nome, config, ...signals })
  } catch (error) {
    if (!signal.aborted || error !== signal.reason) return report(error)
    console.error(['Interrompido.', command.interrompido ?? ''].join(' ').trimEnd())
    return SIGNAL + constants.signals[signal.reason as NodeJS.Signals]
  }
}

/** The output of a command line without a command; null: it has one. */
function asideFromCommands(argv: string[]): string | null {
  const [first = HELP_COMMAND, second] = argv
  if (first === HELP_COMMAND && second === 'configuracao') return settingsHelp()
  if (HELP.includes(first)) return programHelp(commands, terminalWidth())
  if (first === HELP_COMMAND && (second === undefined || HELP.includes(second)))
    return programHelp(commands, terminalWidth())
  return VERSION_FLAGS.includes(first) && argv.length === 1 ? VERSION : null
}

/** Infinite where there is no terminal, or it does not say. */
function terminalWidth(): number {
  return process.stdout.columns || Infinity
}

function print(text: string): number {
  console.log(text)
  return 0
}

function unknownCommand({ given, meant }: Extract<Called, { kind: 'unknown' }>): number {
  const suggestion = meant === null ? '' : `  Quis dizer ${meant}?\n`
  console.error(`Comando desconhecido: ${given}\n${suggestion}  Os comandos: ${PROGRAM} ajuda`)
  return USER_ERROR
}

function notInCluster(nome: string, wayOut: string): Problem {
  return new Problem('conflito', `O comando ${nome} é do acervo numa pasta, e há um cluster.`, [
    detailOf('ARAUTO_DATABASE_URL', 'aponta para um cluster', wayOut),
  ])
}

function report(error: unknown): number {
  // One without details is said to those who use the service; here is who runs the machine.
  const trouble = error instanceof Problem && error.detalhes.length > 0 ? null : troubleOf(error)
  if (error instanceof Problem && trouble === null) {
    console.error(problemText(error))
    return USER_ERROR
  }
  if (error instanceof ConfigError || error instanceof SourceError) {
    console.error(error.message)
    return USER_ERROR
  }
  if (trouble !== null) {
    console.error(`Erro: ${trouble.what}\n  ${trouble.wayOut}`)
    return USER_ERROR
  }
  console.error('Falha inesperada do Arauto:', error)
  return FAILURE
}
