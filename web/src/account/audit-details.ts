import type { RegistroAuditoria } from '../api/schema.ts'
import type { Format } from '../words/format.ts'
import type { Words } from '../words/pt/index.ts'

/** The details of an entry in words; names and values without words are as in the API. */
export function detailsOf(
  { detalhes }: Pick<RegistroAuditoria, 'detalhes'>,
  { audit, people, keys }: Pick<Words, 'audit' | 'people' | 'keys'>,
  format: Pick<Format, 'date' | 'moment' | 'bytes' | 'number'>,
): string {
  const inWords = (name: string, value: string): string => {
    switch (name) {
      case 'papel':
      case 'antes':
        return wordOf(people.roles, value)
      case 'escopos':
        return value
          .split(' ')
          .map((scope) => wordOf(keys.scopeNames, scope))
          .join(', ')
      case 'limite':
        return keys.aMinute(value)
      case 'expira_em':
      case 'desde':
      case 'ate':
        return /T/.test(value) ? format.moment(value) : format.date(value)
      case 'bytes':
        return format.bytes(Number(value))
      case 'eventos':
        return format.number(Number(value))
      default:
        return wordOf(audit.values, value)
    }
  }
  return Object.entries(detalhes)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${wordOf(audit.details, name)}: ${inWords(name, String(value))}`)
    .join('; ')
}

function wordOf(words: Record<string, string>, name: string): string {
  return Object.hasOwn(words, name) ? words[name]! : name
}
