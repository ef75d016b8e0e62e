import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { DayFacts, Facts, SectionFacts, SourceFacts } from '../collector/facts.ts'

type Row = Record<string, SQLOutputValue>

/** The one source that there is, by its name in the table of sources. */
export const SOURCE = 'inlabs'

/** What the collector has written down, as it plans from it. */
export function createFactsReader(db: DatabaseSync) {
  const source = db.prepare('SELECT * FROM sources WHERE name = ?')
  const oldest = db.prepare('SELECT min(data) AS data FROM source_days WHERE offered')
  const days = db.prepare('SELECT * FROM source_days WHERE data BETWEEN ? AND ?')
  const sections = db.prepare(
    `SELECT * FROM
       (SELECT data, pub_name, estado, motivo, sha256 FROM ledger WHERE data BETWEEN ?1 AND ?2)
       FULL JOIN (SELECT * FROM source_files WHERE data BETWEEN ?1 AND ?2) USING (data, pub_name)`,
  )
  return {
    facts(since: string, until: string): Facts {
      const found = new Map<string, DayFacts>()
      for (const row of days.all(since, until)) found.set(String(row.data), dayFromRow(row))
      for (const row of sections.all(since, until)) {
        const data = String(row.data)
        const day = found.get(data) ?? dayFromRow({})
        found.set(data, day)
        day.sections.set(String(row.pub_name), sectionFromRow(row))
      }
      const oldestOffered = text(oldest.get()?.data)
      return { source: sourceFromRow(source.get(SOURCE) ?? {}, oldestOffered), days: found }
    },
  }
}

function sourceFromRow(row: Row, oldestOffered: string | null): SourceFacts {
  return {
    listedAt: instant(row.listed_at),
    oldestOffered,
    failures: Number(row.falhas_consecutivas ?? 0),
    retryAt: instant(row.proxima_tentativa_em),
  }
}

function dayFromRow(row: Row): DayFacts {
  return {
    offered: row.offered === 1,
    lookedAt: instant(row.looked_at),
    failures: Number(row.failures ?? 0),
    retryAt: instant(row.retry_at),
    sections: new Map(),
  }
}

function sectionFromRow(row: Row): SectionFacts {
  return {
    estado: (row.estado ?? null) as SectionFacts['estado'], // checked by the schema
    motivo: (row.motivo ?? null) as SectionFacts['motivo'], // written by the collector alone
    sha256: text(row.sha256),
    listedBytes: number(row.listed_bytes),
    takenBytes: number(row.taken_bytes),
    takenAt: instant(row.taken_at),
    failures: Number(row.failures ?? 0),
    retryAt: instant(row.retry_at),
  }
}

type Value = SQLOutputValue | undefined

function text(value: Value): string | null {
  return value == null ? null : String(value)
}

function number(value: Value): number | null {
  return value == null ? null : Number(value)
}

function instant(value: Value): Date | null {
  return value == null ? null : new Date(String(value))
}
