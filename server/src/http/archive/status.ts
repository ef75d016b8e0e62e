import { Type } from 'typebox'
import { DAY_STATES } from '../../gazette/ledger/day-status.ts'
import { SECTION_CODES } from '../../gazette/publication.ts'
import type { PublicStatus } from '../../service/archive/punctuality.ts'
import { data } from '../answer.ts'
import { refusal } from '../errors/refusals.ts'
import { operation } from '../operation.ts'
import { date, named, oneOf, ref } from '../schemas/field.ts'
import { monthExample, trechoMedidoSchema } from './punctuality-schema.ts'
import { ESTADOS } from './source-schema.ts'

const { mes, edicoes, coleta, ultima_saida } = monthExample

const example: PublicStatus = {
  data: '2024-03-15',
  estado: 'em_dia',
  secoes: [
    { secao: '1', secao_base: '1', estado: 'completa' },
    { secao: '2', secao_base: '2', estado: 'completa' },
    { secao: '3', secao_base: '3', estado: 'completa' },
  ],
  anteriores: [],
  meses: [{ mes, edicoes, coleta, ultima_saida }],
}

const secoesSchema = Type.Array(
  Type.Object({
    secao: oneOf(SECTION_CODES, {
      description: 'Código da seção; `extra` para as edições extras do dia nessa seção.',
      examples: ['1'],
    }),
    secao_base: oneOf(['1', '2', '3'], {
      description: 'Seção a que pertence a edição extra; igual a `secao` nas demais.',
      examples: ['1'],
    }),
    estado: oneOf(ESTADOS, {
      description: 'O estado da seção, como em `/fontes`.',
      examples: ['completa'],
    }),
  }),
  { description: 'As seções desse dia.', examples: [example.secoes] },
)

export const mesDaSituacaoSchema = named(
  'MesDaSituacao',
  Type.Object(
    {
      mes: Type.String({ description: 'AAAA-MM.', examples: [mes] }),
      edicoes: Type.Integer({
        minimum: 0,
        description: 'As seções dos dias do mês, medidas ou não.',
        examples: [edicoes],
      }),
      coleta: ref(trechoMedidoSchema),
      ultima_saida: ref(trechoMedidoSchema),
    },
    {
      description:
        'Os trechos que não contam até a resposta de quem recebe, num mês, como em `/pontualidade`.',
    },
  ),
)

export const diaAnteriorSchema = named(
  'DiaAnterior',
  Type.Object(
    {
      data: date('O dia.'),
      estado: oneOf(['incompleta', 'atrasada'], {
        description: '`incompleta`: de alguma seção só há uma parte. `atrasada`: falta alguma.',
        examples: ['atrasada'],
      }),
      secoes: secoesSchema,
    },
    { description: 'Um dia de que ainda falta alguma seção.' },
  ),
)

export const situacaoDoServicoSchema = named(
  'SituacaoDoServico',
  Type.Object(
    {
      data: date('O último dia que deve ter edição: hoje, ou o anterior se hoje não é dia útil.'),
      estado: oneOf(DAY_STATES, {
        description:
          '`em_dia`: todas as seções desse dia estão no acervo, ou o dia não teve edição. `aguardada`: falta alguma, e ainda não são 6h (Brasília). `incompleta`: de alguma só há uma parte. `atrasada`: falta alguma.',
        examples: [example.estado],
      }),
      secoes: secoesSchema,
      anteriores: Type.Array(ref(diaAnteriorSchema), {
        description:
          'Os dias da semana anterior a `data` de que ainda falta alguma seção, do mais recente ao mais antigo: a edição que não veio continua aqui depois da meia-noite. Nada de antes do primeiro dia do acervo.',
      }),
      meses: Type.Array(ref(mesDaSituacaoSchema), {
        description:
          'Os últimos meses, do mais recente ao mais antigo; sem os de que nada se sabe.',
      }),
    },
    { description: 'Se o serviço está em dia, e com que atraso esteve nos últimos meses.' },
  ),
)

/** Enough for a page that several people of a network keep open. */
const REQUESTS_A_MINUTE = 60

export const readStatus = operation({
  id: 'obterSituacao',
  at: 'GET /situacao',
  tag: 'Consulta',
  summary: 'Diz a qualquer um se o serviço está em dia',
  description: `O último dia que deve ter edição, seção por seção, o que ainda falta dos dias antes dele, e com que atraso as edições chegaram e saíram nos últimos meses; nada de conta nenhuma. Só existe onde quem opera o serviço a abriu (\`ARAUTO_STATUS_PAGE\`); senão, 404. No máximo ${REQUESTS_A_MINUTE} requisições por minuto de cada rede, contadas à parte.`,
  access: 'public',
  limit: REQUESTS_A_MINUTE,
  fresh: 'minute',
  answer: data('A situação do serviço.', ref(situacaoDoServicoSchema), example),
  async handle(_call, { queries, installation }) {
    if (!installation.situacao_publica) throw refusal('situacao_fechada')
    return await queries.punctuality.status()
  },
})
