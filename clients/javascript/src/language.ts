import { environmentUnasked } from './environment.ts'
import { TEXTS } from './texts.ts'

/** The variables that may name the language; the first that is set decides. */
const VARIABLES = ['ARAUTO_LANGUAGE', 'LANGUAGE', 'LC_ALL', 'LC_MESSAGES', 'LANG']

/** One of this library's own texts, in the user's language, with its `{gaps}` filled. */
export function text(
  name: keyof typeof TEXTS,
  values: Record<string, string | number> = {},
): string {
  return TEXTS[name][language()].replaceAll(/\{(\w+)\}/g, (_gap, each: string) =>
    String(values[each]),
  )
}

/** Portuguese, as what the service says, unless the environment names another language. */
function language(): 'pt' | 'en' {
  const named = VARIABLES.map(environmentUnasked).find(Boolean) ?? ''
  return /^(pt|portuguese|c|posix|)([^a-z]|$)/i.test(named) ? 'pt' : 'en'
}

/** What a value is, for the error that refuses it: `null`, `string`, `Map`. */
export function typeName(value: unknown): string {
  if (typeof value !== 'object' || value === null)
    return String(value === null ? null : typeof value)
  return value.constructor?.name ?? 'object'
}
