import { closestWord } from '../../lib/text/closest-word.ts'
import { Problem } from '../../lib/errors/problem.ts'
import { type Lexeme, FIELD_NAMES, lex } from '../../../engine/query.ts'
import { parseQuery } from './parse.ts'

/** A part of a query that looks like syntax but is read as words. */
export interface Trap {
  codigo: 'campo_separado' | 'campo_desconhecido' | 'operador_minusculo'
  /** As it was typed: `titulo:`, `ou`. */
  escrito: string
  /** What the user may have meant; null if no valid query comes near it. */
  meant: string | null
}

type Chunk = Lexeme & { kind: 'chunk' }

/** `valor:100000`; after only two letters or digits it is a time, an abbreviation or an address. */
const UNKNOWN_FIELD = /^(\p{L}{3,}):(?=[\p{L}\p{N}])/u
const LOOSE_FIELD = /^(\p{L}+):$/u
const OPERATORS = ['OU', 'NÃO', 'NAO']

/** The first trap of each kind; `termo` must be a valid query. */
export function trapsIn(termo: string): Trap[] {
  const lexemes = lex(termo)
  const found = lexemes.flatMap((lexeme, at) =>
    lexeme.kind === 'chunk' ? trapsAt(termo, lexeme, lexemes[at - 1], lexemes[at + 1]) : [],
  )
  return found.filter(({ codigo }, i) => found.findIndex((trap) => trap.codigo === codigo) === i)
}

function trapsAt(termo: string, chunk: Chunk, before?: Lexeme, next?: Lexeme): Trap[] {
  const { text, start, end } = chunk
  const [, loose] = LOOSE_FIELD.exec(text) ?? []
  if (loose !== undefined && next && FIELD_NAMES.includes(folded(loose)))
    return [trap('campo_separado', text, termo.slice(0, end) + termo.slice(next.start))]
  const [, unknown] = UNKNOWN_FIELD.exec(text) ?? []
  if (unknown !== undefined && !text.startsWith(`${unknown}://`)) {
    const near = closestWord(folded(unknown), FIELD_NAMES)
    const rest = termo.slice(start + unknown.length)
    return [trap('campo_desconhecido', `${unknown}:`, near && termo.slice(0, start) + near + rest)]
  }
  const operator = text.toUpperCase()
  if (text === operator || !OPERATORS.includes(operator) || !next) return []
  if (operator === 'OU' && !before) return []
  return [trap('operador_minusculo', text, termo.slice(0, start) + operator + termo.slice(end))]
}

function trap(codigo: Trap['codigo'], escrito: string, meant: string | null): Trap {
  return { codigo, escrito, meant: meant !== null && isQuery(meant) ? meant : null }
}

function isQuery(termo: string): boolean {
  try {
    parseQuery(termo)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

function folded(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
