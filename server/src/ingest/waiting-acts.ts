import type { UnreadAct, PreparedAct } from './archive-writer.ts'

/** Acts per task of a parser thread, and per transaction of their rows. */
const AT_ONCE = 200
/** The memory of what waits, in bytes: a few thousand acts. */
const ROOM = 16 * 2 ** 20
/** What is known of an act besides its text, also where only its file waits. */
const HEAD = 1_024

/** Acts that were written and whose rows were not read yet, by their ids. An act that comes again waits with its new text. */
export function createWaitingActs() {
  const acts = new Map<string, UnreadAct>()
  let bytes = 0

  return {
    add({ publication, content, digest }: PreparedAct): void {
      acts.set(publication.id, { publication, content, digest })
      bytes += HEAD + content.length
    },
    /** An act that needs nothing; its file waits with the others. */
    pass(): void {
      bytes += HEAD
    },
    isEmpty: () => acts.size === 0,
    /** Whether their rows should be read before more acts come. */
    isFull: () => bytes > ROOM,
    /** Takes all of them, some for each task. */
    take(): UnreadAct[][] {
      const all = [...acts.values()]
      acts.clear()
      bytes = 0
      const count = Math.ceil(all.length / AT_ONCE)
      return Array.from({ length: count }, (_, i) => all.slice(i * AT_ONCE, (i + 1) * AT_ONCE))
    },
  }
}
