import { Type } from 'typebox'
import type { SourceStatus } from '../../gazette/ledger/ledger.ts'
import type { SectionReport } from '../../gazette/ledger/source-report.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { brasiliaDate, dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import { type Problem, detailOf } from '../../lib/errors/problem.ts'
import type { Period } from '../../service/archive/archive-queries.ts'
import type { ApiService } from '../service.ts'
import type { QueryValues } from '../query/read-query-string.ts'
import { parameterProblem } from '../query/strict-query.ts'
import { date, ref } from '../schemas/field.ts'
import { coletorSchema, fonteSchema } from './source-schema.ts'
import { beside } from '../answer.ts'
import { operation } from '../operation.ts'

const DEFAULT_DAYS = 30
/** A year, plus a day for the two ends. */
const MOST_DAYS = 366

const parameters = Type.Object({
  desde: Type.Optional(
    date(`Primeira data, AAAA-MM-DD; sem ela, ${DEFAULT_DAYS} dias antes de \`ate\`.`),
  ),
  ate: Type.Optional(date('Última data, AAAA-MM-DD; sem ela, hoje em Brasília.', '2024-03-18')),
})

const example: { dados: SectionReport[]; coletor: SourceStatus } = {
  dados: [
    {
      data: '2024-03-15',
      secao: '3',
      secao_base: '3',
      estado: 'pendente',
      provisoria: false,
      motivo: 'secao_ausente',
      mensagem: 'O INLABS tem esta data, mas ainda sem esta seção.',
      artigos: 0,
      publicacoes: 0,
      rejeitados: 0,
      ausentes: 0,
      retiradas: 0,
      arquivo: null,
      sha256: null,
      tentativas: 14,
      primeira_em: '2024-03-15T03:30:00.000Z',
      ultima_em: '2024-03-15T04:35:00.000Z',
    },
  ],
  coletor: {
    ultima_resposta_em: '2024-03-15T04:35:00.000Z',
    falhas_consecutivas: 0,
    motivo: null,
    mensagem: null,
    proxima_tentativa_em: null,
  },
}

export const listSources = operation({
  id: 'listarFontes',
  at: 'GET /fontes',
  tag: 'Consulta',
  summary: 'Diz o que o acervo tem de cada data',
  description: `O registro das edições: para cada data e seção, o que está no acervo, o que não está e por quê, da data mais recente à mais antiga. No máximo ${MOST_DAYS} dias por vez.`,
  access: 'consulta',
  fresh: 'revalidate',
  query: parameters,
  checkQuery: checkRange,
  answer: beside(
    'As datas e seções do período.',
    {
      dados: Type.Array(ref(fonteSchema), { description: 'Uma linha por data e seção.' }),
      coletor: Type.Union([ref(coletorSchema), Type.Null()], {
        description: 'Como vai a coleta; `null` se não há coletor.',
        examples: [null],
      }),
    },
    example,
  ),
  async handle({ query }, { queries, clock }) {
    const { fontes: dados, coletor } = await queries.archive.sources(rangeOf(query, clock))
    return { dados, coletor }
  },
})

function rangeOf({ desde, ate }: { desde?: string; ate?: string }, clock: Clock): Period {
  const last = ate ?? brasiliaDate(clock())
  return { desde: desde ?? dateOfDay(dayNumber(last) - DEFAULT_DAYS), ate: last }
}

function checkRange(values: QueryValues, { clock }: ApiService): Problem[] {
  const { desde, ate } = rangeOf(values, clock)
  const problem = (problema: string, sugestao: string) => [
    parameterProblem([detailOf('desde', problema, sugestao)]),
  ]
  if (desde > ate)
    return problem(
      values.ate === undefined ? 'é uma data futura' : 'é posterior a ate',
      'Confira as datas.',
    )
  const days = dayNumber(ate) - dayNumber(desde) + 1
  if (days <= MOST_DAYS) return []
  return problem(
    `está ${days} dias antes do fim do período, e o máximo são ${MOST_DAYS}`,
    'Peça um período menor por vez.',
  )
}
