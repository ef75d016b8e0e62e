import { BID_KINDS, ORIGINS } from '../contracts/contract.ts'
import { INSTRUMENT_KINDS } from '../contracts/instrument-kind.ts'
import type { ContratoLinha } from '../linhas.ts'
import type { RowColumn } from './row-column.ts'
import { ACT_OF_ROW, PROCESS_NUMBER, PUBLISHER, ROW_ID, readingColumns } from './shared-columns.ts'

/** The columns of `contratos`, in their order. */
export const CONTRATO_COLUMNS = {
  id: ROW_ID,
  tipo_instrumento: {
    title: 'Tipo do instrumento',
    description: 'O que o extrato publica, pelo título ou pela espécie.',
    type: 'string',
    values: INSTRUMENT_KINDS,
  },
  numero_contrato: {
    title: 'Número do contrato',
    description:
      'Número do contrato (da ata, do convênio…), sem o ano, como impresso; de um termo que altera um contrato, o do contrato.',
    type: 'string',
    mayLack: true,
  },
  ano_contrato: {
    title: 'Ano do contrato',
    description: 'Ano do número do contrato.',
    type: 'integer',
    mayLack: true,
  },
  numero_termo: {
    title: 'Número do termo',
    description: 'Número do termo aditivo ou do apostilamento, em algarismos: `2` para "Segundo".',
    type: 'string',
    mayLack: true,
  },
  processo: PROCESS_NUMBER,
  modalidade: {
    title: 'Modalidade da licitação',
    description: 'Modalidade da licitação, ou sua falta.',
    type: 'string',
    values: BID_KINDS,
    mayLack: true,
  },
  numero_licitacao: {
    title: 'Número da licitação',
    description: 'Número da licitação, sem o ano, como impresso.',
    type: 'string',
    mayLack: true,
  },
  ano_licitacao: {
    title: 'Ano da licitação',
    description: 'Ano da licitação.',
    type: 'integer',
    mayLack: true,
  },
  uasg: {
    title: 'UASG',
    description: 'Código da unidade de compra (UASG).',
    type: 'string',
    mayLack: true,
  },
  contratante_nome: {
    title: 'Contratante',
    description: 'Quem contrata, como impresso.',
    type: 'string',
    mayLack: true,
  },
  contratante_cnpj: {
    title: 'CNPJ do contratante',
    description: 'CNPJ de quem contrata, com dígitos verificadores corretos.',
    type: 'string',
    mayLack: true,
  },
  contratante_orgao: PUBLISHER,
  fornecedor_nome: {
    title: 'Contratado',
    description:
      'Quem é contratado, como impresso; um CPF no nome vem mascarado. `null` se o instrumento é de partes sem fornecedor.',
    type: 'string',
    mayLack: true,
  },
  fornecedor_ni: {
    title: 'CNPJ ou CPF do contratado',
    description: 'CNPJ do contratado, ou CPF, sempre mascarado.',
    type: 'string',
    mayLack: true,
  },
  fornecedor_tipo: {
    title: 'Tipo de pessoa do contratado',
    description: 'Pessoa jurídica (`PJ`) ou física (`PF`), pelo número impresso, como no PNCP.',
    type: 'string',
    mayLack: true,
  },
  partes: {
    title: 'Partes',
    description:
      'De convênios, acordos, doações, cessões e outros sem fornecedor, quem toma parte; vazio nos demais.',
    type: {
      items: [
        { name: 'nome', type: 'string' },
        { name: 'ni', type: 'string', mayLack: true },
      ],
    },
  },
  objeto: {
    title: 'Objeto',
    description: 'O objeto, como impresso.',
    type: 'string',
    mayLack: true,
  },
  valor_inicial: {
    title: 'Valor inicial',
    description: 'Valor que o texto diz inicial ou original.',
    type: 'number',
    mayLack: true,
  },
  valor_global: {
    title: 'Valor global',
    description: 'Valor total, global ou sem outro nome. Nunca um valor do objeto.',
    type: 'number',
    mayLack: true,
  },
  valor_mensal: {
    title: 'Valor mensal',
    description: 'Valor por mês.',
    type: 'number',
    mayLack: true,
  },
  valor_acrescimo: {
    title: 'Acréscimo',
    description: 'Quanto o termo acrescenta.',
    type: 'number',
    mayLack: true,
  },
  valor_do_instrumento: {
    title: 'Valor comum do instrumento',
    description:
      'Total de um instrumento com vários contratados, o mesmo em cada linha dele: não é para somar. `valor_global` é então só o do contratado.',
    type: 'number',
    mayLack: true,
  },
  moeda: {
    title: 'Moeda',
    description: 'Moeda dos valores (ISO 4217).',
    type: 'string',
    mayLack: true,
  },
  data_assinatura: {
    title: 'Data da assinatura',
    description: 'Quando foi assinado.',
    type: 'date',
    mayLack: true,
  },
  vigencia_inicio: {
    title: 'Início da vigência',
    description: 'Primeiro dia de vigência, se impresso.',
    type: 'date',
    mayLack: true,
  },
  vigencia_fim: {
    title: 'Fim da vigência',
    description: 'Último dia de vigência; veja `vigencia_fim_calculada`.',
    type: 'date',
    mayLack: true,
  },
  vigencia_prazo: {
    title: 'Prazo de vigência',
    description: 'Prazo de vigência (ISO 8601).',
    type: 'string',
    mayLack: true,
  },
  vigencia_fim_calculada: {
    title: 'Fim da vigência calculado',
    description: 'Se `vigencia_fim` não está impressa e foi contada pelo prazo.',
    type: 'boolean',
  },
  fundamento_legal: {
    title: 'Fundamento legal',
    description: 'O fundamento legal, como impresso.',
    type: 'string',
    mayLack: true,
  },
  normas: {
    title: 'Normas',
    description: 'As normas do fundamento legal, como em `entidades.normas`.',
    type: { items: 'string' },
  },
  origem_adesao: {
    title: 'Adesão a ata',
    description:
      'Se o extrato é de adesão a uma ata: UASG, processo e licitação podem ser do órgão de origem.',
    type: 'boolean',
  },
  sistema_origem: {
    title: 'Sistema de origem',
    description: 'O sistema que escreveu o extrato (`comprasnet4`, `sidec`), ou `livre`.',
    type: 'string',
    values: ORIGINS,
  },
  ...ACT_OF_ROW,
  ...readingColumns('o trecho'),
} satisfies Record<keyof ContratoLinha, RowColumn>
