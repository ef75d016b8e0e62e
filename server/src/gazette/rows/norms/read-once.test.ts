import fc from 'fast-check'
import { expect, test } from 'vitest'
import { relationsOf } from '../../relations/relations-of.ts'
import { type ActOfNorms, normsIn } from './norms-in.ts'

const PARAGRAPHS = [
  'Art. 1º Fica revogada a Portaria nº 10, de 5 de maio de 2020.',
  'Art. 2º Alterar o art. 3º da Portaria nº 11, de 6 de maio de 2020, que passa a vigorar com a seguinte redação:',
  '“Art. 3º Fica revogada a Portaria nº 12, de 7 de maio de 2020.” (NR)',
  'Art. 4º Tornar sem efeito a Portaria nº 13, de 8 de maio de 2020, publicada no DOU de 9 de maio de 2020.',
  'Nomear FULANA DE TAL, CPF 123.456.789-09, para o cargo de Assessora.',
  'PORTARIA Nº 15, DE 14 DE MARÇO DE 2024',
  'A Portaria nº 14, de 9 de maio de 2020, passa a vigorar com as seguintes alterações:',
  'Ficam revogados:\n\nI - a Portaria nº 16, de 10 de maio de 2020; e\n\nII - o Decreto nº 7.777, de 24 de julho de 2012.',
]
const acts = fc
  .record({
    titulo: fc.constantFrom('PORTARIA Nº 1.012, DE 14 DE MARÇO DE 2024', 'AVISO'),
    paragraphs: fc.array(fc.constantFrom(...PARAGRAPHS), { maxLength: 5 }),
  })
  .map(({ titulo, paragraphs }): ActOfNorms => ({
    titulo,
    tipo_ato: 'Portaria',
    ementa: null,
    conteudo_completo: [titulo, ...paragraphs].join('\n\n'),
    assinatura: '',
    data_publicacao: '2024-03-15',
  }))

test('what a text was read for before changes neither its norms nor its relations', () => {
  fc.assert(
    fc.property(acts, acts, (act, other) => {
      relationsOf(other)
      const relations = relationsOf(act)
      relationsOf(other)
      const norms = normsIn(act)
      expect(relationsOf(act)).toEqual(relations)
      expect(normsIn(act)).toEqual(norms)
    }),
  )
})

test('an act that must touch others has those of its norms that do', () => {
  fc.assert(
    fc.property(acts, (act) => {
      const touching = normsIn(act).filter(({ touched }) => touched.length > 0)
      expect(normsIn(act, { isTouching: true })).toEqual(touching)
    }),
  )
})
