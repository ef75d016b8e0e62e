import { Type } from 'typebox'
import { type AlertView, FREQUENCIES } from '../../alerts/alert.ts'
import { MAILBOX_STATES } from '../../alerts/mailbox.ts'
import { instant, named, nullable, oneOf, ref } from '../schemas/field.ts'
import { ownersKey } from '../schemas/owners-key.ts'
import { readingVersion } from '../schemas/reading.ts'
import { receiptExample, receiptSchema } from '../schemas/receipt.ts'
import { givenRowFilter, keptRowFilter } from '../webhooks/row-filter-schema.ts'
import {
  STANDING_FILTER,
  standingFilter,
  standingFilterExample,
  standingFilterPatch,
} from '../schemas/standing-filter.ts'

/** The same limit as in a search. */
export const MAX_CONSULTA = 4_000
/** Longer than any title that people choose; keeps lists and subjects readable. */
const MAX_NOME = 200
export const MAX_CHANNELS = 20
/** As many as a bulletin may have. */
export const MAX_EMAILS = 100

export const alertExample: AlertView = {
  id: 'alr_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
  chave: null,
  nome: 'Pregões da educação',
  consulta: '"pregão eletrônico" NAO dispensa',
  termos: [],
  listas: [],
  filtros: { linhas: null, ...standingFilterExample },
  leitura: 1,
  canais: {
    webhooks: ['wh_01JQ7Z3V5N8M2K4T6W9X1Y0ABC'],
    emails: ['equipe@exemplo.com.br'],
  },
  frequencia: 'diaria',
  hora: 8,
  avisar_vazio: true,
  ativo: true,
  boletins: [],
  encontrados_sem_canal: 0,
  criado_em: '2024-03-15T12:00:00.000Z',
  atualizado_em: '2024-03-15T12:00:00.000Z',
  enderecos: [{ email: 'equipe@exemplo.com.br', situacao: 'pendente', confirmado_em: null }],
  conferido_ate: receiptExample,
}

/** As many as a department has; {@link BODY_LIMITS} holds them. */
export const MAX_TERMOS = 10_000
/** The most that can be sought in the past: each costs as much as a search. */
export const MAX_TERMOS_OF_PAST = 200
const MAX_TERMO = 1_000
const MAX_GRUPO = 200

const termo = Type.String({
  minLength: 1,
  maxLength: MAX_TERMO,
  description: 'Uma consulta, na linguagem de `termo` da busca.',
  examples: ['"João da Silva"'],
})
const grupo = nullable(
  Type.String({
    minLength: 1,
    maxLength: MAX_GRUPO,
    description: 'O que reúne termos, para você; `null` se nada.',
    examples: ['servidores'],
  }),
)
const TERMOS = {
  description: `Termos, cada um uma consulta, até ${MAX_TERMOS}: o alerta dispara para os atos que a \`consulta\` encontra e, se houver termos, ao menos um deles também. Os que encontraram cada ato vêm em \`termos_correspondentes\`.`,
  maxItems: MAX_TERMOS,
  examples: [[{ termo: '"João da Silva"', grupo: 'servidores' }]],
}

/** As many lists as an alert may have. */
const MAX_LISTAS = 20
export const listas = Type.Array(Type.String(), {
  maxItems: MAX_LISTAS,
  description: `Identificadores de listas da conta (\`/listas\`), até ${MAX_LISTAS}: os itens delas valem como \`termos\` do alerta, e mudam com elas.`,
  examples: [['lst_01JQ7Z3V5N8M2K4T6W9X1Y0ABC']],
})

export const termoAlertaSchema = named(
  'TermoAlerta',
  Type.Object({ termo, grupo }, { description: 'Termo de um alerta.' }),
)
/** The items of a body. */
const givenTermos = Type.Array(
  Type.Object({ termo, grupo: Type.Optional(grupo) }, { additionalProperties: false }),
  TERMOS,
)
export const termosOfPast = Type.Array(
  Type.Object({ termo, grupo: Type.Optional(grupo) }, { additionalProperties: false }),
  {
    ...TERMOS,
    maxItems: MAX_TERMOS_OF_PAST,
    description: `Termos, como os do alerta, no máximo ${MAX_TERMOS_OF_PAST}.`,
  },
)

