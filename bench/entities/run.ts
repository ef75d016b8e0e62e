/*
 * node bench/entities/run.ts [labels.json …]
 *
 * Measures recall and precision of what acts name: reads the real editions and compares with labels set
 * by hand (README.md). Prints Markdown for RESULTS.md.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Entities, entitiesOf } from '../../server/src/gazette/entities/entities-of.ts'
import type { Publication } from '../../server/src/gazette/publication.ts'
import { round, table } from '../lib/figures.ts'
import { readRealActs } from '../lib/real-acts.ts'

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

/** What each act names; people by {@link digest}, because labels need no names. */
type Labels = Record<string, Partial<Record<Kind, (string | number)[]>>>

interface LabelledSet {
  name: string
  /** The path beside this file. */
  file: string
  /** What was labelled in its acts. */
  kinds: readonly Kind[]
}

const SETS: LabelledSet[] = [
  { name: 'old set', file: 'labels.json', kinds: KINDS },
  { name: 'tuning set', file: 'labels-tuning.json', kinds: ['normas', 'valores'] },
  { name: 'held-out set', file: 'labels-held-out.json', kinds: ['normas', 'valores'] },
]

const asked = process.argv.slice(2)

const acts = await readRealActs()
if (acts.size === 0) console.log('NOT TESTED: no real editions')
else {
  for (const set of SETS) if (asked.length === 0 || asked.includes(set.file)) measure(set, acts)
}

function measure({ name, file, kinds }: LabelledSet, acts: Map<string, Publication>): void {
  const labels: Labels = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))
  const found = Object.keys(labels).flatMap((id) => acts.get(id) ?? [])
  const head = [name, 'labelled', 'found', 'missed', 'wrong', 'precision', 'recall']
  console.log(`${found.length} of ${Object.keys(labels).length} labelled acts.\n`)
  const rows = kinds.map((kind) => row(kind, found, labels))
  console.log(`${table(head, rows)}\n`)
}

function row(kind: Kind, acts: Publication[], labels: Labels): string[] {
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
