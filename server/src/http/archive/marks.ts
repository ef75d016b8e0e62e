import { Type } from 'typebox'
import { LITERAL, READING_VERSION } from '../../search/reading/reading.ts'
import { named, ref } from '../schemas/field.ts'
import { filterParameters } from './filters.ts'
import { ofPublication, publicationParams } from './publication.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'

export const marcaSchema = named(
  'Marca',
  Type.Object(
    {
      inicio: Type.Integer({
        minimum: 0,
        description: 'Onde começa em `conteudo_completo`, em caracteres Unicode, a partir de 0.',
        examples: [12],
      }),
      fim: Type.Integer({
        minimum: 1,
        description: 'O primeiro caractere depois dela.',
        examples: [18],
      }),
      termo: Type.String({
        description: 'A parte da consulta que está ali, como foi lida.',
        examples: ['nomear'],
      }),
    },
    { description: 'Um lugar do texto que responde à consulta.' },
  ),
)

const { termo, literal, ignorar_assinatura } = filterParameters

/** For people who read; programs use the excerpts of a search. */
export const listMarks = operation({
  id: 'listarMarcas',
  at: 'GET /publicacao/{id}/marcas',
  tag: 'Pessoas',
  summary: 'Mostra onde o texto responde à consulta',
  description:
    'Os lugares do texto integral que respondem à consulta, lida como em `/buscar`, também por flexões: na ordem do texto, nenhum por cima de outro, no máximo 5.000.',
  access: 'pessoa',
  params: publicationParams,
  query: Type.Object({ termo, literal, ignorar_assinatura }),
  answer: data('Os lugares.', Type.Array(ref(marcaSchema), { description: 'Na ordem do texto.' }), [
    { inicio: 12, fim: 18, termo: 'nomear' },
  ]),
  handle({ params, query: { termo, literal, ignorar_assinatura = false } }, { queries }) {
    const leitura = literal ? LITERAL : READING_VERSION
    const sought = { termo, leitura, ignorar_assinatura }
    return ofPublication(params.id, (id) => queries.publications.marks(id, sought))
  },
})
