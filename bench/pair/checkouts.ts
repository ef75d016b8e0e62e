import { join, resolve } from 'node:path'
import type * as Program from '../lib/arauto.ts'
import type * as World from '../delivery/world.ts'

/*
 * The other version of the program is a checkout with its own node_modules, so that it runs with the
 * packages that it was tested with:
 *
 *   git worktree add --detach ../before 210973cf && (cd ../before && npm ci)
 *   OUTRO=../before node bench/pair/run.ts
 */
const { OUTRO } = process.env
if (OUTRO === undefined) throw new Error('OUTRO must name another checkout, with its node_modules')

export interface Checkout {
  name: 'the other' | 'this'
  /** Its commands and its service, run from its own files. */
  program: typeof Program
  /** Its store: another version may have other tables. */
  world: typeof World
}

/** The other version, then this one. */
export const checkouts: [Checkout, Checkout] = [
  await open('the other', resolve(OUTRO)),
  await open('this', resolve(import.meta.dirname, '../..')),
]

async function open(name: Checkout['name'], folder: string): Promise<Checkout> {
  const program: typeof Program = await import(join(folder, 'bench/lib/arauto.ts'))
  const world: typeof World = await import(join(folder, 'bench/delivery/world.ts'))
  return { name, program, world }
}
