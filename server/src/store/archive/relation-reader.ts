import type { Relation } from '../../gazette/publication-detail.ts'
import type { ActKey } from '../../../engine/port.ts'
import type { ActName } from '../../gazette/relations/act-name.ts'
import type { CorrectionKind } from '../../gazette/relations/correction.ts'
import type { RelationRules } from '../../gazette/relations/rules.ts'
import type { Touchable } from '../../lib/flow/changes.ts'
import { dayNumber } from '../../lib/time/dates.ts'
import type { ActCorrection } from '../../service/archive/archive-store.ts'
import { int, real, row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { type NameRow, nameFromRow, nameRow, nameText } from './relation-names.ts'
import { corrections } from './tables.ts'

/** Keeps answers short: of a law that everybody cites, only the newest citing acts. */
const MAX_RELATIONS = 100
/** Acts of one kind, number and date, by different bodies. */
const MAX_NAMESAKES = 50

/** What the other act says of it. */
export const INVERSE_RELATION = {
  retifica: 'retificada_por',
  republica: 'republicada_por',
  torna_sem_efeito: 'sem_efeito_por',
  revoga: 'revogada_por',
  anula: 'anulada_por',
  altera: 'alterada_por',
  prorroga: 'prorrogada_por',
  suspende: 'suspensa_por',
  regulamenta: 'regulamentada_por',
} as const satisfies Record<CorrectionKind, Relation['tipo']>

const actRow = row({ key: int, id: text, orgao: text })
type Act = ReturnType<typeof actRow>
const namedRow = row({ key: int, id: text, orgao: text, office: text })
type Named = ReturnType<typeof namedRow>
const link = corrections.pick('tipo', 'correction', 'alcance', 'parte')
const linkRow = row({ ...link.shape, other: int, id: text, confianca: real })
const correctionRow = row({ original: int, ...corrections.pick('key', 'tipo').shape })
const LINK = `${link.of('c')}, p.key AS other, p.id, c.confianca`
/** A citation names an act, and reaches nothing. */
const CITED = { alcance: null, parte: null, said: [] }

/** Reads which acts are related. */
export function createRelationReader(
  sql: SqlReader,
  { chooseCited }: RelationRules,
  keysPerDay: number,
) {
  return {
    /**
     * Corrections first, then what it cites, then what cites it; each act once per kind and part.
     * `citations` are those of its text. The acts that cite a law are not listed: the search finds
     * those. `madeOf` gets all that was looked at: the list stays true until something of it is touched.
     */
    async relationsOf(
      id: string,
      citations: ActName[],
      madeOf: Set<Touchable> = new Set(),
    ): Promise<Relation[]> {
      const act = await sql.one(
        actRow,
        `SELECT ${actRow.columns} FROM publications WHERE id = $1`,
        [id],
      )
      if (!act) return []
      madeOf.add(act.key)
      const found = [
        ...(await corrected(act, madeOf)),
        ...(await correctedBy(act, madeOf)),
        ...(await cited(act, citations, madeOf)),
        ...(await citedBy(act, madeOf)),
      ]
      const once = new Map<string, Relation>()
      for (const relation of found) {
        const known = `${relation.tipo} ${relation.id} ${relation.parte?.texto ?? ''}`
        if (!once.has(known)) once.set(known, relation)
      }
      return once.values().take(MAX_RELATIONS).toArray()
    },

    /** What other acts did to these, in the order of the other ones. */
    async correctionsOf(keys: ActKey[]): Promise<ActCorrection[]> {
      const rows = await sql.all(
        correctionRow,
        `SELECT ${correctionRow.columns} FROM corrections
         WHERE ${sql.dialect.isAnyOf('original', '$1')} ORDER BY key, seq`,
        [keys],
      )
      return rows.map(({ tipo, ...acts }) => ({ ...acts, tipo: INVERSE_RELATION[tipo] }))
    },
  }

  async function corrected({ key }: Act, madeOf: Set<Touchable>): Promise<Relation[]> {
    const rows = await sql.all(
      linkRow,
      `SELECT ${LINK} FROM corrections c JOIN publications p ON p.key = c.original
       WHERE c.key = $1 ORDER BY c.seq`,
      [key],
    )
    for (const { other } of rows) madeOf.add(other)
    return rows.map(({ tipo, alcance, parte, id, confianca, correction: { part, at } }) => ({
      tipo,
      alcance,
      parte,
      id,
      confianca,
      // One act of an article is a part of it that its name says.
      said: parte === null ? [] : (part?.at ?? (at ? [at] : [])),
    }))
  }

  async function correctedBy({ key }: Act, madeOf: Set<Touchable>): Promise<Relation[]> {
    const rows = await sql.all(
      linkRow,
      `SELECT ${LINK} FROM corrections c JOIN publications p ON p.key = c.key
       WHERE c.original = $1 ORDER BY c.key, c.seq`,
      [key],
    )
    for (const { other } of rows) madeOf.add(other)
    return rows.map(({ tipo, id, confianca, alcance, parte }) => ({
      tipo: INVERSE_RELATION[tipo],
      id,
      confianca,
      alcance,
      parte,
      said: [],
    }))
  }

  async function cited(
    act: Act,
    citations: ActName[],
    madeOf: Set<Touchable>,
  ): Promise<Relation[]> {
    const found: Relation[] = []
    for (const name of citations) {
      if (name.date === null) continue
      const namesakes = await namesakesOf(dayNumber(name.date), nameText(name), madeOf)
      const chosen = choose(name, act, namesakes)
      if (chosen)
        found.push({ tipo: 'cita', id: chosen.original.id, confianca: chosen.confianca, ...CITED })
    }
    return found
  }

  async function citedBy(act: Act, madeOf: Set<Touchable>): Promise<Relation[]> {
    const found: Relation[] = []
    const names = await sql.all(
      nameRow,
      `SELECT ${nameRow.columns} FROM act_names WHERE key = $1`,
      [act.key],
    )
    for (const row of names) {
      const left = MAX_RELATIONS - found.length
      if (!row.dated || left <= 0) continue
      const others = await citing(row, left, madeOf)
      const candidates = others.length > 0 ? await namesakesOf(row.day, row.name, madeOf) : []
      for (const { office, ...by } of others) {
        const chosen = choose({ ...nameFromRow(row), office }, by, candidates)
        if (chosen?.original.key === act.key)
          found.push({ tipo: 'citada_por', id: by.id, confianca: chosen.confianca, ...CITED })
      }
    }
    return found
  }

  async function citing(
    { day, name }: NameRow,
    most: number,
    madeOf: Set<Touchable>,
  ): Promise<Named[]> {
    const found = await sql.all(
      namedRow,
      `SELECT p.key, p.id, p.orgao, c.office
       FROM act_citations c JOIN publications p ON p.key = c.key
       WHERE c.day = $1 AND c.name = $2 ORDER BY c.key DESC LIMIT $3`,
      [day, name, most],
    )
    return noted(madeOf, day, name, found)
  }

  async function namesakesOf(day: number, name: string, madeOf: Set<Touchable>): Promise<Named[]> {
    const found = await sql.all(
      namedRow,
      `SELECT p.key, p.id, p.orgao, n.office FROM act_names n JOIN publications p ON p.key = n.key
       WHERE n.day = $1 AND n.name = $2 AND n.dated = $3 LIMIT $4`,
      [day, name, true, MAX_NAMESAKES],
    )
    return noted(madeOf, day, name, found)
  }

  /** Who bears or cites a name may change; so may those who do. */
  function noted(madeOf: Set<Touchable>, day: number, name: string, acts: Named[]): Named[] {
    madeOf.add(`${day} ${name}`)
    for (const { key } of acts) madeOf.add(key)
    return acts
  }

  /** The act that `by` means by a citation: published no later than `by`. */
  function choose(cited: ActName, by: Act, candidates: Named[]) {
    const endOfDay = (Math.floor(by.key / keysPerDay) + 1) * keysPerDay
    const earlier = candidates.filter(({ key }) => key !== by.key && key < endOfDay)
    return chooseCited(cited, by.orgao, earlier)
  }
}
