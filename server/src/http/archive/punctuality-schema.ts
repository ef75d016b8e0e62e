import { Type } from 'typebox'
import { SECTION_CODES } from '../../gazette/publication.ts'
import type {
  LegFigures,
  MonthPunctuality,
  SectionPunctuality,
} from '../../gazette/ledger/punctuality-report.ts'
import { date, instant, named, nullable, oneOf, ref } from '../schemas/field.ts'

export const sectionPunctualityExample: SectionPunctuality = {
  data: '2024-03-15',
  secao: '1',
  secao_base: '1',
  estado: 'completa',
  nao_oferecida_em: '2024-03-15T04:30:00.000Z',
  oferecida_em: '2024-03-15T04:35:00.000Z',
  iniciada_em: '2024-03-15T04:35:04.000Z',
  completa_em: '2024-03-15T04:35:09.000Z',
  primeira_entrega_em: '2024-03-15T04:35:05.000Z',
  ultima_saida_em: '2024-03-15T04:35:12.000Z',
  ultima_entrega_em: '2024-03-15T04:40:13.000Z',
  segundos: { coleta: 309, primeira_entrega: 1, ultima_saida: 3, ultima_entrega: 304 },
}

function figures(p50: number, p99: number): LegFigures {
  return { medidas: 66, p50, p99 }
}

export const monthExample: MonthPunctuality = {
  mes: '2024-03',
  edicoes: 66,
  coleta: figures(280, 2_460),
  primeira_entrega: figures(1, 4),
  ultima_saida: figures(3, 21),
  ultima_entrega: figures(8, 7_260),
}

const LEG_TEXTS = {
  coleta:
    'Da fonte ao acervo: do último momento em que o arquivo certamente não era oferecido até a seção estar inteira. Nunca é menos do que foi.',
  primeira_entrega:
    'Do primeiro ato gravado até um recebedor aceitar a primeira entrega de um ato da seção.',
  ultima_saida:
    'Da seção inteira até a primeira tentativa da última entrega começar, aceita ou não; 0 se já tinha começado.',
  ultima_entrega:
    'Da seção inteira até um recebedor aceitar a última entrega, também depois de repetida; 0 se já a tinha aceitado.',
}

const estadoDaEdicao = oneOf(['completa', 'parcial', 'pendente', 'falha'], {
  description: 'O estado da seção, como em `/fontes`.',
  examples: ['completa'],
})

export const pontualidadeDaSecaoSchema = named(
  'PontualidadeDaSecao',
  Type.Object(
    {
      data: date('Data da edição, AAAA-MM-DD.'),
      secao: oneOf(SECTION_CODES, {
        description: 'Código da seção; `extra` para as edições extras do dia nessa seção.',
        examples: ['1'],
      }),
      secao_base: oneOf(['1', '2', '3'], {
        description: 'Seção a que pertence a edição extra; igual a `secao` nas demais.',
        examples: ['1'],
      }),
      estado: estadoDaEdicao,
      nao_oferecida_em: nullable(
        instant(
          'Quando se olhou a fonte pela última vez antes de ela oferecer o arquivo; null se nunca.',
          sectionPunctualityExample.nao_oferecida_em!,
        ),
      ),
      oferecida_em: nullable(
        instant(
          'Quando se viu pela primeira vez que a fonte oferece o arquivo; null se não se viu: foi importado à mão, ou um programa antigo não o guardou.',
          sectionPunctualityExample.oferecida_em!,
        ),
      ),
      iniciada_em: nullable(
        instant(
          'Quando o primeiro ato dela foi gravado; null se nenhum, ou se um programa antigo não o guardou.',
          sectionPunctualityExample.iniciada_em!,
        ),
      ),
      completa_em: nullable(
        instant(
          'Quando ficou inteira pela primeira vez; null se ainda não está, ou se não se sabe.',
          sectionPunctualityExample.completa_em!,
        ),
      ),
      primeira_entrega_em: nullable(
        instant(
          'Quando um recebedor aceitou a primeira entrega de um ato dela, por webhook ou canal; null se não houve.',
          sectionPunctualityExample.primeira_entrega_em!,
        ),
      ),
      ultima_saida_em: nullable(
        instant(
          'Quando começou a primeira tentativa da última entrega, aceita ou não; null se não houve.',
          sectionPunctualityExample.ultima_saida_em!,
        ),
      ),
      ultima_entrega_em: nullable(
        instant(
          'Quando um recebedor aceitou a última entrega, também depois de repetida; null se não houve.',
          sectionPunctualityExample.ultima_entrega_em!,
        ),
      ),
      segundos: Type.Object(
        {
          coleta: seconds('coleta', 309),
          primeira_entrega: seconds('primeira_entrega', 1),
          ultima_saida: seconds('ultima_saida', 3),
          ultima_entrega: seconds('ultima_entrega', 304),
        },
        {
          description: 'Quanto levou cada trecho; null: um dos seus dois fins não foi observado.',
          examples: [sectionPunctualityExample.segundos],
        },
      ),
    },
    { description: 'Quando uma seção de um dia foi oferecida, chegou e saiu.' },
  ),
)

function seconds(leg: keyof typeof LEG_TEXTS, example: number) {
  return nullable(
    Type.Integer({
      minimum: 0,
      description: `${LEG_TEXTS[leg]} Em segundos.`,
      examples: [example],
    }),
  )
}

export const trechoMedidoSchema = named(
  'TrechoMedido',
  Type.Object(
    {
      medidas: Type.Integer({
        minimum: 0,
        description: 'De quantas seções se observaram os dois fins do trecho.',
        examples: [66],
      }),
      p50: nullable(
        Type.Integer({
          minimum: 0,
          description: 'Segundos que metade delas não passou; null se nenhuma.',
          examples: [280],
        }),
      ),
      p99: nullable(
        Type.Integer({
          minimum: 0,
          description: 'Segundos que 99 % delas não passaram; null se nenhuma.',
          examples: [2_460],
        }),
      ),
    },
    { description: 'Quanto levou um trecho nas seções de um mês.' },
  ),
)

export const pontualidadeDoMesSchema = named(
  'PontualidadeDoMes',
  Type.Object(
    {
      mes: Type.String({ description: 'AAAA-MM.', examples: ['2024-03'] }),
      edicoes: Type.Integer({
        minimum: 0,
        description: 'As seções dos dias do mês, medidas ou não.',
        examples: [66],
      }),
      coleta: ref(trechoMedidoSchema),
      primeira_entrega: ref(trechoMedidoSchema),
      ultima_saida: ref(trechoMedidoSchema),
      ultima_entrega: ref(trechoMedidoSchema),
    },
    { description: 'Quanto levou cada trecho num mês.' },
  ),
)

export const pontualidadeSchema = named(
  'Pontualidade',
  Type.Object(
    {
      edicoes: Type.Array(ref(pontualidadeDaSecaoSchema), {
        description: 'Uma linha por data e seção, da data mais recente à mais antiga.',
      }),
      meses: Type.Array(ref(pontualidadeDoMesSchema), {
        description: 'Os meses do período, do mais recente ao mais antigo.',
      }),
    },
    { description: 'Com que atraso as edições de um período chegaram e saíram.' },
  ),
)
