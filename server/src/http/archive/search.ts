import { type ByteString, byteString, joined } from '../../lib/text/byte-string.ts'
import { type Problem, detailOf } from '../../lib/errors/problem.ts'
import type { SearchAnswer, SearchParams } from '../../service/archive/archive-queries.ts'
import type { QueryValues } from '../query/read-query-string.ts'
import { parameterProblem } from '../query/strict-query.ts'
import { checkFilters, readFilters } from './filters.ts'
import { type SearchValues, searchParameters, paginaResultadosSchema } from './search-schema.ts'
import { DEFAULT_LIMIT, DEFAULT_PAGE } from '../schemas/paging.ts'
import { ref } from '../schemas/field.ts'
import { readingExample } from '../schemas/reading.ts'
import { type Written, written } from './send-json.ts'
import { foundExample } from './publication-schema.ts'
import { noticed } from '../answer.ts'
import { operation } from '../operation.ts'

const example = {
  total: 1,
  pagina: 1,
  limite: 20,
  total_paginas: 1,
  consulta: readingExample,
  resultados: [foundExample],
  aproximados: null,
  facetas: {
    secao: { total_valores: 1, valores: [{ valor: '1', total: 1 }] },
    orgao: null,
    tipo_ato: null,
    ano: null,
    situacao: null,
  },
  histograma: [{ periodo: '2024-03', total: 1 }],
  avisos: [],
}

export const search = operation({
  id: 'buscar',
  at: 'GET /buscar',
  tag: 'Consulta',
  summary: 'Busca publicações',
  description:
    'Procura no título e no texto integral. O total é exato e qualquer página pode ser pedida. Filtro com valor que não existe no acervo, ou período com edições ausentes, é dito em `avisos`.',
  access: 'consulta',
  fresh: 'revalidate',
  madeOf: 'index',
  query: searchParameters,
  checkQuery: (values) => [...checkFilters(values), ...checkTogether(values)],
  answer: written(
    noticed(
      'Os resultados, do mais relevante ao menos, ou na ordem pedida.',
      ref(paginaResultadosSchema),
      example,
    ),
  ),
  async handle({ query }, { queries }) {
    const params = searchParams(query)
    return writtenPage(await queries.archive.search(params), params)
  },
})

/** The page that the schema above describes, around results that are already JSON. */
function writtenPage(
  { total, consulta, resultados, aproximados, ...others }: SearchAnswer,
  { pagina, limite }: SearchParams,
): Written {
  const place = { total, pagina, limite, total_paginas: Math.ceil(total / limite), consulta }
  const before = byteString(`{${members(place)},"resultados":`)
  const near = writtenApproximate(aproximados)
  const dados = joined(before, resultados, near, byteString(`,${members(others)}}`))
  return { dados, avisos: others.avisos }
}

function writtenApproximate(aproximados: SearchAnswer['aproximados']): ByteString {
  if (aproximados === null) return byteString(',"aproximados":null')
  const { resultados, ...others } = aproximados
  const before = byteString(`,"aproximados":{${members(others)},"resultados":`)
  return joined(before, resultados, byteString('}'))
}

/** An object as JSON, without its braces. */
function members(object: object): string {
  return JSON.stringify(object).slice(1, -1)
}

function searchParams(values: SearchValues): SearchParams {
  const { ordem = 'relevancia', pagina = DEFAULT_PAGE, limite = DEFAULT_LIMIT } = values
  const { trechos = false, facetas = null, histograma = null, campos = null } = values
  const { aproximar = null, agrupar } = values
  const porParte = agrupar === 'parte'
  const page = { order: ordem, pagina, limite }
  return {
    ...readFilters(values),
    ...page,
    trechos,
    facetas,
    histograma,
    campos,
    aproximar,
    porParte,
  }
}

/** With `campos` an act is not a hit, and has no excerpts and no part. */
function checkTogether({ campos, trechos, agrupar }: QueryValues): Problem[] {
  if (campos === undefined) return []
  const wrong = [
    ...(trechos === true ? ['trechos'] : []),
    ...(agrupar === undefined ? [] : ['agrupar']),
  ]
  if (wrong.length === 0) return []
  const sugestao = 'Peça um ou outro.'
  return [
    parameterProblem(wrong.map((name) => detailOf(name, 'não se combina com campos', sugestao))),
  ]
}
