import type { Margin, SearchableAct } from '../port/act.ts'
import { signatureLines } from '../entities/signature-lines.ts'
import type { FoldedWords } from './words.ts'

/** A part of a text, in UTF-16 units; the end is exclusive. */
export interface MarginLine {
  start: number
  end: number
}

type Act = Pick<SearchableAct, 'titulo' | 'conteudo_completo' | 'assinatura'>

/** The lines of an act's full text that are its title or sign it, in order. */
export function marginLines({ titulo, conteudo_completo: text, assinatura }: Act): MarginLine[] {
  const signatures = signatureLines(assinatura)
  const longest = signatures
    .keys()
    .reduce((most, line) => Math.max(most, line.length), titulo.length)
  const found: MarginLine[] = []
  let isTitled = titulo === ''
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    const newline = text.indexOf('\n', start)
    end = newline < 0 ? text.length : newline
    if (end === start || end - start > longest) continue
    const line = text.slice(start, end)
    const isTitle = !isTitled && line === titulo
    if (isTitle || signatures.has(line)) found.push({ start, end })
    if (isTitle) isTitled = true
  }
  return found
}

/** The words of these lines, by the words of the text. */
export function marginsOf(act: Act, { joined, count, starts, joinedEnds }: FoldedWords): Margin[] {
  let at = 0
  return marginLines(act).flatMap(({ start, end }) => {
    while (at < count && starts[at]! < start) at++
    const first = at
    while (at < count && starts[at]! < end) at++
    if (at === first) return []
    const from = first === 0 ? 0 : joinedEnds[first - 1]! + 1
    return [{ at: first, words: joined.slice(from, joinedEnds[at - 1]) }]
  })
}

/** Stands where a word of a margin was; no word is so. */
const NO_WORD = '-'

/** The words of the full text at their positions, with {@link NO_WORD} for those of its margins. */
export function bodyWords(texto: string, margens: Margin[]): string[] {
  const words = texto === '' ? [] : texto.split(' ')
  for (const { at, words: some } of margens) words.fill(NO_WORD, at, at + wordCount(some))
  return words
}

/** How many words there are, separated by single spaces. */
export function wordCount(words: string): number {
  let count = 1
  for (let at = words.indexOf(' '); at >= 0; at = words.indexOf(' ', at + 1)) count++
  return count
}
