import { BID_KINDS } from '../contracts/contract.ts'
import type { LicitacaoLinha } from '../licitacao-linhas.ts'
import { NOTICE_KINDS, NOTICE_ORIGINS } from '../tenders/tender.ts'
import type { RowColumn } from './row-column.ts'
import { ACT_OF_ROW, PROCESS_NUMBER, PUBLISHER, ROW_ID, readingColumns } from './shared-columns.ts'

/** The columns of `licitacoes`, in their order. */
export const LICITACAO_COLUMNS = {
  id: ROW_ID,
  tipo_aviso: {
    title: 'Tipo do aviso',
    description:
      'O que o aviso faz ou conta: de adjudicação e homologação, a última; `deserta` se ninguém veio, `fracassada` se ninguém serviu; o resultado de uma fase é `resultado`.',
    type: 'string',
    values: NOTICE_KINDS,
  },
  retificacao: {
    title: 'Retificação',
    description: 'Se o aviso só diz o que é novo num aviso anterior que corrige.',
    type: 'boolean',
  },
  modalidade: {
    title: 'Modalidade',
    description: 'Modalidade da licitação.',
    type: 'string',
    values: BID_KINDS,
    mayLack: true,
  },
  numero: {
    title: 'Número da licitação',
    description: 'Número da licitação, sem o ano, como impresso.',
    type: 'string',
    mayLack: true,
  },
  ano: {
    title: 'Ano da licitação',
    description: 'Ano do número da licitação.',
    type: 'integer',
    mayLack: true,
  },
  srp: {
    title: 'Registro de preços',
    description: 'Se o texto diz que é para registro de preços.',
    type: 'boolean',
  },
  uasg: {
    title: 'UASG',
    description: 'Código da unidade de compra (UASG), se impresso.',
    type: 'string',
    mayLack: true,
  },
  processo: PROCESS_NUMBER,
  orgao: PUBLISHER,
  objeto: {
    title: 'Objeto',
    description: 'O objeto, como impresso.',
    type: 'string',
    mayLack: true,
  },
  data_abertura: {
    title: 'Abertura da sessão',
    description:
      'Dia em que a sessão abre. Nunca o do edital nem o fim do prazo das propostas; das propostas e da disputa, a disputa.',
    type: 'date',
    mayLack: true,
  },
  hora_abertura: {
    title: 'Hora da abertura',
    description: 'Hora em que a sessão abre, `HH:MM`, como impressa: de Brasília ou local.',
    type: 'string',
    mayLack: true,
  },
  valor_estimado: {
    title: 'Valor estimado',
    description: 'Valor que o texto diz estimado, máximo ou de referência, em reais.',
    type: 'number',
    mayLack: true,
  },
  url_edital: {
    title: 'Endereço do edital',
    description: 'Endereço do edital, como impresso.',
    type: 'string',
    mayLack: true,
  },
  vencedores: {
    title: 'Vencedores',
    description:
      'Quem venceu e o quê, na ordem do texto; quem só foi habilitado não venceu. Um CPF no nome vem mascarado.',
    type: {
      items: [
        { name: 'fornecedor_nome', type: 'string', mayLack: true },
        { name: 'fornecedor_ni', type: 'string', mayLack: true },
        { name: 'itens', type: 'string', mayLack: true },
        { name: 'valor', type: 'number', mayLack: true },
      ],
    },
  },
  sistema_origem: {
    title: 'Sistema de origem',
    description: 'O sistema que escreveu o aviso (`siasgnet`, `sidec`), ou `livre`.',
    type: 'string',
    values: NOTICE_ORIGINS,
  },
  ...ACT_OF_ROW,
  ...readingColumns('o aviso'),
} satisfies Record<keyof LicitacaoLinha, RowColumn>
