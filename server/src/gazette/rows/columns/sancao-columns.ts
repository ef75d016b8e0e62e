import type { SancaoLinha } from '../sancao-linhas.ts'
import { SANCTION_KINDS, SANCTION_SPHERES, SANCTION_STATES } from '../sanctions/sanction.ts'
import type { RowColumn } from './row-column.ts'
import { ACT_OF_ROW, PROCESS_NUMBER, PUBLISHER, ROW_ID, readingColumns } from './shared-columns.ts'

/** The columns of `sancoes`, in their order. */
export const SANCAO_COLUMNS = {
  id: ROW_ID,
  categoria_sancao: {
    title: 'Categoria da sanção',
    description:
      'O que se aplicou. `impedimento` de licitar e contratar; `suspensao` temporária de licitar, também a que a lei junta ao impedimento de contratar; `inidoneidade`; `descredenciamento` só se vem sozinho.',
    type: 'string',
    values: SANCTION_KINDS,
  },
  situacao_sancao: {
    title: 'Situação da sanção',
    description:
      'O que o ato deixa da sanção: `aplicada` (também se ainda cabe recurso), `reduzida`, `suspensa`, `retirada`. O que se fez do próprio ato é `situacao`.',
    type: 'string',
    values: SANCTION_STATES,
  },
  ambito: {
    title: 'Âmbito',
    description: '`licitacao`: leis de licitações e contratos; `anticorrupcao`: Lei 12.846/2013.',
    type: 'string',
    values: SANCTION_SPHERES,
  },
  retificacao: {
    title: 'Retificação',
    description: 'Se o ato só diz o que é novo num anterior que corrige.',
    type: 'boolean',
  },
  sancionado_nome: {
    title: 'Empresa',
    description: 'A empresa, como impressa; um CPF no nome vem mascarado.',
    type: 'string',
    mayLack: true,
  },
  sancionado_cnpj: {
    title: 'CNPJ',
    description:
      'O CNPJ, como impresso; se os dígitos verificadores não conferem, a confiança é `baixa`.',
    type: 'string',
    mayLack: true,
  },
  abrangencia: {
    title: 'Abrangência',
    description: 'Com quem a empresa não pode contratar, como impresso.',
    type: 'string',
    mayLack: true,
  },
  prazo: {
    title: 'Prazo',
    description:
      'Por quanto tempo, em ISO 8601 (`P2Y6M`); prazos de recurso e de pagamento não são.',
    type: 'string',
    mayLack: true,
  },
  data_inicio: {
    title: 'Início',
    description: 'Desde quando, se o dia está impresso.',
    type: 'date',
    mayLack: true,
  },
  data_fim: {
    title: 'Fim',
    description: 'Até quando, se o dia está impresso.',
    type: 'date',
    mayLack: true,
  },
  valor_multa: {
    title: 'Valor da multa',
    description: 'Valor da multa, em reais.',
    type: 'number',
    mayLack: true,
  },
  motivo: {
    title: 'Motivo',
    description: 'Por quê, como impresso.',
    type: 'string',
    mayLack: true,
  },
  processo: PROCESS_NUMBER,
  fundamento_legal: {
    title: 'Fundamento legal',
    description: 'Em que se baseia, como impresso.',
    type: 'string',
    mayLack: true,
  },
  orgao_sancionador: {
    title: 'Quem sanciona',
    description: 'Quem age, se o texto o diz; não quem assina.',
    type: 'string',
    mayLack: true,
  },
  orgao: PUBLISHER,
  ...ACT_OF_ROW,
  ...readingColumns('o aviso'),
} satisfies Record<keyof SancaoLinha, RowColumn>
