/*
 * node bench/parts/draw.ts
 *
 * Draws the acts whose inner acts are labelled: from each class of signs that an article may hold several
 * acts, the first ones in the order of SHA-256 of `partes:` and the id. Prints `id half` a line, halves
 * by SHA-256 of `metade:` and the id.
 */
import { createHash } from 'node:crypto'
import type { Publication } from '../../server/src/gazette/publication.ts'
import { readRealActs } from '../lib/real-acts.ts'

/** How many are drawn of each class, by the name that {@link classOf} gives; of any other, `REST`. */
const WANTED: Record<string, number> = {
  'seção 2: números, um resolve': 40,
  'seção 2: números, vários resolve': 25,
  'seção 2: números, vários títulos': 20,
  'seção 2: vários títulos': 28,
  'seção 2: vários resolve': 14,
  'seção 2: nada': 16,
  'seção 2: só o título no plural': 14,
  'seção 2: anexo': 8,
  'seção 2: um número': 6,
  'seção 3: vários títulos': 9,
}
const REST = 5
/** In characters: longer texts are not read in full by anybody. */
const LONGEST = 40_000

const drawn = [...(await readRealActs()).values()]
  .filter((act) => act.conteudo_completo.length <= LONGEST)
  .toSorted((a, b) => order('partes', a).localeCompare(order('partes', b)))
for (const [name, acts] of Map.groupBy(drawn, classOf))
  for (const act of acts.slice(0, WANTED[name] ?? REST))
    console.log(act.id, order('metade', act) < '8' ? 'tuning' : 'held-out', name)

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
