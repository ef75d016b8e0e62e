import type { DayFacts, Facts, SectionFacts, SourceFacts } from '../../collector/facts.ts'
import { dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import { absences as absenceTable, ledger as ledgerTable } from '../archive/tables.ts'
import { regularNumbers } from '../archive/regular-numbers.ts'
import { nullable, row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { sourceDays, sourceFiles, sources } from './tables.ts'

/** The name of the only source in the table of sources. */
export const SOURCE = 'inlabs'

const sourceRow = sources.pick('listed_at', 'falhas_consecutivas', 'proxima_tentativa_em')

const oldestRow = row({ data: nullable(text) })

const ledgerRow = ledgerTable.pick(
  'data',
  'pub_name',
  'estado',
  'motivo',
  'sha256',
  'unconfirmed_since',
)

const absenceRow = absenceTable.pick('data', 'pub_name', 'since')

/** The facts from which the collector plans. */
export function readFacts(sql: SqlReader, since: string, until: string): Promise<Facts> {
  return sql.snapshot(async (view) => {
    const range = [since, until]
    const within = 'WHERE data BETWEEN $1 AND $2'
    const days = await view.all(
      sourceDays,
      `SELECT ${sourceDays.columns} FROM source_days ${within}`,
      range,
    )
    const ledger = await view.all(
      ledgerRow,
      `SELECT ${ledgerRow.columns} FROM ledger ${within}`,
      range,
    )
    const absences = await view.all(
      absenceRow,
      `SELECT data, pub_name, min(since) AS since FROM absences ${within} GROUP BY data, pub_name`,
      range,
    )
    const files = await view.all(
      sourceFiles,
      `SELECT ${sourceFiles.columns} FROM source_files ${within}`,
      range,
    )
    const before = dateOfDay(dayNumber(since) - WEEKS_BEFORE_DAYS)
    const numbers = await regularNumbers(view, before, until)
    return {
      source: await readSource(view),
      days: assemble(days, ledger, files, absences),
      numbers,
    }
  })
}

async function readSource(view: SqlReader): Promise<SourceFacts> {
  const known = `SELECT ${sourceRow.columns} FROM sources WHERE name = $1`
  const source = await view.one(sourceRow, known, [SOURCE])
  const oldest = await view.one(
    oldestRow,
    'SELECT min(data) AS data FROM source_days WHERE offered = 1',
  )
  return {
    listedAt: source?.listed_at ?? null,
    oldestOffered: oldest?.data ?? null,
    failures: source?.falhas_consecutivas ?? 0,
    retryAt: source?.proxima_tentativa_em ?? null,
  }
}

/** Longer than any time without a regular edition. */
const WEEKS_BEFORE_DAYS = 21

type DayRow = ReturnType<typeof sourceDays>
type LedgerRow = ReturnType<typeof ledgerRow>
type AbsenceRow = ReturnType<typeof absenceRow>
type FileRow = ReturnType<typeof sourceFiles>

/** A section may be known to the ledger, to the source, or to both. */
function assemble(
  days: DayRow[],
  ledger: LedgerRow[],
  files: FileRow[],
  absences: AbsenceRow[],
): Map<string, DayFacts> {
  const found = new Map(days.map((day) => [day.data, dayFrom(day)]))
  const dayOf = (data: string): DayFacts => {
    const day = found.get(data) ?? dayFrom(undefined)
    found.set(data, day)
    return day
  }
  const filed = new Map(files.map((file) => [`${file.data} ${file.pub_name}`, file]))
  for (const entry of ledger) {
    const file = filed.get(`${entry.data} ${entry.pub_name}`)
    dayOf(entry.data).sections.set(entry.pub_name, sectionFrom(entry, file))
  }
  for (const file of files) {
    const { sections } = dayOf(file.data)
    if (!sections.has(file.pub_name)) sections.set(file.pub_name, sectionFrom(undefined, file))
  }
  for (const { data, pub_name, since } of absences) {
    const section = found.get(data)?.sections.get(pub_name)
    if (section) section.absentSince = since
  }
  return found
}

function dayFrom(day: DayRow | undefined): DayFacts {
  return {
    offered: day?.offered ?? false,
    lookedAt: day?.looked_at ?? null,
    failures: day?.failures ?? 0,
    retryAt: day?.retry_at ?? null,
    sections: new Map(),
  }
}

function sectionFrom(ledger: LedgerRow | undefined, file: FileRow | undefined): SectionFacts {
  const since = ledger?.unconfirmed_since ?? null
  return {
    estado: ledger?.estado ?? null,
    motivo: ledger?.motivo ?? null,
    sha256: ledger?.sha256 ?? null,
    unconfirmedSince: since === null ? null : new Date(since),
    absentSince: null,
    listedBytes: file?.listed_bytes ?? null,
    takenBytes: file?.taken_bytes ?? null,
    takenAt: file?.taken_at ?? null,
    failures: file?.failures ?? 0,
    retryAt: file?.retry_at ?? null,
  }
}
