import type { SectionReport } from '../../gazette/ledger/source-report.ts'
import { columnOf } from './edition-calendar.ts'

/** Reasons shown, and sections named one by one for each; /fontes has all. */
const REASONS_SHOWN = 10
const SECTIONS_SHOWN = 6

/** What is incomplete and why, one line for each reason; nothing for days without an edition. */
export function missingEditions(fontes: SectionReport[]): string[] {
  const faults = fontes.filter(
    ({ estado, mensagem }) => mensagem !== null && estado !== 'sem_edicao' && estado !== 'ausente',
  )
  const reasons = [...Map.groupBy(faults, ({ mensagem }) => mensagem)]
  const lines = reasons
    .slice(0, REASONS_SHOWN)
    .map(([mensagem, sections]) => `${mensagem} ${describeSections(sections)}`)
  const hidden = reasons.length - lines.length
  return hidden > 0 ? [...lines, `E mais ${hidden} motivos; veja --json.`] : lines
}

/** Each section by name; if there are many, how many and between which days. `sections`: newest first. */
function describeSections(sections: SectionReport[]): string {
  if (sections.length <= SECTIONS_SHOWN)
    return sections.map((fonte) => `${fonte.data} ${columnOf(fonte)}`).join(', ')
  return `${sections.length} seções, de ${sections.at(-1)?.data} a ${sections[0]?.data}`
}
