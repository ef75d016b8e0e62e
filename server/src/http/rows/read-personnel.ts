import {
  RANKED_ACRONYMS,
  isBare,
  levelsFrom,
  readLevelCode,
} from '../../gazette/rows/personnel/level-keys.ts'
import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import { levelsOf, movementFilterOf } from '../../service/rows/movement-filter.ts'
import type { PersonnelParams } from '../../service/rows/personnel-queries.ts'
import { inverted } from '../archive/filters.ts'
import type { QueryValues } from '../query/read-query-string.ts'
import type { PersonnelAsked } from './personnel-schema.ts'
import { checkingRows, rowParamsOf, withoutDigits, withoutWords } from './read-rows.ts'

const WORDS = ['pessoa_nome', 'cargo_funcao', 'cargo_efetivo', 'unidade', 'autoridade_nome']

export const checkPersonnel = checkingRows((values) => [
  ...WORDS.flatMap((campo) => withoutWords(values, campo)),
  ...withoutDigits(values, 'matricula', '`1234567`'),
  ...inverted(values, 'data_efeito_de', 'data_efeito_ate', 'é posterior a data_efeito_ate'),
  ...wrongAcronyms(values),
  ...wrongCodes(values, 'codigo'),
  ...withoutLevel(values),
  ...wrongCodes(values, 'codigo_min'),
  ...unranked(values),
])

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

/** Which movements are asked for. */
export function personnelParamsOf(query: PersonnelAsked): PersonnelParams {
  return rowParamsOf(query, movementFilterOf(query))
}
