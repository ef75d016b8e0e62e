// In its own file, which has its own modules: patterns compiled earlier stay as they are.
import { expect, test } from 'vitest'

/** Enough for V8 to exceed the megabyte of compiled patterns after which it compiles them differently. */
const PATTERNS = 300

test('entities are found in a thread that has compiled very many patterns', async () => {
  const words = Array.from({ length: 300 }, (_, i) => `w${i}[ãa]o|x${i}[çc]a`).join('|')
  for (let i = 0; i < PATTERNS; i++) {
    const pattern = new RegExp(`(?:${words})z{${i}}`, 'i')
    for (let times = 0; times < 3; times++) pattern.test('lorem ipsum w12ao')
  }
  const { findNorms, printNorm } = await import('../engine/entities/norm.ts')
  const text =
    'da Lei nº 8.112/1990, da LC nº 75/1993, do DECRETO Nº 9.739/2019 e da MP nº 1.154/2023'
  expect(findNorms(text, 2023).map(printNorm)).toEqual([
    'Lei 8.112/1990',
    'Lei Complementar 75/1993',
    'Decreto 9.739/2019',
    'Medida Provisória 1.154/2023',
  ])
})
