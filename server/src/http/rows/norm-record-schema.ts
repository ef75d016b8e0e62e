import { type Static, type TProperties, Type } from 'typebox'
import { NORM_LISTS } from '../../gazette/rows/columns/read-columns.ts'
import { NORM_QUALITY } from '../../gazette/rows/norms/quality.ts'
import { date, named, oneOf, ref } from '../schemas/field.ts'
import { alteracaoSchema, changeExample, normaSchema, normQualitySchema } from './norm-schema.ts'
import { pageFields } from './row-page-schema.ts'

const effectExample = {
  efeito: 'altera' as const,
  total: 3,
  primeira: '2024-01-10',
  ultima: '2024-03-15',
}

/** How many, and since when. */
const datedFields = (what: string, own: string) =>
  ({
    total: Type.Integer({ description: what, examples: [effectExample.total] }),
    primeira: date(`Dia da publicação ${own} mais antiga.`, effectExample.primeira),
    ultima: date('Dia da mais recente.', effectExample.ultima),
  }) satisfies TProperties

const citationsSchema = named(
  'CitacoesDaNorma',
  Type.Object(datedFields('Quantas publicações a citam, como `norma:` as acha.', 'que a cita'), {
    description: 'As publicações do acervo que citam a norma.',
  }),
)

const effectSchema = named(
  'EfeitoSobreNorma',
  Type.Object(
    {
      efeito: oneOf(NORM_LISTS, {
        description: 'O que os atos fazem da norma.',
        examples: [effectExample.efeito],
      }),
      ...datedFields('Quantos atos o fazem.', 'que o faz'),
    },
    { description: 'Quantos atos do acervo alteram, revogam ou regulamentam a norma.' },
  ),
)

export const fichaDaNormaSchema = named(
  'FichaDaNorma',
  Type.Object(
    {
      norma: Type.String({
        description: 'A norma, como foi lida do pedido.',
        examples: ['Portaria 8/2020'],
      }),
      citacoes: Type.Union([ref(citationsSchema), Type.Null()], {
        description: 'As publicações que a citam; `null` se nenhuma.',
        examples: [{ total: 12, primeira: '2024-01-10', ultima: '2024-03-15' }],
      }),
      atos: Type.Array(ref(normaSchema), {
        description:
          'Os atos do acervo com esta espécie e este número (e este ano, se pedido), o mais antigo antes, no máximo 20: o que são, quando entram em vigor e, em `situacao`, o que outros atos fizeram deles. De portarias e resoluções, podem ser de órgãos diferentes.',
      }),
      total_atos: Type.Integer({ description: 'Quantos são, com os que não vêm.', examples: [0] }),
      efeitos: Type.Array(ref(effectSchema), {
        description: 'O que outros atos fazem dela; só o que ao menos um faz.',
      }),
      revogada_por: Type.Array(ref(alteracaoSchema), {
        description:
          'Dos 20 últimos atos que a revogam, os que o fazem inteira e que valem, o mais recente antes. De portarias e resoluções, `nome` costuma dizer de que órgão é a revogada.',
      }),
      qualidade: ref(normQualitySchema),
      avisos: pageFields.avisos,
    },
    { description: 'O que o acervo sabe de uma norma.' },
  ),
)

export const recordExample: Static<typeof fichaDaNormaSchema> = {
  norma: 'Portaria 8/2020',
  citacoes: { total: 12, primeira: '2024-01-10', ultima: '2024-03-15' },
  atos: [],
  total_atos: 0,
  efeitos: [effectExample],
  revogada_por: [{ ...changeExample, efeito: 'revoga', total: true }],
  qualidade: NORM_QUALITY,
  avisos: [],
}

export const normRecordSchemas = [citationsSchema, effectSchema, fichaDaNormaSchema]
