import { expect, test } from 'vitest'
import type { ArchivedPublication } from '../../gazette/publication-detail.ts'
import { readTextOnce } from './read-text.ts'

const TEXT =
  'O Ministro resolve nomear servidor, processo 23000.012345/2024-17, nos termos da Lei nº 8.112, de 11 de dezembro de 1990.'

test('an act is read once, and again when anything of it is another', () => {
  const act = actOf({ titulo: 'PORTARIA Nº 1, DE 2 DE JANEIRO DE 2024' })
  const read = readTextOnce(act)
  expect(read.entidades.processos).toEqual(['23000.012345/2024-17'])
  expect(read.citations).toMatchObject([{ number: '8112' }])
  expect(readTextOnce({ ...act })).toBe(read)
  const other = readTextOnce({ ...act, conteudo_completo: TEXT.replace('23000', '23001') })
  expect(other.entidades.processos).toEqual(['23001.012345/2024-17'])
  expect(readTextOnce({ ...act, tipo_ato: 'Decreto' }).palavras_chave[0]).toBe('decreto')
})

test('what is remembered has a bound', () => {
  const act = actOf({ titulo: 'AVISO' })
  const read = readTextOnce(act)
  for (let i = 0; i < 6; i++) readTextOnce(actOf({ titulo: `AVISO ${i} ${'x'.repeat(1_000_000)}` }))
  const again = readTextOnce(act)
  expect(again).toEqual(read)
  expect(again).not.toBe(read)
})

function actOf({ titulo }: { titulo: string }): ArchivedPublication {
  return {
    id: 'pub_0000000000000001',
    titulo,
    ementa: null,
    tipo_ato: 'Portaria',
    assinatura: '',
    data_publicacao: '2024-01-03',
    conteudo_completo: TEXT,
  } as ArchivedPublication
}
