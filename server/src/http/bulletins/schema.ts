import { Type } from 'typebox'
import { type BulletinView, CONTENTS, GROUPINGS } from '../../alerts/bulletins/bulletin.ts'
import { BULLETIN_FREQUENCIES } from '../../alerts/bulletins/schedule.ts'
import { WEEKDAYS } from '../../lib/time/weekdays.ts'
import { VARIABLES } from '../../alerts/bulletins/variables.ts'
import { enderecoSchema } from '../alerts/schema.ts'
import { instant, named, nullable, oneOf, ref } from '../schemas/field.ts'
import { ownersKey } from '../schemas/owners-key.ts'

const MAX_NOME = 200
const MAX_TEXT = 2_000
/** Of the alerts, and of the recipients. */
export const MOST_IN_BULLETIN = 100
const STRICT = { additionalProperties: false }
const NAMES = VARIABLES.map((name) => `\`{{${name}}}\``).join(', ')

export const bulletinExample: BulletinView = {
  id: 'bol_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
  chave: null,
  nome: 'Boletim de compras',
  alertas: ['alr_01JQ7Z3V5N8M2K4T6W9X1Y0ABC'],
  destinatarios: ['equipe@exemplo.com.br'],
  assunto: '{{nome}}: {{atos}}, {{periodo}}',
  cabecalho: 'Bom dia. Estes são os atos de {{periodo}}.',
  rodape: 'Coordenação de Compras',
  texto_vazio: 'Nada foi encontrado no que foi conferido.',
  enviar_vazio: true,
  agrupar_por: 'orgao',
  conteudo: 'trecho',
  anexar_csv: true,
  anexar_xlsx: false,
  frequencia: 'semanal',
  hora: 8,
  dias: ['seg', 'qua', 'sex'],
  dia_do_mes: 1,
  ativo: true,
  criado_em: '2024-03-15T12:00:00.000Z',
  atualizado_em: '2024-03-15T12:00:00.000Z',
  enderecos: [{ email: 'equipe@exemplo.com.br', situacao: 'pendente', confirmado_em: null }],
  proximo_envio_em: '2024-03-18T11:00:00.000Z',
}

export const bulletinParams = Type.Object({
  id: Type.String({ description: 'Identificador do boletim.', examples: [bulletinExample.id] }),
})

function words(description: string, example: string, maxLength = MAX_TEXT) {
  return Type.String({
    maxLength,
    description: `${description} Pode ter ${NAMES}.`,
    examples: [example],
  })
}

