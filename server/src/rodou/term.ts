import { Problem } from '../lib/errors/problem.ts'
import { parseQuery } from '../search/reading/parse.ts'
import { ExpressionFault, type Peculiarities, readExpression } from './expression.ts'
import { type Manner, queryOf } from './query.ts'
import type { Remarks } from './remarks.ts'

/** How a block of Ro-DOU reads its terms. */
export interface TermReading extends Manner {
  /** By its own database, whose reading differs from what the guide says. */
  isInlabs: boolean
  /** An item counts only outside of who signs. */
  withoutSigners: boolean
}

/** The longest item that a list may have. */
const LONGEST = 1_000

/** The query of a term; null: it is refused. `onde` names the term. */
export function translateTerm(
  term: string,
  onde: string,
  reading: TermReading,
  remarks: Remarks,
): string | null {
  const place = `${onde} "${term}"`
  try {
    const { expression, ...peculiarities } = readExpression(
      term,
      reading.isInlabs ? 'guia' : 'portal',
    )
    const query = fitting(queryOf(expression, reading))
    if (query === null) throw new ExpressionFault(`é longo demais (máximo: ${LONGEST} caracteres)`)
    parseQuery(query)
    for (const said of peculiaritiesOf(term, peculiarities, reading)) remarks.note(place, said)
    return query
  } catch (error) {
    remarks.refuse(place, `${faultOf(error)}. Os outros termos foram importados.`)
    return null
  }
}

function fitting(query: string): string | null {
  return query.length > LONGEST ? null : query
}

/** @throws what is no fault of a term */
function faultOf(error: unknown): string {
  if (error instanceof ExpressionFault) return error.message
  if (!(error instanceof Problem)) throw error
  const [first] = error.detalhes
  return `não cabe numa consulta: ${first?.problema ?? error.message}`
}

/** Symbols that separate words, and are no words themselves. Those of prose and of codes surprise nobody. */
const SYMBOL = /[^\p{L}\p{M}\p{N}\s.,;:/&|!()"“”'’*~ºª°–—-]/gu

function peculiaritiesOf(
  term: string,
  { hasWordOperators, hasSigns }: Peculiarities,
  { isInlabs }: TermReading,
): string[] {
  const symbols = [...new Set(term.match(SYMBOL))].filter((symbol) => symbol !== '+' || !hasSigns)
  const said: [boolean, string][] = [
    [
      hasSigns,
      'no Ro-DOU, "-" e "+" não tinham efeito (procurava a frase). Importado como está no guia dele: "-" exclui, "+" exige.',
    ],
    [
      isInlabs && hasWordOperators,
      'no modo SQL do Ro-DOU, aspas, AND, OR e NOT eram texto comum, e isto quase nunca encontrava algo. Importado como está no guia dele.',
    ],
    [
      isInlabs && /\p{L}\.(?=\p{L})/u.test(term),
      'no Ro-DOU, o ponto valia qualquer letra, e trazia atos alheios. No Arauto, só separa palavras.',
    ],
    [
      isInlabs && /['’]/.test(term),
      'no Ro-DOU, o apóstrofo derrubava a pesquisa inteira. No Arauto, só separa palavras.',
    ],
    [
      isInlabs && /(?:^[.,;:/-]|[.,;:/-]$)/.test(term.trim()),
      'no Ro-DOU, um termo que começa ou acaba com pontuação quase nunca encontrava algo. O Arauto a ignora.',
    ],
    [symbols.length > 0, `o Arauto ignora ${symbols.join(' ')} e procura só as palavras.`],
  ]
  return said.flatMap(([holds, mensagem]) => (holds ? [mensagem] : []))
}
