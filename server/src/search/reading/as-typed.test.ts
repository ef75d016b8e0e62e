import { expect, it } from 'vitest'
import { asTyped } from './as-typed.ts'

it.each([
  ['galao de agua', 'Galão de água', 'galão de água'],
  ['titulo:licitacao', 'titulo:licitação', 'titulo:licitação'],
  ['agua OU cafe', 'água OU café', 'água OU café'],
  ['nao NÃO pago', '"não" NÃO pago', 'não NÃO pago'],
  ['"agua mineral" cafe', '“água  mineral” cafe', '"água mineral" cafe'],
  ['licença br-163', 'licenca BR-163', 'licença br-163'],
])('spells %s of %s as %s', (printed, termo, spelled) => {
  expect(asTyped(printed, termo)).toBe(spelled)
})
