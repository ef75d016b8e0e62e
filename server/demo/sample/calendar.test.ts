import { expect, test } from 'vitest'
import { nextExtra, sampleArchive } from './calendar.ts'
import { editionNumber, longDate, weekdayUpTo } from './dates.ts'

const acts = { DO1: 6, DO2: 15, DO3: 25 }

test('the archive has three sections on each of the last weekdays, and one extra edition', () => {
  const archive = sampleArchive({ seed: 1, lastDate: '2026-11-22', days: 6, acts })
  expect(archive).toHaveLength(19)
  expect([...new Set(archive.map(({ date }) => date))]).toEqual([
    '2026-11-13',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ])
  const extra = archive.filter(({ pubName }) => pubName === 'DO1E')
  expect(extra).toMatchObject([{ date: '2026-11-18', editionNumber: '230-A' }])
  expect(archive.at(-1)).toMatchObject({ pubName: 'DO3', acts: 25, marked: true })
})

test('the next extra edition has a letter that is free, on the latest day that has one', () => {
  const after = (held: string[]) => {
    const editions = held.map((numero) => ({ data: '2026-11-20', numero }))
    return nextExtra({ seed: 1, lastDate: '2026-11-22', acts: 8, held: editions })
  }
  expect(after([])).toMatchObject({ date: '2026-11-20', editionNumber: '232-A', acts: 8 })
  expect(after(['232', '232-A'])).toMatchObject({ date: '2026-11-20', editionNumber: '232-B' })
  expect(after(['232-A', '232-B', '232-C', '232-D'])).toMatchObject({
    date: '2026-11-19',
    editionNumber: '231-A',
  })
})

test('edition numbers count the weekdays of the year', () => {
  expect(editionNumber('2024-01-01')).toBe('1')
  expect(editionNumber('2024-01-05')).toBe('5')
  expect(editionNumber('2024-01-08')).toBe('6')
  expect(editionNumber('2024-12-31')).toBe('262')
  expect(editionNumber('2023-01-01')).toBe('0')
})

test('dates fall back to Friday and are written as the gazette writes them', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22'].map(weekdayUpTo)).toEqual(
    Array(3).fill('2026-11-20'),
  )
  expect(longDate('2026-03-01')).toBe('1º de março de 2026')
})
