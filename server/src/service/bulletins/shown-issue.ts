import type { IssueContent } from '../../alerts/bulletins/issue.ts'
import { compose } from '../../mail/compose.ts'
import { renderHtml } from '../../mail/render-html.ts'
import { renderText } from '../../mail/render-text.ts'

/** A mail of a bulletin as people see it, in the names of the wire. */
export interface ShownIssue {
  assunto: string
  html: string
  texto: string
  csv: string | null
  /** In base64. */
  xlsx: string | null
}

/** Where a recipient's own link would be. */
const NOBODYS = '…'

/** The same mail for everybody: its link out is nobody's. */
export function shownIssue(content: IssueContent, publicUrl: string): ShownIssue {
  const letter = compose({ ...content, unsubscribeToken: NOBODYS }, publicUrl)
  return {
    assunto: letter.subject,
    html: renderHtml(letter),
    texto: renderText(letter),
    csv: content.csv?.text ?? null,
    xlsx: content.xlsx?.base64 ?? null,
  }
}
