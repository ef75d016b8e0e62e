import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PubName } from '../../server/demo/sample/journals.ts'
import type { Material } from '../../server/demo/sample/material.ts'
import { addDays, editionNumber, weekdayUpTo } from '../../server/demo/sample/dates.ts'
import { sampleEdition, zipEdition } from '../../server/demo/sample/edition.ts'
import { corpusMaterial } from '../corpus/material.ts'
import { progress } from '../lib/progress.ts'

const SEED = 12345
/** Shares of the sections in a day's acts. */
const SHARES: [PubName, number][] = [
  ['DO1', 0.15],
  ['DO2', 0.3],
  ['DO3', 0.55],
]

let material: Material | undefined

/**
 * Writes sections 1, 2 and 3 of `days` weekdays to `folder`, with `acts` acts in total, unless it exists.
 */
export function writeEditions(
  folder: string,
  { lastDate, days, acts }: { lastDate: string; days: number; acts: number },
): void {
  if (existsSync(folder)) return
  const partial = `${folder}.partial`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true })
  let date = weekdayUpTo(lastDate)
  for (let day = 0; day < days; day++, date = weekdayUpTo(addDays(date, -1))) {
    progress('Writing editions', date)
    for (const [pubName, share] of SHARES)
      writeEdition(partial, date, pubName, (acts / days) * share)
  }
  renameSync(partial, folder)
}

function writeEdition(folder: string, date: string, pubName: PubName, acts: number): void {
  material ??= corpusMaterial(SEED)
  const edition = sampleEdition(
    {
      seed: SEED,
      date,
      pubName,
      editionNumber: editionNumber(date),
      acts: Math.round(acts),
      marked: false,
    },
    material,
  )
  writeFileSync(join(folder, edition.name), zipEdition(edition))
}
