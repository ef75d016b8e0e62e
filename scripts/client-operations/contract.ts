import { juliaName } from './julia.ts'
import { methodName } from './matlab-methods.ts'
import { snakeCase } from './meaning.ts'
import type { AnyOperation, Group } from './operations.ts'
import { rName } from './r.ts'

const HEAD = ['Operation', 'Request', 'Arguments', 'JavaScript', 'Python', 'R', 'Julia', 'MATLAB']

/** The table of clients/CONTRACT.md: what each operation is called in each language. */
export function contractTable(groups: Group<AnyOperation>[]): string {
  const rows = groups.flatMap(({ operations }) => operations.map(row))
  return [line(HEAD), `|${'---|'.repeat(HEAD.length)}`, ...rows].join('\n')
}

function row(operation: AnyOperation): string {
  const { operationId, method, path, ids, arguments: given } = operation
  const name = methodName(operation)
  const names = [name, snakeCase(name), rName(operation), juliaName(operation), name]
  const [id, ...quoted] = [operationId, ...names].map((text) => `\`${text}\``)
  const all = [...ids, ...given.map((argument) => argument.name)].join(', ')
  return line([id!, `${method} ${path}`, all, ...quoted])
}

function line(cells: string[]): string {
  return `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |')
}
