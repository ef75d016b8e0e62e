import { Type } from 'typebox'
import { CONFIDENCES } from '../../gazette/rows/contracts/contract.ts'
import {
  EFFECT_ORIGINS,
  MOVEMENT_KINDS,
  PERSON_ROLES,
  REGISTRATION_KINDS,
  VACANCY_CAUSES,
} from '../../gazette/rows/personnel/movement.ts'
import { type PessoalLinha, PERSONNEL_COLUMNS } from '../../gazette/rows/pessoal-linhas.ts'
import { date, named, nullable, oneOf, ref } from '../schemas/field.ts'

/** A row of an invented act. */
export const personnelRowExample: PessoalLinha = {
  id: 'lin_7G2K4M9QX8B3C6DA',
  tipo_movimentacao: 'designacao',
  verbo: 'Designar',
  a_pedido: false,
  de_oficio: false,
  pessoa_nome: 'FULANA DE TAL',
  pessoa_papel: 'substituto',
  matricula: '1234567',
  matricula_tipo: 'siape',
  cargo_efetivo: 'Analista Administrativo',
  cargo_funcao: 'Chefe da Divisão de Exemplo',
  substituto: true,
  codigo: 'FCE 1.07',
  sigla_funcao: 'FCE',
  nivel_funcao: '1.07',
  unidade: 'Coordenação-Geral de Exemplo',
  orgao_destino: null,
  data_efeito: '2024-03-18',
  data_efeito_origem: 'expressa',
  periodo_inicio: null,
  periodo_fim: null,
  vaga_causa: null,
  vaga_codigo: null,
  vaga_antecessor: null,
  autoridade_nome: 'BELTRANO DE TAL',
  autoridade_cargo: 'SECRETÁRIO-EXECUTIVO DO MINISTÉRIO DO EXEMPLO',
  orgao: 'Ministério do Exemplo/Secretaria Executiva',
  confianca: 'media',
  versao_extrator: 1,
  inicio: 312,
  fim: 640,
  trechos: [{ coluna: 'pessoa_nome', inicio: 330, fim: 343 }],
}

const about = (field: keyof PessoalLinha, description: string) => ({
  description,
  examples: [personnelRowExample[field]],
})
const text = (field: keyof PessoalLinha, description: string) =>
  nullable(
    Type.String({ description, examples: [personnelRowExample[field] ?? 'Ministério do Exemplo'] }),
  )
const day = (field: keyof PessoalLinha, description: string) =>
  nullable({ ...date(description), examples: [personnelRowExample[field] ?? '2024-04-30'] })
const word = <Word extends string>(
  words: readonly Word[],
  field: keyof PessoalLinha,
  description: string,
) => nullable(oneOf(words, { description, examples: [personnelRowExample[field] ?? words[0]] }))
const flag = (field: keyof PessoalLinha, description: string) =>
  Type.Boolean(about(field, description))

const trechoDePessoalSchema = named(
  'TrechoDePessoal',
  Type.Object(
    {
      coluna: oneOf(PERSONNEL_COLUMNS, {
        description: 'A coluna cujo valor foi lido ali.',
        examples: ['pessoa_nome'],
      }),
      inicio: Type.Integer({
        minimum: 0,
        description:
          'Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0.',
        examples: [330],
      }),
      fim: Type.Integer({
        minimum: 0,
        description: 'O primeiro caractere depois.',
        examples: [343],
      }),
    },
    { description: 'O lugar do texto de onde veio o valor de uma coluna.' },
  ),
)

