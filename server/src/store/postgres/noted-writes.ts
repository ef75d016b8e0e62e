import type { Changes } from '../../lib/flow/changes.ts'

/** After this long without a look, anything may have been written. */
export const STALE_MS = 700

/** What writes are noted as, by the triggers of migrations/0077. */
type Subject = 'content' | 'access'

const SUBJECTS: readonly Subject[] = ['content', 'access']

/** What a statement with the columns of {@link lookColumns} reads. */
export interface Look {
  /** Another one once the server was started again, or is another; or the database. */
  server: string
  /** The snapshot of the statement. */
  seen: string
  /** What was noted since the snapshot that it was asked about; null: nothing. */
  noted: string | null
}

/** A look that was begun. */
interface Looking {
  /** The value of the parameter of {@link lookColumns}. */
  since: string | null
  hear(look: Look): void
}

/** What was written, as this process knows by its looks at the database. */
export interface NotedWrites extends Record<Subject, Changes> {
  /** Begin it before the statement is sent. */
  look(): Looking
  /** This process has written, maybe what callers are known by. */
  noteOwn(): void
  /** Anything may have been written, or the database may be another. */
  doubt(): void
}

/**
 * Columns that tell what was noted since a snapshot, whose parameter is `$n`. Snapshots see the commits of all
 * transactions in one order, so a transaction that this one sees and the other did not was committed in between.
 */
export function lookColumns(n: number): string {
  const since = `$${n}::text::pg_snapshot`
  return `extract(epoch FROM pg_postmaster_start_time()) || pg_relation_filepath('noted_writes') AS server,
    pg_current_snapshot()::text AS seen,
    (SELECT string_agg(DISTINCT about, ' ') FROM noted_writes WHERE tx >= pg_snapshot_xmin(${since})
       AND (about = 'erased' OR NOT pg_visible_in_snapshot(tx, ${since}))) AS noted`
}

/**
 * Notes older than a minute, of transactions that have ended. Whoever asks since a snapshot in which one of them was
 * still running is told that something was erased.
 */
export const ERASE_NOTES = `
  WITH gone AS (
    DELETE FROM noted_writes
    WHERE about <> 'erased' AND at < clock_timestamp() - interval '1 minute'
      AND tx < pg_snapshot_xmin(pg_current_snapshot())
    RETURNING tx)
  INSERT INTO noted_writes (tx, about) SELECT max(tx), 'erased' FROM gone HAVING count(*) > 0
  ON CONFLICT DO NOTHING;
  DELETE FROM noted_writes WHERE about = 'erased'
    AND tx < (SELECT max(tx) FROM noted_writes WHERE about = 'erased')`

/** Where the last look was, and how much had happened then. */
interface Known {
  server: string
  seen: string
}

export function createNotedWrites(): NotedWrites {
  const versions: Record<Subject, number> = { content: 0, access: 0 }
  let known: Known | null = null
  let changes = 0
  let doubts = 0
  let shownAt = -Infinity

  return {
    content: changesOf('content'),
    access: changesOf('access'),
    look,
    noteOwn: () => void versions.access++,
    doubt,
  }

  function changesOf(subject: Subject): Changes {
    return {
      version() {
        if (performance.now() - shownAt > STALE_MS) versions[subject]++
        return String(versions[subject])
      },
      shownAt: () => shownAt,
    }
  }

  function look(): Looking {
    const begun = { since: known, changes, doubts, at: performance.now() }
    return {
      since: known?.seen ?? null,
      hear({ server, seen, noted }) {
        // Who knows what was written since; the next look begins anew.
        if (begun.doubts !== doubts) return
        const changed = begun.since?.server === server ? subjectsIn(noted) : SUBJECTS
        for (const subject of changed) versions[subject]++
        // A snapshot from before a change that was heard meanwhile would show that change again.
        if (changed.length > 0 || begun.changes === changes) known = { server, seen }
        if (changed.length > 0) changes++
        shownAt = Math.max(shownAt, begun.at)
      },
    }
  }

  function doubt(): void {
    for (const subject of SUBJECTS) versions[subject]++
    known = null
    doubts++
    shownAt = -Infinity
  }
}

function subjectsIn(noted: string | null): readonly Subject[] {
  const words = noted?.split(' ') ?? []
  return words.includes('erased') ? SUBJECTS : SUBJECTS.filter((one) => words.includes(one))
}
