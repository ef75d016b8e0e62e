/*
 * node bench/parts/draw.ts          # those of tuning.json and held-out.json
 * node bench/parts/draw.ts fresh    # those of fresh.json
 * node bench/parts/draw.ts fresh-2  # those of fresh-2.json
 *
 * Draws the acts whose inner acts are labelled: from each class of signs that an article may hold several
 * acts, the first ones in the order of SHA-256 of `partes:` and the id. Prints `id half` a line, halves
 * by SHA-256 of `metade:` and the id. The fresh ones are fewer, shorter, in another order, and in no other file.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Publication } from '../../server/src/gazette/publication.ts'
import { readRealActs } from '../lib/real-acts.ts'

const CLASSES = [
  'seção 2: números, um resolve',
  'seção 2: números, vários resolve',
  'seção 2: números, vários títulos',
  'seção 2: vários títulos',
  'seção 2: vários resolve',
  'seção 2: nada',
  'seção 2: só o título no plural',
  'seção 2: anexo',
  'seção 2: um número',
  'seção 3: vários títulos',
]
/** What both draws for a first look have in common. */
const FRESH = { wanted: [14, 9, 8, 15, 9, 4, 8, 5, 5, 4], rest: 1, longest: 12_000 }
const PERSONS = ['persons-tuning', 'persons-held-out']

interface Draw {
  salt: string
  /** Of each class how many; of any other, `rest`. */
  wanted: number[]
  rest: number
  /** In characters: nobody reads longer ones in full. */
  longest: number
  /** The sets whose articles are not drawn. */
  others: string[]
}

const DRAWS: Record<string, Draw> = {
  first: {
    salt: 'partes',
    wanted: [40, 25, 20, 28, 14, 16, 14, 8, 6, 9],
    rest: 5,
    longest: 40_000,
    others: [],
  },
  fresh: { ...FRESH, salt: 'partes-2', others: [...PERSONS, 'tuning', 'held-out'] },
  'fresh-2': {
    ...FRESH,
    salt: 'partes-cegas-2',
    others: [...PERSONS, 'tuning', 'held-out', 'fresh'],
  },
}
const asked = process.argv[2] ?? 'first'
if (!(asked in DRAWS)) throw new Error(`no draw is called ${asked}`)

const { salt, wanted, rest, longest, others } = DRAWS[asked]!
const labelled = new Set(others.flatMap(articlesOf))
const drawn = [...(await readRealActs()).values()]
  .filter(({ id, conteudo_completo: text }) => text.length <= longest && !labelled.has(id))
  .toSorted((a, b) => order(salt, a).localeCompare(order(salt, b)))
for (const [name, acts] of Map.groupBy(drawn, classOf))
  for (const act of acts.slice(0, wanted[CLASSES.indexOf(name)] ?? rest))
    console.log(act.id, order('metade', act) < '8' ? 'tuning' : 'held-out', name)

function articlesOf(set: string): string[] {
  const labels: object = JSON.parse(readFileSync(join(import.meta.dirname, `${set}.json`), 'utf8'))
  return Object.keys(labels).map((address) => address.split('#')[0]!)
}

function order(salt: string, { id }: Publication): string {
  return createHash('sha256').update(`${salt}:${id}`).digest('hex')
}

function classOf({ secao, titulo, conteudo_completo }: Publication): string {
  const lines = conteudo_completo.split(/\n+/)
  const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length
  const numbers = count(/^n\s?[º°o.]{1,2}\s?\d/i)
  const resolves = count(/\bresolv/i)
  const titles = count(
    /^(?:PORTARIA|ATO|DECRETO|RESOLU|DESPACHO|DELIBERA|DECIS|EDITAL|EXTRATO)[^a-z]{1,120}$/,
  )
  const annex = lines.some((line) => line.startsWith('ANEXO'))
  return `seção ${secao}: ${signs()}`

  function signs(): string {
    if (numbers > 1 && titles > 1) return 'números, vários títulos'
    if (numbers > 1) return resolves > 1 ? 'números, vários resolve' : 'números, um resolve'
    if (numbers === 1) return 'um número'
    if (titles > 1) return 'vários títulos'
    if (resolves > 1) return 'vários resolve'
    if (annex) return 'anexo'
    return /^(?:PORTARIAS|ATOS|DECRETOS|DESPACHOS)/i.test(titulo) ? 'só o título no plural' : 'nada'
  }
}
