import { imageMark } from '../image-places.ts'
import type { StyleKind, TextStyle } from '../structure.ts'
import { cleanText } from './clean-text.ts'

/** Clean text, and the styles of its stretches, in UTF-16 units. */
export interface StyledText {
  text: string
  styles: TextStyle[]
}

export function plainText(text: string): StyledText {
  return { text, styles: [] }
}

/** A piece of uncleaned text that is set in one way. */
interface Piece {
  raw: string
  kinds: readonly StyleKind[]
  /** Of an image. */
  name: string | null
}

export const UNSTYLED: readonly StyleKind[] = []
const BREAK: readonly StyleKind[] = ['quebra']
const IMAGE: readonly StyleKind[] = ['imagem']

/**
 * Collects a text piece by piece. The text is cleaned as a whole, so that it does not depend on its
 * styles; their places are found again by counting what is no space.
 */
export function collectText() {
  let pieces: Piece[] = []
  let isStyled = false

  function add(raw: string, kinds: readonly StyleKind[] = UNSTYLED, name: string | null = null) {
    if (raw === '') return
    const last = pieces.at(-1)
    if (last !== undefined && last.kinds === kinds && name === null) last.raw += raw
    else pieces.push({ raw, kinds, name })
    isStyled ||= kinds.length > 0
  }

  return {
    add,
    addBreak: () => add(' ', BREAK),
    addImage(name: string) {
      add(' ')
      add(imageMark(name), IMAGE, name)
      add(' ')
    },
    /** Whether nothing but images and spaces was added. */
    isImages: () =>
      pieces.some(({ kinds }) => kinds === IMAGE) &&
      pieces.every(({ raw, kinds }) => kinds === IMAGE || raw.trim() === ''),
    /** Returns what was added, and begins anew. */
    take(): StyledText {
      const taken = pieces
      const text = cleanText(taken.map(({ raw }) => raw).join(''))
      const styles = isStyled && text !== '' ? stylesOf(taken, text) : []
      pieces = []
      isStyled = false
      return { text, styles }
    },
  }
}

function stylesOf(pieces: Piece[], text: string): TextStyle[] {
  attachMarks(pieces)
  const places = inkPlaces(text)
  const styles: TextStyle[] = []
  /** Stretches that may go on, in ink. */
  let open: { kind: StyleKind; name: string | null; from: number }[] = []
  let ink = 0
  /** Where the last line ended: two ends of lines are one space. */
  let lineEnd = 0
  const close = ({ kind, name, from }: (typeof open)[number]) => {
    const found = kind === 'quebra' ? gapAt(places, from) : stretch(places, from, ink)
    if (found === null || (kind === 'quebra' && found.fim === lineEnd)) return
    if (kind === 'quebra') lineEnd = found.fim
    styles.push({ tipo: kind, ...found, nome: name })
  }
  for (const { raw, kinds, name } of pieces) {
    const ended = open.filter(({ kind }) => !kinds.includes(kind) || kind === 'imagem')
    ended.forEach(close)
    open = open.filter((style) => !ended.includes(style))
    for (const kind of kinds)
      if (!open.some((style) => style.kind === kind)) open.push({ kind, name, from: ink })
    ink += inkOf(cleanText(raw))
  }
  open.forEach(close)
  return styles.toSorted((a, b) => a.inicio - b.inicio || b.fim - a.fim)
}

/** An accent belongs to the letter before it, with which it becomes one character. */
function attachMarks(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const marks = at > 0 ? (/^\p{M}+/u.exec(piece.raw)?.[0] ?? '') : ''
    if (marks === '') continue
    pieces[at - 1]!.raw += marks
    piece.raw = piece.raw.slice(marks.length)
  }
}

/** Where the characters stand that are no space. */
function inkPlaces(text: string): number[] {
  const places: number[] = []
  for (let at = 0; at < text.length; at++) if (text[at] !== ' ') places.push(at)
  return places
}

function inkOf(text: string): number {
  return text.length - (text.match(/ /g)?.length ?? 0)
}

function stretch(places: number[], from: number, to: number) {
  const last = Math.min(to, places.length) - 1
  return from > last ? null : { inicio: places[from]!, fim: places[last]! + 1 }
}

/** The space before a character; null: there is none, or it ends the text. */
function gapAt(places: number[], ink: number) {
  if (ink === 0 || ink >= places.length) return null
  const gap = { inicio: places[ink - 1]! + 1, fim: places[ink]! }
  return gap.inicio < gap.fim ? gap : null
}
