import { words } from '../words.ts'
import { SUBJECTS } from './subjects.ts'

/** The input of {@link keywordsOf}. */
export interface ActWithKeywords {
  tipo_ato: string
  titulo: string
  ementa: string | null
  conteudo_completo: string
}

/** More would not distinguish acts. */
const MOST = 8
/** The beginning of an act tells its subject. */
const READ = 20_000

/**
 * The kind of an act and its subjects: those of its title and ementa first, then those of its text
 * in order. A name inside a longer one (`cessão` in `cessão de uso`) is omitted.
 */
export function keywordsOf({
  tipo_ato,
  titulo,
  ementa,
  conteudo_completo,
}: ActWithKeywords): string[] {
  const heading = subjectsIn(`${titulo} ${ementa ?? ''}`)
  const body = subjectsIn(conteudo_completo.slice(0, READ))
  const kind = tipo_ato.toLowerCase()
  return [...new Set([...(kind ? [kind] : []), ...heading, ...body])].slice(0, MOST)
}

/** Phrases by their first word. */
const PHRASES = Map.groupBy(
  Object.entries(SUBJECTS).flatMap(([subject, phrases]) =>
    phrases.map((phrase) => ({ subject, phrase })),
  ),
  ({ phrase }) => phrase.split(' ', 1)[0],
)

/** The subjects of a text, in the order of their first occurrence. */
function subjectsIn(text: string): string[] {
  const folded = words(text)
  const found = new Set<string>()
  let covered = 0
  for (let start = 1; start < folded.length;) {
    const wordEnd = folded.indexOf(' ', start)
    const longest = (PHRASES.get(folded.slice(start, wordEnd)) ?? [])
      .filter(({ phrase }) => folded.startsWith(`${phrase} `, start))
      .reduce((best, each) => (each.phrase.length > best.phrase.length ? each : best), NONE)
    const end = start + longest.phrase.length
    if (end > covered && longest !== NONE) {
      found.add(longest.subject)
      covered = end
    }
    start = wordEnd + 1
  }
  return [...found]
}

const NONE = { subject: '', phrase: '' }
