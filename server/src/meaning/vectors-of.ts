/** No model in use has more. */
const MOST_DIMENSIONS = 8_192

/**
 * The vectors in an answer of the protocol (`data`: `index` and `embedding` each), in the order of the texts,
 * each of length 1; null if it is not that, for so many texts.
 */
export function vectorsOf(answer: unknown, texts: number): Float32Array[] | null {
  const items = fieldOf(answer, 'data')
  if (!Array.isArray(items) || items.length !== texts) return null
  const vectors: Float32Array[] = []
  for (const item of items) {
    const at = fieldOf(item, 'index')
    const vector = unitVector(fieldOf(item, 'embedding'))
    if (!Number.isInteger(at) || vector === null) return null
    vectors[at as number] = vector // an integer
  }
  const inOrder = Array.from({ length: texts }, (_, at) => vectors[at])
  return inOrder.every((vector) => vector?.length === inOrder[0]?.length && vector !== undefined)
    ? (inOrder as Float32Array[]) // each was seen
    : null
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function unitVector(given: unknown): Float32Array | null {
  if (!Array.isArray(given) || given.length === 0 || given.length > MOST_DIMENSIONS) return null
  if (!given.every((one) => typeof one === 'number')) return null
  const length = Math.hypot(...given)
  if (!Number.isFinite(length) || length === 0) return null
  return Float32Array.from(given, (one) => one / length)
}
