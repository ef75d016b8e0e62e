import { expect, test } from 'vitest'
import { meantBy } from './meant-word.ts'

/** How many acts have a word, of 100,000; neighbours as the index finds them. */
const ACTS: Record<string, number> = {
  profesor: 307,
  professor: 60_000,
  adtivo: 825,
  aditivo: 40_000,
  omissao: 40,
  comissao: 30_000,
  leandra: 4,
  leandro: 900,
  moto: 20,
  vilar: 7,
  motor: 20_000,
  modo: 30_000,
  licenca: 8_000,
  servidor: 50_000,
  servidro: 3_000,
  drones: 10,
  elevadores: 11,
  into: 40,
  remedio: 30,
  rededio: 70_000,
  carteira: 10,
  carreira: 9_000,
  salinha: 3,
  sala: 900,
  bar: 60,
  sobra: 800,
}
const NEAR: Record<string, string[]> = {
  profesor: ['professor'],
  adtivo: ['aditivo'],
  omissao: ['comissao'],
  leandra: ['leandro'],
  moto: ['modo', 'motor'],
  licensa: ['licenca'],
  servidro: ['servidor'],
  xptor: ['motor'],
  elevedores: ['elevadores'],
  indo: ['into'],
  servidot: ['servidor'],
  virar: ['vilar'],
  xpt: ['moto'],
  remedio: ['rededio'],
  carteira: ['carreira'],
  qwertyuiop: [],
}
const known = {
  acts: async () => 100_000,
  count: async (word: string) => ACTS[word] ?? 0,
  nearestWords: async (word: string, limit: number) =>
    (NEAR[word] ?? []).slice(0, limit).map((palavra) => ({ palavra, total: ACTS[palavra]! })),
}

test.each([
  ['profesor', 'professor'],
  ['adtivo', 'aditivo'],
  ['licensa', 'licenca'],
  ['xptor', 'motor'], // common enough, though nobody slips so
  ['elevedores', 'elevadores'], // nobody slips so, but what else?
  ['indo', null],
  ['servidot', 'servidor'], // though at the end
  ['virar', null], // neither
  ['xpt', null],
  ['servidro', null], // 17 times commoner
  ['servidor', null], // too common to be a slip
  ['omissao', null], // differs at the beginning
  ['leandra', null], // at the end
  ['moto', null], // too short
  ['remedio', null], // a word of the tables
  ['carteira', null], // a word of everyday
  ['qwertyuiop', null],
  ['salinha', 'sala'],
  ['barzinhos', 'bar'],
  ['sobrinha', null], // of nothing
])('%s means %s', async (word, meant) => {
  expect(await meantBy(word, known)).toBe(meant)
})