/** The columns of a row. */
export const personnelFields = {
  id: Type.String(about('id', 'Identificador da linha; o mesmo enquanto o texto do ato não muda.')),
  tipo_movimentacao: oneOf(
    MOVEMENT_KINDS,
    about('tipo_movimentacao', 'O que o ato faz com a pessoa, pelo verbo ou pelo seu objeto.'),
  ),
  verbo: Type.String(about('verbo', 'O verbo, como impresso.')),
  a_pedido: flag('a_pedido', 'Se o ato diz "a pedido".'),
  de_oficio: flag('de_oficio', 'Se o ato diz "de ofício".'),
  pessoa_nome: text(
    'pessoa_nome',
    'A pessoa, como impressa, sem posto e título; nomes iguais podem ser de pessoas diferentes. `null` se o ato só dá um número, ou se uma retificação não a nomeia.',
  ),
  pessoa_papel: word(
    PERSON_ROLES,
    'pessoa_papel',
    'O que a pessoa é no ato; `instituidor`: o servidor falecido, numa pensão. Beneficiários não são linhas.',
  ),
  matricula: text('matricula', 'A matrícula, como impressa, com suas máscaras.'),
  matricula_tipo: word(
    REGISTRATION_KINDS,
    'matricula_tipo',
    'O sistema da matrícula, se impresso.',
  ),
  cargo_efetivo: text('cargo_efetivo', 'O cargo que a pessoa ocupa, como impresso.'),
  cargo_funcao: text(
    'cargo_funcao',
    'O cargo ou a função que o ato dá ou tira, sem a família e o código; de substitutos, o do titular.',
  ),
  substituto: flag('substituto', 'Se a pessoa só substitui quem ocupa `cargo_funcao`.'),
  codigo: text('codigo', 'O código do cargo ou da função, como impresso.'),
  sigla_funcao: text('sigla_funcao', 'A sigla do código: `FCE`, `DAS`, `FG`.'),
  nivel_funcao: text('nivel_funcao', 'O nível do código: `1.07`, `3`, `IV`.'),
  unidade: text('unidade', 'A unidade dentro do órgão, como impressa.'),
  orgao_destino: text('orgao_destino', 'O órgão para onde a pessoa vai, se o ato a leva a outro.'),
  data_efeito: day('data_efeito', 'O dia desde o qual vale, se impresso.'),
  data_efeito_origem: word(
    EFFECT_ORIGINS,
    'data_efeito_origem',
    'Como se sabe desde quando vale. `publicacao` e `assinatura`: sem outra data; `periodo`: veja `periodo_inicio`.',
  ),
  periodo_inicio: day('periodo_inicio', 'O primeiro dia do período, se impresso.'),
  periodo_fim: day('periodo_fim', 'O último dia do período, se impresso.'),
  vaga_causa: word(VACANCY_CAUSES, 'vaga_causa', 'Por que o cargo está vago.'),
  vaga_codigo: text('vaga_codigo', 'O código da vaga, como impresso.'),
  vaga_antecessor: text('vaga_antecessor', 'Quem ocupava a vaga, como impresso.'),
  autoridade_nome: text('autoridade_nome', 'Quem assina, sem posto.'),
  autoridade_cargo: text(
    'autoridade_cargo',
    'O cargo de quem decide: abaixo da assinatura, ou o da abertura do ato.',
  ),
  orgao: Type.String(about('orgao', 'O órgão que publica, com os níveis separados por `/`.')),
  confianca: oneOf(
    CONFIDENCES,
    about('confianca', 'Quanto confiar na linha, pela regra que a leu.'),
  ),
  versao_extrator: Type.Integer(
    about('versao_extrator', 'Versão das regras da tabela; muda quando elas mudam.'),
  ),
  inicio: Type.Integer({
    minimum: 0,
    ...about(
      'inicio',
      'Onde o trecho da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0.',
    ),
  }),
  fim: Type.Integer({ minimum: 0, ...about('fim', 'O primeiro caractere depois.') }),
  trechos: Type.Array(ref(trechoDePessoalSchema), {
    description: 'De onde veio cada valor, na ordem do texto.',
  }),
}

export const linhaDePessoalSchema = named(
  'LinhaDePessoal',
  Type.Object(personnelFields, {
    description:
      'Uma linha da tabela `pessoal`: uma pessoa em um movimento. `null` é o que não está impresso; nada é adivinhado.',
    examples: [personnelRowExample],
  }),
)

export const personnelRowSchemas = [linhaDePessoalSchema, trechoDePessoalSchema]
