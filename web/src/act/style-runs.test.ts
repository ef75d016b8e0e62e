import fc from 'fast-check'
import { expect, test } from 'vitest'
import { styleRuns } from './style-runs.ts'
import type { Style } from './structured.ts'

const style = (kind: Style['kind'], start: number, end: number): Style => ({
  kind,
  start,
  end,
  name: null,
})

test('what is struck in a row is one run, whatever is set within it', () => {
  const styles = [style('desfeito', 0, 30), style('valor', 5, 9), style('negrito', 7, 12)]
  expect(styleRuns(styles, 0, 40)).toEqual([
    {
      struck: 'undone',
      pieces: [
        { start: 0, end: 5, styles: [] },
        { start: 5, end: 7, styles: [styles[1]] },
        { start: 7, end: 9, styles: [styles[1], styles[2]] },
        { start: 9, end: 12, styles: [styles[2]] },
        { start: 12, end: 30, styles: [] },
      ],
    },
    { struck: null, pieces: [{ start: 30, end: 40, styles: [] }] },
  ])
})

test('what the source struck is another run than what a later act undid', () => {
  const runs = styleRuns([style('tachado', 0, 5), style('desfeito', 3, 8)], 0, 10)
  expect(runs.map(({ struck, pieces }) => [struck, pieces[0]?.start, pieces.at(-1)?.end])).toEqual([
    ['source', 0, 3],
    ['undone', 3, 8],
    [null, 8, 10],
  ])
})

const KINDS = ['desfeito', 'tachado', 'valor', 'negrito'] as const

test('the pieces are the text, each with all of its styles, and no two runs in a row are struck alike', () => {
  const styles = fc.array(
    fc
      .tuple(fc.constantFrom(...KINDS), fc.nat(20), fc.integer({ min: 1, max: 20 }))
      .map(([kind, start, length]) => style(kind, start, start + length)),
  )
  fc.assert(
    fc.property(styles, fc.nat(20), fc.integer({ min: 1, max: 20 }), (all, start, length) => {
      const runs = styleRuns(all, start, start + length)
      const pieces = runs.flatMap((run) => run.pieces)
      expect(pieces[0]?.start).toBe(start)
      expect(pieces.at(-1)?.end).toBe(start + length)
      for (const [at, piece] of pieces.slice(1).entries()) expect(piece.start).toBe(pieces[at]?.end)
      for (const [at, run] of runs.slice(1).entries()) expect(run.struck).not.toBe(runs[at]?.struck)
      for (const { struck, pieces: own } of runs)
        for (const piece of own) {
          const here = all.filter((one) => one.start <= piece.start && one.end >= piece.end)
          expect(struck !== null).toBe(here.some(({ kind }) => /desfeito|tachado/.test(kind)))
          expect(piece.styles).toEqual(here.filter(({ kind }) => !/desfeito|tachado/.test(kind)))
        }
    }),
  )
})
