import { Problem } from '../lib/errors/problem.ts'
import { parseQuery } from '../search/reading/parse.ts'
import { type DagFields, isLost, placeOf, reader } from './fields.ts'
import type { Remarks } from './remarks.ts'

/** The longest query of an alert. */
const LONGEST = 4_000

/**
 * What every act of a block must have beside a term, if anything; null: it does not fit a query, or nothing of
 * what it asks for could be read.
 */
export function blockQuery(
  fields: DagFields<'search'>,
  onde: string,
  remarks: Remarks,
): { consulta: string | null } | null {
  const departments = phrases(fields.department, placeOf(onde, 'department'), remarks)
  const ignored = phrases(fields.terms_ignore, placeOf(onde, 'terms_ignore'), remarks)
  if (isLost(fields.department, departments) || isLost(fields.terms_ignore, ignored)) return null
  const bodies = departments.map((phrase) => `orgao:${phrase}`)
  const wanted = bodies.length > 1 ? `(${bodies.join(' OU ')})` : bodies.join('')
  const unwanted = ignored.map((phrase) => `-${phrase}`)
  if (wanted === '' && unwanted.length === 0) return { consulta: null }
  const consulta = [wanted === '' ? '*' : wanted, ...unwanted].join(' ')
  const fault = faultOf(consulta)
  if (fault === null) return { consulta }
  remarks.refuse(
    onde,
    `department e terms_ignore não cabem numa consulta: ${fault}. Divida a pesquisa em várias.`,
  )
  return null
}

function phrases(value: unknown, onde: string, remarks: Remarks): string[] {
  const given = reader(remarks).texts(value, onde)
  const kept = given.flatMap(({ texto, onde: place }) => {
    const words = texto.replaceAll(/[“”„"\s]+/g, ' ').trim()
    if (/[\p{L}\p{N}]/u.test(words)) return [`"${words}"`]
    remarks.refuse(place, 'não tem letra nem algarismo. Não foi importado.')
    return []
  })
  return [...new Set(kept)]
}

function faultOf(query: string): string | null {
  if (query.length > LONGEST) return `têm ${query.length} caracteres, e o máximo são ${LONGEST}`
  try {
    parseQuery(query)
    return null
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return error.detalhes[0]?.problema ?? error.message
  }
}
