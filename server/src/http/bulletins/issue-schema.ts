import { Type } from 'typebox'
import { MAIL_STATES } from '../../alerts/bulletins/issue.ts'
import { date, instant, named, nullable, oneOf, ref } from '../schemas/field.ts'
import { pageParameters } from '../schemas/paging.ts'
import { bulletinParams } from './schema.ts'

export const issueExample = {
  id: 'ebo_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
  data: '2024-03-15',
  assunto: 'Boletim de compras: 3 atos, 15/03/2024',
  total: 3,
  criado_em: '2024-03-15T11:00:01.000Z',
  destinatarios: [
    {
      email: 'equipe@exemplo.com.br',
      situacao: 'enviado' as const,
      enviado_em: '2024-03-15T11:00:03.000Z',
      erro: null,
    },
  ],
}

export const shownExample = {
  assunto: issueExample.assunto,
  html: '<!doctype html>…',
  texto: 'Ministério da Educação (3)\n==========================\n',
  csv: '\ufeffData;Seção;Edição…',
  xlsx: null,
}

export const pageExample = 'https://arauto.exemplo.br/boletim/kX3v…'

export const issueParams = Type.Object({
  ...bulletinParams.properties,
  envio_id: Type.String({ description: 'Identificador do envio.', examples: [issueExample.id] }),
})

export const issueParameters = Type.Object(pageParameters('Envios por página.'))

/** The body of POST /boletins/{id}/previa. */
export const bulletinPreviewBody = Type.Object(
  { data: date('O dia, AAAA-MM-DD, em que o boletim teria saído.') },
  { additionalProperties: false, description: 'O dia que se quer ver.' },
)

const shownFields = {
  assunto: Type.String({ description: 'O assunto.', examples: [shownExample.assunto] }),
  html: Type.String({
    description: 'O e-mail, um documento HTML inteiro, sem nada de fora.',
    examples: [shownExample.html],
  }),
  texto: Type.String({
    description: 'O mesmo em texto, que vai ao lado do HTML.',
    examples: [shownExample.texto],
  }),
  csv: nullable(
    Type.String({
      description: 'A planilha CSV anexa; `null` se não há.',
      examples: [shownExample.csv],
    }),
  ),
  xlsx: nullable(
    Type.String({
      description: 'A planilha XLSX anexa, em base64; `null` se não há.',
      examples: ['UEsDBBQAAAAI…'],
    }),
  ),
}

const total = Type.Integer({ description: 'Atos que ele conta.', examples: [issueExample.total] })

export const previaBoletimSchema = named(
  'PreviaBoletim',
  Type.Object(
    {
      ...shownFields,
      total,
      sairia: Type.Boolean({
        description:
          'Se teria saído: sem atos, só com `enviar_vazio` e se houve edição conferida ou atrasada, ou nenhum alerta está ativo.',
        examples: [true],
      }),
    },
    { description: 'O e-mail que um boletim teria sido.' },
  ),
)

const destinatarioSchema = named(
  'DestinatarioEnvio',
  Type.Object(
    {
      email: Type.String({ description: 'O endereço.', examples: ['equipe@exemplo.com.br'] }),
      situacao: oneOf(MAIL_STATES, {
        description:
          '`na_fila`: ainda não saiu, ou será tentado de novo. `enviado`: o servidor de e-mail o aceitou. `descartado`: não será enviado.',
        examples: ['enviado'],
      }),
      enviado_em: nullable(instant('Quando o servidor de e-mail o aceitou; `null` se não.')),
      erro: nullable(
        Type.String({
          description: 'Por que não saiu, da última vez; `null` se saiu ou não se tentou.',
          examples: ['550 caixa desconhecida'],
        }),
      ),
    },
    { description: 'O que foi do e-mail a um destinatário.' },
  ),
)

const issueFields = {
  id: Type.String({ description: 'Identificador do envio.', examples: [issueExample.id] }),
  data: date('O dia do boletim.'),
  assunto: shownFields.assunto,
  total,
  criado_em: instant('Quando foi feito.'),
  destinatarios: Type.Array(ref(destinatarioSchema), {
    description: 'A quem foi: os que tinham confirmado quando foi feito.',
  }),
}

const envioBoletimSchema = named(
  'EnvioBoletim',
  Type.Object(issueFields, { description: 'Um boletim que foi feito.' }),
)

export const envioBoletimDetalheSchema = named(
  'EnvioBoletimDetalhe',
  Type.Object(
    {
      ...issueFields,
      ...shownFields,
      pagina: nullable(
        Type.String({
          description:
            'O endereço da página deste envio, que se lê sem conta; `null` se foi fechada, ou se o envio é de uma versão anterior.',
          examples: [pageExample],
        }),
      ),
    },
    { description: 'Um boletim que foi feito, com o que dizia.' },
  ),
)

export const paginaEnviosSchema = named(
  'PaginaEnviosBoletim',
  Type.Object(
    {
      total: Type.Integer({ description: 'Envios no histórico.', examples: [1] }),
      pagina: Type.Integer({ description: 'Esta página.', examples: [1] }),
      limite: Type.Integer({ description: 'Envios por página.', examples: [20] }),
      total_paginas: Type.Integer({ description: 'Páginas ao todo.', examples: [1] }),
      resultados: Type.Array(ref(envioBoletimSchema), { description: 'Os envios da página.' }),
    },
    { description: 'Página de envios de um boletim.' },
  ),
)

const openPageFields = {
  id: issueFields.id,
  data: issueFields.data,
  assunto: issueFields.assunto,
  total,
  criado_em: issueFields.criado_em,
  pagina: Type.String({
    description: 'O endereço da página, que se lê sem conta.',
    examples: [pageExample],
  }),
}

const paginaAbertaSchema = named(
  'PaginaAbertaBoletim',
  Type.Object(openPageFields, { description: 'A página de um envio, que ainda abre.' }),
)

export const paginasAbertasSchema = named(
  'PaginasAbertasBoletim',
  Type.Object(
    {
      total: Type.Integer({ description: 'Páginas que ainda abrem.', examples: [1] }),
      pagina: Type.Integer({ description: 'Esta página da lista.', examples: [1] }),
      limite: Type.Integer({ description: 'Itens por página da lista.', examples: [20] }),
      total_paginas: Type.Integer({ description: 'Páginas da lista ao todo.', examples: [1] }),
      resultados: Type.Array(ref(paginaAbertaSchema), { description: 'As páginas dos envios.' }),
    },
    { description: 'Uma parte da lista das páginas que ainda abrem.' },
  ),
)

export const issueSchemas = [
  paginaAbertaSchema,
  paginasAbertasSchema,
  previaBoletimSchema,
  destinatarioSchema,
  envioBoletimSchema,
  envioBoletimDetalheSchema,
  paginaEnviosSchema,
]
