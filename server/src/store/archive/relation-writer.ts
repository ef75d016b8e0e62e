import type { ActName } from '../../gazette/relations/act-name.ts'
import type { Correction } from '../../gazette/relations/corrections.ts'
import type { RelationRules } from '../../gazette/relations/rules.ts'
import type { ChangeReason, Situacao } from '../../gazette/relations/situacao.ts'
import type { PreparedAct } from '../../ingest/archive-writer.ts'
import { dayNumber } from '../../lib/dates.ts'
import { pagesIn } from '../../lib/pages.ts'
import { isNational } from '../../printed/act-kind.ts'
import { int, json, nullable, present, row, text, word } from '../rows.ts'
import type { Sql } from '../sql.ts'
import {
  type StoredCandidate,
  chooseAmongCandidates,
  isKnownByBody,
  publicationDate,
} from './original-finder.ts'
import { shownSituacao, situacaoColumn } from './publication-rows.ts'
import { nameDay, nameText } from './relation-names.ts'

/** A change for a corrected act: a new correction, or a better-known one. */
export interface StateChange {
  id: string
  versao: number
  /** Its new `situacao`, where it differs. */
  campos_alterados: string[]
  motivo: ChangeReason
  /** The id of the correcting act; null when a correction reported before no longer exists. */
  por: string | null
  situacao: Situacao
  /** Its former state. */
  antes: Situacao
}

const correctionRow = row({
  key: int,
  seq: int,
  tipo: word<Correction['tipo']>(),
  correction: json<Omit<Correction, 'tipo'>>(),
  original: nullable(int),
})
type CorrectionRow = ReturnType<typeof correctionRow>

const issuerRow = row({ id: text, orgao: text })
const kindRow = row({ tipo: word<Correction['tipo']>() })
const stateRow = row({
  id: text,
  versao: int,
  situacao: situacaoColumn,
  retirada_em: nullable(text),
})

/** Everything that is stored about an act's relations. */
const CLEARING = ['act_names', 'act_citations', 'awaited_originals', 'corrections'].map(
  (table) => `DELETE FROM ${table} WHERE key = $1`,
)

/**
 * Stores, in the transaction `tx`, what acts say about one another. The result does not depend on
 * the order in which acts arrive: a new act is looked up among the corrections that wait for it.
 */
