import {
  EFFECT_ORIGINS,
  MOVEMENT_KINDS,
  PERSON_ROLES,
  REGISTRATION_KINDS,
  VACANCY_CAUSES,
} from '../personnel/movement.ts'
import type { PessoalLinha } from '../pessoal-linhas.ts'
import type { RowColumn } from './row-column.ts'
import { ACT_OF_ROW, PUBLISHER, ROW_ID, readingColumns } from './shared-columns.ts'

/** The columns of `pessoal`, in their order. */
export const PESSOAL_COLUMNS = {
  id: ROW_ID,
  tipo_movimentacao: {
    title: 'Tipo de movimento',
    description: 'O que o ato faz com a pessoa, pelo verbo ou pelo seu objeto.',
    type: 'string',
    values: MOVEMENT_KINDS,
  },
  verbo: { title: 'Verbo', description: 'O verbo, como impresso.', type: 'string' },
  a_pedido: { title: 'A pedido', description: 'Se o ato diz "a pedido".', type: 'boolean' },
  de_oficio: { title: 'De ofício', description: 'Se o ato diz "de ofício".', type: 'boolean' },
  pessoa_nome: {
    title: 'Nome da pessoa',
    description:
      'A pessoa, como impressa, sem posto e título; nomes iguais podem ser de pessoas diferentes. `null` se o ato só dá um número, ou se uma retificação não a nomeia.',
    type: 'string',
    mayLack: true,
  },
  pessoa_papel: {
    title: 'Papel da pessoa',
    description:
      'O que a pessoa é no ato; `instituidor`: o servidor falecido, numa pensão. Beneficiários não são linhas.',
    type: 'string',
    values: PERSON_ROLES,
    mayLack: true,
  },
  matricula: {
    title: 'Matrícula',
    description: 'A matrícula, como impressa, com suas máscaras.',
    type: 'string',
    mayLack: true,
  },
  matricula_tipo: {
    title: 'Tipo da matrícula',
    description: 'O sistema da matrícula, se impresso.',
    type: 'string',
    values: REGISTRATION_KINDS,
    mayLack: true,
  },
  cargo_efetivo: {
    title: 'Cargo efetivo',
    description: 'O cargo que a pessoa ocupa, como impresso.',
    type: 'string',
    mayLack: true,
  },
  cargo_funcao: {
    title: 'Cargo ou função',
    description:
      'O cargo ou a função que o ato dá ou tira, sem a família e o código; de substitutos, o do titular.',
    type: 'string',
    mayLack: true,
  },
  substituto: {
    title: 'Substituto',
    description: 'Se a pessoa só substitui quem ocupa `cargo_funcao`.',
    type: 'boolean',
  },
  codigo: {
    title: 'Código do cargo ou função',
    description: 'O código do cargo ou da função, como impresso.',
    type: 'string',
    mayLack: true,
  },
  sigla_funcao: {
    title: 'Sigla do código',
    description: 'A sigla do código: `FCE`, `DAS`, `FG`.',
    type: 'string',
    mayLack: true,
  },
  nivel_funcao: {
    title: 'Nível do código',
    description: 'O nível do código: `1.07`, `3`, `IV`.',
    type: 'string',
    mayLack: true,
  },
  unidade: {
    title: 'Unidade',
    description: 'A unidade dentro do órgão, como impressa.',
    type: 'string',
    mayLack: true,
  },
  orgao_destino: {
    title: 'Órgão de destino',
    description: 'O órgão para onde a pessoa vai, se o ato a leva a outro.',
    type: 'string',
    mayLack: true,
  },
  data_efeito: {
    title: 'Data de efeito',
    description: 'O dia desde o qual vale, se impresso.',
    type: 'date',
    mayLack: true,
  },
  data_efeito_origem: {
    title: 'Origem da data de efeito',
    description:
      'Como se sabe desde quando vale. `publicacao` e `assinatura`: sem outra data; `periodo`: veja `periodo_inicio`.',
    type: 'string',
    values: EFFECT_ORIGINS,
    mayLack: true,
  },
  periodo_inicio: {
    title: 'Início do período',
    description: 'O primeiro dia do período, se impresso.',
    type: 'date',
    mayLack: true,
  },
  periodo_fim: {
    title: 'Fim do período',
    description: 'O último dia do período, se impresso.',
    type: 'date',
    mayLack: true,
  },
  vaga_causa: {
    title: 'Causa da vaga',
    description: 'Por que o cargo está vago.',
    type: 'string',
    values: VACANCY_CAUSES,
    mayLack: true,
  },
  vaga_codigo: {
    title: 'Código da vaga',
    description: 'O código da vaga, como impresso.',
    type: 'string',
    mayLack: true,
  },
  vaga_antecessor: {
    title: 'Antecessor na vaga',
    description: 'Quem ocupava a vaga, como impresso.',
    type: 'string',
    mayLack: true,
  },
  autoridade_nome: {
    title: 'Autoridade',
    description: 'Quem assina, sem posto.',
    type: 'string',
    mayLack: true,
  },
  autoridade_cargo: {
    title: 'Cargo da autoridade',
    description: 'O cargo de quem decide: abaixo da assinatura, ou o da abertura do ato.',
    type: 'string',
    mayLack: true,
  },
  orgao: PUBLISHER,
  ...ACT_OF_ROW,
  ...readingColumns('o trecho'),
} satisfies Record<keyof PessoalLinha, RowColumn>
