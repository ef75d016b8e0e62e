/*
 * node bench/relevance/kinds.ts [--pasta DIR]
 *
 * The tenth set by section and by kind: how good both lists together are, how many queries have no strict
 * result and none at all, and how good the approximate list is alone. Prints Markdown for RESULTS.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { mean, table } from '../lib/figures.ts'
import { type Archive, openArchive } from './archive.ts'
import {
  TENTH,
  type NaturalQuery,
  bothFor,
  precision,
  precisionOfShown,
  recall,
  success,
} from './sets/natural.ts'

const REAL = process.env.REAL_EDITIONS ?? '../shared/dou'

interface Asked extends NaturalQuery {
  strict: string[]
  approximate: string[]
}

const { values } = parseArgs({ options: { pasta: { type: 'string' } } })
const folder = values.pasta ? resolve(values.pasta) : mkdtempSync(join(tmpdir(), 'arauto-bench-'))
try {
  using archive = await openArchive(REAL, folder)
  await print(archive)
} finally {
  if (values.pasta === undefined) rmSync(folder, { recursive: true, force: true })
}

async function print(archive: Archive): Promise<void> {
  const asked: Asked[] = []
  for (const query of TENTH) asked.push({ ...query, ...(await bothFor(archive, query)) })
  const head = [
    'of',
    'queries',
    'P@10',
    'success',
    'R@50',
    'no strict result',
    'none',
    'approximate',
  ]
  const groups = [
    ['all', asked] as const,
    ...Map.groupBy(asked, ({ edicao }) => sectionOf(edicao)),
    ...Map.groupBy(asked, ({ tipo }) => tipo),
  ]
  console.log(
    table(
      head,
      groups.map(([name, of]) => row(name, of)),
    ),
  )
}

function sectionOf(edicao: string): string {
  return edicao.startsWith('titulos') ? 'Section 1, titles' : `Section ${/DO(\d)/.exec(edicao)![1]}`
}

function row(name: string, asked: Asked[]): string[] {
  const scored = (scoreOf: typeof precision, listOf: (query: Asked) => string[]) => {
    const scores = asked.map((query) => {
      const found = listOf(query).filter((id) => !query.tambem.includes(id))
      return scoreOf(found, new Set(query.respostas))
    })
    return mean(scores.filter((score) => !Number.isNaN(score))).toFixed(3)
  }
  const both = ({ strict, approximate }: Asked) => [...strict, ...approximate]
  const without = (listOf: (query: Asked) => string[]) =>
    String(asked.filter((query) => listOf(query).length === 0).length)
  return [
    name,
    String(asked.length),
    ...[precision, success, recall].map((scoreOf) => scored(scoreOf, both)),
    without(({ strict }) => strict),
    without(both),
    scored(precisionOfShown, ({ approximate }) => approximate),
  ]
}
