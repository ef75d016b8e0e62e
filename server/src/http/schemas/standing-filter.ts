import { Type } from 'typebox'
import { SITUACOES } from '../../gazette/relations/situacao.ts'
import type { StandingFilter } from '../../monitor/standing-filter.ts'
import { ASKED_SECTIONS } from '../../gazette/publication.ts'
import { nullable, oneOf } from './field.ts'

/** More would be a mistake; also bounds the cost of one filter for the monitor. */
export const MAX_VALUES = 100
/** Whole ministries are left out body by body. */
export const MAX_EXCLUDED = 500
const MAX_VALUE = 500
/** The same limit as in a search. */
const MAX_CNPJ = 30

export const standingFilterExample: StandingFilter = {
  secoes: ['3', 'extra'],
  orgaos: ['Ministério da Educação'],
  orgaos_exceto: [],
  tipos_ato: [],
  situacoes: [],
  cnpjs: [],
  valor_min: 1000,
  valor_max: null,
  literal: false,
  ignorar_assinatura: false,
}

/** The filters that webhooks and alerts share: a StandingFilter. */
export const standingFilter = {
  secoes: Type.Array(Type.Unsafe<string>(oneOf(ASKED_SECTIONS, {})), {
    maxItems: MAX_VALUES,
    description:
      'Códigos de seção, como em `secao` da busca: basta uma. `edicao.publicada` conta `extra1`, `extra2` e `extra3` como `extra`, porque a edição é anunciada com a primeira das suas seções. Vazio: não filtra.',
    examples: [['3', 'extra']],
  }),
  orgaos: Type.Array(Type.String({ minLength: 1, maxLength: MAX_VALUE }), {
    maxItems: MAX_VALUES,
    description:
      'Órgãos, cada um como em `orgao` da busca: o caminho completo, o começo dele, um só nível ou uma sigla; basta um. Vazio: não filtra.',
    examples: [['Ministério da Educação']],
  }),
  orgaos_exceto: Type.Array(Type.String({ minLength: 1, maxLength: MAX_VALUE }), {
    maxItems: MAX_EXCLUDED,
    description:
      'Órgãos cujos atos não interessam, escritos como em `orgaos`: um ato de qualquer deles, ou do que está abaixo, fica de fora. Vazio: nada fica.',
    examples: [['Conselho Federal de Enfermagem']],
  }),
  tipos_ato: Type.Array(Type.String({ minLength: 1, maxLength: MAX_VALUE }), {
    maxItems: MAX_VALUES,
    description:
      'Tipos de ato, cada um como em `tipo_ato` da busca: inteiro, ou o começo seguido de `*`; basta um. Vazio: não filtra.',
    examples: [['Portaria']],
  }),
  situacoes: Type.Array(oneOf(SITUACOES, {}), {
    maxItems: MAX_VALUES,
    description:
      'O que outros atos fizeram do ato, como em `situacao` da busca: basta uma. Vale a do momento do evento; numa mudança, também a de antes. Vazio: não filtra.',
    examples: [['revogada', 'sem_efeito']],
  }),
  cnpjs: Type.Array(Type.String({ minLength: 1, maxLength: MAX_CNPJ }), {
    maxItems: MAX_VALUES,
    description:
      'CNPJs que o texto nomeia, cada um como em `cnpj` da busca; com os 8 primeiros caracteres, qualquer estabelecimento da empresa; basta um. Guardados sem pontuação. Vazio: não filtra.',
    examples: [['12345678000195']],
  }),
  valor_min: nullable(
    Type.Number({
      minimum: 0,
      description: 'O maior valor em reais que o texto nomeia é este ou mais; `null`: não filtra.',
      examples: [1000],
    }),
  ),
  valor_max: nullable(
    Type.Number({
      minimum: 0,
      description: 'O maior valor em reais que o texto nomeia é este ou menos; `null`: não filtra.',
      examples: [250000.5],
    }),
  ),
  literal: Type.Boolean({
    description:
      'Se as palavras e as siglas em `orgaos` valem só o que está escrito, como em `literal` da busca.',
    examples: [false],
  }),
  ignorar_assinatura: Type.Boolean({
    description:
      'Se as palavras só contam fora das linhas de quem assina, como em `ignorar_assinatura` da busca; vale para cada termo.',
    examples: [false],
  }),
}

const {
  secoes,
  orgaos,
  orgaos_exceto,
  tipos_ato,
  situacoes,
  cnpjs,
  valor_min,
  valor_max,
  literal,
  ignorar_assinatura,
} = standingFilter

/** The same in a merge patch: null means the default. */
export const standingFilterPatch = {
  secoes: Type.Optional(nullable(secoes)),
  orgaos: Type.Optional(nullable(orgaos)),
  orgaos_exceto: Type.Optional(nullable(orgaos_exceto)),
  tipos_ato: Type.Optional(nullable(tipos_ato)),
  situacoes: Type.Optional(nullable(situacoes)),
  cnpjs: Type.Optional(nullable(cnpjs)),
  valor_min: Type.Optional(valor_min),
  valor_max: Type.Optional(valor_max),
  literal: Type.Optional(nullable(literal)),
  ignorar_assinatura: Type.Optional(nullable(ignorar_assinatura)),
}

/** What their description says about them. */
export const STANDING_FILTER =
  'uma das `secoes`, um dos `orgaos`, nenhum dos `orgaos_exceto`, um dos `tipos_ato`, uma das `situacoes`, um dos `cnpjs`, e o maior valor do texto entre `valor_min` e `valor_max`'
