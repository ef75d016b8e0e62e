import { type Static, type TSchema, Type } from 'typebox'
import { ASKED_SECTIONS } from '../../gazette/publication.ts'
import { SITUACOES } from '../../gazette/relations/situacao.ts'
import { type Detail, Problem, detailOf } from '../../lib/errors/problem.ts'
import { readEntity } from '../../../engine/entities.ts'
import { parseQuery } from '../../search/reading/parse.ts'
import type { AskedFilters } from '../../search/search-reader.ts'
import type { AskedSearch } from '../../search/reading/read-search.ts'
import { LITERAL, READING_VERSION } from '../../search/reading/reading.ts'
import type { QueryValues } from '../query/read-query-string.ts'
import { parameterProblem } from '../query/strict-query.ts'
import { date, oneOf } from '../schemas/field.ts'
import { MAX_EXCLUDED, MAX_VALUES } from '../schemas/standing-filter.ts'

/** Room for long lists of terms; the longest published title is a fraction of it. */
const MAX_TERMO = 4_000
const MAX_VALUE = 500
/** A CNPJ with all its punctuation, and some. */
const MAX_CNPJ = 30

/**
 * The filter parameters that a search and an export share. Section 4.1 of the contract, with
 * `edicao`.
 */
export const filterParameters = {
  termo: Type.String({
    maxLength: MAX_TERMO,
    description:
      'O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem.',
    examples: ['gestão documentos'],
  }),
  literal: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre.',
      examples: [false],
    }),
  ),
  ignorar_assinatura: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'Se as palavras de `termo` só contam fora das linhas de quem assina: um ato que a pessoa assina só é encontrado se o texto a nomeia também. `assinatura:` procura nelas mesmo assim.',
      examples: [false],
    }),
  ),
  data_inicio: Type.Optional(date('Primeiro dia, AAAA-MM-DD, inclusive.', '2024-03-01')),
  data_fim: Type.Optional(date('Último dia, AAAA-MM-DD, inclusive.', '2024-03-31')),
  secao: list(
    Type.Unsafe<string>(oneOf(ASKED_SECTIONS, {})),
    'Seção; `extra` são todas as edições extras, `extra1`, `extra2` e `extra3` só as dessa seção. Repita o parâmetro para aceitar qualquer de várias.',
    ['1'],
  ),
  orgao: list(
    Type.String({ maxLength: MAX_VALUE }),
    'Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários.',
    ['Ministério da Educação'],
  ),
  orgao_exceto: list(
    Type.String({ maxLength: MAX_VALUE }),
    'Órgão cujos atos ficam de fora, escrito como em `orgao`. Repita o parâmetro para deixar vários de fora.',
    ['Conselho Federal de Enfermagem'],
    MAX_EXCLUDED,
  ),
  tipo_ato: list(
    Type.String({ maxLength: MAX_VALUE }),
    'Tipo do ato, sem distinguir acentos e maiúsculas; com `*` no fim, todos os que começam assim (`Extrato*`). Repita o parâmetro para aceitar qualquer de vários.',
    ['portaria'],
  ),
  edicao: Type.Optional(
    Type.String({
      maxLength: MAX_VALUE,
      description: 'Número da edição; as extras levam letra.',
      examples: ['52-A'],
    }),
  ),
  situacao: list(
    Type.Unsafe<string>(oneOf(SITUACOES, {})),
    'O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias.',
    ['revogada'],
  ),
  cnpj: list(
    Type.String({ maxLength: MAX_CNPJ }),
    'CNPJ que o texto nomeia, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários.',
    ['12.345.678/0001-95'],
  ),
  valor_min: amount('O maior valor em reais que o texto nomeia é este ou mais.', 1000),
  valor_max: amount('O maior valor em reais que o texto nomeia é este ou menos.', 250000.5),
}

const allParameters = Type.Object(filterParameters)
type FilterQuery = Static<typeof allParameters>

/** The filters that these parameters describe. */
export function readFilters(values: FilterQuery): AskedSearch {
  const { termo, literal, secao, orgao, orgao_exceto, tipo_ato, data_inicio, data_fim, edicao } =
    values
  const filters = {
    ...(data_inicio && { data_inicio }),
    ...(data_fim && { data_fim }),
    ...(edicao && { edicao }),
    ...(secao && { secoes: secao }),
    ...(orgao && { orgaos: orgao }),
    ...(orgao_exceto && { orgaos_exceto: orgao_exceto }),
    ...(tipo_ato && { tipos_ato: tipo_ato }),
    ...textFilters(values),
  }
  return { termo, filters, leitura: literal ? LITERAL : READING_VERSION }
}

/** Filters by what the text names, and by what other acts say of the act. */
function textFilters(values: FilterQuery): AskedFilters {
  const { situacao, cnpj, valor_min, valor_max, ignorar_assinatura } = values
  return {
    ...(ignorar_assinatura && { ignorar_assinatura }),
    ...(situacao && { situacoes: situacao }),
    ...(cnpj && { cnpjs: cnpj.flatMap((written) => readEntity('cnpj', written) ?? []) }),
    ...(valor_min !== undefined && { valor_min }),
    ...(valor_max !== undefined && { valor_max }),
  }
}

/** The faults of filters, alone and together, and of the query. */
export function checkFilters(values: QueryValues): Problem[] {
  const { termo } = values
  const detalhes = [
    ...inverted(values, 'data_inicio', 'data_fim', 'é posterior a data_fim'),
    ...inverted(values, 'valor_min', 'valor_max', 'é maior que valor_max'),
    ...wrongCnpjs(values),
  ]
  const problems = detalhes.length > 0 ? [parameterProblem(detalhes)] : []
  try {
    if (typeof termo === 'string') parseQuery(termo)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    problems.push(error)
  }
  return problems
}

/** Two ends of a range in the wrong order. */
export function inverted(
  values: QueryValues,
  first: string,
  last: string,
  problem: string,
): Detail[] {
  const [from, to] = [values[first], values[last]]
  return from !== undefined && to !== undefined && from > to
    ? [detailOf(first, problem, 'Troque os dois entre si.')]
    : []
}

/** A CNPJ in the parameter `campo` that is none. */
export function wrongCnpjs(values: QueryValues, campo = 'cnpj'): Detail[] {
  const wrong = [values[campo] ?? []]
    .flat()
    .find((written) => readEntity('cnpj', String(written)) === null)
  return wrong === undefined
    ? []
    : [
        detailOf(
          campo,
          'tem um valor que não é um CNPJ: os dígitos verificadores não conferem, ou faltam caracteres',
          'Confira os 14 caracteres, ou use só os 8 primeiros.',
        ),
      ]
}

/** An amount of money in reais. */
export function amount(description: string, example: number) {
  return Type.Optional(
    Type.Number({
      minimum: 0,
      description: `${description} Com ponto antes dos centavos e nenhum entre milhares.`,
      examples: [example],
    }),
  )
}

/** A parameter that may be repeated. */
export function list<Item extends TSchema>(
  items: Item,
  description: string,
  example: string[],
  maxItems = MAX_VALUES,
) {
  return Type.Optional(Type.Array(items, { maxItems, description, examples: [example] }))
}
