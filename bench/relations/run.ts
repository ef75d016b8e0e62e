/*
 * node bench/relations/run.ts
 *
 * How many links between acts are right and how many are missed: imports the real editions with the real
 * command and compares with labels that were set by hand (README.md). Prints Markdown for RESULTS.md.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openArchive } from '../../server/src/embedded/archive.ts'
import { createQueries } from '../../server/src/embedded/queries.ts'
import type { PublicationDetail } from '../../server/src/gazette/publication-detail.ts'
import { runArauto } from '../lib/arauto.ts'
import { round, table } from '../lib/figures.ts'

const REAL = process.env.REAL_EDITIONS ?? '../shared/dou'
const KINDS = ['retifica', 'republica', 'torna_sem_efeito', 'cita'] as const

type Kind = (typeof KINDS)[number]

interface Labels {
  /** By act and kind, the originals; `pub_A|pub_B` where either is right, being printed twice. */
  corrections: Record<string, Partial<Record<Kind, string[]>>>
  /** Corrections whose original is not in the editions. */
  withoutOriginal: string[]
  /** Citations found and judged right. */
  citations: Record<string, string[]>
}

const labels: Labels = JSON.parse(readFileSync(join(import.meta.dirname, 'labels.json'), 'utf8'))

if (!existsSync(REAL)) console.log(`NOT TESTED: no real editions in ${REAL}`)
else await measure()

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-relations-'))
  try {
    await runArauto(folder, ['importar', REAL])
    const counts = new Map<Kind, Count>()
    for (const kind of KINDS) counts.set(kind, await count(folder, kind))
    const head = [
      'links',
      'labelled',
      'found',
      'missed',
      'wrong',
      'precision',
      'recall',
      'not judged',
    ]
    console.log(
      table(
        head,
        [...counts].map(([kind, each]) => row(kind, each)),
      ),
    )
    for (const [kind, { missed, wrong, unjudged }] of counts)
      console.error(JSON.stringify({ kind, missed, wrong, unjudged }, null, 2))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Count {
  labelled: number
  found: number
  missed: string[]
  wrong: string[]
  unjudged: string[]
}

async function count(dataDir: string, kind: Kind): Promise<Count> {
  using archive = openArchive(dataDir)
  const { db } = archive
  const { publications } = createQueries(archive, { dataDir, secretKey: null })
  const total: Count = { labelled: 0, found: 0, missed: [], wrong: [], unjudged: [] }
  for (const { id } of db.prepare('SELECT id FROM publications').all()) {
    const from = String(id)
    const act: PublicationDetail = JSON.parse((await publications.read(from))!) // just listed
    const links = act.relacoes.flatMap((link) => (link.tipo === kind ? [link.id] : []))
    const originals = labelsOf(from, kind)
    const judged = originals !== undefined || isWithoutOriginal(from, kind)
    const right = originals ?? []
    const isRight = (link: string, original: string) => original.split('|').includes(link)
    const missed = right.filter((original) => !links.some((link) => isRight(link, original)))
    const wrong = links.filter((link) => !right.some((original) => isRight(link, original)))
    total.labelled += right.length
    total.found += right.length - missed.length
    total.missed.push(...missed.map((original) => `${from} ${original}`))
    total[judged ? 'wrong' : 'unjudged'].push(...wrong.map((link) => `${from} ${link}`))
  }
  return total
}

function labelsOf(id: string, kind: Kind): string[] | undefined {
  if (kind === 'cita') return labels.citations[id]
  const label = labels.corrections[id]
  return label && (label[kind] ?? [])
}

function isWithoutOriginal(id: string, kind: Kind): boolean {
  return kind !== 'cita' && labels.withoutOriginal.includes(id)
}

function row(kind: Kind, { labelled, found, missed, wrong, unjudged }: Count): string[] {
  const precision = found / (found + wrong.length)
  const recall = found / labelled
  // Citations were labelled by reading what was found: what else there is, nobody counted.
  const shares = [precision, kind === 'cita' ? NaN : recall].map(round)
  return [
    kind,
    ...[labelled, found, missed.length, wrong.length].map(String),
    ...shares,
    String(unjudged.length),
  ]
}
