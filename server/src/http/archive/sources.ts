import { Type } from 'typebox'
import type { SourceStatus } from '../../gazette/ledger/ledger.ts'
import type { RootedReport } from '../../gazette/ledger/source-report.ts'
import { ref } from '../schemas/field.ts'
import { MOST_DAYS, checkRange, rangeOf, rangeParameters } from './range.ts'
import { coletorSchema, fonteSchema } from './source-schema.ts'
import { beside } from '../answer.ts'
import { operation } from '../operation.ts'

const example: { dados: RootedReport[]; coletor: SourceStatus } = {
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
      raiz: null,
      declaracao: null,
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
  query: rangeParameters,
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
