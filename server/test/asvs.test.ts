import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../docs')
const page = readFileSync(join(folder, 'asvs.md'), 'utf8')
const rows = page.split('\n').filter((line) => /^\| \d+\.\d+\.\d+/.test(line))

/**
 * The number of requirements of levels 1 and 2 in each section of ASVS 5.0.0; those of level 3 come after
 * them.
 */
const SECTIONS: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
}

/** `a.b.1`, `a.b.1, a.b.3` and `a.b.1 to a.b.3`, each number. */
function numbersOf(row: string): string[] {
  const named = row.matchAll(/(\d+\.\d+)\.(\d+)(?: to \1\.(\d+))?/g)
  return [...named].flatMap(([, section, first, last = first]) =>
    range(Number(first), Number(last)).map((number) => `${section}.${number}`),
  )
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

test('every requirement of the levels 1 and 2 has its row, once', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([section, last]) =>
    range(1, last).map((number) => `${section}.${number}`),
  )
  expect(wanted).toHaveLength(253)
  const written = rows.flatMap((row) => numbersOf(row.split('|')[1]!))
  expect(written.sort()).toEqual(wanted.sort())
})

test('every row has a state, and says where or why', () => {
  const states = ['held', 'partly', 'not held', 'operator', '–']
  const lacking = rows.filter((row) => {
    const [, , state = '', where = ''] = row.split('|').map((cell) => cell.trim())
    return !states.includes(state) || where === ''
  })
  expect(lacking).toEqual([])
})

test('every file that it names exists', () => {
  const links = [...page.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) => path!)
  expect(links.length).toBeGreaterThan(60)
  expect(links.filter((path) => !existsSync(join(folder, path)))).toEqual([])
})
