import type { Movimento } from '../../api/schema.ts'
import { fold } from '../../lib/fold.ts'

/** The rows of a body, the oldest first. */
interface MovesIn {
  path: string
  rows: Movimento[]
}

interface Namesakes {
  /** The rows with this very name, however its accents and capitals are printed; the newest first. */
  rows: Movimento[]
  /** As printed, the newest first. */
  spellings: string[]
  /** The longer names in which it stands, the most frequent first. */
  longer: string[]
  /** The registrations printed beside it. */
  registrations: string[]
  /** The body of the oldest row first. */
  bodies: MovesIn[]
}

/** What rows whose names have these words say of the name itself. */
export function sameName(name: string, found: Movimento[]): Namesakes {
  const asked = folded(name)
  const rows = found.filter(({ pessoa_nome }) => folded(pessoa_nome ?? '') === asked)
  const longer = Map.groupBy(
    found.filter((row) => !rows.includes(row)),
    ({ pessoa_nome }) => folded(pessoa_nome ?? ''),
  )
  const printed = (values: (string | null)[]) => [
    ...new Set(values.filter((value) => value !== null)),
  ]
  return {
    rows,
    spellings: printed(rows.map(({ pessoa_nome }) => pessoa_nome)),
    longer: [...longer.values()]
      .toSorted((a, b) => b.length - a.length)
      .flatMap(([first]) => first?.pessoa_nome ?? []),
    registrations: printed(rows.map(({ matricula }) => matricula)),
    bodies: [...Map.groupBy(rows.toReversed(), ({ orgao }) => orgao)].map(([path, of]) => ({
      path,
      rows: of,
    })),
  }
}

/** Words alone, as the service compares names. */
function folded(name: string): string {
  return fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
