import { Type } from 'typebox'
import { instant, named, nullable, ref } from '../schemas/field.ts'
import { actExample } from './publication-schema.ts'
import { ofPublication, publicationParams } from './publication.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'

export const versaoSchema = named(
  'Versao',
  Type.Object(
    {
      versao: Type.Integer({ description: 'O número dela, de 1 em diante.', examples: [1] }),
      substituida_em: nullable(
        instant('Quando a seguinte tomou o lugar dela; `null` na que vale.'),
      ),
      titulo: Type.String({ description: 'O título.', examples: [actExample.titulo] }),
      conteudo_completo: Type.String({
        description: 'O texto integral.',
        examples: [actExample.conteudo_completo],
      }),
    },
    { description: 'O que um ato foi entre duas importações.' },
  ),
)

const example = [
  {
    versao: 1,
    substituida_em: null,
    titulo: actExample.titulo,
    conteudo_completo: actExample.conteudo_completo,
  },
]

/** For people who read the act; programs learn of changes from events. */
export const listVersions = operation({
  id: 'listarVersoes',
  at: 'GET /publicacao/{id}/versoes',
  tag: 'Pessoas',
  summary: 'Lista as versões de um ato',
  description:
    'O que o ato foi e é no acervo, da versão mais antiga à que vale, no máximo as 20 últimas. Uma versão nova nasce quando a fonte muda o texto, não de uma retificação, que é outro ato.',
  access: 'pessoa',
  params: publicationParams,
  answer: data(
    'As versões.',
    Type.Array(ref(versaoSchema), { description: 'Da mais antiga à que vale.' }),
    example,
  ),
  handle: ({ params }, { queries }) =>
    ofPublication(params.id, (id) => queries.publications.versions(id)),
})
