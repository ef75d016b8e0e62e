/**
 * Multiplies a query with many vectors, by instructions that take eight numbers at once: ten times as fast
 * as a loop in JavaScript. WebAssembly, written down here rather than compiled by a tool that a build would
 * need: one function, two loops.
 *
 * @param query Where the query lies in memory: 16-bit numbers, as many as a vector has.
 * @param vectors Where the first vector lies: 8-bit numbers.
 * @param length How many numbers a vector has; a multiple of 8.
 * @param end Where the last vector ends.
 * @param sums Where the sums of products go: a 32-bit number for each vector.
 */
export type Scan = (
  query: number,
  vectors: number,
  length: number,
  end: number,
  sums: number,
) => void

/** What is used of WebAssembly: TypeScript knows it only in browsers. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => Memory
  Module: new (code: Uint8Array) => object
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> }
}

/** Memory that WebAssembly reads and writes; when it grows, its old buffer has no bytes any more. */
export interface Memory {
  buffer: ArrayBuffer
  grow(pages: number): void
}

/** The bytes of a page of memory. */
export const PAGE_BYTES = 2 ** 16

export function createMemory(pages: number): Memory {
  return new WebAssembly.Memory({ initial: pages })
}

/** The function on this memory. */
export function scanOn(memory: Memory): Scan {
  const module = new WebAssembly.Module(Uint8Array.from(MODULE))
  const { exports } = new WebAssembly.Instance(module, { m: { m: memory } })
  return exports['s'] as Scan // declared below
}

const I32 = 0x7f
const V128 = 0x7b
const NO_VALUE = 0x40

/** The parameters, and behind them what the function keeps for itself. */
const [QUERY, VECTORS, LENGTH, END, SUMS, AT, SUM] = [0, 1, 2, 3, 4, 5, 6] as const
const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const tee = (local: number) => [0x22, local]
const number = (value: number) => [0x41, ...leb(value)]
const block = (...body: number[][]) => [0x02, NO_VALUE, ...body.flat(), 0x0b]
const loop = (...body: number[][]) => [0x03, NO_VALUE, ...body.flat(), 0x0b]
const again = [0x0c, 0]
const againIf = [0x0d, 0]
const leaveIf = [0x0d, 1]
const add = [0x6a]
const shiftLeft = [0x74]
const lessThan = [0x49]
const atLeast = [0x4f]
const store = [0x36, 2, 0]
const zeros = [0xfd, 0x0c, ...Array<number>(16).fill(0)]
/** Eight 16-bit numbers. */
const load = [0xfd, 0x00, 4, 0]
/** Eight 8-bit numbers as 16-bit ones. */
const loadWidened = [0xfd, 0x01, 3, 0]
/** Multiplies eight numbers, and adds neighbours: four 32-bit sums. */
const dot = [0xfd, 0xba, 0x01]
const addFour = [0xfd, 0xae, 0x01]
const lane = (index: number) => [0xfd, 0x1b, index]
const advance = (local: number, by: number[]) => [...get(local), ...by, ...add, ...set(local)]

const FUNCTION = [
  2, // AT and SUM
  1,
  I32,
  1,
  V128,
  ...block(
    loop(
      [...get(VECTORS), ...get(END), ...atLeast, ...leaveIf],
      [...zeros, ...set(SUM)],
      [...number(0), ...set(AT)],
      loop(
        get(SUM),
        [...get(QUERY), ...get(AT), ...number(1), ...shiftLeft, ...add, ...load],
        [...get(VECTORS), ...get(AT), ...add, ...loadWidened],
        [...dot, ...addFour, ...set(SUM)],
        [...get(AT), ...number(8), ...add, ...tee(AT), ...get(LENGTH), ...lessThan, ...againIf],
      ),
      get(SUMS),
      [0, 1, 2, 3].flatMap((index) => [...get(SUM), ...lane(index)]),
      [...add, ...add, ...add, ...store],
      advance(SUMS, number(4)),
      advance(VECTORS, get(LENGTH)),
      again,
    ),
  ),
  0x0b,
]

const MODULE = [
  ...Buffer.from('\0asm'),
  ...leb(1), // the version, in four bytes
  ...Array<number>(3).fill(0),
  ...section(1, [1, 0x60, 5, I32, I32, I32, I32, I32, 0]), // five numbers, no result
  ...section(2, [1, 1, 0x6d, 1, 0x6d, 2, 0, 1]), // the memory is given as `m` of `m`
  ...section(3, [1, 0]),
  ...section(7, [1, 1, 0x73, 0, 0]), // the function is called `s`
  ...section(10, [1, ...leb(FUNCTION.length), ...FUNCTION]),
]

function section(id: number, content: number[]): number[] {
  return [id, ...leb(content.length), ...content]
}

/** A number below 2^31 as WebAssembly writes lengths; of those used here, signed ones are written alike. */
function leb(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...leb(Math.floor(value / 128))]
}
