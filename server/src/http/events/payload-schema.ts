import { type TSchema, Type } from 'typebox'
import type { EventType } from '../../webhooks/message/delivery-request.ts'
import { ALCANCES } from '../../gazette/relations/reach.ts'
import { edicaoDoEventoSchema } from '../archive/edition-schema.ts'
import {
  enderecoDaParteSchema,
  excerptExample,
  toldFields,
  trechoSchema,
} from '../archive/publication-schema.ts'
import { instant, named, nullable, oneOf, ref } from '../schemas/field.ts'
import { contractExample } from '../rows/contract-schema.ts'
import {
  linhaContada,
  prazoDaLinha,
  prazoExample,
  tabelaDaLinha,
} from '../webhooks/told-row-schema.ts'
import { webhookExample } from '../webhooks/schema.ts'
import { actOfEventExample, eventExample } from './schema.ts'

const terms = ['"pregão eletrônico"']
const actExample = {
  ...actOfEventExample,
  termos_correspondentes: terms,
  trechos: [excerptExample],
  parte: null,
}

const publicacaoDoEventoSchema = named(
  'PublicacaoDoEvento',
  Type.Object(
    {
      ...toldFields,
      termos_correspondentes: Type.Array(Type.String(), {
        description:
          'Os termos do filtro que a encontraram, como foram escritos; vazio se o filtro não tem termos.',
        examples: [terms],
      }),
      trechos: Type.Array(ref(trechoSchema), {
        description: 'Onde estão; vazio se o filtro não tem termos.',
      }),
      parte: Type.Union([ref(enderecoDaParteSchema), Type.Null()], {
        description:
          'Dos atos que a publicação traz, o que tem as palavras do trecho do texto; `null` se ela traz um só, se as palavras estão fora deles, ou sem termos.',
        examples: [null],
      }),
    },
    { description: 'A publicação de que um evento trata, como era quando aconteceu.' },
  ),
)

const publicacao = ref(publicacaoDoEventoSchema)

/** What `dados` has in addition in a test delivery. */
const teste = Type.Optional(
  Type.Literal(true, { description: 'Só nos envios de teste.', examples: [true] }),
)

const alertaDoEvento = Type.Object(
  {
    id: Type.String({ description: 'O alerta.', examples: ['alr_01JQ7Z3V5N8M2K4T6W9X1Y0ABC'] }),
    nome: Type.String({ description: 'Como ele se chama.', examples: ['Pregões'] }),
  },
  { description: 'O alerta que encontrou a publicação.' },
)

const NO_TERMS = { termos_correspondentes: [], trechos: [] }

const linhaDoEvento = { tabela: tabelaDaLinha, linha: linhaContada }

const change = {
  versao: Type.Integer({ description: 'A versão do texto.', examples: [1] }),
  campos_alterados: Type.Array(Type.String(), {
    description: 'Os campos de que o evento trata.',
    examples: [['situacao']],
  }),
  motivo: Type.String({
    description: 'Por que o ato é contado de novo. Outros motivos podem vir a existir.',
    examples: ['retificacao'],
  }),
  por: nullable(
    Type.String({
      description: 'A publicação que a corrige; `null` se não há.',
      examples: ['pub_0A1B2C3D4E5F6G7H'],
    }),
  ),
  alcance: nullable(
    oneOf(ALCANCES, {
      description:
        'Até onde ela vai: `todo`, o ato inteiro; `parte`, só `parte`; `null` se nenhuma o corrige.',
      examples: ['todo'],
    }),
  ),
  parte: nullable(
    Type.String({
      description: 'A parte atingida, como publicada; `null` se é o todo.',
      examples: ['arts. 1º e 4º'],
    }),
  ),
  retificada_por: nullable(
    Type.String({
      description: 'O mesmo que `por`, quando retifica.',
      examples: ['pub_0A1B2C3D4E5F6G7H'],
    }),
  ),
}

/** The body of a delivery, section 6.2 of the contract, with an example of its `dados`. */
function payload(
  name: string,
  tipo: EventType,
  description: string,
  fields: Record<string, TSchema>,
  dados: object,
) {
  const schema = Type.Object(
    {
      id: Type.String({
        description: 'O evento: o mesmo em toda entrega dele.',
        examples: [eventExample.id],
      }),
      tipo: Type.Literal(tipo, { description: 'O que houve.', examples: [tipo] }),
      criado_em: instant('Quando houve.'),
      webhook_id: Type.String({
        description: 'O webhook que o recebe.',
        examples: [webhookExample.id],
      }),
      dados: Type.Object(
        { ...fields, teste },
        { description: 'De que o evento trata.', examples: [dados] },
      ),
    },
    { description },
  )
  return { schema: named(name, schema), description, dados }
}

/** What a webhook receives. */
export const payloads = {
  'publicacao.nova': payload(
    'EventoPublicacaoNova',
    'publicacao.nova',
    'Uma publicação nova que os filtros do webhook deixam passar.',
    { publicacao },
    { publicacao: actExample },
  ),
  'publicacao.atualizada': payload(
    'EventoPublicacaoAtualizada',
    'publicacao.atualizada',
    'Uma publicação mudou, ou outro ato a corrigiu.',
    { publicacao, ...change },
    changeExample(),
  ),
  'linha.nova': payload(
    'EventoLinhaNova',
    'linha.nova',
    'Uma publicação tem uma linha que não tinha, e que `filtros.linhas` deixa passar.',
    { ...linhaDoEvento, publicacao },
    { tabela: 'contratos', linha: contractExample, publicacao: { ...actExample, ...NO_TERMS } },
  ),
  'linha.prazo': payload(
    'EventoLinhaPrazo',
    'linha.prazo',
    'Um dia que uma linha diz está tão perto quanto `filtros.linhas` pede.',
    { ...linhaDoEvento, prazo: prazoDaLinha, publicacao },
    {
      tabela: 'contratos',
      linha: contractExample,
      prazo: prazoExample,
      publicacao: { ...actExample, ...NO_TERMS },
    },
  ),
  'edicao.publicada': payload(
    'EventoEdicaoPublicada',
    'edicao.publicada',
    'Uma edição está no acervo.',
    { edicao: ref(edicaoDoEventoSchema) },
    { edicao: editionExample() },
  ),
  'alerta.match': payload(
    'EventoAlertaMatch',
    'alerta.match',
    'Um alerta da conta encontrou uma publicação, ou uma linha de uma.',
    {
      alerta: alertaDoEvento,
      publicacao,
      tabela: Type.Optional(tabelaDaLinha),
      linha: Type.Optional(linhaContada),
      prazo: Type.Optional(prazoDaLinha),
    },
    alertExample(),
  ),
} satisfies Record<EventType, object>

function changeExample() {
  const por = 'pub_0A1B2C3D4E5F6G7H'
  const what = { versao: 1, campos_alterados: ['situacao'], motivo: 'retificacao' }
  const reach = { alcance: 'todo', parte: null }
  return { publicacao: actExample, ...what, por, ...reach, retificada_por: por }
}

function editionExample() {
  const publicacoes = { secoes: ['extra'], total_publicacoes: 3 }
  return { numero: '52-A', data: '2024-03-15', tipo: 'extra', ...publicacoes }
}

function alertExample() {
  const alerta = { id: 'alr_01JQ7Z3V5N8M2K4T6W9X1Y0ABC', nome: 'Pregões' }
  return { alerta, publicacao: actExample }
}

export const payloadSchemas = [
  publicacaoDoEventoSchema,
  ...Object.values(payloads).map(({ schema }) => schema),
]
