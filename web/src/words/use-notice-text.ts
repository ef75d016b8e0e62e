import type { Aviso } from '../api/schema.ts'
import { noticeText } from './notices.ts'
import { useSpeech } from './words.tsx'

/** Says a notice of the API in the reader's language. */
export function useNoticeText(): (aviso: Aviso) => string {
  const { words, format } = useSpeech()
  return (aviso) => noticeText(aviso, words.notices, (day) => format.date(day))
}
