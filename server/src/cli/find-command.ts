import { closestWord } from '../lib/text/closest-word.ts'
import type { ListedCommand } from './command.ts'

/** The meaning of a command line's words. */
export type Called =
  | { kind: 'command'; command: ListedCommand; rest: string[] }
  /** Only the first word of commands with two: `chave`. */
  | { kind: 'group'; name: string; members: ListedCommand[] }
  | { kind: 'unknown'; given: string; meant: string | null }

/** `words` must not be empty. */
export function findCommand(commands: ListedCommand[], words: string[]): Called {
  const command = commands.find(({ nome }) => isCalledBy(nome, words))
  if (command) return { kind: 'command', command, rest: words.slice(wordsOf(command.nome).length) }
  const [name = '', second] = words
  const members = commands.filter(({ nome }) => nome.startsWith(`${name} `))
  if (members.length > 0 && (second === undefined || second.startsWith('-')))
    return { kind: 'group', name, members }
  const given = members.length > 0 ? `${name} ${second}` : name
  return { kind: 'unknown', given, meant: meantBy(commands, words) }
}

function isCalledBy(nome: string, words: string[]): boolean {
  return wordsOf(nome).every((word, at) => words[at] === word)
}

/** The command that was probably meant: by both words, else by the first one. */
function meantBy(commands: ListedCommand[], words: string[]): string | null {
  const names = commands.map(({ nome }) => nome)
  const pairs = names.filter((nome) => wordsOf(nome).length > 1)
  const [first = '', second] = words
  const ofTwo = second === undefined ? null : closestWord(`${first} ${second}`, pairs)
  return ofTwo ?? closestWord(first, [...new Set(names.flatMap((nome) => wordsOf(nome)[0] ?? []))])
}

function wordsOf(nome: string): string[] {
  return nome.split(' ')
}
