import type { DatabaseSync } from 'node:sqlite'
import type { ActName } from '../gazette/relations/act-name.ts'
import type { Correction } from '../gazette/relations/corrections.ts'
import type { RelationRules } from '../gazette/relations/rules.ts'
import type { PreparedAct } from '../ingest/archive-writer.ts'
import { dayNumber } from '../lib/dates.ts'
import { pagesIn } from '../lib/pages.ts'
import { isNational } from '../lib/printed/act-kind.ts'
import { type StoredCandidate, createOriginalFinder } from './original-finder.ts'
import { nameDay, nameText } from './relation-names.ts'

/** An act that another one rectifies, as was not known before. */
export interface Rectified {
  id: string
  versao: number
  retificada_por: string
}

interface CorrectionRow {
  key: number
  seq: number
  tipo: string
  correction: string
  original: number | null
}

/**
 * Keeps what acts say of one another, inside the caller's transaction. Whatever the order in which acts
 * come, the same acts are linked in the end: a new act is looked for in the corrections that await it.
 */
export function createRelationWriter(db: DatabaseSync, rules: RelationRules, keysPerDay: number) {
  const { chooseOriginal, institutionOf } = rules
  const find = createOriginalFinder(db, rules, keysPerDay)
  const clearing = ['act_names', 'act_citations', 'awaited_originals', 'corrections'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE key = ?`),
  )
  const isKnown = db.prepare(
    `SELECT 1 FROM act_names WHERE key = :key UNION ALL SELECT 1 FROM corrections WHERE key = :key`,
  )
  const insertName = db.prepare('INSERT OR IGNORE INTO act_names VALUES (?, ?, ?, ?, ?)')
  const insertCitation = db.prepare('INSERT OR IGNORE INTO act_citations VALUES (?, ?, ?, ?)')
  const insertCorrection = db.prepare('INSERT INTO corrections VALUES (?, ?, ?, ?, NULL, NULL)')
  const insertAwaited = db.prepare('INSERT OR IGNORE INTO awaited_originals VALUES (?, ?, ?, ?)')
  const correctionsOf = db.prepare('SELECT * FROM corrections WHERE key = ?')
  const correctionsTo = db.prepare('SELECT * FROM corrections WHERE original = ?')
  const awaiting = db.prepare(
    `SELECT c.* FROM awaited_originals a JOIN corrections c ON c.key = a.key AND c.seq = a.seq
     WHERE a.day = ? AND a.name = ?`,
  )
  const link = db.prepare(
    'UPDATE corrections SET original = ?, confianca = ? WHERE key = ? AND seq = ?',
  )
  const idOf = db.prepare('SELECT id, orgao FROM publications WHERE key = ?')

  return {
    /** Whether anything is kept of an act. */
    isKnown: (key: number) => isKnown.get({ key: BigInt(key) }) !== undefined,

    /** Keeps what a new or changed act says, whose row is written; gives the acts that are now rectified. */
    write(key: number, act: PreparedAct, isNew: boolean): Rectified[] {
      const before = isNew ? NONE : forget(key)
      insert(key, act)
      const own = act.relations.corrections.length > 0 ? rowsOf(correctionsOf.all(BigInt(key))) : []
      return [
        ...own.flatMap((row) => resolve(row, new Set(before.own))),
        ...correctionsAwaiting(key, act, before.others).flatMap((row) =>
          resolve(row, new Set([row.original])),
        ),
      ]
    },
  }

  /** Removes what was kept of an act; gives what it was linked with. */
  function forget(key: number): typeof NONE {
    const own = rowsOf(correctionsOf.all(BigInt(key))).map(({ original }) => original)
    const others = rowsOf(correctionsTo.all(BigInt(key)))
    for (const statement of clearing) statement.run(BigInt(key))
    return { own, others }
  }

  function insert(key: number, { publication, relations }: PreparedAct): void {
    const today = dayNumber(publication.data_publicacao)
    const at = BigInt(key)
    for (const name of relations.names) {
      const dated = name.date === null ? 0n : 1n
      insertName.run(BigInt(nameDay(name, today)), nameText(name), at, dated, name.office)
    }
    for (const name of relations.citations.filter(({ kind }) => !isNational(kind)))
      insertCitation.run(BigInt(nameDay(name, today)), nameText(name), at, name.office)
    for (const [seq, { tipo, ...correction }] of relations.corrections.entries()) {
      insertCorrection.run(at, BigInt(seq), tipo, JSON.stringify(correction))
      for (const [day, name] of awaitedNames({ tipo, ...correction }, key, publication.orgao))
        insertAwaited.run(BigInt(day), name, at, BigInt(seq))
    }
  }

  /** Where the original of a correction would be found: day and name, or what else is told of it. */
  function awaitedNames(correction: Correction, key: number, orgao: string): Awaited[] {
    const { names, publishedIn } = correction
    const page = publishedIn?.page ? [pageName(publishedIn.page)] : []
    const date = find.publicationDate(correction, key)
    const published = date === null ? null : dayNumber(date)
    const edition = publishedIn?.date ? null : publishedIn?.edition
    return [
      ...names.flatMap((name): Awaited[] =>
        name.date === null ? [] : [[dayNumber(name.date), nameText(name)]],
      ),
      ...(published === null
        ? []
        : [...names.map(nameText), ...page].map((name): Awaited => [published, name])),
      ...(edition ? [...names.map(nameText), ...page].map((n) => inEdition(edition, n)) : []),
      ...(publishedIn === null ? names.flatMap((name) => inYear(name, orgao)) : []),
    ]
  }

  /** Under its year and institution an act is awaited of which the text tells no date. */
  function inYear({ year, ...name }: ActName, orgao: string): Awaited[] {
    return year === undefined ? [] : [[NO_DAY, `${year} ${nameText(name)} ${institutionOf(orgao)}`]]
  }

  /** Corrections by other acts that may speak of this one, or did until now. */
  function correctionsAwaiting(
    key: number,
    { publication, relations }: PreparedAct,
    before: CorrectionRow[],
  ): CorrectionRow[] {
    const { data_publicacao, edicao, orgao } = publication
    const today = dayNumber(data_publicacao)
    const places: Awaited[] = pagesIn(publication.pagina)
      .map(pageName)
      .flatMap((page): Awaited[] => [[today, page], inEdition(edicao, page)])
    for (const name of relations.names) {
      const text = nameText(name)
      const year = Number((name.date ?? data_publicacao).slice(0, 4))
      places.push([nameDay(name, today), text], [today, text], inEdition(edicao, text))
      places.push(...inYear({ ...name, year }, orgao))
    }
    const found = [
      ...before,
      ...places.flatMap(([day, name]) => rowsOf(awaiting.all(BigInt(day), name))),
    ]
    const others = found.filter((row) => row.key !== key)
    return new Map(others.map((row) => [`${row.key} ${row.seq}`, row])).values().toArray()
  }

  /** Links a correction to its original, anew; `known`: originals that were told of already. */
  function resolve(row: CorrectionRow, known: Set<number | null>): Rectified[] {
    const { key, seq, tipo } = row
    const correction = { tipo, ...JSON.parse(row.correction) } as Correction
    const by = idOf.get(BigInt(key)) as { id: string; orgao: string }
    const chosen = chooseOriginal<StoredCandidate>(
      correction,
      by.orgao,
      find.candidates(correction, key),
    )
    const original = chosen?.original.key ?? null
    if (original !== row.original)
      link.run(
        original === null ? null : BigInt(original),
        chosen?.confianca ?? null,
        BigInt(key),
        BigInt(seq),
      )
    if (!chosen || tipo !== 'retifica' || known.has(original)) return []
    known.add(original)
    const { id, versao } = chosen.original
    return [{ id, versao, retificada_por: by.id }]
  }
}

/** Of a new act: the originals of its own corrections, and the corrections by others that are linked to it. */
const NONE: { own: (number | null)[]; others: CorrectionRow[] } = { own: [], others: [] }

function rowsOf(rows: unknown[]): CorrectionRow[] {
  return rows as CorrectionRow[]
}

/** A day, and a name or page of it; without a day, what else an act may be known by. */
type Awaited = [day: number, name: string]

/** Of acts of which a text tells but their edition or year: the day before any edition. */
const NO_DAY = 0

function inEdition(edition: string, name: string): Awaited {
  return [NO_DAY, `edição ${edition} ${name}`]
}

const pageName = (page: string) => `página ${page}`
