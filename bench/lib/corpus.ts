import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CorpusFacts } from '../corpus/census.ts'
import type { Bench } from './bench.ts'
import { progress } from './progress.ts'

const WRITE = join(import.meta.dirname, '../corpus/write.ts')

export interface Corpus {
  /** The zips of two years. */
  archive: string
  facts: CorpusFacts
}

/** The corpus in the benchmark's folder; written if it is missing. */
export async function corpusIn({ folder, acts }: Pick<Bench, 'folder' | 'acts'>): Promise<Corpus> {
  const home = join(folder, 'corpus')
  const factsFile = join(home, 'vocabulary.json') // written last
  if (!existsSync(factsFile)) {
    progress(`Writing a corpus of ${acts} acts`)
    const args = [WRITE, '--pasta', home, '--atos', String(acts)]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(`writing the corpus ended with ${code}`)
  }
  const facts: CorpusFacts = JSON.parse(readFileSync(factsFile, 'utf8'))
  if (facts.acts !== acts) throw new Error(`${home} holds ${facts.acts} acts, not ${acts}`)
  return { archive: join(home, 'arquivo'), facts }
}
