import { expect, test } from 'vitest'
import { correctionsOf } from './corrections.ts'

const near = (palavra: string, ...words: string[]) => ({
  palavra,
  sugestoes: words.map((word, at) => ({ palavra: word, total: 10 - at })),
})

const SPELLINGS = new Map([['nomeacao', 'nomeação']])

test.each([
  ['nomeasão', [near('nomeasao', 'nomeacao')], [{ palavra: 'nomeasão', consultas: ['nomeação'] }]],
  [
    '"Diário Oficial" OU (titulo:Nomeasão -férias)',
    [near('nomeasao', 'nomeacao', 'nomeado')],
    [
      {
        palavra: 'Nomeasão',
        consultas: [
          '"Diário Oficial" OU (titulo:nomeação -férias)',
          '"Diário Oficial" OU (titulo:nomeado -férias)',
        ],
      },
    ],
  ],
  [
    'limpesa de escolass, R$ 1.000',
    [near('limpesa', 'limpeza'), near('escolass', 'escolas', 'escolar')],
    [
      { palavra: 'limpesa', consultas: ['limpeza de escolas, R$ 1.000'] },
      {
        palavra: 'escolass',
        consultas: ['limpeza de escolas, R$ 1.000', 'limpeza de escolar, R$ 1.000'],
      },
    ],
  ],
  ['xyzzy', [near('xyzzy')], [{ palavra: 'xyzzy', consultas: [] }]],
])('%s', (termo, ausentes, corrections) => {
  expect(correctionsOf(termo, ausentes, SPELLINGS)).toEqual(corrections)
})
