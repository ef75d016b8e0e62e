import {
  closeSync,
  existsSync,
  openSync,
  readSync,
  readdirSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { listZip } from '../../server/src/gazette/source/list-source.ts'
import { planChunks } from '../../server/src/gazette/source/plan-chunks.ts'
import { readChunk } from '../../server/src/gazette/article/read-chunk.ts'
import { dayNumber } from '../../server/src/lib/time/dates.ts'
import { analyzeAct } from '../../server/engine/analysis.ts'
import { type IndexChange, KEYS_PER_DAY } from '../../server/engine/port.ts'
import { progress } from '../lib/progress.ts'

const LIMITS = { maxEntryBytes: 1e8, maxActBytes: 1e8, maxTotalBytes: 1e12, maxEntries: 1e7 }
const CHUNK = 200
/** A day after all days of a corpus. */
const LAST_KEY = dayNumber('2025-12-31') * KEYS_PER_DAY

export type Put = Extract<IndexChange, { kind: 'put' }>

/**
 * The analysed acts of a corpus in one file, so that engines get the same tokens without parsing again.
 */
export async function tokensIn(folder: string, corpusZips: string): Promise<string> {
  const file = join(folder, 'tokens.zst')
  if (!existsSync(file)) {
    await writeTokens(corpusZips, `${file}.part`)
    renameSync(`${file}.part`, file)
  }
  return file
}

/** A chunk is its length (u32) and as many bytes: zstd over v8's serialization of some changes. */
async function writeTokens(corpusZips: string, file: string): Promise<void> {
  const out = openSync(file, 'w')
  const nextKey = new Map<number, number>()
  let written = 0
  for (const zip of readdirSync(corpusZips).sort()) {
    const entries = await listZip(join(corpusZips, zip), LIMITS)
    for (const chunk of planChunks(entries, CHUNK, LIMITS)) {
      const puts = readChunk(chunk, LIMITS).acts.map(({ publication }): Put => {
        const day = dayNumber(publication.data_publicacao)
        const key = nextKey.get(day) ?? day * KEYS_PER_DAY
        nextKey.set(day, key + 1)
        return { kind: 'put', key, act: analyzeAct(publication) }
      })
      const packed = zstdCompressSync(serialize(puts), {
        params: { [constants.ZSTD_c_compressionLevel]: 1 },
      })
      const length = Buffer.alloc(4)
      length.writeUInt32LE(packed.length)
      writeSync(out, length)
      writeSync(out, packed)
      written += puts.length
      progress('Analysing the corpus', `${written} acts`)
    }
  }
  closeSync(out)
}

/** The acts of a token file, oldest first. */
export function* readTokens(file: string): Generator<Put> {
  const source = openSync(file, 'r')
  try {
    const length = Buffer.alloc(4)
    while (readSync(source, length) === 4) {
      const packed = Buffer.alloc(length.readUInt32LE())
      readSync(source, packed)
      yield* deserialize(zstdDecompressSync(packed)) as Put[]
    }
  } finally {
    closeSync(source)
  }
}

/** This many acts of a day after all others. */
export function nextDay(file: string, acts: number): Put[] {
  return [...readTokens(file).take(acts)].map((put, i) => ({ ...put, key: LAST_KEY + i }))
}
