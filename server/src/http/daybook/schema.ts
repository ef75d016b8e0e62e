import { Type } from 'typebox'
import { SECTION_CODES } from '../../gazette/publication.ts'
import {
  type ChangedAct,
  type Daybook,
  type DaybookAct,
  LOOKS,
  NEIGHBOUR_STATES,
  type SavedAct,
} from '../../service/daybook/daybook.ts'
import { deadlineExample, prazoSchema } from '../archive/deadline-schema.ts'
import { edicaoSchema } from '../archive/edition-schema.ts'
import { enderecoDaParteSchema, relacaoSchema, toldFields } from '../archive/publication-schema.ts'
import { fonteSchema } from '../archive/source-schema.ts'
import { linhaContada, prazoDaLinha, tabelaDaLinha } from '../webhooks/told-row-schema.ts'
import { date, instant, named, nullable, oneOf, ref } from '../schemas/field.ts'

export const actHeadExample = {
  id: 'pub_0A1B2C3D4E5F6G7H',
  titulo: 'AVISO DE LICITAÇÃO PREGÃO ELETRÔNICO Nº 90041/2024',
  data_publicacao: '2024-03-15',
  secao: '3' as const,
  secao_base: '3' as const,
  edicao: '52',
  pagina: '84',
  orgao: 'Ministério da Educação/Universidade Federal do Planalto',
  tipo_ato: 'Aviso de Licitação',
  situacao: 'publicada' as const,
  url_original: 'https://www.in.gov.br/web/dou/-/aviso-de-licitacao-1',
}
const marksExample = { lido: false, guardado_em: null }
const alertExample = { id: 'alr_01JQ7Z3V5N8M2K4T6W9X1Y0ABC', nome: 'Pregões de limpeza' }

const actExample: DaybookAct = {
  ...actHeadExample,
  trecho: [
    { texto: 'Objeto: serviços de ', marcado: false },
    { texto: 'limpeza', marcado: true },
    { texto: ' e conservação predial.', marcado: false },
  ],
  parte: null,
  termos_correspondentes: [],
  outros_alertas: [],
  linhas: [],
  prazos: [deadlineExample],
  ...marksExample,
}

export const savedExample: SavedAct = {
  ...actHeadExample,
  lido: true,
  guardado_em: '2024-03-15T12:00:00.000Z',
}

const changedExample: ChangedAct = {
  ...savedExample,
  data_publicacao: '2024-03-14',
  edicao: '51',
  situacao: 'retificada',
  alertas: [],
  mudancas: [
    {
      tipo: 'retificada_por',
      por: { ...actHeadExample, titulo: 'RETIFICAÇÃO' },
      confianca: 0.99,
      alcance: 'parte',
      parte: null,
      passagens: [{ onde_se_le: 'R$ 4.182.600,00', leia_se: 'R$ 4.812.600,00', posicao: 99 }],
    },
  ],
}

export const daybookExample: Daybook = {
  data: '2024-03-15',
  anterior: { data: '2024-03-14', situacao: 'no_acervo' },
  proxima: null,
  edicoes: [
    {
      numero: '52',
      data: '2024-03-15',
      tipo: 'normal',
      secoes: ['1', '2', '3'],
      total_publicacoes: 4210,
      provisoria: false,
    },
  ],
  secoes: [
    {
      secao: '3',
      secao_base: '3',
      estado: 'completa',
      provisoria: false,
      mensagem: null,
      publicacoes: 2419,
      completa_em: '2024-03-15T08:51:00.000Z',
    },
  ],
  total: 1,
  nao_lidos: 1,
  guardados: 36,
  mudaram: [changedExample],
  alertas: [
    {
      ...alertExample,
      consulta: 'limpeza',
      total: 1,
      em_outros: 0,
      nao_lidos: 1,
      conferencia: { situacao: 'conferido', faltam: [] },
      ultimo: null,
      atos: [actExample],
    },
  ],
}

const { id, titulo, data_publicacao, secao, secao_base, orgao } = toldFields
const { tipo_ato, url_original, situacao } = toldFields

const head = {
  id,
  titulo,
  data_publicacao,
  secao,
  secao_base,
  edicao: Type.String({ description: 'Número da edição.', examples: [actHeadExample.edicao] }),
  pagina: Type.String({
    description: 'Página da edição; de um ato em partes, da primeira à última.',
    examples: [actHeadExample.pagina],
  }),
  orgao,
  tipo_ato,
  situacao,
  url_original,
}

