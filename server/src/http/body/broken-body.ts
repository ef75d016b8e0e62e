import { type Detail, detailOf } from '../../lib/errors/problem.ts'

/** Our bodies nest four levels; very deep nesting would overflow the stack of a recursive function. */
const MAX_DEPTH = 20
/**
 * Our largest bodies, with every list full, have some three hundred values. A validator that
 * reports every fault would build a million of them for a body of a megabyte, which takes seconds.
 */
const MAX_VALUES = 2_000
/** For a body with a list: ten thousand items of two fields, and the rest. */
export const MAX_LIST_VALUES = 32_000

/**
 * The first fault that can be found without a schema: more values than `most`, too many levels, or a text
 * that cannot be stored or sent unchanged because it holds NUL or half of a surrogate pair, which
 * UTF-8 cannot encode. Null when there is none.
 */
export function brokenBody(body: unknown, most = MAX_VALUES): Detail | null {
  let left = most

  function faultOf(value: unknown, campo: string, depth: number): Detail | null {
    if (--left < 0)
      return detailOf('corpo', `tem mais de ${most.toLocaleString('pt-BR')} valores`, TOO_MANY)
    if (typeof value === 'string')
      return isKeepable(value) ? null : detailOf(campo || 'corpo', 'tem caracteres inválidos', HINT)
    if (typeof value !== 'object' || value === null) return null
    if (depth >= MAX_DEPTH) return detailOf(campo, `tem mais de ${MAX_DEPTH} níveis`)
    for (const name in value) {
      const child: unknown = value[name as keyof typeof value]
      const found = faultOf(child, childName(value, name, campo), depth + 1)
      if (found !== null) return found
    }
    return null
  }

  return faultOf(body, '', 0)
}

const HINT = 'Não envie o caractere NUL (\\u0000) nem metade de um par (de \\ud800 a \\udfff).'
const TOO_MANY = 'Nenhuma operação precisa de tantos; confira o que montou o corpo.'

function isKeepable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** `filtros.secoes[0]` */
function childName(parent: object, name: string, campo: string): string {
  if (Array.isArray(parent)) return `${campo}[${name}]`
  return campo === '' ? name : `${campo}.${name}`
}
