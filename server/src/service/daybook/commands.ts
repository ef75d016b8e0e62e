import type { Clock } from '../../lib/time/clock.ts'
import type { ActMark, MarkChange, MarkStore } from './daybook-store.ts'

/** What people do with acts. */
export interface DaybookCommands {
  /** Changes the marks of those of these acts that are in the archive. The same again changes nothing. */
  mark(pessoa_id: string, publicacoes: string[], change: MarkChange): Promise<ActMark[]>
}

export function createDaybookCommands(marks: MarkStore, clock: Clock): DaybookCommands {
  return {
    mark: (pessoa_id, publicacoes, change) => marks.mark(pessoa_id, publicacoes, change, clock()),
  }
}
