/*
 * node bench/parts/draw-persons.ts
 *
 * Draws 120 acts within articles whose persons and signers are labelled, from the editions of two days of which
 * the fewest articles are labelled in tuning.json and held-out.json, and from no article that is: the first ones
 * in the order of SHA-256 of `pessoas:` and their address, at most three of an article. Prints of each its half
 * (by SHA-256 of `metade:` and the article's id), its own words, and what follows them up to the next act.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { innerActsOf } from '../../server/src/gazette/inner-acts/inner-acts-of.ts'
import { readRealActs } from '../lib/real-acts.ts'

const DAYS = ['2023-04-10', '2023-04-12']
const WANTED = 120
const MOST_OF_ONE = 3

const labelled = new Set(
  ['tuning', 'held-out'].flatMap((set) =>
    Object.keys(
      JSON.parse(readFileSync(join(import.meta.dirname, `${set}.json`), 'utf8')) as object,
    ),
  ),
)
const taken = new Map<string, number>()
const drawn = [...(await readRealActs()).values()]
  .filter(({ id, data_publicacao }) => DAYS.includes(data_publicacao) && !labelled.has(id))
  .flatMap((article) => {
    const acts = innerActsOf(article)
    return acts.map((act, i) => ({ article, act, next: acts[i + 1]?.start ?? Infinity }))
  })
  .toSorted((a, b) => order('pessoas', addressOf(a)).localeCompare(order('pessoas', addressOf(b))))
  .filter(({ article: { id } }) => {
    taken.set(id, (taken.get(id) ?? 0) + 1)
    return taken.get(id)! <= MOST_OF_ONE
  })
  .slice(0, WANTED)
for (const one of drawn) {
  const { article, act, next } = one
  const text = article.conteudo_completo
  const half = order('metade', article.id) < '8' ? 'tuning' : 'held-out'
  console.log(`== ${addressOf(one)} ${half}\n${text.slice(act.start, act.end)}`)
  console.log(`-- ${text.slice(act.end, next).trim()}`)
}

function addressOf({ article, act }: { article: { id: string }; act: { key: string } }): string {
  return `${article.id}#${act.key}`
}

function order(salt: string, key: string): string {
  return createHash('sha256').update(`${salt}:${key}`).digest('hex')
}
