import type { Movimento } from '../../api/schema.ts'
import { foldedName } from '../../lib/fold.ts'

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
  /** The different registrations printed beside it, each as printed first; masked ones may be any of them, and are none. */
  registrations: string[]
  /** The body of the oldest row first. */
  bodies: MovesIn[]
}

/** What rows whose names have these words say of the name itself. */
export function sameName(name: string, found: Movimento[]): Namesakes {
  const byName = Map.groupBy(found, ({ pessoa_nome }) => foldedName(pessoa_nome ?? ''))
  const rows = byName.get(foldedName(name)) ?? []
  byName.delete(foldedName(name))
  return {
    rows,
    spellings: [...new Set(rows.flatMap(({ pessoa_nome }) => pessoa_nome ?? []))],
    longer: [...byName.values()]
      .toSorted((a, b) => b.length - a.length)
      .flatMap(([first]) => first?.pessoa_nome ?? []),
    registrations: differing(rows.flatMap(({ matricula }) => matricula ?? [])),
    bodies: [...Map.groupBy(rows.toReversed(), ({ orgao }) => orgao)].map(([path, of]) => ({
      path,
      rows: of,
    })),
  }
}

/** Whether the row has this very name. */
export function hasName(name: string, { pessoa_nome }: Movimento): boolean {
  return foldedName(pessoa_nome ?? '') === foldedName(name)
}

/** The same number is printed with points, without them, and filled up with zeros. */
function differing(printed: string[]): string[] {
  const whole = printed.filter((number) => !/[*x]/i.test(number))
  const same = Map.groupBy(whole, (number) => number.replaceAll(/[.\s\-/]/g, '').replace(/^0+/, ''))
  return [...same.values()].flatMap(([first]) => first ?? [])
}