export function writeRelations(
  tx: Sql,
  { chooseOriginal, institutionOf, reasonOf, situacaoOf }: RelationRules,
  keysPerDay: number,
) {
  return {
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

    /**
     * Stores the relations of a new or changed act, whose row is already written, and updates the state of every act
     * concerned. Returns one change per corrected act, corrector and kind.
     */
    async write(key: number, act: PreparedAct, isNew: boolean): Promise<StateChange[]> {
      const before = isNew ? NONE : await forget(key)
      await insert(key, act)
      const known = new Set(before.own.map(({ tipo, original }) => `${tipo} ${original}`))
      const touched = new Map<number, News[]>()
      for (const { original } of before.own) if (original !== null) touched.set(original, [])
      if (act.relations.corrections.length > 0)
        for (const row of await correctionsOf(key)) await resolve(row, known, touched)
      for (const row of await correctionsAwaiting(key, act, before.others))
        await resolve(row, NOTHING_KNOWN, touched)
      const changes: StateChange[] = []
      for (const [original, news] of touched) changes.push(...(await settle(original, news)))
      return changes
    },
  }

  /** Removes what was stored about an act; returns the acts that it was linked with. */
  async function forget(key: number): Promise<typeof NONE> {
    const own = await correctionsOf(key)
    const others = await tx.all(
      correctionRow,
      `SELECT ${correctionRow.columns} FROM corrections WHERE original = $1`,
      [key],
    )
    for (const statement of CLEARING) await tx.run(statement, [key])
    return { own, others }
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
    for (const name of relations.names)
      await tx.run(
        `INSERT INTO act_names (day, name, key, dated, office) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (day, name, key) DO NOTHING`,
        [nameDay(name, today), nameText(name), key, name.date !== null, name.office],
      )
    for (const name of relations.citations.filter(({ kind }) => !isNational(kind)))
      await tx.run(
        `INSERT INTO act_citations (day, name, key, office) VALUES ($1, $2, $3, $4)
         ON CONFLICT (day, name, key) DO NOTHING`,
        [nameDay(name, today), nameText(name), key, name.office],
      )
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
    await tx.run('INSERT INTO corrections (key, seq, tipo, correction) VALUES ($1, $2, $3, $4)', [
      key,
      seq,
      tipo,
      JSON.stringify(rest),
    ])
    for (const [day, name] of await awaitedNames(correction, key, orgao))
      await tx.run(
        `INSERT INTO awaited_originals (day, name, key, seq) VALUES ($1, $2, $3, $4)
         ON CONFLICT (day, name, key, seq) DO NOTHING`,
        [day, name, key, seq],
      )
  }

  /**
   * Where to look for the original of a correction: under a day and a name, or under whatever else
   * is known of it.
   */
  async function awaitedNames(
    correction: Correction,
    key: number,
    orgao: string,
  ): Promise<Awaited[]> {
    const { names, publishedIn } = correction
    const page = publishedIn?.page ? [pageName(publishedIn.page)] : []
    const date = await publicationDate(tx, correction, key, keysPerDay)
    const published = date === null ? null : dayNumber(date)
    const edition = publishedIn?.date ? null : publishedIn?.edition
    const body = isKnownByBody(correction) ? [bodyName(orgao)] : []
    const marks = [...names.map(nameText), ...page, ...body]
    return [
      ...names.flatMap((name): Awaited[] =>
        name.date === null ? [] : [[dayNumber(name.date), nameText(name)]],
      ),
      ...(published === null ? [] : marks.map((name): Awaited => [published, name])),
      ...(edition ? marks.map((name) => inEdition(edition, name)) : []),
      ...(publishedIn === null ? names.flatMap((name) => inYear(name, orgao)) : []),
    ]
  }

  /** The key for awaiting an act of which the text gives only the day and the words. */
  function bodyName(orgao: string): string {
    return `órgão ${institutionOf(orgao)}`
  }

  /** The key for awaiting an act without a date: its year and institution. */
  function inYear({ year, ...name }: ActName, orgao: string): Awaited[] {
    return year === undefined ? [] : [[NO_DAY, `${year} ${nameText(name)} ${institutionOf(orgao)}`]]
  }

  /** Corrections by other acts that may refer to this one, or did until now. */
  async function correctionsAwaiting(
    key: number,
    { publication, relations }: PreparedAct,
    before: CorrectionRow[],
  ): Promise<CorrectionRow[]> {
    const { data_publicacao, edicao, orgao } = publication
    const today = dayNumber(data_publicacao)
    const places: Awaited[] = pagesIn(publication.pagina)
      .map(pageName)
      .flatMap((page): Awaited[] => [[today, page], inEdition(edicao, page)])
    places.push([today, bodyName(orgao)], inEdition(edicao, bodyName(orgao)))
    for (const name of relations.names) {
      const text = nameText(name)
      const year = Number((name.date ?? data_publicacao).slice(0, 4))
      places.push([nameDay(name, today), text], [today, text], inEdition(edicao, text))
      places.push(...inYear({ ...name, year }, orgao))
    }
    const found = [...before]
    for (const [day, name] of places) found.push(...(await awaiting(day, name)))
    const others = found.filter((row) => row.key !== key)
    return new Map(others.map((row) => [`${row.key} ${row.seq}`, row])).values().toArray()
  }

  function awaiting(day: number, name: string): Promise<CorrectionRow[]> {
    return tx.all(
      correctionRow,
      `SELECT c.key, c.seq, c.tipo, c.correction, c.original
       FROM awaited_originals a JOIN corrections c ON c.key = a.key AND c.seq = a.seq
       WHERE a.day = $1 AND a.name = $2`,
      [day, name],
    )
  }

  /**
   * Links a correction to its original again. `known`: kinds and originals that the same act
   * already corrected. `touched` collects the originals that lost or gained a correction, with the
   * changes to report.
   */
  async function resolve(
    row: CorrectionRow,
    known: ReadonlySet<string>,
    touched: Map<number, News[]>,
  ): Promise<void> {
    const { key, seq, tipo } = row
    const correction = { tipo, ...row.correction }
    const by = (await tx.one(issuerRow, 'SELECT id, orgao FROM publications WHERE key = $1', [
      key,
    ]))! // an act with a correction exists
    const corrector = { key, institution: institutionOf(by.orgao) }
    const chosen = await chooseAmongCandidates(
      tx,
      correction,
      corrector,
      keysPerDay,
      (candidates) => chooseOriginal<StoredCandidate>(correction, by.orgao, candidates),
    )
    const original = chosen?.original.key ?? null
    if (original === row.original) return
    const isNews = !known.has(`${tipo} ${original}`) && !(await isLinked(key, tipo, original))
    await tx.run(
      'UPDATE corrections SET original = $1, confianca = $2 WHERE key = $3 AND seq = $4',
      [original, chosen?.confianca ?? null, key, seq],
    )
    if (row.original !== null) touched.set(row.original, touched.get(row.original) ?? [])
    if (original === null) return
    const news = touched.get(original) ?? []
    if (isNews) news.push({ tipo, por: by.id })
    touched.set(original, news)
  }

  /** Whether an act is known to correct another one in this way, by any words of its text. */
  async function isLinked(key: number, tipo: string, original: number | null): Promise<boolean> {
    const found = await tx.one(
      present,
      'SELECT 1 FROM corrections WHERE key = $1 AND tipo = $2 AND original = $3',
      [key, tipo, original],
    )
    return found !== null
  }

  /** Stores the state of an act from the corrections that are linked to it now. */
  async function settle(key: number, news: News[]): Promise<StateChange[]> {
    const corrections = await tx.all(kindRow, 'SELECT tipo FROM corrections WHERE original = $1', [
      key,
    ])
    const act = (await tx.one(
      stateRow,
      `SELECT ${stateRow.columns} FROM publications WHERE key = $1`,
      [key],
    ))! // a linked act exists
    const made = situacaoOf(corrections.map(({ tipo }) => tipo))
    const now = { ...act, situacao: made === 'publicada' ? null : made }
    if (now.situacao !== act.situacao)
      await tx.run('UPDATE publications SET situacao = $1 WHERE key = $2', [now.situacao, key])
    const { id, versao } = act
    const situacao = shownSituacao(now)
    const antes = shownSituacao(act)
    const isOther = situacao !== antes
    const change = { id, versao, campos_alterados: isOther ? ['situacao'] : [], situacao, antes }
    if (news.length > 0)
      return news.map(({ tipo, por }) => ({ ...change, motivo: reasonOf(tipo), por }))
    return isOther ? [{ ...change, motivo: 'reprocessamento', por: null }] : []
  }
}

/**
 * For a new act: the originals of its own corrections, and the corrections by others that are
 * linked to it.
 */
const NONE: { own: CorrectionRow[]; others: CorrectionRow[] } = { own: [], others: [] }

const NOTHING_KNOWN: ReadonlySet<string> = new Set()

/** That an act is corrected, in which way, and by which act. */
interface News {
  tipo: Correction['tipo']
  por: string
}

/** A day, and a name or page on it; without a day, other details that identify an act. */
type Awaited = [day: number, name: string]

/** For acts known only by edition or year: a day before any edition. */
const NO_DAY = 0

function inEdition(edition: string, name: string): Awaited {
  return [NO_DAY, `edição ${edition} ${name}`]
}

const pageName = (page: string) => `página ${page}`
