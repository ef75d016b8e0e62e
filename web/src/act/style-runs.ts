import type { Style } from './structured.ts'

/** A stretch of text whose styles are the same throughout. */
interface Piece {
  start: number
  end: number
  styles: Style[]
}

/** Pieces in a row that are all struck, or all not. */
export interface StyleRun {
  /** `undone`: by a later act, not by the source. */
  struck: 'undone' | 'source' | null
  /** Without the styles that strike. */
  pieces: Piece[]
}

/**
 * The pieces of a stretch of text. What is struck in a row is one run, whatever else changes in it: a screen reader
 * announces each as struck.
 */
export function styleRuns(styles: Style[], start: number, end: number): StyleRun[] {
  const within = styles.filter((style) => style.start < end && style.end > start)
  const edges = within.flatMap((style) => [style.start, style.end])
  const cuts = [...new Set([start, ...edges, end])]
    .filter((cut) => cut >= start && cut <= end)
    .toSorted((a, b) => a - b)
  const runs: StyleRun[] = []
  for (const [at, from] of cuts.slice(0, -1).entries()) {
    const to = cuts[at + 1]!
    const all = within.filter((style) => style.start <= from && style.end >= to)
    const struck = struckBy(all)
    const piece = { start: from, end: to, styles: all.filter((style) => !strikes(style)) }
    const last = runs.at(-1)
    if (last?.struck === struck) last.pieces.push(piece)
    else runs.push({ struck, pieces: [piece] })
  }
  return runs
}

function struckBy(styles: Style[]): StyleRun['struck'] {
  if (styles.some(({ kind }) => kind === 'desfeito')) return 'undone'
  return styles.some(strikes) ? 'source' : null
}

function strikes({ kind }: Style): boolean {
  return kind === 'desfeito' || kind === 'tachado'
}
