import { Type } from 'typebox'
import { EVENT_TYPES } from '../../webhooks/message/delivery-request.ts'
import { hitExample } from '../archive/publication-schema.ts'
import { avisoSchema } from '../schemas/notice.ts'
import { instant, named, oneOf, ref } from '../schemas/field.ts'
import { webhookExample } from '../webhooks/schema.ts'
import { limitParameter } from '../schemas/paging.ts'

/** An event describes an act as it was then; the digest is read with the current act. */
const { sha256: _digest, ...actOfEvent } = hitExample
export const actOfEventExample = {
  ...actOfEvent,
  termos_correspondentes: [] as string[],
  trechos: [] as object[],
  parte: null,
}

export const eventExample = {
  id: 'evt_01JQ7Z3V5N8M2K4T6W9X1Y0GHJ',
  tipo: 'publicacao.nova' as const,
  criado_em: '2024-03-15T12:00:00.000Z',
  dados: { publicacao: actOfEventExample },
}
const cursorExample = 'MS40MjEw'

export const eventoSchema = named(
  'Evento',
  Type.Object(
    {
      id: Type.String({
        description: 'Identificador do evento, o mesmo em toda entrega dele.',
        examples: [eventExample.id],
      }),
      tipo: oneOf(EVENT_TYPES, { description: 'O que houve.', examples: [eventExample.tipo] }),
      criado_em: instant('Quando houve.'),
      dados: Type.Unsafe<object>({
        type: 'object',
        additionalProperties: true,
        description:
          'O mesmo que em `dados` das entregas; sem `webhook`, `termos_correspondentes` e `trechos` vêm vazios, pois dependem dos filtros de cada um.',
        examples: [eventExample.dados],
      }),
    },
    { description: 'Evento: algo que houve no acervo.' },
  ),
)

export const paginaEventosSchema = named(
  'PaginaEventos',
  Type.Object(
    {
      limite: Type.Integer({ description: 'Eventos por página.', examples: [20] }),
      resultados: Type.Array(ref(eventoSchema), {
        description: 'Os eventos, na ordem em que entraram no acervo.',
      }),
      proximo: Type.String({
        description:
          'O que pedir em `apos` da próxima vez, agora ou quando houver mais: nenhum evento é pulado nem repetido.',
        examples: [cursorExample],
      }),
      tem_mais: Type.Boolean({
        description: 'Se já há mais eventos depois destes.',
        examples: [false],
      }),
      avisos: Type.Array(ref(avisoSchema), {
        description: 'O que se deve saber sobre a resposta; vazio se nada.',
      }),
    },
    { description: 'Uma página de eventos.' },
  ),
)

export const eventSchemas = [eventoSchema, paginaEventosSchema]

export const eventParameters = Type.Object({
  tipo: Type.Optional(
    oneOf(EVENT_TYPES, { description: 'Só os deste tipo.', examples: ['edicao.publicada'] }),
  ),
  webhook: Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        'Só o que este webhook da conta receberia, com `termos_correspondentes` e `trechos` como nas entregas dele, esteja ativo ou não. Uma página pode vir vazia com `tem_mais`.',
      examples: [webhookExample.id],
    }),
  ),
  apos: Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        'O `proximo` da página anterior; `agora` começa depois de tudo o que já houve; sem ele, a partir do evento mais antigo ainda guardado (90 dias).',
      examples: [cursorExample],
    }),
  ),
  limite: limitParameter('Eventos por página.'),
})
