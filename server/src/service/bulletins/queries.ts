import type { BulletinReader, OwnAlert } from '../../alerts/bulletins/bulletin-store.ts'
import { type BulletinView, bulletinView } from '../../alerts/bulletins/bulletin.ts'
import type { Outcome } from '../../lib/errors/outcome.ts'
import type { IssueSummary } from '../../alerts/bulletins/issue.ts'
import { type BulletinPreview, type PreviewDeps, previewBulletin } from './preview.ts'
import { type ShownIssue, shownIssue } from './shown-issue.ts'

/** Queries of accounts about their bulletins. */
export interface BulletinQueries {
  /** Oldest first. */
  list(conta_id: string): Promise<BulletinView[]>
  /** Null when the account has no such bulletin. */
  find(conta_id: string, id: string): Promise<BulletinView | null>
  /** Those of these alerts that the account has. */
  alerts(conta_id: string, ids: string[]): Promise<OwnAlert[]>
  /** The mail that it would have been on a day. */
  preview(
    conta_id: string,
    id: string,
    asked: AskedPreview,
  ): Promise<Outcome<BulletinPreview, 'boletim_inexistente' | 'termos_demais'>>
  /** The mails that were made of it, newest first. */
  issues(
    id: string,
    page: { offset: number; limit: number },
  ): Promise<{ total: number; resultados: IssueSummary[] }>
  /** One of them; null: there is none. */
  issue(id: string, issueId: string, publicUrl: string): Promise<(IssueSummary & ShownIssue) | null>
}

/** A day, and what its preview may cost. */
interface AskedPreview {
  data: string
  publicUrl: string
  /** The most items of an alert. */
  mostTermos: number
}

export interface BulletinQueriesDeps extends PreviewDeps {
  bulletins: BulletinReader
}

export function createBulletinQueries(deps: BulletinQueriesDeps): BulletinQueries {
  const { bulletins } = deps
  return {
    async list(conta_id) {
      const { bulletins: all, mailboxes } = await bulletins.list(conta_id)
      return all.map((bulletin) => bulletinView(bulletin, mailboxes))
    },
    async find(conta_id, id) {
      const found = await bulletins.find(conta_id, id)
      return found && bulletinView(found.bulletin, found.mailboxes)
    },
    alerts: bulletins.alerts,
    async preview(conta_id, id, { data, publicUrl, mostTermos }) {
      const sought = await bulletins.sought(conta_id, id)
      if (sought === null) return { refused: 'boletim_inexistente' }
      if (sought.termos.some((items) => items.length > mostTermos))
        return { refused: 'termos_demais' }
      return { done: await previewBulletin(deps, sought, data, publicUrl) }
    },
    issues: bulletins.issues,
    async issue(id, issueId, publicUrl) {
      const found = await bulletins.issue(id, issueId)
      return found && { ...found.summary, ...shownIssue(found.content, publicUrl) }
    },
  }
}
