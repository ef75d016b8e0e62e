import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { filterTerm, stemOf, tokensOf } from '../../../server/engine/analysis.ts'
import { type Query, KEYS_PER_DAY, firstKeyOf } from '../../../server/engine/port.ts'
import { EMENTA_WEIGHT, TITLE_WEIGHT } from '../../../server/engine/ranking.ts'
import { progress } from '../../lib/progress.ts'
import type { RequestClass } from '../classes.ts'
import { DAY_ACTS } from '../load.ts'
import { COPY_KEYS } from '../multiply.ts'
import { type Put, nextDay, readTokens } from '../tokens.ts'

const PYTHON = join(import.meta.dirname, '.venv/bin/python')
const ENGINE = join(import.meta.dirname, 'engine.py')

/** One class in one order, in milliseconds of processor time; null where Tantivy's language differs. */
export interface AskedTantivy {
  first: number[]
  again: number[]
  /** The page without the total. */
  page: number[]
  totals: number[]
}

export interface TantivyResults {
  /** Null if the index existed already. */
  loaded: { acts: number; cpuSeconds: number } | null
  /** In the order of ask.ts. */
  asked: (AskedTantivy | null)[]
  segments: number
  bytes: number
}

/** Loads the same acts and asks the same requests; null where Tantivy is not installed (install.sh). */
export async function measureTantivy(
  folder: string,
  tokens: string,
  copies: number,
  classes: RequestClass[],
): Promise<TantivyResults | null> {
  if (!existsSync(PYTHON)) return null
  const index = join(folder, copies === 1 ? 'tantivy' : `tantivy-${copies}`)
  const loaded = existsSync(index) ? null : await load(index, actsOf(tokens, copies))
  progress('tantivy: asking')
  const requests = classes.map(({ requests }) => asTantivy(requests))
  const answers = await run<Omit<TantivyResults, 'loaded'>>(
    'ask',
    index,
    Readable.from([JSON.stringify(requests)]),
  )
  return { loaded, ...answers }
}

async function load(index: string, acts: Generator<Put>): Promise<TantivyResults['loaded']> {
  const part = `${index}.part`
  const lines = acts.map(lineOf)
  const loaded = await run<TantivyResults['loaded']>('load', part, Readable.from(lines))
  renameSync(part, index)
  return loaded
}

async function run<T>(command: string, index: string, input: Readable): Promise<T> {
  const child = spawn(PYTHON, [ENGINE, command, index], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [result, [code]] = await Promise.all([
    json(child.stdout) as Promise<T>,
    once(child, 'close') as Promise<[number]>,
    pipeline(input, child.stdin),
  ])
  if (code !== 0) throw new Error(`Tantivy: ${command} ended with ${code}`)
  return result
}

/** What load.ts and multiply.ts put into an index. */
function* actsOf(tokens: string, copies: number): Generator<Put> {
  for (let copy = 0; copy < copies; copy++) {
    let read = 0
    for (const put of [readTokens(tokens), nextDay(tokens, DAY_ACTS)]
      .values()
      .flatMap((of) => of)) {
      if (++read % 10_000 === 0) progress('Loading tantivy', `${copy + 1} × ${read} acts`)
      yield { ...put, key: put.key - COPY_KEYS * copy }
    }
  }
}

/** Stems as often as Arauto's index counts them; the ementa only adds to what stands elsewhere. */
function lineOf({ key, act: { fields, filters } }: Put): string {
  const [titulo, ementa, texto] = [stems(fields.titulo), stems(fields.ementa), stems(fields.texto)]
  const sought = new Set([...titulo, ...texto])
  const radicais = [
    ...Array.from({ length: TITLE_WEIGHT }, () => titulo).flat(),
    ...Array.from({ length: EMENTA_WEIGHT }, () =>
      ementa.filter((stem) => sought.has(stem)),
    ).flat(),
    ...texto,
  ].join(' ')
  const line = {
    chave: key,
    radicais,
    titulo: fields.titulo,
    texto: fields.texto,
    filtros: filters,
  }
  return `${JSON.stringify(line)}\n`
}

function stems(words: string): string[] {
  return tokensOf(words).flatMap((word) => stemOf(word) ?? [])
}

/** Null where a query is not one of its language; words near each other are counted in another way there. */
function asTantivy(requests: RequestClass['requests']) {
  const made = requests.map(({ query, filters, offset, limit }) => {
    const partes = partsOf(query as Query) // of classes.ts
    if (partes === null) return null
    const { secoes = [], orgaos = [], data_inicio, data_fim } = filters
    const filtros = [...secoes.map(filterTerm.secao), ...orgaos.map(filterTerm.orgao)]
    const chaves =
      data_inicio !== undefined && data_fim !== undefined
        ? [firstKeyOf(data_inicio), firstKeyOf(data_fim) + KEYS_PER_DAY - 1]
        : null
    return { partes, filtros, chaves, offset, limit }
  })
  return made.every((request) => request !== null) ? made : null
}

function partsOf(query: Query): object[] | null {
  switch (query.kind) {
    case 'and': {
      const parts = query.children.map(partsOf)
      return parts.every((part) => part !== null) ? parts.flat() : null
    }
    case 'word': {
      const radical = stemOf(query.word)
      return [radical === null ? { frase: [query.word] } : { radical }]
    }
    case 'phrase':
      return [{ frase: query.words }]
    case 'prefix':
      return [{ prefixo: query.prefix }]
    default:
      return null
  }
}
