import type { DatabaseSync } from 'node:sqlite'

/** The values that filters can take, for suggestions. */
export function createValueReader(db: DatabaseSync) {
  const bodies = db.prepare('SELECT orgao AS value FROM bodies')
  const actTypes = db.prepare('SELECT tipo_ato AS value FROM act_types')
  return {
    /** Every body's path, its prefixes and the names of its levels. */
    bodies(): Set<string> {
      const names = new Set<string>()
      for (const { value } of bodies.iterate()) {
        const levels = String(value).split('/')
        for (let depth = 1; depth <= levels.length; depth++) {
          names.add(levels.slice(0, depth).join('/'))
          names.add(levels[depth - 1]!)
        }
      }
      return names
    },
    actTypes(): string[] {
      return actTypes.all().map(({ value }) => String(value))
    },
  }
}
