import { maskCpfs } from '../../printed/mask-cpf.ts'
import type { Publication } from '../publication.ts'
import { rowPlacer } from '../rows/row-places.ts'
import type { Deadline } from './deadline.ts'
import { deadlinesIn } from './deadlines-in.ts'

/** An opening or a deadline of an act on the wire: its words, and where they stand in code points. */
export interface Prazo extends Deadline {
  texto: string
}

type ActWithDeadlines = Pick<Publication, 'conteudo_completo' | 'data_publicacao'>

/** What an act names as openings and deadlines, in the order of its text. */
export function prazosOf({ conteudo_completo: text, data_publicacao }: ActWithDeadlines): Prazo[] {
  const found = deadlinesIn(text, data_publicacao)
  if (found.length === 0) return []
  const place = rowPlacer(text)
  return found.map((one) => ({
    ...one,
    ...place({ start: one.inicio, end: one.fim }),
    texto: maskCpfs(text.slice(one.inicio, one.fim)).replaceAll(/\s+/g, ' '),
  }))
}
