import type { ActKey } from '../../engine/port.ts'
import type { ActOnObject } from '../gazette/article/object-of.ts'
import { WORDS_VERSION, wordsOf } from './act-words.ts'
import { type Embedder, NoEmbedding } from './embedder.ts'
import { packVector } from './quantise.ts'
import type { EmbeddedText, VectorMaker, VectorStore } from './vector-store.ts'
import { type VectorTable, createVectorTable } from './vector-table.ts'

export interface BuildDeps {
  store: VectorStore
  embedder: Embedder
  /** Those of these acts that exist. */
  readActs(keys: ActKey[]): Promise<Map<ActKey, ActOnObject>>
  /** How many acts have a vector at most: the newest. It bounds the memory, and the time of a search. */
  most?: number
}

/** Makes the vectors of an archive, a few acts at a time. */
export interface Builder {
  /** What searches use; null: there is nothing yet. */
  readonly table: VectorTable | null
  /**
   * Goes on; whether there may be more to do.
   * @throws NoEmbedding if no vectors are to be had now; the step is repeated
   */
  step(): Promise<boolean>
}

/** What was committed is never made twice, so that a killed service loses at most these. */
const BATCH = 32
const BATCH_MS = 120_000
/** How many acts are compared in one go: some milliseconds. */
const PAGE = 2_000
/** A third of a gigabyte and some 60 ms, with 384 numbers each. */
const MOST = 1_000_000
/** The same model on another machine rounds otherwise; another model says something else. */
const SAME = 0.99
const SAMPLE = 'Concede aposentadoria voluntária a servidor público.'
const BEHIND_ALL = Number.MAX_SAFE_INTEGER
const BEFORE_ALL = Number.MIN_SAFE_INTEGER

/** Begins with what an earlier process made. */
export async function openBuilder(deps: BuildDeps): Promise<Builder> {
  const { store, embedder, readActs, most = MOST } = deps
  let maker = await store.maker()
  let table = maker && isOurs(maker) ? await load(store, maker.dimensions) : null
  /** Whether the model was asked whether it is still the same. */
  let isSettled = false
  let pass = newPass()

  return {
    get table() {
      return table
    },
    async step() {
      if (!isSettled) await settle()
      isSettled = true
      if (pass.pending.length > 0) await make(pass.pending.slice(0, BATCH))
      else if (await turnPage()) return true
      else {
        for (const key of await store.forget(pass.oldest)) table?.remove(key)
        pass = newPass()
        return false
      }
      pass.pending = pass.pending.slice(BATCH)
      return true
    },
  }

  function isOurs({ model, version }: VectorMaker): boolean {
    return model === embedder.model && version === WORDS_VERSION
  }

  /** Begins anew if another model, or other words of acts, made the vectors. */
  async function settle(): Promise<void> {
    const [sample] = await embedder.embed([SAMPLE], 'ato', BATCH_MS)
    if (maker && isOurs(maker) && likenessOf(maker.sample, sample!) >= SAME) return
    const dimensions = sample!.length
    maker = { model: embedder.model, version: WORDS_VERSION, dimensions, sample: sample! }
    await store.begin(maker)
    table = createVectorTable(dimensions)
    pass = newPass()
  }

  /** Looks which of the next acts lack a vector; false: there are no more. */
  async function turnPage(): Promise<boolean> {
    const left = most - pass.seen
    if (left <= 0) return false
    const { last, count, lacking } = await store.page(pass.before, Math.min(PAGE, left))
    if (last === null) return false
    pass.before = last
    pass.seen += count
    if (pass.seen >= most) pass.oldest = last
    pass.pending = lacking
    return true
  }

  async function make(versions: EmbeddedText[]): Promise<void> {
    const acts = await readActs(versions.map(({ key }) => key))
    const present = versions.filter(({ key }) => acts.has(key))
    const words = present.map(({ key }) => wordsOf(acts.get(key)!)) // present
    const made = await embedEach(words)
    const vectors = present.flatMap((version, at) => {
      const vector = made[at]
      return vector ? [{ ...version, ...packVector(vector) }] : []
    })
    await store.put(vectors)
    for (const { key, ...packed } of vectors) table?.put(key, packed)
  }

  /** If all are refused, each alone: one text that a model refuses keeps no other from its vector. */
  async function embedEach(texts: string[]): Promise<(Float32Array | null)[]> {
    if (texts.length === 0) return []
    try {
      const vectors = await embedder.embed(texts, 'ato', BATCH_MS)
      if (vectors[0]!.length === maker?.dimensions) return vectors
    } catch (error) {
      if (!(error instanceof NoEmbedding) || error.falha !== 'recusa') throw error
      if (texts.length === 1) return [null]
      const one = []
      for (const text of texts) one.push(...(await embedEach([text])))
      if (one.every((vector) => vector === null)) throw error
      return one
    }
    throw new NoEmbedding('resposta_invalida', 'the vectors are of another length than before')
  }
}

/** A way through all acts, newest first. */
function newPass() {
  return { before: BEHIND_ALL, seen: 0, oldest: BEFORE_ALL, pending: [] as EmbeddedText[] }
}

async function load(store: VectorStore, dimensions: number): Promise<VectorTable> {
  const table = createVectorTable(dimensions)
  for (let after = BEFORE_ALL; ;) {
    const some = await store.read(after, PAGE)
    for (const { key, ...packed } of some) table.put(key, packed)
    const last = some.at(-1)
    if (last === undefined) return table
    after = last.key
  }
}

/** The cosine of two vectors of length 1; 0 if they are not of one kind. */
function likenessOf(a: Float32Array, b: Float32Array): number {
  return a.length === b.length ? a.reduce((sum, one, at) => sum + one * b[at]!, 0) : 0
}
