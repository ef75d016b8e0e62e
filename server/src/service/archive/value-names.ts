import type { Changes } from '../../lib/changes.ts'
import { createVersionedCache } from '../../lib/versioned-cache.ts'
import { slug } from '../../search/analysis.ts'
import type { ArchiveView } from './archive-store.ts'

type NamedField = 'secao' | 'orgao' | 'tipo_ato'

/** Tells how the values that an index counts are printed. */
export type ValueNames = (view: ArchiveView, field: NamedField) => Promise<(key: string) => string>

/** @param changes Of the archive, whose values come to be known as acts come in. */
export function createValueNames(changes: Changes): ValueNames {
  const cache = createVersionedCache<Map<string, string>>(changes, 2)
  /** Values hardly change, while their list is read anew after every import. */
  const slugs = new Map<string, string>()

  return async (view, field) => {
    if (field === 'secao') return (key) => key
    const names = await cache.get(field, async () =>
      field === 'orgao' ? pathNames(await view.bodyPaths()) : typeNames(await view.actTypes()),
    )
    return (key) => names.get(key) ?? key
  }

  function typeNames(types: string[]): Map<string, string> {
    const names = new Map<string, string>()
    for (const type of types) choose(names, slugOf(type), type)
    return names
  }

  /** Of each path and of what it lies below. */
  function pathNames(paths: string[]): Map<string, string> {
    const names = new Map<string, string>()
    for (const path of paths) {
      const levels = path.split('/')
      const keys = levels.map(slugOf)
      for (let depth = 1; depth <= levels.length; depth++)
        choose(names, keys.slice(0, depth).join('/'), levels.slice(0, depth).join('/'))
    }
    return names
  }

  function slugOf(name: string): string {
    const key = slugs.get(name) ?? slug(name)
    slugs.set(name, key)
    return key
  }
}

/** Of several spellings the last one: that with accents and small letters. */
function choose(names: Map<string, string>, key: string, name: string): void {
  const known = names.get(key)
  if (known === undefined || name > known) names.set(key, name)
}
