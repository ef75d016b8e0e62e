import { matchesOf } from '../../../engine/entities.ts'
const UASG = /\bUASG[\s:–-]{0,3}(?:n[º°o.]{0,2}[\s:]?)?(\d{6})(?!\d)/gi

/** Codes of purchasing units (UASG), each once. */
export function findUasgs(text: string): string[] {
  return [...new Set(Array.from(matchesOf(text, UASG), ([, code = '']) => code))]
}
