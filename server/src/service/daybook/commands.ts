import { dailyAt, nextIssue } from '../../alerts/bulletins/schedule.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { ActMark, MarkChange, MarkStore } from './daybook-store.ts'
import { daybookToken, pessoaOf } from './leave-token.ts'
import type { DaybookMailContent } from './mail-content.ts'
import type { DaybookMailStore, DueDaybookMail } from './mail-store.ts'

/** What people do with acts, and with the mails of their days. */
export interface DaybookCommands {
  /** Changes the marks of those of these acts that are in the archive. The same again changes nothing. */
  mark(pessoa_id: string, publicacoes: string[], change: MarkChange): Promise<ActMark[]>
  /** `hora`: in Brasília, 0 to 23; null: no mails. */
  setMailing(pessoa_id: string, hora: number | null): Promise<void>
  /** Ends the mails of whoever has this link; false: it is not valid. */
  leaveMails(token: string): Promise<boolean>
  /** A mail that was due goes out, if there is anything to say, and the next one is due. */
  mailed(
    due: DueDaybookMail,
    outcome: { content: DaybookMailContent | null; next: Date },
  ): Promise<void>
}

export interface DaybookCommandDeps {
  marks: MarkStore
  mails: DaybookMailStore
  /** Seals the links out of mails. */
  box: SecretBox
  clock: Clock
}

export function createDaybookCommands(deps: DaybookCommandDeps): DaybookCommands {
  const { marks, mails, box, clock } = deps
  return {
    mark: (pessoa_id, publicacoes, change) => marks.mark(pessoa_id, publicacoes, change, clock()),
    async setMailing(pessoa_id, hora) {
      if (hora === null) return await mails.set(pessoa_id, null)
      await mails.set(pessoa_id, { hora, due: nextIssue(dailyAt(hora), clock()) })
    },
    async leaveMails(token) {
      const pessoa_id = pessoaOf(token, box)
      if (pessoa_id !== null) await mails.set(pessoa_id, null)
      return pessoa_id !== null
    },
    async mailed(due, { content, next }) {
      const unsubscribeToken = daybookToken(due.pessoa_id, box)
      const mail = content && { ...content, unsubscribeToken }
      await mails.finish(due, { mail, next }, clock())
    },
  }
}
