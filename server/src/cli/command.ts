import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import { Problem, detailOf } from '../lib/problem.ts'

/** What a command line option takes. */
interface Option {
  /** `texto` takes a value, `chave` is on or off. */
  tipo: 'texto' | 'chave'
  /** Whether it may be given several times. */
  repetida?: boolean
  descricao: string
  obrigatoria?: boolean
}

export interface Context {
  config: Config
  /** Aborts at SIGINT or SIGTERM. */
  signal: AbortSignal
}

export interface Arguments {
  texto(name: string): string | undefined
  /** Of an option that may be repeated, all that was given. */
  textos(name: string): string[]
  chave(name: string): boolean
  posicionais: string[]
}

/** A command as data: what it is called, what it takes, what it does. */
export interface Command {
  /** The words that call it: `chave criar`. */
  nome: string
  resumo: string
  /** Names of the positional arguments as help shows them, empty when there are none. */
  posicionais: string
  opcoes: Record<string, Option>
  /** What its help says after the options. */
  complemento?: () => string
  /** Why there is none of it in a cluster, and what does its work there; it is refused in these words. */
  semCluster?: string
  /** What Ctrl-C leaves behind, where that is not obvious. */
  interrompido?: string
  /** Gives the exit code: 0 done, 2 a mistake that the user must correct. */
  executar(args: Arguments, context: Context): Promise<number>
}

/** Reads the arguments of a command. @throws Problem naming the argument that is wrong. */
export function readArguments(command: Command, argv: string[]): Arguments {
  const options = Object.fromEntries(
    Object.entries(command.opcoes).map(([name, { tipo, repetida = false }]) => [
      name,
      { type: tipo === 'texto' ? ('string' as const) : ('boolean' as const), multiple: repetida },
    ]),
  )
  const parsed = parse(command, argv, options)
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

function parse(
  command: Command,
  args: string[],
  options: Record<string, { type: 'string' | 'boolean'; multiple: boolean }>,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const name = /'(-[^'= ]*)/.exec(message)?.[1] ?? 'argumentos'
    const problem = /Unknown option/.test(message)
      ? `opção desconhecida: ${name}`
      : `valor ausente ou inesperado em ${name}`
    throw usage(command, name, problem, error)
  }
}

function usage(command: Command, campo: string, problema: string, cause?: unknown): Problem {
  const help = `Veja: npx arauto ${command.nome} --ajuda`
  return new Problem('parametro_invalido', problema, [detailOf(campo, problema, help)], cause)
}