const marks = {
  lido: Type.Boolean({
    description: 'Se a pessoa marcou o ato como lido; `false` para uma chave que não é de ninguém.',
    examples: [false],
  }),
  guardado_em: nullable(instant('Quando a pessoa guardou o ato; `null` se não.')),
}

const alertNames = (description: string) =>
  Type.Array(
    Type.Object({
      id: Type.String({ description: 'Identificador do alerta.', examples: [alertExample.id] }),
      nome: Type.String({ description: 'Nome do alerta.', examples: [alertExample.nome] }),
    }),
    { description, examples: [[alertExample]] },
  )

export const resumoDeAtoSchema = named(
  'ResumoDeAto',
  Type.Object(head, { description: 'O que diz de um ato uma lista do caderno ou uma pasta.' }),
)

export const atoDoCadernoSchema = named(
  'AtoDoCaderno',
  Type.Object(
    {
      ...head,
      trecho: Type.Array(
        Type.Object({
          texto: Type.String({ description: 'Texto simples.', examples: ['limpeza'] }),
          marcado: Type.Boolean({ description: 'Se é o que o alerta procura.', examples: [true] }),
        }),
        {
          description:
            'O trecho do texto que mostra por que o primeiro dos alertas o encontrou, em pedaços que se seguem. CPFs vêm mascarados.',
          examples: [actExample.trecho],
        },
      ),
      parte: Type.Union([ref(enderecoDaParteSchema), Type.Null()], {
        description:
          'Dos atos que a publicação traz, o que tem as palavras do trecho; `null` se ela traz um só.',
        examples: [null],
      }),
      termos_correspondentes: Type.Array(Type.String(), {
        description:
          'Os termos dos alertas a que o ato corresponde, como escritos; vazio se os alertas não têm termos, ou passados 90 dias.',
        examples: [['limpeza']],
      }),
      outros_alertas: alertNames('Os outros alertas que o encontraram.'),
      linhas: Type.Array(
        Type.Object(
          {
            tabela: tabelaDaLinha,
            linha: linhaContada,
            prazo: Type.Union([prazoDaLinha, Type.Null()], {
              description: 'O dia da linha que chegou perto; `null` se ela é do próprio dia.',
              examples: [null],
            }),
          },
          { description: 'Uma linha que um alerta de linhas encontrou.' },
        ),
        {
          description:
            'As linhas do ato que alertas de linhas encontraram; vazio se só alertas de atos o encontraram.',
          examples: [[]],
        },
      ),
      prazos: Type.Array(ref(prazoSchema), {
        description:
          'As aberturas e os prazos que o texto diz, como em `incluir=prazos` da publicação: os primeiros dez.',
      }),
      ...marks,
    },
    { description: 'Um ato que um alerta encontrou.' },
  ),
)

const { tipo, confianca, alcance, parte, passagens } = relacaoSchema.properties

export const atoMudadoSchema = named(
  'AtoMudado',
  Type.Object(
    {
      ...head,
      alertas: alertNames('Os alertas que o tinham encontrado; vazio se a pessoa só o guardou.'),
      ...marks,
      mudancas: Type.Array(
        Type.Object({
          tipo,
          por: ref(resumoDeAtoSchema),
          confianca,
          alcance,
          parte,
          passagens,
        }),
        {
          description: 'O que atos deste dia fizeram dele, como em `relacoes` da publicação.',
          examples: [changedExample.mudancas],
        },
      ),
    },
    { description: 'Um ato anterior, que a pessoa já tinha, e o que mudou nele.' },
  ),
)

