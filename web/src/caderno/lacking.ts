import type { AlertaDoCaderno } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'

/** `Seção 1 e Seção 3` */
export function useLacking(sections: AlertaDoCaderno['conferencia']['faltam']): string {
  const { words } = useSpeech()
  const list = new Intl.ListFormat(words.language, { type: 'conjunction' })
  return list.format(sections.map((section) => words.common.section[section]))
}
