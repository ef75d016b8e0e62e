import type { Fonte } from '../http/archive.ts'
import { columnOf } from './edition-calendar.ts'

/** Reasons shown, and sections named for each; /fontes has all. */
const REASONS_SHOWN = 10
const SECTIONS_SHOWN = 6

/** What is not whole and why, one line for each reason; nothing for days without an edition. */
export function missingEditions(fontes: Fonte[]): string[] {
  const faults = fontes.filter(
    ({ estado, mensagem }) => mensagem !== null && estado !== 'sem_edicao' && estado !== 'ausente',
  )
  const reasons = [...Map.groupBy(faults, ({ mensagem }) => mensagem)]
  const lines = reasons.slice(0, REASONS_SHOWN).map(([mensagem, sections]) => {
    const named = sections
      .slice(0, SECTIONS_SHOWN)
      .map((fonte) => `${fonte.data} ${columnOf(fonte)}`)
    const others = sections.length - named.length
    return `${mensagem} ${named.join(', ')}${others > 0 ? ` e mais ${others}` : ''}`
  })
  const hidden = reasons.length - lines.length
  return hidden > 0 ? [...lines, `E mais ${hidden} motivos; veja --json.`] : lines
}
