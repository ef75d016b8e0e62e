import { CONTRACT_COLUMNS } from '../../gazette/rows/columns/read-columns.ts'
import { type Static, Type } from 'typebox'
import { BID_KINDS } from '../../gazette/rows/contracts/contract.ts'
import { INSTRUMENT_KINDS } from '../../gazette/rows/contracts/instrument-kind.ts'
import { MEASURED_ORIGINS } from '../../gazette/rows/contracts/measured.ts'
import { CONTRACT_QUALITY } from '../../gazette/rows/contracts/quality.ts'
import type { ContratoLinha } from '../../gazette/rows/linhas.ts'
import { CONTRACT_FACETS, CONTRACT_ORDERS } from '../../service/rows/contract-rows.ts'
import type { Published } from '../../service/rows/row-store.ts'
import { amount, list } from '../archive/filters.ts'
import { hitExample } from '../archive/publication-schema.ts'
import { contractFields, rowExample } from '../archive/rows-schema.ts'
import { date, named, oneOf, ref } from '../schemas/field.ts'
import {
  FACETS_DESCRIPTION,
  facetFields,
  figureFields,
  measuredFields,
  pageFields,
  publishedFields,
  inDays,
  rowParameters,
} from './row-schema.ts'

export const contractExample: Published<ContratoLinha> = {
  ...rowExample,
  publicacao: hitExample.id,
  data_publicacao: hitExample.data_publicacao,
  secao: '3',
  edicao: '52',
  pagina: '41',
  situacao: 'publicada',
  url_original: hitExample.url_original,
}

export const sumExample = {
  tipo_instrumento: 'termo_aditivo' as const,
  linhas: 1,
  com_valor: 1,
  valor: 140370.6,
}

export const contratoSchema = named(
  'Contrato',
  Type.Object(
    {
      ...contractFields,
      ...publishedFields('3', contractExample.pagina),
    },
    {
      description:
        'Uma linha da tabela `contratos`, um contratado de um instrumento, com o que a publicação é agora.',
    },
  ),
)

const somaSchema = named(
  'SomaDeContratos',
  Type.Object(
    {
      tipo_instrumento: oneOf(INSTRUMENT_KINDS, {
        description: 'O tipo das linhas somadas.',
        examples: [sumExample.tipo_instrumento],
      }),
      linhas: Type.Integer({ description: 'Quantas linhas.', examples: [sumExample.linhas] }),
      com_valor: Type.Integer({
        description: 'Quantas delas têm valor em reais, só seu ou comum a vários contratados.',
        examples: [sumExample.com_valor],
      }),
      valor: Type.Number({
        description:
          'A soma em reais dos `valor_global`, e de cada `valor_do_instrumento` cujos contratados não têm valor próprio, uma só vez. Aditivos repetem o valor do contrato.',
        examples: [sumExample.valor],
      }),
    },
    { description: 'As linhas de um tipo de instrumento em todo o resultado.' },
  ),
)

const countExample = { valor: 'contrato', com_valor: 10, soma: 48_120.5, total: 12 }

const facetaSchema = named(
  'FacetaDeContratos',
  Type.Object(
    facetFields(
      {
        valor: Type.String({
          description: 'Como o filtro de mesmo nome o recebe; um mês é AAAA-MM.',
          examples: [countExample.valor],
        }),
        com_valor: Type.Integer({
          description:
            'Quantas das linhas têm valor em reais, só seu ou comum a vários contratados.',
          examples: [countExample.com_valor],
        }),
        soma: Type.Number({
          description:
            'A soma deles em reais, como em `somas`, mas de todos os tipos de instrumento; aditivos repetem o valor do contrato.',
          examples: [countExample.soma],
        }),
      },
      countExample,
    ),
    { description: 'Quantas linhas do resultado têm cada valor, e quanto somam.' },
  ),
)

const facetaOuNada = Type.Union([ref(facetaSchema), Type.Null()])

const facetas = Type.Object(
  {
    tipo_instrumento: facetaOuNada,
    modalidade: facetaOuNada,
    orgao: facetaOuNada,
    fornecedor_ni: facetaOuNada,
    mes: facetaOuNada,
  } satisfies Record<(typeof CONTRACT_FACETS)[number], typeof facetaOuNada>,
  { description: FACETS_DESCRIPTION },
)

const [measured] = CONTRACT_QUALITY.colunas

const qualidadeDaColunaSchema = named(
  'QualidadeDaColuna',
  Type.Object(
    {
      coluna: oneOf(['linhas', ...CONTRACT_COLUMNS, 'partes'], {
        description: 'A coluna; `linhas`: se a linha existe.',
        examples: [measured?.coluna],
      }),
      origem: oneOf(MEASURED_ORIGINS, {
        description: 'Quem escreveu os extratos: um sistema do governo, ou gente.',
        examples: [measured?.origem],
      }),
      ...figureFields(measured!),
    },
    { description: 'O que se mediu de uma coluna.' },
  ),
)

