/*
 * node bench/entities/run.ts
 *
 * How much of what acts name is found, and how much of what is found is right: reads the real editions and
 * compares with labels that were set by hand (README.md). Prints Markdown for RESULTS.md.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Entities, entitiesOf } from '../../server/src/gazette/entities/entities-of.ts'
import { listZip } from '../../server/src/gazette/list-source.ts'
import { planChunks } from '../../server/src/gazette/plan-chunks.ts'
import type { Publication } from '../../server/src/gazette/publication.ts'
import { readChunk } from '../../server/src/gazette/read-chunk.ts'
import { round, table } from '../lib/figures.ts'

const REAL = process.env.REAL_EDITIONS ?? '../shared/dou'
const LIMITS = { maxEntryBytes: 5e7, maxTotalBytes: 2e9, maxEntries: 2e5 }
const KINDS = [
  'cnpjs',
  'processos',
  'uasgs',
  'contratos',
  'licitacoes',
  'valores',
  'normas',
  'pessoas',
] as const satisfies (keyof Entities)[]

type Kind = (typeof KINDS)[number]

/** By act, what it names; people by {@link digest}, for labels need no names. */
type Labels = Record<string, Partial<Record<Kind, (string | number)[]>>>

const labels: Labels = JSON.parse(readFileSync(join(import.meta.dirname, 'labels.json'), 'utf8'))

if (!existsSync(REAL)) console.log(`NOT TESTED: no real editions in ${REAL}`)
else await measure()

async function measure(): Promise<void> {
  const acts = new Map<string, Publication>()
  for (const zip of readdirSync(REAL).filter((name) => name.endsWith('.zip'))) {
    const chunks = planChunks(await listZip(join(REAL, zip), LIMITS), 1_000)
    for (const act of chunks.flatMap((chunk) => readChunk(chunk, LIMITS).publications))
      if (labels[act.id]) acts.set(act.id, act)
  }
  const head = ['entities', 'labelled', 'found', 'missed', 'wrong', 'precision', 'recall']
  console.log(`${acts.size} of ${Object.keys(labels).length} labelled acts.\n`)
  console.log(
    table(
      head,
      KINDS.map((kind) => row(kind, [...acts.values()])),
    ),
  )
}

function row(kind: Kind, acts: Publication[]): string[] {
  const count = { labelled: 0, found: 0, wrong: 0 }
  for (const act of acts) {
    const expected = new Set(labels[act.id]?.[kind])
    const given = new Set(valuesOf(entitiesOf(act), kind))
    const right = given.intersection(expected).size
    count.labelled += expected.size
    count.found += right
    count.wrong += given.size - right
    if (right < expected.size || right < given.size)
      console.error(kind, act.id, [...expected.symmetricDifference(given)])
  }
  const { labelled, found, wrong } = count
  const shares = [found / (found + wrong), found / labelled].map(round)
  return [kind, ...[labelled, found, labelled - found, wrong].map(String), ...shares]
}

function valuesOf(entities: Entities, kind: Kind): (string | number)[] {
  return kind === 'pessoas' ? entities.pessoas.map(({ nome }) => digest(nome)) : entities[kind]
}

function digest(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 12)
}
