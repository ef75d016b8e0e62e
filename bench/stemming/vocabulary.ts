import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A word of the editions, as the index holds it. */
export interface Word {
  /** The number of acts with it, in any spelling. */
  acts: number
  /** As printed but in lower case, the most frequent first: `secretaria`, `secretária`. */
  spellings: string[]
}

const LARGEST_EDITION_BYTES = 1 << 30

/** Words made of Latin letters alone, by their folded form, of every edition (zip) in a folder. */
export function readVocabulary(folder: string): Map<string, Word> {
  const acts = new Map<string, number>()
  for (const zip of readdirSync(folder).filter((name) => name.endsWith('.zip')))
    for (const spelling of articles(join(folder, zip)).flatMap(distinctWords))
      acts.set(spelling, (acts.get(spelling) ?? 0) + 1)

  const vocabulary = new Map<string, Word>()
  for (const [spelling, count] of [...acts].sort(([, a], [, b]) => b - a)) {
    const word = fold(spelling)
    if (!/^[a-z]+$/.test(word)) continue
    const known = vocabulary.get(word) ?? { acts: 0, spellings: [] }
    known.acts += count
    known.spellings.push(spelling)
    vocabulary.set(word, known)
  }
  return vocabulary
}

/** Lower case, without accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function articles(zip: string): string[] {
  const xml = execFileSync('unzip', ['-p', zip, '*.xml'], { maxBuffer: LARGEST_EDITION_BYTES })
  return xml
    .toString()
    .split('</article>')
    .map((article) => article.slice(article.indexOf('<body>')))
}

function distinctWords(article: string): string[] {
  const text = article
    .replaceAll(/<!\[CDATA\[|\]\]>/g, ' ')
    .replaceAll(/<\/?(?:strong|em|u|sub|sup)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>|&\w+;/g, ' ')
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)]
}