export const alertaDoCadernoSchema = named(
  'AlertaDoCaderno',
  Type.Object(
    {
      id: Type.String({ description: 'Identificador do alerta.', examples: [alertExample.id] }),
      nome: Type.String({ description: 'Nome do alerta.', examples: [alertExample.nome] }),
      consulta: Type.String({ description: 'A consulta dele.', examples: ['limpeza'] }),
      total: Type.Integer({ description: 'Quantos atos do dia encontrou.', examples: [6] }),
      em_outros: Type.Integer({
        description: 'Quantos deles vêm sob um alerta anterior: cada ato vem uma vez.',
        examples: [1],
      }),
      nao_lidos: Type.Integer({
        description: 'Dos que vêm sob este, quantos a pessoa não marcou como lidos.',
        examples: [4],
      }),
      conferencia: Type.Object(
        {
          situacao: oneOf(LOOKS, {
            description:
              '`conferido`: tudo o que ele pede do dia está no acervo e foi conferido. `incompleto`: falta no acervo o que `faltam` diz. `nao_conferido`: o que há no acervo não foi todo conferido para ele, e procurá-lo agora seria demais. `sem_edicao`: nada do que ele pede saiu no dia; se `secoes` vem vazio, o acervo não tem nada do dia nem espera edição regular dele. `inativo`: o alerta está desligado.',
            examples: ['conferido'],
          }),
          faltam: Type.Array(oneOf(SECTION_CODES, {}), {
            description:
              'As seções que ele pede e que não estão inteiras no acervo. Se ele só pede edições extras e nenhuma é conhecida, as regulares sem as quais isso não se sabe.',
            examples: [[]],
          }),
        },
        {
          description: 'Até onde o dia foi conferido para ele.',
          examples: [{ situacao: 'conferido', faltam: [] }],
        },
      ),
      ultimo: nullable(
        date(
          'De um alerta sem atos no dia: o dia anterior mais recente de que encontrou um; `null` se não se sabe de nenhum.',
          '2024-03-08',
        ),
      ),
      atos: Type.Array(ref(atoDoCadernoSchema), {
        description: 'Os primeiros dos que vêm sob este alerta, na ordem do jornal.',
      }),
    },
    { description: 'O que um alerta encontrou num dia, ou até onde se sabe que nada há.' },
  ),
)

const neighbour = (description: string) =>
  Type.Union(
    [
      Type.Object({
        data: date('O dia, AAAA-MM-DD.', '2024-03-14'),
        situacao: oneOf(NEIGHBOUR_STATES, {
          description:
            '`no_acervo`: há edição. `aguardada`: é hoje, e ainda não são as 6h. `falta`: devia haver, e o acervo não tem.',
          examples: ['no_acervo'],
        }),
      }),
      Type.Null(),
    ],
    { description, examples: [daybookExample.anterior] },
  )

const section = fonteSchema.properties

export const cadernoSchema = named(
  'Caderno',
  Type.Object(
    {
      data: date('O dia, AAAA-MM-DD.'),
      anterior: neighbour('O dia anterior com edição, ou que devia ter; `null` se não há.'),
      proxima: neighbour('O dia seguinte com edição, ou que devia ter; `null` se não há.'),
      edicoes: Type.Array(ref(edicaoSchema), { description: 'As edições do dia no acervo.' }),
      secoes: Type.Array(
        Type.Object({
          secao: section.secao,
          secao_base: section.secao_base,
          estado: section.estado,
          provisoria: section.provisoria,
          mensagem: section.mensagem,
          publicacoes: section.publicacoes,
          completa_em: nullable(
            instant(
              'Quando ficou completa; `null` se não está, ou se um programa antigo a trouxe.',
            ),
          ),
        }),
        {
          description: 'As seções do dia: as que chegaram, e as que deviam ter chegado.',
          examples: [daybookExample.secoes],
        },
      ),
      total: Type.Integer({
        description: 'Quantos atos os alertas encontraram ao todo, cada um contado uma vez.',
        examples: [11],
      }),
      nao_lidos: Type.Integer({
        description: 'Quantos deles a pessoa não marcou como lidos.',
        examples: [4],
      }),
      guardados: Type.Integer({
        description: 'Quantos atos a pessoa tem guardados, de qualquer dia.',
        examples: [36],
      }),
      mudaram: Type.Array(ref(atoMudadoSchema), {
        description:
          'Os atos de dias anteriores, que alertas da conta tinham encontrado ou que a pessoa tem guardados, e que atos deste dia mudaram: no máximo 50.',
      }),
      alertas: Type.Array(ref(alertaDoCadernoSchema), {
        description: 'Os alertas da conta, do mais antigo ao mais recente.',
      }),
    },
    { description: 'Um dia do Diário para uma pessoa.' },
  ),
)

const MOST_MARKED = 500

