import { expect, test } from 'vitest'
import { isPageFragment } from './page-fragment.ts'

test.each(['AV', 'VO', '(*', '(*) Republicado', 'SUMÁRIO', 'Indice'])('%s is no act', (artType) => {
  expect(isPageFragment(artType)).toBe(true)
})

test.each(['', 'Ata', 'Lei', 'PORTARIA', 'Aviso de Índice Técnico', 'Retificação (de Edital)'])(
  '"%s" may be an act',
  (artType) => expect(isPageFragment(artType)).toBe(false),
)
