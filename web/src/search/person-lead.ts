import { call } from '../api/client.ts'
import { foldedName } from '../lib/fold.ts'
import { typedName } from './typed-name.ts'

/** One answer: a name that is only in longer ones has no page of its own to offer. */
const ROWS = 100

/** The typed name as rows of persons print it; null: it is no name, or no row has it. */
export async function readPersonLead(query: string): Promise<string | null> {
  const typed = typedName(query)
  if (typed === null) return null
  const asked = { pessoa_nome: typed, limite: ROWS }
  const { resultados } = (await call('GET /pessoal', { query: asked })).dados
  const names = resultados.map(({ pessoa_nome }) => pessoa_nome ?? '')
  return names.find((name) => foldedName(name) === foldedName(typed)) ?? null
}
