import type { Publicacao, Relacao } from '../api/schema.ts'
import { fold } from '../lib/fold.ts'

/** A correction by another act: the position of the wrong words in the text, and the right ones. */
export interface Correction {
  start: number
  end: number
  /** *Leia-se*. */
  right: string
}

type Corrected = Pick<Publicacao, 'conteudo_completo' | 'relacoes'>
type Passage = Relacao['passagens'][number]

const WORD = /[\p{L}\p{N}]+/gu

/** The corrections that rectifications make in this act, in order; none overlaps another. */
export function correctionsOf({ conteudo_completo: text, relacoes }: Corrected): Correction[] {
  const found = relacoes
    .filter(({ tipo }) => tipo === 'retificada_por')
    .flatMap(({ passagens }) => passagens.flatMap((passage) => placed(passage, text)))
    .sort((a, b) => a.start - b.start)
  return found.filter(({ start }, at) => found.slice(0, at).every(({ end }) => end <= start))
}

/** Every word of *onde se lê* from its position on; none if they are not there. */
function placed({ onde_se_le, leia_se, posicao }: Passage, text: string): Correction[] {
  if (posicao === null) return []
  const start = Array.from(text).slice(0, posicao).join('').length
  const sought = onde_se_le.match(WORD) ?? []
  const there = [...text.slice(start).matchAll(WORD)].slice(0, sought.length)
  const last = there.at(-1)
  const isThere = there.every(({ 0: word }, at) => fold(word) === fold(sought[at] ?? ''))
  if (last === undefined || !isThere || there.length < sought.length) return []
  return [{ start, end: start + last.index + last[0].length, right: leia_se }]
}

/** A stretch of a text: as published, or corrected. */
export interface CorrectedStretch {
  text: string
  /** Its start in the act's text. */
  start: number
  isWrong: boolean
  /** The right words, at the end of the wrong ones. */
  right: string | null
}

/** Cuts a part of the act's text, which begins at `from`, at the borders of corrections. */
export function stretchesOf(
  text: string,
  from: number,
  corrections: Correction[],
): CorrectedStretch[] {
  const stretches: CorrectedStretch[] = []
  let at = 0
  for (const { start, end, right } of corrections) {
    const begin = Math.max(at, start - from)
    const stop = Math.min(text.length, end - from)
    if (begin >= stop) continue
    stretches.push({ text: text.slice(at, begin), start: from + at, isWrong: false, right: null })
    const isLast = end - from <= text.length
    stretches.push({
      text: text.slice(begin, stop),
      start: from + begin,
      isWrong: true,
      right: isLast ? right : null,
    })
    at = stop
  }
  stretches.push({ text: text.slice(at), start: from + at, isWrong: false, right: null })
  return stretches.filter((stretch) => stretch.text !== '')
}
