import { slug } from '../../../engine/analysis.ts'
import type { ArchiveView } from './archive-store.ts'

type NamedField = 'secao' | 'orgao' | 'tipo_ato'

/** Returns a function that gives the printed name of a value that the index counts. */
export type ValueNames = (view: ArchiveView, field: NamedField) => Promise<(key: string) => string>

/**
 * Caches what is known about a list of values with the list itself: lists change rarely, everything
 * else often.
 */
export function createValueNames(): ValueNames {
  const known = new WeakMap<string[], Map<string, string>>()

  return async (view, field) => {
    if (field === 'secao') return (key) => key
    const list = await (field === 'orgao' ? view.bodyPaths() : view.actTypes())
    const names = known.get(list) ?? (field === 'orgao' ? pathNames(list) : typeNames(list))
    known.set(list, names)
    return (key) => names.get(key) ?? key
  }
}

function typeNames(types: string[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const type of types) choose(names, slug(type), type)
  return names
}

/** The name of each path and of its ancestors. */
function pathNames(paths: string[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const path of paths) {
    const levels = path.split('/')
    const keys = levels.map(slug)
    for (let depth = 1; depth <= levels.length; depth++)
      choose(names, keys.slice(0, depth).join('/'), levels.slice(0, depth).join('/'))
  }
  return names
}

/** Of several spellings the last one wins: the one with accents and small letters. */
function choose(names: Map<string, string>, key: string, name: string): void {
  const known = names.get(key)
  if (known === undefined || name > known) names.set(key, name)
}