export const alertParams = Type.Object({
  id: Type.String({ description: 'Identificador do alerta.', examples: [alertExample.id] }),
})

export const STRICT = { additionalProperties: false }

export const alertFields = {
  nome: Type.String({
    minLength: 1,
    maxLength: MAX_NOME,
    description: 'Nome do alerta: vai no assunto dos e-mails.',
    examples: [alertExample.nome],
  }),
  consulta: Type.String({
    minLength: 1,
    maxLength: MAX_CONSULTA,
    description:
      'O que procurar, na linguagem de `termo` da busca. O alerta dispara exatamente para os atos que a busca encontra. Com `termos`, `listas` ou `filtros.linhas`, pode faltar: vale então `*`, que encontra tudo.',
    examples: [alertExample.consulta],
  }),
  frequencia: oneOf(FREQUENCIES, {
    description:
      'Com que frequência saem os e-mails. `imediata`: assim que há atos. `edicao`: um por edição. `diaria`: um por dia, à `hora`. Webhooks são avisados na hora, ou quando o `envio` deles diz.',
    examples: [alertExample.frequencia],
  }),
  hora: Type.Integer({
    minimum: 0,
    maximum: 23,
    description: 'Hora de Brasília do e-mail diário; nas outras frequências não tem efeito.',
    examples: [alertExample.hora],
  }),
  avisar_vazio: Type.Boolean({
    description:
      'Se os endereços recebem também um e-mail quando uma edição conferida por inteiro não traz nada (na frequência `diaria`, um por dia). O que a fonte não trouxe nunca conta como conferido.',
    examples: [alertExample.avisar_vazio],
  }),
  ativo: Type.Boolean({ description: 'Se o alerta dispara.', examples: [alertExample.ativo] }),
}

const channelLists = {
  webhooks: Type.Array(Type.String(), {
    maxItems: MAX_CHANNELS,
    description:
      'Identificadores de webhooks desta conta; recebem `alerta.match` os que o têm em `eventos`.',
    examples: [alertExample.canais.webhooks],
  }),
  emails: Type.Array(Type.String(), {
    maxItems: MAX_EMAILS,
    description:
      'Endereços de e-mail, guardados em minúsculas. A cada um pedimos antes que confirme, salvo se quem opera o serviço responde pelo domínio dele: até lá nada lhe é enviado.',
    examples: [alertExample.canais.emails],
  }),
}

export const enderecoSchema = named(
  'Endereco',
  Type.Object(
    {
      email: Type.String({
        description: 'O endereço.',
        examples: [alertExample.canais.emails[0]],
      }),
      situacao: oneOf(MAILBOX_STATES, {
        description:
          '`pendente`: pedimos a confirmação, que ainda não veio. `confirmado`: recebe os e-mails. `descadastrado`: quem o usa pediu para não receber mais.',
        examples: ['pendente'],
      }),
      confirmado_em: nullable(instant('Quando foi confirmado; `null` se ainda não.')),
    },
    { description: 'Endereço de e-mail de um alerta.' },
  ),
)

const filtrosAlertaSchema = named(
  'FiltrosAlerta',
  Type.Object(
    { linhas: keptRowFilter, ...standingFilter },
    {
      description: `O que o alerta deixa passar além da consulta: ${STANDING_FILTER}. Com \`linhas\`, ele procura linhas de uma tabela, e dos outros só vale \`literal\`.`,
    },
  ),
)

const canaisSchema = named(
  'Canais',
  Type.Object(channelLists, { description: 'A quem o alerta avisa.' }),
)