export const marksBody = Type.Object(
  {
    publicacoes: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: MOST_MARKED,
      description: `Identificadores de publicações, no máximo ${MOST_MARKED}.`,
      examples: [[actHeadExample.id]],
    }),
    lido: Type.Optional(
      Type.Boolean({ description: 'Se ficam lidas; ausente: como estão.', examples: [true] }),
    ),
    guardado: Type.Optional(
      Type.Boolean({ description: 'Se ficam guardadas; ausente: como estão.', examples: [true] }),
    ),
  },
  { additionalProperties: false, description: 'O que a pessoa fez, e com que atos.' },
)

export const marksExamples = [{ publicacao: actHeadExample.id, lido: true, guardado_em: null }]

export const marcaDePessoaSchema = named(
  'MarcaDePessoa',
  Type.Object(
    {
      publicacao: Type.String({
        description: 'Identificador da publicação.',
        examples: [actHeadExample.id],
      }),
      ...marks,
    },
    { description: 'O que uma pessoa fez com um ato.' },
  ),
)

export const atoGuardadoSchema = named(
  'AtoGuardado',
  Type.Object({ ...head, ...marks }, { description: 'Um ato que a pessoa guardou.' }),
)

export const paginaGuardadosSchema = named(
  'PaginaGuardados',
  Type.Object(
    {
      total: Type.Integer({ description: 'Atos guardados ao todo.', examples: [36] }),
      pagina: Type.Integer({ description: 'Esta página.', examples: [1] }),
      limite: Type.Integer({ description: 'Atos por página.', examples: [20] }),
      total_paginas: Type.Integer({ description: 'Páginas ao todo.', examples: [2] }),
      resultados: Type.Array(ref(atoGuardadoSchema), { description: 'Os atos da página.' }),
    },
    { description: 'Página dos atos que uma pessoa guardou.' },
  ),
)

export const mailingExample = {
  hora: 7,
  email: 'licitacoes@exemplo.com.br',
  confirmado: true,
  ultimo_em: '2024-03-15T10:00:00.000Z',
}

const hour = (description: string) =>
  Type.Integer({ minimum: 0, maximum: 23, description, examples: [mailingExample.hora] })

export const mailingBody = Type.Object(
  { hora: hour('A hora do e-mail, em Brasília.') },
  { additionalProperties: false, description: 'Quando o caderno vai por e-mail.' },
)

export const dayDeadlinesExample = {
  data: '2024-03-15',
  total_atos: 3,
  atos_lidos: 3,
  prazos: [{ ato: actHeadExample, prazo: deadlineExample }],
}

export const prazosDoCadernoSchema = named(
  'PrazosDoCaderno',
  Type.Object(
    {
      data: date('O dia do caderno.', dayDeadlinesExample.data),
      total_atos: Type.Integer({
        minimum: 0,
        description: 'Atos que os alertas encontraram no dia.',
        examples: [dayDeadlinesExample.total_atos],
      }),
      atos_lidos: Type.Integer({
        minimum: 0,
        description:
          'Os de que os prazos foram lidos; se são menos, veja os outros por alerta, em `/caderno`.',
        examples: [dayDeadlinesExample.atos_lidos],
      }),
      prazos: Type.Array(Type.Object({ ato: ref(resumoDeAtoSchema), prazo: ref(prazoSchema) }), {
        description:
          'As aberturas e os prazos, os mais próximos antes; de cada ato, os primeiros dez.',
        examples: [dayDeadlinesExample.prazos],
      }),
    },
    { description: 'As aberturas e os prazos que os atos de um caderno dizem.' },
  ),
)

export const cadernoPorEmailSchema = named(
  'CadernoPorEmail',
  Type.Object(
    {
      hora: nullable(hour('A hora do e-mail, em Brasília; `null`: a pessoa não o recebe.')),
      email: Type.String({
        description: 'O endereço da pessoa.',
        examples: [mailingExample.email],
      }),
      confirmado: Type.Boolean({
        description: 'Se o endereço está confirmado; enquanto não está, nada é enviado.',
        examples: [true],
      }),
      ultimo_em: nullable(instant('Quando o último foi escrito; `null` se nenhum foi.')),
    },
    { description: 'O caderno do dia por e-mail, para uma pessoa.' },
  ),
)
