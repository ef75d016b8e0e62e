import { NORM_COLUMNS, ROW_ACT_COLUMNS } from '../../gazette/rows/columns/read-columns.ts'
import { type TProperties, Type } from 'typebox'
import { NORMA_COLUMNS } from '../../gazette/rows/columns/norma-columns.ts'
import type { NormaLinha, NormaTocada } from '../../gazette/rows/norma-linhas.ts'
import { FORCE_ORIGINS, NORM_SPECIES } from '../../gazette/rows/norms/norm.ts'
import { named, nullable, oneOf, ref } from '../schemas/field.ts'
import { endField, placeSchema, rowFieldsOf, startField } from './row-fields.ts'

const touchedExample = {
  norma: 'Portaria 8/2020',
  nome: 'Portaria nº 8, de 2 de janeiro de 2020',
  dispositivos: 'art. 2º',
  palavras: 'Art. 1º O art. 2º da Portaria nº 8, de 2 de janeiro de 2020, passa a vigorar com',
  inicio: 210,
  fim: 248,
} satisfies NormaTocada

/** A row of an invented act. */
export const normRowExample: NormaLinha = {
  id: 'lin_7N2R4M6S8K3B5DFH',
  especie: 'portaria',
  norma: 'Portaria 12/2024',
  numero: '12',
  ano: 2024,
  data: '2024-03-14',
  ementa: 'Altera a Portaria nº 8, de 2 de janeiro de 2020.',
  entra_em_vigor: '2024-03-15',
  entra_em_vigor_origem: 'publicacao',
  altera: [touchedExample],
  revoga: [],
  regulamenta: [],
  orgao: 'Ministério da Educação/Gabinete do Ministro',
  ato_endereco: 'pub_7Q3M9XK2A5B8C1DE',
  ato_tipo: 'Portaria',
  ato_numero: '12',
  ato_data: '2024-03-14',
  confianca: 'alta',
  versao_extrator: 1,
  inicio: 0,
  fim: 480,
  trechos: [{ coluna: 'numero', inicio: 12, fim: 14 }],
}

const { about, day, given, integer, reading, text, word } = rowFieldsOf(
  NORMA_COLUMNS,
  normRowExample,
)

/** What is told of an act that another one touches. */
export const touchedFields = {
  norma: nullable(
    Type.String({
      description:
        'Como `norma:` a procura; `null` se a espécie não se procura assim. De portarias e resoluções o órgão está em `nome`, se impresso.',
      examples: [touchedExample.norma],
    }),
  ),
  nome: Type.String({ description: 'O nome, como impresso.', examples: [touchedExample.nome] }),
  dispositivos: nullable(
    Type.String({
      description:
        'Os dispositivos de que a frase fala, como impressos, separados por `; `; `null` se ela não os diz.',
      examples: [touchedExample.dispositivos],
    }),
  ),
  palavras: Type.String({
    description:
      'O parágrafo que o diz, ou o que dele está perto do nome: palavras inteiras, com `…` onde há mais.',
    examples: [touchedExample.palavras],
  }),
  inicio: startField(touchedExample.inicio),
  fim: endField(touchedExample.fim),
} satisfies TProperties

const normaTocadaSchema = named(
  'NormaTocada',
  Type.Object(touchedFields, { description: 'Uma norma que o ato altera ou regulamenta.' }),
)

const normaRevogadaSchema = named(
  'NormaRevogada',
  Type.Object(
    {
      ...touchedFields,
      total: nullable(
        Type.Boolean({
          description: 'Se é revogada inteira; `null` se a frase não o deixa claro.',
          examples: [true],
        }),
      ),
    },
    { description: 'Uma norma que o ato revoga, inteira ou em parte.' },
  ),
)

const trechoDeNormaSchema = placeSchema(
  'TrechoDeNorma',
  [...NORM_COLUMNS, ...ROW_ACT_COLUMNS],
  normRowExample.trechos[0]!,
)

/** The columns of a row. */
export const normFields = {
  id: given('id'),
  especie: oneOf(NORM_SPECIES, about('especie')),
  norma: text('norma'),
  numero: text('numero'),
  ano: integer('ano'),
  data: day('data'),
  ementa: text('ementa'),
  entra_em_vigor: day('entra_em_vigor'),
  entra_em_vigor_origem: word('entra_em_vigor_origem', FORCE_ORIGINS),
  altera: Type.Array(ref(normaTocadaSchema), { description: NORMA_COLUMNS.altera.description }),
  revoga: Type.Array(ref(normaRevogadaSchema), { description: NORMA_COLUMNS.revoga.description }),
  regulamenta: Type.Array(ref(normaTocadaSchema), {
    description: NORMA_COLUMNS.regulamenta.description,
  }),
  orgao: given('orgao'),
  ...reading(trechoDeNormaSchema),
}

export const linhaDeNormaSchema = named(
  'LinhaDeNorma',
  Type.Object(normFields, {
    description:
      'Uma linha da tabela `normas`: um ato que faz regras, ou muda as de outros. `null` é o que não está impresso; nada é adivinhado.',
    examples: [normRowExample],
  }),
)

export const normRowSchemas = [
  linhaDeNormaSchema,
  normaTocadaSchema,
  normaRevogadaSchema,
  trechoDeNormaSchema,
]