const qualidadeSchema = named(
  'QualidadeDosContratos',
  Type.Object(
    {
      ...measuredFields(
        CONTRACT_QUALITY,
        'Em quantos atos, rotulados só pelo texto e que nenhuma regra viu; quase todos de uma edição de 2023.',
      ),
      colunas: Type.Array(ref(qualidadeDaColunaSchema), { description: 'As medidas.' }),
    },
    { description: 'O que se sabe dos erros das linhas.' },
  ),
)

export const paginaContratosSchema = named(
  'PaginaContratos',
  Type.Object(
    {
      total: pageFields.total,
      limite: pageFields.limite,
      somas: Type.Union(
        [Type.Array(ref(somaSchema), { description: 'Por tipo de instrumento.' }), Type.Null()],
        {
          description: 'Todo o resultado somado, os tipos com mais linhas antes.',
          examples: [[sumExample]],
        },
      ),
      facetas: Type.Union([facetas, Type.Null()], {
        description: 'As contagens pedidas em `facetas`; `null` se nenhuma, e com `cursor`.',
        examples: [null],
      }),
      qualidade: Type.Union([ref(qualidadeSchema), Type.Null()], {
        description: 'O que se sabe dos erros das linhas.',
        examples: [CONTRACT_QUALITY],
      }),
      resultados: Type.Array(ref(contratoSchema), { description: 'As linhas, na ordem pedida.' }),
      proximo: pageFields.proximo,
      avisos: pageFields.avisos,
    },
    { description: 'Uma página da tabela `contratos`.' },
  ),
)

export const contractSchemas = [
  contratoSchema,
  somaSchema,
  facetaSchema,
  qualidadeDaColunaSchema,
  qualidadeSchema,
  paginaContratosSchema,
]

const day = (description: string, example: string) => Type.Optional(date(description, example))

export const contractParameters = Type.Object({
  fornecedor_ni: list(
    Type.String({ maxLength: 30 }),
    'CNPJ do contratado, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura.',
    ['12.345.678/0001-95'],
  ),
  tipo_instrumento: list(
    Type.Unsafe<string>(oneOf(INSTRUMENT_KINDS, {})),
    'Tipo do instrumento; repita o parâmetro para aceitar qualquer de vários.',
    ['contrato'],
  ),
  modalidade: list(
    Type.Unsafe<string>(oneOf(BID_KINDS, {})),
    'Modalidade da licitação; repita o parâmetro para aceitar qualquer de várias.',
    ['pregao'],
  ),
  uasg: list(
    Type.String({ pattern: String.raw`^\d{6}$` }),
    'Código da unidade de compra (UASG), seis algarismos; repita o parâmetro para aceitar qualquer de várias.',
    ['150002'],
  ),
  orgao: rowParameters.orgao,
  valor_min: amount('`valor_global` é este ou mais, em reais.', 1000),
  valor_max: amount('`valor_global` é este ou menos, em reais.', 250000.5),
  data_inicio: rowParameters.data_inicio,
  data_fim: rowParameters.data_fim,
  assinatura_de: day('`data_assinatura` é este dia ou depois.', '2024-03-01'),
  assinatura_ate: day('`data_assinatura` é este dia ou antes.', '2024-03-31'),
  vigencia_fim_de: day('`vigencia_fim` é este dia ou depois.', '2025-01-01'),
  vigencia_fim_ate: day('`vigencia_fim` é este dia ou antes.', '2025-03-31'),
  vigencia_fim_em_dias: inDays('`vigencia_fim` é de hoje a este tanto de dias.', 90),
  termo: rowParameters.termo,
  literal: rowParameters.literal,
  facetas: Type.Optional(
    Type.Array(oneOf(CONTRACT_FACETS, {}), {
      maxItems: CONTRACT_FACETS.length,
      description:
        'O que contar e somar em todo o resultado, não só na página: `tipo_instrumento`, `modalidade`, `orgao`, `fornecedor_ni`, `mes`, separados por vírgula ou repetindo o parâmetro.',
      examples: [['orgao', 'mes']],
    }),
  ),
  ordem: Type.Optional(
    oneOf(CONTRACT_ORDERS, {
      default: 'recentes',
      description:
        'Ordem das linhas: as publicadas por último antes, ou depois; `valor`: do maior `valor_global` ao menor; `vigencia_fim`: as que terminam primeiro antes. As linhas em que ele não está impresso vêm por último.',
      examples: ['valor'],
    }),
  ),
  cursor: rowParameters.cursor,
  limite: rowParameters.limite,
})

export type ContractsAsked = Static<typeof contractParameters>
