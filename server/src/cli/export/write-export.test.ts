import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { FilePlace, PieceQueries } from '../../service/export/export-queries.ts'
import { writeExport } from './write-export.ts'

const OPTIONS = { signal: new AbortController().signal, onProgress: () => {} }
const PIECES = 3

interface Place extends FilePlace {
  piece: number
}

/** An export of `letter`, piece by piece. */
const exportOf = (letter: string): PieceQueries<null, Place> => ({
  begin: async () => ({
    head: Buffer.from(''),
    place: { offset: 0, piece: 0 },
    counted: 'publicacoes',
    total: PIECES,
    avisos: [],
  }),
  piece: async (_, { offset, piece }) => ({
    bytes: Buffer.from(letter),
    acts: 1,
    rows: 1,
    note: null,
    next: piece + 1 < PIECES ? { offset: offset + 1, piece: piece + 1 } : null,
  }),
  tail: async () => Buffer.from('\n'),
})

test('of two exports to one file the later one writes it, and the other says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'atos.csv')

  let later: Promise<unknown> | undefined
  const earlier = writeExport(exportOf('a'), null, file, {
    ...OPTIONS,
    onProgress: () => (later ??= writeExport(exportOf('b'), null, file, OPTIONS)),
  })
  await expect(earlier).rejects.toThrow(`Não foi possível gravar ${file}: outro comando o grava.`)
  await later
  expect(readFileSync(file, 'utf8')).toBe('bbb\n')
  expect(readdirSync(folder)).toEqual(['atos.csv'])
})
