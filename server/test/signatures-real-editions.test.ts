import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { analyzeAct, tokenize } from '../engine/analysis.ts'
import { ignoringSignatures } from '../engine/query.ts'
import type { Query } from '../engine/port.ts'
import { readChunk } from '../src/gazette/article/read-chunk.ts'
import type { Publication } from '../src/gazette/publication.ts'
import { listZip } from '../src/gazette/source/list-source.ts'
import { planChunks } from '../src/gazette/source/plan-chunks.ts'
import { createActTokens } from '../src/monitor/act-tokens.ts'
import { compileQuery } from '../src/monitor/compile-query.ts'
import { SIGNATURE_LABELS } from './_signature-labels.ts'

const LIMITS = { maxEntryBytes: 5e7, maxActBytes: 5e7, maxTotalBytes: 2e9, maxEntries: 2e5 }
const folder = resolve(import.meta.dirname, '../..', process.env.REAL_EDITIONS ?? '../shared/dou')
const present = existsSync(folder)
if (!present)
  process.stdout.write(`NOT TESTED: signatures over real editions, ${folder} is missing\n`)

describe.skipIf(!present)('who signs, over real editions', () => {
  const acts = new Map<string, Publication>()

  beforeAll(async () => {
    const days = new Set(SIGNATURE_LABELS.map(([, data]) => data))
    const zips = readdirSync(folder).filter((name) => days.has(name.slice(0, 10)))
    for (const name of zips)
      for (const chunk of planChunks(await listZip(join(folder, name), LIMITS), 2_000, LIMITS))
        for (const { publication } of readChunk(chunk, LIMITS).acts)
          acts.set(publication.id, publication)
  }, 120_000)

  test('an act counts only for those that it names elsewhere', () => {
    const wrong = SIGNATURE_LABELS.flatMap(([id, , at, count, place]) => {
      const act = acts.get(id)!
      const words = tokenize(act.conteudo_completo).map(({ text }) => text)
      const query: Query = { kind: 'phrase', field: null, words: words.slice(at, at + count) }
      const isFound = compileQuery(ignoringSignatures(query))(createActTokens(analyzeAct(act)))
      return isFound === (place !== 'assinatura') ? [] : [[id, place]]
    })
    // The source does not say who signs these: their only line of text ends with the name, or their last line is it.
    expect(wrong).toEqual([
      ['pub_RRMZAP1VS193KKZA', 'assinatura'],
      ['pub_ABDB6WGH2TK1E3BS', 'assinatura'],
    ])
  })
})
