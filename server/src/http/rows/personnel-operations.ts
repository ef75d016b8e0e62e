import {
  RANKED_ACRONYMS,
  type LevelKeys,
  isBare,
  levelsFrom,
  readLevelCode,
} from '../../gazette/rows/personnel/level-keys.ts'
import { PERSONNEL_QUALITY } from '../../gazette/rows/personnel/quality.ts'
import { type Detail, type Problem, detailOf } from '../../lib/errors/problem.ts'
import type { PersonnelParams } from '../../service/rows/personnel-queries.ts'
import { analyzeField } from '../../../engine/analysis.ts'
import { noticed } from '../answer.ts'
import { checkFilters } from '../archive/filters.ts'
import { type Operation, operation } from '../operation.ts'
import type { QueryValues } from '../query/read-query-string.ts'
import { parameterProblem } from '../query/strict-query.ts'
import { ref } from '../schemas/field.ts'
import { writeRowPosition } from './cursor.ts'
import {
  type PersonnelAsked,
  paginaPessoalSchema,
  personnelExample,
  personnelParameters,
  personnelSumExample,
} from './personnel-schema.ts'
import { readRowsAsked, wrongCursor } from './read-rows.ts'

const example = {
  total: 1,
  limite: 20,
  somas: [personnelSumExample],
  facetas: null,
  qualidade: PERSONNEL_QUALITY,
  resultados: [personnelExample],
  proximo: null,
  avisos: [],
}

const listPersonnel = operation({
  id: 'listarPessoal',
  at: 'GET /pessoal',
  tag: 'Consulta',
  summary: 'Lista nomeações, exonerações, designações e outros movimentos de pessoas',
  description:
    'O que os atos da Seção 2 do acervo dizem, em linhas: uma pessoa em um movimento em cada uma, lidas só do texto. `somas` conta todo o resultado, por tipo de movimento. `termo`, `pessoa_nome` e `cargo_funcao` procuram nas publicações, e podem encontrar no máximo 20.000. Beneficiários de pensões e herdeiros não são linhas; CPFs vêm mascarados. Experimental: `qualidade` diz o que se mediu dos erros. Edições de que não se leram as linhas são ditas em `avisos`.',
  access: 'consulta',
  fresh: 'revalidate',
  query: personnelParameters,
  checkQuery: (values) => [...checkFilters(values), ...checkPersonnel(values)],
  answer: noticed('As linhas.', ref(paginaPessoalSchema), example),
  async handle({ query }, { queries }) {
    const params = paramsOf(query)
    const { resultados, next, sums, facetas, avisos } = await queries.personnel.list(params)
    const dados = {
      total: sums && sums.reduce((total, { linhas }) => total + linhas, 0),
      limite: params.limite,
      somas: sums,
      facetas,
      qualidade: sums && PERSONNEL_QUALITY,
      resultados,
      proximo: next && writeRowPosition(params.order, next),
      avisos,
    }
    return { dados, avisos }
  },
})

export const personnelOperations: Operation[] = [listPersonnel]

function checkPersonnel(values: QueryValues): Problem[] {
  const faults: Detail[] = [
    ...withoutWords(values, 'pessoa_nome'),
    ...withoutWords(values, 'cargo_funcao'),
    ...wrongAcronyms(values),
    ...wrongCodes(values, 'codigo'),
    ...withoutLevel(values),
    ...wrongCodes(values, 'codigo_min'),
    ...unranked(values),
    ...wrongCursor(values),
  ]
  return faults.length > 0 ? [parameterProblem(faults)] : []
}

function withoutWords(values: QueryValues, campo: string): Detail[] {
  const written = values[campo]
  if (typeof written !== 'string' || analyzeField(written) !== '') return []
  return [detailOf(campo, 'não tem nenhuma palavra', 'Escreva letras ou algarismos.')]
}

function codesOf(values: QueryValues, campo: string): string[] {
  return [values[campo] ?? []].flat().map(String)
}

function wrongCodes(values: QueryValues, campo: string): Detail[] {
  const wrong = codesOf(values, campo).find((written) => readLevelCode(written) === null)
  return wrong === undefined
    ? []
    : [
        detailOf(
          campo,
          'tem um valor que não é um código: espera-se a sigla e o nível',
          'Escreva como `FCE 1.15`, `DAS 5`, `CD-2` ou `CCT IV`.',
        ),
      ]
}

/** An acronym whose codes all have a level: as a code, it would find only those that are misprinted. */
function withoutLevel(values: QueryValues): Detail[] {
  const wrong = levelsOf(codesOf(values, 'codigo')).find(
    (level) => isBare(level) && RANKED_ACRONYMS.includes(level.sigla),
  )
  return wrong === undefined
    ? []
    : [
        detailOf(
          'codigo',
          `tem ${wrong.sigla} sem o nível`,
          `Escreva o nível, como em \`FCE 1.15\`, ou peça \`sigla_funcao=${wrong.sigla}\`.`,
        ),
      ]
}

function wrongAcronyms(values: QueryValues): Detail[] {
  const isAcronym = (written: string) => /^\p{L}{2,6}$/u.test(written.trim())
  return codesOf(values, 'sigla_funcao').every(isAcronym)
    ? []
    : [
        detailOf(
          'sigla_funcao',
          'tem um valor que não é uma sigla: esperam-se de 2 a 6 letras',
          'Escreva só a sigla, como `FCE`; o nível vai em `codigo`.',
        ),
      ]
}

/** Levels above which nobody knows what is. */
function unranked(values: QueryValues): Detail[] {
  const levels = levelsOf(codesOf(values, 'codigo_min'))
  const wrong = levels.find((level) => levelsFrom(level) === null)
  return wrong === undefined
    ? []
    : [
        detailOf(
          'codigo_min',
          `tem ${wrong.codigo}, e não se sabe o que está acima dele`,
          `Dê um nível de ${RANKED_ACRONYMS.join(', ')}, ou liste os códigos em \`codigo\`.`,
        ),
      ]
}

function paramsOf(query: PersonnelAsked): PersonnelParams {
  const { tipo_movimentacao, pessoa_nome, cargo_funcao, sigla_funcao, codigo, codigo_min } = query
  const { substituto, secao, situacao, facetas } = query
  return {
    own: {
      ...(tipo_movimentacao && { tipos: tipo_movimentacao }),
      ...(pessoa_nome && { nome: analyzeField(pessoa_nome) }),
      ...(cargo_funcao && { cargo: analyzeField(cargo_funcao) }),
      ...(sigla_funcao && { siglas: sigla_funcao.map((sigla) => sigla.trim().toUpperCase()) }),
      ...(codigo && { niveis: levelsOf(codigo) }),
      ...(codigo_min && {
        niveis_min: levelsOf(codigo_min).flatMap((level) => levelsFrom(level) ?? []),
      }),
      ...(substituto !== undefined && { substituto }),
      ...(secao && { secoes: secao }),
      ...(situacao && { situacoes: situacao }),
    },
    facetas: facetas ?? null,
    ...readRowsAsked(query),
  }
}

function levelsOf(codes: string[]): LevelKeys[] {
  return codes.flatMap((written) => readLevelCode(written) ?? [])
}
