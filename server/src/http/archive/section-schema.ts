import { type Static, Type } from 'typebox'
import { SECTION_CODES } from '../../gazette/publication.ts'
import { named, oneOf } from '../schemas/field.ts'

/** Section 2.5 of the contract. */
export const secaoSchema = named(
  'Secao',
  Type.Object(
    {
      codigo: oneOf(SECTION_CODES, { description: 'Código da seção.', examples: ['1'] }),
      nome: Type.String({ description: 'Nome para exibição.', examples: ['Seção 1'] }),
      descricao: Type.String({
        description: 'O que a seção publica.',
        examples: ['Atos normativos: leis, decretos, portarias, resoluções e instruções.'],
      }),
    },
    { description: 'Seção do Diário Oficial da União.' },
  ),
)

export type ListedSection = Static<typeof secaoSchema>
