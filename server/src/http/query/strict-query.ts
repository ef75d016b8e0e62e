import type { FastifySchemaCompiler } from 'fastify'
import { type Detail, Problem } from '../../lib/errors/problem.ts'
import { type QuerySchema, type QueryValues, readQueryString } from './read-query-string.ts'

/** What Fastify's router passes on instead of a parsed query: the text after the `?`. */
export interface RawQuery {
  raw: string
}

/**
 * Validates and converts the query string of a route by the schema that the OpenAPI document shows. Ajv is
 * not used: its coercion accepts `1e2`, ` 5` and repeated values. `check` finds faults of several
 * parameters together, among the valid values.
 */
export function strictQuery(
  check: (values: QueryValues) => Problem[],
): FastifySchemaCompiler<unknown> {
  return ({ schema, httpPart }) => {
    if (httpPart !== 'querystring') return () => true
    const known = schema as QuerySchema // routes write them in the keywords that readQuery knows
    return ({ raw }: RawQuery) => {
      const { values, detalhes } = readQueryString(raw, known)
      const problems = check(values)
      problems.unshift(...parameterProblems(detalhes))
      return problems.length > 0 ? { error: merge(problems) } : { value: values }
    }
  }
}

/** The refusal of wrong parameters. */
export function parameterProblem(detalhes: Detail[]): Problem {
  const [only] = detalhes
  const mensagem =
    detalhes.length === 1 && only
      ? `Parâmetro inválido: ${only.campo} ${only.problema}.`
      : several(detalhes)
  return new Problem('parametro_invalido', mensagem, detalhes)
}

/** The same as a list, which is empty without faults. */
export function parameterProblems(detalhes: Detail[]): Problem[] {
  return detalhes.length === 0 ? [] : [parameterProblem(detalhes)]
}

function merge(problems: Problem[]): Problem {
  const [only] = problems
  if (problems.length === 1 && only) return only
  const detalhes = problems.flatMap((problem) => problem.detalhes)
  return new Problem('parametro_invalido', several(detalhes), detalhes)
}

function several(detalhes: Detail[]): string {
  return `A requisição tem ${detalhes.length} problemas; veja cada um em detalhes.`
}
