import { constants } from 'node:os'
import { ConfigError, readConfig } from '../config.ts'
import { SourceError } from '../gazette/errors.ts'
import { Problem, detailOf } from '../lib/problem.ts'
import { VERSION } from '../lib/version.ts'
import { settingsHelp } from '../settings/describe.ts'
import { commands } from './commands.ts'
import { type Command, readArguments } from './command.ts'
import { troubleOf } from './terminal/trouble.ts'
import { commandHelp, programHelp } from './help.ts'

/** `--ajuda`, and what hands are used to. */
const HELP = ['--ajuda', '--help', '-h']

const VERSION_FLAGS = ['--versao', '--version', '-v']

/** What the user must mend. */
const USER_ERROR = 2
/** What we must mend. */
const FAILURE = 1
/** Shells give this, plus its number, to a process that a signal ended. */
const SIGNAL = 128

/** Runs a command line and gives its exit code; messages go to standard error. */
export async function run(argv: string[], signal: AbortSignal): Promise<number> {
  const command = findCommand(argv)
  if (!command) return noCommand(argv)
  const rest = argv.slice(command.nome.split(' ').length)
  if (HELP.some((flag) => rest.includes(flag))) {
    console.log(commandHelp(command))
    return 0
  }
  try {
    const args = readArguments(command, rest)
    const config = readConfig()
    if (config.cluster !== null && command.semCluster !== undefined)
      throw notInCluster(command.nome, command.semCluster)
    return await command.executar(args, { config, signal })
  } catch (error) {
    if (!signal.aborted || error !== signal.reason) return report(error)
    console.error(['Interrompido.', command.interrompido ?? ''].join(' ').trimEnd())
    return SIGNAL + constants.signals[signal.reason as NodeJS.Signals]
  }
}

function notInCluster(nome: string, wayOut: string): Problem {
  return new Problem('conflito', `O comando ${nome} é do acervo numa pasta, e há um cluster.`, [
    detailOf('ARAUTO_DATABASE_URL', 'aponta para um cluster', wayOut),
  ])
}

function findCommand(argv: string[]): Command | undefined {
  return commands.find(({ nome }) => nome === argv.slice(0, nome.split(' ').length).join(' '))
}

function noCommand(argv: string[]): number {
  if (argv.join(' ') === 'ajuda configuracao') {
    console.log(settingsHelp())
    return 0
  }
  if (argv.length === 1 && VERSION_FLAGS.includes(argv[0]!)) {
    console.log(VERSION)
    return 0
  }
  const askedForHelp = argv[0] === 'ajuda' || HELP.some((flag) => argv.includes(flag))
  if (askedForHelp || argv.length === 0) {
    console.log(programHelp(commands))
    return 0
  }
  const given = isGroup(argv[0]) ? argv.slice(0, 2).join(' ') : argv[0]
  console.error(`Comando desconhecido: ${given}\n\n${programHelp(commands)}`)
  return USER_ERROR
}

/** Whether commands of two words begin with this one: `chave criar`. */
function isGroup(word: string | undefined): boolean {
  return commands.some(({ nome }) => nome.startsWith(`${word} `))
}

function report(error: unknown): number {
  if (error instanceof Problem) {
    console.error(`Erro: ${error.message}`)
    for (const { campo, problema, sugestao } of error.detalhes) {
      if (problema !== error.message) console.error(`  ${campo}: ${problema}`)
      if (sugestao) console.error(`  ${sugestao}`)
    }
    return USER_ERROR
  }
  if (error instanceof ConfigError || error instanceof SourceError) {
    console.error(error.message)
    return USER_ERROR
  }
  const trouble = troubleOf(error)
  if (trouble !== null) {
    console.error(`Erro: ${trouble.what}\n  ${trouble.wayOut}`)
    return USER_ERROR
  }
  console.error('Falha inesperada do Arauto:', error)
  return FAILURE
}