const fields = {
  nome: Type.String({
    minLength: 1,
    maxLength: MAX_NOME,
    description: 'Nome do boletim.',
    examples: [bulletinExample.nome],
  }),
  alertas: Type.Array(Type.String(), {
    minItems: 1,
    maxItems: MOST_IN_BULLETIN,
    description:
      'Identificadores de alertas desta conta, na ordem em que o e-mail os mostra. O que eles encontram enquanto o boletim está ativo vai no próximo; um ato que vários encontram vai uma vez, com o nome de todos.',
    examples: [bulletinExample.alertas],
  }),
  destinatarios: Type.Array(Type.String(), {
    maxItems: MOST_IN_BULLETIN,
    description:
      'Endereços de e-mail, guardados em minúsculas; cada um recebe um e-mail só seu. A cada um pedimos antes que confirme, salvo se quem opera o serviço responde pelo domínio dele: até lá nada lhe é enviado.',
    examples: [bulletinExample.destinatarios],
  }),
  assunto: Type.String({
    ...words('Assunto do e-mail.', bulletinExample.assunto, MAX_NOME),
    minLength: 1,
  }),
  cabecalho: words(
    'Texto que abre o e-mail, sem HTML: cada linha é um parágrafo, e endereços da web viram links.',
    bulletinExample.cabecalho,
  ),
  rodape: words('Texto que fecha o e-mail, como `cabecalho`.', bulletinExample.rodape),
  texto_vazio: words(
    'O que o e-mail diz quando nada foi encontrado, como `cabecalho`. Não é dito se nada foi conferido, nem de edições em que já tinham sido encontrados atos.',
    bulletinExample.texto_vazio,
  ),
  enviar_vazio: Type.Boolean({
    description:
      'Se o boletim sai também quando nada foi encontrado. Sem edição conferida nem atrasada, como num domingo, não sai, a não ser para dizer que nenhum alerta dele está ativo.',
    examples: [bulletinExample.enviar_vazio],
  }),
  agrupar_por: oneOf(GROUPINGS, {
    description:
      'Sob que título cada ato vem, uma só vez: o primeiro `termo` que o encontrou (o nome do alerta, se ele não tem termos), o `orgao`, a `secao` ou o primeiro `alerta`.',
    examples: [bulletinExample.agrupar_por],
  }),
  conteudo: oneOf(CONTENTS, {
    description:
      'O que se mostra de cada ato: a `ementa` (ou o resumo, se não tem), o `trecho` que foi encontrado ou a `integra`, até 20.000 caracteres.',
    examples: [bulletinExample.conteudo],
  }),
  anexar_csv: Type.Boolean({
    description:
      'Se vai anexa uma planilha CSV com todos os atos, até 5.000, como o Excel em português a abre.',
    examples: [bulletinExample.anexar_csv],
  }),
  anexar_xlsx: Type.Boolean({
    description:
      'Se vai anexa a mesma planilha como pasta de trabalho do Excel (XLSX): as mesmas colunas, com links que se clicam e nenhuma fórmula.',
    examples: [bulletinExample.anexar_xlsx],
  }),
  frequencia: oneOf(BULLETIN_FREQUENCIES, {
    description:
      'Quando sai, sempre à `hora`: todo dia (`diaria`), nos `dias` da semana (`semanal`) ou no `dia_do_mes` (`mensal`).',
    examples: [bulletinExample.frequencia],
  }),
  hora: Type.Integer({
    minimum: 0,
    maximum: 23,
    description: 'Hora de Brasília em que sai.',
    examples: [bulletinExample.hora],
  }),
  dias: Type.Array(oneOf(WEEKDAYS, { description: 'Dia da semana.', examples: ['seg'] }), {
    minItems: 1,
    maxItems: WEEKDAYS.length,
    description: 'Dias da semana em que sai; só na frequência `semanal`.',
    examples: [bulletinExample.dias],
  }),
  dia_do_mes: Type.Integer({
    minimum: 1,
    maximum: 31,
    description: 'Dia do mês em que sai; num mês mais curto, no último. Só na frequência `mensal`.',
    examples: [bulletinExample.dia_do_mes],
  }),
  ativo: Type.Boolean({
    description: 'Se recolhe o que os alertas encontram, e sai.',
    examples: [bulletinExample.ativo],
  }),
}

export const boletimSchema = named(
  'Boletim',
  Type.Object(
    {
      id: Type.String({ description: 'Identificador do boletim.', examples: [bulletinExample.id] }),
      chave: ownersKey,
      ...fields,
      criado_em: instant('Quando foi criado.'),
      atualizado_em: instant('Quando mudou pela última vez.'),
      enderecos: Type.Array(ref(enderecoSchema), {
        description: 'Os endereços de `destinatarios`, e se já confirmaram.',
      }),
      proximo_envio_em: nullable(instant('Quando sai o próximo; `null` se está inativo.')),
    },
    { description: 'Boletim: um e-mail com o que vários alertas encontraram.' },
  ),
)

/** What bodies may say of a whole bulletin. */
const wholeFields = {
  ...Type.Partial(Type.Object(fields)).properties,
  nome: fields.nome,
  alertas: fields.alertas,
}
const bodyExample = { nome: bulletinExample.nome, alertas: bulletinExample.alertas }

/** The body of POST /boletins. */
export const newBulletinBody = Type.Object(
  { ...wholeFields, chave: Type.Optional(ownersKey) },
  { ...STRICT, description: 'O boletim a criar.', examples: [bodyExample] },
)

/** The body of PUT /boletins/chave/{chave}. */
export const wholeBulletinBody = Type.Object(wholeFields, {
  ...STRICT,
  description: 'O boletim inteiro: o que falta recebe o padrão, menos `ativo`, que fica como está.',
  examples: [bodyExample],
})

/** The body of PATCH /boletins/{id}: a JSON merge patch. */
export const bulletinPatchBody = Type.Object(
  {
    ...Type.Partial(Type.Object(fields)).properties,
    destinatarios: Type.Optional(nullable(fields.destinatarios)),
    chave: Type.Optional(ownersKey),
  },
  {
    ...STRICT,
    description:
      'O que muda (JSON Merge Patch, RFC 7396): listas são substituídas, o que falta fica como está, e `null` em `chave` ou em `destinatarios` os esvazia.',
  },
)