export const alertaSchema = named(
  'Alerta',
  Type.Object(
    {
      id: Type.String({ description: 'Identificador do alerta.', examples: [alertExample.id] }),
      chave: ownersKey,
      ...alertFields,
      termos: Type.Array(ref(termoAlertaSchema), { description: TERMOS.description }),
      listas,
      filtros: ref(filtrosAlertaSchema),
      leitura: readingVersion('`consulta`, `termos`, os itens das `listas` e `orgaos`'),
      canais: ref(canaisSchema),
      boletins: Type.Array(Type.String(), {
        description: 'Os boletins ativos que levam o que ele encontra.',
        examples: [alertExample.boletins],
      }),
      encontrados_sem_canal: Type.Integer({
        minimum: 0,
        description:
          'Quantas vezes encontrou um ato, novo ou alterado, sem ter canal algum: do que achou só fica o número.',
        examples: [alertExample.encontrados_sem_canal],
      }),
      criado_em: instant('Quando foi criado.'),
      atualizado_em: instant('Quando mudou pela última vez.'),
      enderecos: Type.Array(ref(enderecoSchema), {
        description: 'Os endereços de `canais.emails`, e se já confirmaram.',
      }),
      conferido_ate: receiptSchema,
    },
    { description: 'Alerta: uma consulta salva que avisa do que encontra.' },
  ),
)

const FILTERS = {
  ...STRICT,
  description: 'Que publicações interessam; o que falta não filtra.',
  examples: [alertExample.filtros],
}
const CHANNELS = {
  ...STRICT,
  description: 'A quem o alerta avisa.',
  examples: [{ webhooks: alertExample.canais.webhooks }],
}

/** The filters of an alert, in a body. */
export const alertFilters = Type.Partial(
  Type.Object({ linhas: givenRowFilter, ...standingFilter }),
  FILTERS,
)

/** What bodies may say of a whole alert. */
const newAlertFields = {
  nome: alertFields.nome,
  consulta: Type.Optional(alertFields.consulta),
  filtros: Type.Optional(alertFilters),
  canais: Type.Optional(Type.Partial(Type.Object(channelLists), CHANNELS)),
  frequencia: Type.Optional(alertFields.frequencia),
  hora: Type.Optional(alertFields.hora),
  avisar_vazio: Type.Optional(alertFields.avisar_vazio),
  ativo: Type.Optional(alertFields.ativo),
  termos: Type.Optional(givenTermos),
  listas: Type.Optional(listas),
}

/** One of `consulta`, `termos`, `listas` and `filtros.linhas` is needed, which no list of required fields says. */
const bodyExample = { nome: alertExample.nome, consulta: alertExample.consulta }

/** The body of POST /alertas. */
export const newAlertBody = Type.Object(
  { ...newAlertFields, chave: Type.Optional(ownersKey) },
  { ...STRICT, description: 'O alerta a criar.', examples: [bodyExample] },
)

/** The body of PUT /alertas/chave/{chave}. */
export const wholeAlertBody = Type.Object(newAlertFields, {
  ...STRICT,
  description: 'O alerta inteiro: o que falta recebe o padrão, menos `ativo`, que fica como está.',
  examples: [bodyExample],
})

/** The body of PATCH /alertas/{id}: a JSON merge patch. */
export const alertPatchBody = Type.Object(
  {
    nome: Type.Optional(alertFields.nome),
    consulta: Type.Optional(alertFields.consulta),
    filtros: Type.Optional(
      nullable(
        Type.Object({ linhas: Type.Optional(givenRowFilter), ...standingFilterPatch }, FILTERS),
      ),
    ),
    canais: Type.Optional(
      nullable(
        Type.Object(
          {
            webhooks: Type.Optional(nullable(channelLists.webhooks)),
            emails: Type.Optional(nullable(channelLists.emails)),
          },
          CHANNELS,
        ),
      ),
    ),
    frequencia: Type.Optional(alertFields.frequencia),
    hora: Type.Optional(alertFields.hora),
    avisar_vazio: Type.Optional(alertFields.avisar_vazio),
    ativo: Type.Optional(alertFields.ativo),
    termos: Type.Optional(nullable(givenTermos)),
    listas: Type.Optional(nullable(listas)),
    chave: Type.Optional(ownersKey),
  },
  {
    ...STRICT,
    description:
      'O que muda (JSON Merge Patch, RFC 7396): listas são substituídas, e `filtros.linhas` também, inteiro; o que falta fica como está, e `null` em `chave`, em `termos`, em `listas`, em `filtros`, em `canais` ou num dos campos destes o esvazia.',
  },
)

export const alertSchemas = [
  termoAlertaSchema,
  enderecoSchema,
  filtrosAlertaSchema,
  canaisSchema,
  alertaSchema,
]
