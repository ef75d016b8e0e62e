import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import { closestWord } from '../lib/text/closest-word.ts'

/** The value of a command line option. */
interface Option {
  /** `texto` takes a value, `chave` is on or off. */
  tipo: 'texto' | 'chave'
  /** Whether it may be given several times. */
  repetida?: boolean
  descricao: string
  obrigatoria?: boolean
}

/** How a command hears of SIGINT and SIGTERM. */
export interface Signalled {
  /** Aborts at one of them. */
  signal: AbortSignal
  /**
   * From now on they end the process, as they would any other. For work without a pause in which anybody would hear of
   * `signal`, if it changes nothing.
   */
  endAtSignals(): void
}

export interface Context extends Signalled {
  /** The words by which the command was called. */
  nome: string
  config: Config
}

export interface Arguments {
  texto(name: string): string | undefined
  /** All values of an option that may be repeated. */
  textos(name: string): string[]
  chave(name: string): boolean
  posicionais: string[]
}

/** A command as a line of the program's help. */
export interface CommandLine {
  /** The words of the command line: `chave criar`. */
  nome: string
  /** Names of the positional arguments in the help; empty when there are none. */
  posicionais: string
  resumo: string
}

/** A command as data: its options and work. */
export interface CommandBody {
  opcoes: Record<string, Option>
  /** The text of its help after the options. */
  complemento?: () => string
  /**
   * Why a cluster does not have the command, and what does its work there; the refusal has these
   * words.
   */
  semCluster?: string
  /** What Ctrl-C leaves behind, unless that is obvious. */
  interrompido?: string
  /** Returns the exit code: 0 done, 2 a mistake that the user must correct. */
  executar(args: Arguments, context: Context): Promise<number>
}

export type Command = CommandLine & CommandBody

/** A command whose options and work are not loaded yet. */
export interface ListedCommand extends CommandLine {
  load(): Promise<CommandBody>
}

export async function loadCommand({ load, ...line }: ListedCommand): Promise<Command> {
  return { ...line, ...(await load()) }
}

/** Reads the arguments of a command. @throws Problem naming the wrong argument. */
export function readArguments(command: Command, argv: string[]): Arguments {
  const options = Object.fromEntries(
    Object.entries(command.opcoes).map(([name, { tipo, repetida = false }]) => [
      name,
      { type: tipo === 'texto' ? ('string' as const) : ('boolean' as const), multiple: repetida },
    ]),
  )
  const parsed = parse(command, argv, options)
  const twice = repeated(parsed.tokens, options)
  if (twice !== undefined)
    throw usage(command, `--${twice}`, `a opção --${twice} só pode ser dada uma vez`)
  const given = (name: string) => parsed.values[name]
  for (const [name, { obrigatoria }] of Object.entries(command.opcoes))
    if (obrigatoria && !given(name)) throw usage(command, `--${name}`, `falta a opção --${name}`)
  if (command.posicionais === '' && parsed.positionals.length > 0)
    throw usage(command, parsed.positionals[0]!, `argumento a mais: ${parsed.positionals[0]}`)
  if (command.posicionais.startsWith('<') && parsed.positionals.length === 0)
    throw usage(command, command.posicionais, `falta ${command.posicionais}`)
  return {
    texto: (name) => {
      const value = given(name)
      return typeof value === 'string' && value !== '' ? value : undefined
    },
    textos: (name) =>
      [given(name)]
        .flat()
        .flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : [])),
    chave: (name) => given(name) === true,
    posicionais: parsed.positionals,
  }
}

/** The first option that is given again, and takes one value: the others would be lost. */
function repeated(
  tokens: { kind: string; name?: string; value?: unknown }[],
  options: Record<string, { multiple: boolean }>,
): string | undefined {
  const given = new Set<string>()
  return tokens.find(({ kind, name = '', value }) => {
    if (kind !== 'option' || value === undefined || options[name]?.multiple) return false
    const isAgain = given.has(name)
    given.add(name)
    return isAgain
  })?.name
}

function parse(
  command: Command,
  args: string[],
  options: Record<string, { type: 'string' | 'boolean'; multiple: boolean }>,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true, tokens: true })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const name = /'(-[^'= ]*)/.exec(message)?.[1] ?? 'argumentos'
    if (!/Unknown option/.test(message))
      throw usage(command, name, `valor ausente ou inesperado em ${name}`, error)
    const meant = closestWord(name.replace(/^-+/, ''), Object.keys(options))
    const hint = meant === null ? '' : ` (quis dizer --${meant}?)`
    throw usage(command, name, `opção desconhecida: ${name}${hint}`, error)
  }
}

function usage(command: Command, campo: string, problema: string, cause?: unknown): Problem {
  const help = `Veja: ${PROGRAM} ${command.nome} --ajuda`
  return new Problem('parametro_invalido', problema, [detailOf(campo, problema, help)], cause)
}
