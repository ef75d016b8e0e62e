/** The value at a plan's path in an answer of the API, or undefined if it is absent. */
export function readPath(answer: unknown, path: string): unknown {
  return readSegments(answer, path.split('.'))
}

function readSegments(value: unknown, [segment, ...rest]: string[]): unknown {
  if (segment === undefined) return value
  if (segment === '#') return Array.isArray(value) ? value.length : undefined
  if (segment === '*')
    return Array.isArray(value) ? value.map((each) => readSegments(each, rest)) : undefined
  if (Array.isArray(value)) return readSegments(value.at(Number(segment)), rest)
  if (typeof value !== 'object' || value === null) return undefined
  return readSegments((value as Record<string, unknown>)[segment], rest)
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

/** Whether two values are equal; moments may be written differently, to the millisecond. */
export function same(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((each, index) => same(each, right[index]))
  if (
    typeof left === 'string' &&
    typeof right === 'string' &&
    MOMENT.test(left) &&
    MOMENT.test(right)
  )
    return Math.abs(Date.parse(left) - Date.parse(right)) <= 1
  if (typeof left === 'object' && left !== null && typeof right === 'object' && right !== null)
    return sameFields(left as Record<string, unknown>, right as Record<string, unknown>)
  return (left ?? null) === (right ?? null)
}

function sameFields(left: Record<string, unknown>, right: Record<string, unknown>): boolean {
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].every((name) => same(left[name], right[name]))
}
