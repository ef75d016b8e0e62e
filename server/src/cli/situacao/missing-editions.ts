import type { SectionReport } from '../../gazette/ledger/source-report.ts'
import { columnOf } from './edition-calendar.ts'
import { counted } from '../../lib/text/counted.ts'

/** How many reasons to show, and sections to name for each; /fontes has all. */
const REASONS_SHOWN = 10
const SECTIONS_SHOWN = 6

/** Incomplete sections and why, one line per reason; nothing for days without an edition. */
export function missingEditions(fontes: SectionReport[]): string[] {
  const faults = fontes.filter(
    ({ estado, mensagem }) => mensagem !== null && estado !== 'sem_edicao' && estado !== 'ausente',
  )
  const reasons = [...Map.groupBy(faults, ({ mensagem }) => mensagem)]
  const lines = reasons
    .slice(0, REASONS_SHOWN)
    .map(([mensagem, sections]) => `${mensagem} ${describeSections(sections)}`)
  const hidden = reasons.length - lines.length
  return hidden > 0
    ? [...lines, `E mais ${counted(hidden, 'motivo', 'motivos')}; veja --json.`]
    : lines
}

/**
 * Names each section; if there are many, gives their number and the days between which they are.
 * `sections`: newest first.
 */
function describeSections(sections: SectionReport[]): string {
  if (sections.length <= SECTIONS_SHOWN)
    return sections.map((fonte) => `${fonte.data} ${columnOf(fonte)}`).join(', ')
  return `${counted(sections.length, 'seção', 'seções')}, de ${sections.at(-1)?.data} a ${sections[0]?.data}`
}
