import { type Detail, detailOf } from '../../lib/problem.ts'

/** Our bodies nest four levels; very deep nesting would overflow the stack of a recursive function. */
const MAX_DEPTH = 20

/**
 * The first text of a body that cannot be stored or sent unchanged: it holds NUL or half of a surrogate
 * pair, which UTF-8 cannot encode. Null when there is none.
 */
export function brokenText(value: unknown, campo = '', depth = 0): Detail | null {
  if (typeof value === 'string')
    return isKeepable(value) ? null : detailOf(campo || 'corpo', 'tem caracteres inválidos', HINT)
  if (typeof value !== 'object' || value === null) return null
  if (depth >= MAX_DEPTH) return detailOf(campo, `tem mais de ${MAX_DEPTH} níveis`)
  for (const [name, child] of Object.entries(value)) {
    const found = brokenText(child, childName(value, name, campo), depth + 1)
    if (found !== null) return found
  }
  return null
}

const HINT = 'Não envie o caractere NUL (\\u0000) nem metade de um par (de \\ud800 a \\udfff).'

function isKeepable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** `filtros.secoes[0]` */
function childName(parent: object, name: string, campo: string): string {
  if (Array.isArray(parent)) return `${campo}[${name}]`
  return campo === '' ? name : `${campo}.${name}`
}
