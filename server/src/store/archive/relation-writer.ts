import { isDeepStrictEqual } from 'node:util'
import type { ActName } from '../../gazette/relations/act-name.ts'
import type { Correction } from '../../gazette/relations/correction.ts'
import type { PreparedAct } from '../../ingest/archive-writer.ts'
import { dayNumber } from '../../lib/time/dates.ts'
import { isNational } from '../../../engine/entities.ts'
import { present } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { type AwaitedPlace, placesOfAct, placesOfOriginal } from './awaited-places.ts'
import {
  type CorrectionRow,
  type Linking,
  type StateChange,
  correctionRow,
  linkCorrections,
} from './correction-links.ts'
import { publicationDate } from './original-finder.ts'
import { nameDay, nameText } from './relation-names.ts'
import { actCitations, actNames, awaitedOriginals, corrections } from './tables.ts'
import type { CorrectionId, UnsettledCorrections } from './unsettled-corrections.ts'

const insertCorrectionRow = corrections.pick('key', 'seq', 'tipo', 'correction').insertMany()
const insertName = actNames.insertMany()
const insertCitation = actCitations.insertMany('ON CONFLICT (day, name, key) DO NOTHING')
const insertAwaited = awaitedOriginals.insertMany('ON CONFLICT (day, name, key, seq) DO NOTHING')

/** Everything that is stored about an act's relations. */
const CLEARING = ['act_names', 'act_citations', 'awaited_originals', 'corrections'].map(
  (table) => `DELETE FROM ${table} WHERE key = $1`,
)

/**
 * Stores, in the transaction `tx`, what acts say about one another. New acts are not linked yet:
 * their corrections, and those that may be waiting for them, are `unsettled` until the file is
 * whole, because the original may come after an act that resembles it.
 */
