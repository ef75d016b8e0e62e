import type { BulletinReader, OwnAlert } from '../../alerts/bulletins/bulletin-store.ts'
import { type BulletinView, bulletinView } from '../../alerts/bulletins/bulletin.ts'
import type { Outcome } from '../../lib/errors/outcome.ts'
import type { IssueSummary, OpenIssuePage } from '../../alerts/bulletins/issue.ts'
import type { ReadPage } from '../../alerts/bulletins/page.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import { bulletinPageUrl } from '../../mail/links.ts'
import { issueOf, pageToken } from './page-token.ts'
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
  issue(
    id: string,
    issueId: string,
    publicUrl: string,
  ): Promise<(IssueSummary & ShownIssue & { pagina: string | null }) | null>
  /** The pages of its issues that can be read, newest first, each with its address. */
  openPages(
    id: string,
    page: { offset: number; limit: number },
    publicUrl: string,
  ): Promise<{ total: number; resultados: LinkedIssuePage[] }>
  /** The page that a link in a mail leads to, for anybody. `fechada`: its account took it back; null: there is none. */
  page(token: string): Promise<ReadPage | 'fechada' | null>
}

type LinkedIssuePage = OpenIssuePage & { pagina: string }

/** A day, and what its preview may cost. */
interface AskedPreview {
  data: string
  publicUrl: string
  /** The most items of an alert. */
  mostTermos: number
}

export interface BulletinQueriesDeps extends PreviewDeps {
  bulletins: BulletinReader
  /** Opens the links of mails; null while nothing was sealed yet. */
  box(): Promise<SecretBox | null>
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
      if (found === null) return null
      const { summary, content, isPageOpen } = found
      const token = isPageOpen ? content.pagina : undefined
      const pagina = token === undefined ? null : bulletinPageUrl(publicUrl, token)
      return { ...summary, ...shownIssue(content, publicUrl), pagina }
    },
    async openPages(id, page, publicUrl) {
      const box = await deps.box()
      // What is sealed with it can only be opened with it.
      if (box === null) return { total: 0, resultados: [] }
      const { total, resultados } = await bulletins.openPages(id, page)
      const linked = (one: OpenIssuePage) => ({
        ...one,
        pagina: bulletinPageUrl(publicUrl, pageToken(one.id, box)),
      })
      return { total, resultados: resultados.map(linked) }
    },
    async page(token) {
      const box = await deps.box()
      const id = box && issueOf(token, box)
      const found = id === null ? null : await bulletins.page(id)
      if (found === null) return null
      const { content, criado_em } = found
      if (content === null) return 'fechada'
      const ids = content.groups.flatMap(({ acts }) => acts.flatMap((act) => act.id ?? []))
      const heads = await deps.told.heads(ids)
      const states = Object.fromEntries(heads.map((act) => [act.id, act.situacao]))
      return { content, criado_em, states }
    },
  }
}
