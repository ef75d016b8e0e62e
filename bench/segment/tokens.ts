import { createWriteStream } from 'node:fs'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { once } from 'node:events'
import { listZip } from '../../server/src/gazette/list-source.ts'
import { planChunks } from '../../server/src/gazette/plan-chunks.ts'
import { readChunk } from '../../server/src/gazette/read-chunk.ts'
import { dayNumber } from '../../server/src/lib/dates.ts'
import { analyzeAct } from '../../server/src/search/analysis.ts'
import { KEYS_PER_DAY } from '../../server/src/search/search-index.ts'

/*
 * node bench/segment/tokens.ts CORPUS EVERY FILE
 *
 * Writes the analysed acts of a corpus (bench/corpus), one of every EVERY, to FILE: a line of JSON
 * `[key, AnalyzedAct]` for each. So that engines can be fed the same tokens without parsing anew.
 */
const [corpus, every, file] = process.argv.slice(2) as [string, string, string]
const limits = { maxEntryBytes: 1e8, maxTotalBytes: 1e12, maxEntries: 1e7 }
const out = createWriteStream(file)
const nextKey = new Map<number, number>()
let seen = 0
let written = 0
for (const zip of readdirSync(join(corpus, 'arquivo')).sort()) {
  const entries = await listZip(join(corpus, 'arquivo', zip), limits)
  for (const chunk of planChunks(
    entries.filter(() => seen++ % Number(every) === 0),
    200,
  ))
    for (const publication of readChunk(chunk, limits).publications) {
      const day = dayNumber(publication.data_publicacao)
      const key = nextKey.get(day) ?? day * KEYS_PER_DAY
      nextKey.set(day, key + 1)
      if (!out.write(`${JSON.stringify([key, analyzeAct(publication)])}\n`))
        await once(out, 'drain')
      written++
    }
}
out.end()
console.log(written)