export function writeRelations(tx: Sql, linking: Linking, unsettled: UnsettledCorrections) {
  const { keysPerDay, noted } = linking
  const { institutionOf } = linking.rules
  /** The corrections that await their original in places: acts of a body or on a page share some of theirs. */
  const awaiting = new Map<string, CorrectionId[]>()
  return {
    /** Reads at once what the acts of a batch need to know of others. */
    async prepare(acts: PreparedAct[]): Promise<void> {
      const places = acts.flatMap((act) => placesOfAct(act, institutionOf))
      const unknown = new Map(
        places
          .map((place) => [nameOf(place), place] as const)
          .filter(([name]) => !awaiting.has(name)),
      )
      await lookAt([...unknown.values()])
    },

    /** Whether anything is stored about an act. */
    async isKnown(key: number): Promise<boolean> {
      const found = await tx.one(
        present,
        `SELECT 1 FROM act_names WHERE key = $1
         UNION ALL SELECT 1 FROM corrections WHERE key = $1`,
        [key],
      )
      return found !== null
    },

    /** Whether what is stored of an act's names and corrections is what this program reads. */
    async isCurrent(key: number, act: PreparedAct): Promise<boolean> {
      const stored = await correctionsOf(key)
      const known = stored.map(({ tipo, correction }) => ({ tipo, ...correction }))
      const read: unknown = JSON.parse(JSON.stringify(act.relations.corrections))
      if (!isDeepStrictEqual(known, read)) return false
      const names = await tx.all(
        actNames,
        `SELECT ${actNames.columns} FROM act_names WHERE key = $1`,
        [key],
      )
      return isDeepStrictEqual(byDayAndName(names), byDayAndName(namesOf(key, act)))
    },

    /** Notes that acts show other words of a text that is read differently: those that correct it, or that it corrects. */
    async noteReading(key: number): Promise<void> {
      for (const { original } of await correctionsOf(key))
        if (original !== null) noted.note(original, 'religada')
      for (const by of await correctionsLinkedTo(key)) noted.note(by.key, 'religada')
    },

    /** Stores the relations of a new act, whose row is already written. */
    async write(key: number, act: PreparedAct): Promise<void> {
      await insert(key, act)
      await unsettled.add(act.relations.corrections.map((_, seq) => ({ key, seq })))
      await unsettled.add(await correctionsAwaiting(key, act))
    },

    /**
     * Stores the relations of a changed act instead of its former ones, and links its corrections.
     * Returns one change per corrected act, corrector and kind.
     */
    async rewrite(key: number, act: PreparedAct): Promise<StateChange[]> {
      const before = await correctionsOf(key)
      const linked = await correctionsLinkedTo(key)
      for (const one of [key, ...linked.map(({ key }) => key)]) noted.note(one, 'religada')
      await unsettled.add(linked)
      for (const statement of CLEARING) await tx.run(statement, [key])
      awaiting.clear()
      await insert(key, act)
      await unsettled.add(await correctionsAwaiting(key, act))
      const known = new Set(before.map(({ tipo, original }) => `${tipo} ${original}`))
      const links = linkCorrections(tx, linking)
      for (const { original } of before) if (original !== null) links.unlinked(original)
      for (const row of await correctionsOf(key)) await links.link(row, known)
      return await links.settle()
    },
  }

  function correctionsLinkedTo(original: number): Promise<CorrectionRow[]> {
    return tx.all(
      correctionRow,
      `SELECT ${correctionRow.columns} FROM corrections WHERE original = $1`,
      [original],
    )
  }

  function correctionsOf(key: number): Promise<CorrectionRow[]> {
    return tx.all(
      correctionRow,
      `SELECT ${correctionRow.columns} FROM corrections WHERE key = $1 ORDER BY seq`,
      [key],
    )
  }

  async function insert(key: number, { publication, relations }: PreparedAct): Promise<void> {
    const today = dayNumber(publication.data_publicacao)
    for (const name of byDayAndName(namesOf(key, { publication, relations })).values())
      await insertName(tx, name)
    for (const name of relations.citations.filter(({ kind }) => !isNational(kind)))
      await insertCitation(tx, cited(name, today, key))
    for (const [seq, correction] of relations.corrections.entries())
      await insertCorrection(key, seq, correction, publication.orgao)
  }

  async function insertCorrection(
    key: number,
    seq: number,
    correction: Correction,
    orgao: string,
  ): Promise<void> {
    const { tipo, ...rest } = correction
    await insertCorrectionRow(tx, { key, seq, tipo, correction: rest })
    const published = await publicationDate(tx, correction, key, keysPerDay)
    const places = placesOfOriginal(correction, published, orgao, institutionOf)
    for (const [day, name] of places) {
      await insertAwaited(tx, { day, name, key, seq })
      awaiting.delete(nameOf([day, name]))
    }
  }

  /** Corrections by other acts that may refer to this one. */
  async function correctionsAwaiting(key: number, act: PreparedAct): Promise<CorrectionId[]> {
    const places = placesOfAct(act, institutionOf)
    await lookAt(places.filter((place) => !awaiting.has(nameOf(place))))
    const found = places.flatMap((place) => awaiting.get(nameOf(place)) ?? [])
    return found.filter((row) => row.key !== key)
  }

  async function lookAt(places: AwaitedPlace[]): Promise<void> {
    if (places.length === 0) return
    for (const place of places) awaiting.set(nameOf(place), [])
    const found = await tx.all(
      awaitedOriginals,
      `SELECT ${awaitedOriginals.of('a')}
       FROM (SELECT DISTINCT CAST(value ->> 0 AS BIGINT) AS day, value ->> 1 AS name
             FROM ${tx.dialect.listed('$1')}) AS sought
       CROSS JOIN awaited_originals a WHERE a.day = sought.day AND a.name = sought.name`,
      [JSON.stringify(places)],
    )
    for (const { day, name, key, seq } of found)
      awaiting.get(nameOf([day, name]))!.push({ key, seq })
  }
}

function nameOf([day, name]: AwaitedPlace): string {
  return `${day} ${name}`
}

/** The rows of an act's own names. */
function namesOf(
  key: number,
  { publication, relations }: Pick<PreparedAct, 'publication' | 'relations'>,
) {
  const today = dayNumber(publication.data_publicacao)
  return relations.names.map((name) => ({
    ...cited(name, today, key),
    dated: name.date !== null,
  }))
}

/** A name that an act has twice is stored once. */
function byDayAndName<N extends { day: number; name: string }>(names: N[]): Map<string, N> {
  const first = names.toReversed() // the first one stays
  return new Map(first.map((one) => [`${one.day} ${one.name}`, one]))
}

/** A name, and the act that has or cites it. */
function cited(name: ActName, today: number, key: number) {
  return { day: nameDay(name, today), name: nameText(name), key, office: name.office }
}
