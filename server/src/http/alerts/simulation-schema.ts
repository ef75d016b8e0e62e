import { Type } from 'typebox'
import { hitExample, resultadoBuscaSchema } from '../archive/publication-schema.ts'
import { avisoSchema } from '../schemas/notice.ts'
import { consultaSchema, readingExample } from '../schemas/reading.ts'
import { date, named, nullable, ref } from '../schemas/field.ts'
import { STRICT, alertFields, alertFilters, listas, termosOfPast } from './schema.ts'

/** The body of POST /alertas/simular. */
export const simulationBody = Type.Object(
  {
    consulta: Type.Optional(alertFields.consulta),
    termos: Type.Optional(termosOfPast),
    listas: Type.Optional(listas),
    filtros: Type.Optional(alertFilters),
  },
  { ...STRICT, description: 'O alerta que se quer experimentar.' },
)

/** The body of POST /alertas/{id}/executar. */
export const runBody = Type.Object(
  {
    desde: date('Primeiro dia, AAAA-MM-DD, inclusive.', '2024-03-01'),
    ate: date('Último dia, AAAA-MM-DD, inclusive.', '2024-03-15'),
    entregar: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Se o que for encontrado deve ser entregue aos canais do alerta; sem isso, só é mostrado. O que o alerta já entregou não é entregue de novo, salvo uma linha entregue há mais de 90 dias.',
        examples: [false],
      }),
    ),
  },
  { ...STRICT, description: 'O período em que o alerta é executado.' },
)

const simulationFields = {
  desde: date('Primeiro dia do período.', '2023-12-17'),
  ate: date('Último dia do período.', '2024-03-15'),
  total: Type.Integer({
    description: 'Atos encontrados no período; é exato.',
    examples: [12],
  }),
  consulta: ref(consultaSchema),
  dias: Type.Array(
    Type.Object({
      data: date('O dia.'),
      total: Type.Integer({ description: 'Atos encontrados nele.', examples: [2] }),
      coberto: Type.Boolean({
        description:
          'Se o acervo tem, desse dia, alguma edição das seções pedidas: médias se fazem só desses dias.',
        examples: [true],
      }),
    }),
    {
      examples: [[{ data: '2024-03-15', total: 2, coberto: true }]],
      description: 'Cada dia do período, do primeiro ao último.',
    },
  ),
  exemplos: Type.Array(ref(resultadoBuscaSchema), {
    description: 'Os mais recentes dos atos encontrados, no máximo 5.',
  }),
  avisos: Type.Array(ref(avisoSchema), {
    description: 'O que se deve saber sobre a resposta, no máximo 10; vazio se nada.',
  }),
}

export const simulacaoSchema = named(
  'Simulacao',
  Type.Object(simulationFields, { description: 'O que um alerta encontraria.' }),
)

export const execucaoSchema = named(
  'Execucao',
  Type.Object(
    {
      ...simulationFields,
      entregues: nullable(
        Type.Integer({
          description: 'Atos, ou linhas, entregues agora; `null` se a entrega não foi pedida.',
          examples: [10],
        }),
      ),
      ja_entregues: nullable(
        Type.Integer({
          description:
            'Atos, ou linhas, que o alerta já tinha entregado; `null` se a entrega não foi pedida.',
          examples: [2],
        }),
      ),
    },
    { description: 'O que um alerta encontrou no período.' },
  ),
)

export const simulationExample = {
  desde: '2023-12-17',
  ate: '2024-03-15',
  total: 1,
  consulta: readingExample,
  dias: [{ data: '2024-03-15', total: 1, coberto: true }],
  exemplos: [{ ...hitExample, trechos: null, parte: null }],
  avisos: [],
}

export const simulationSchemas = [simulacaoSchema, execucaoSchema]
