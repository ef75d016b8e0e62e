import type { DatabaseSync } from 'node:sqlite'
import type { ActName } from '../gazette/relations/act-name.ts'
import type { RelationRules } from '../gazette/relations/rules.ts'
import type { Relacao } from '../http/archive.ts'
import { dayNumber } from '../lib/dates.ts'
import { type NameRow, nameFromRow, nameText } from './relation-names.ts'

/** Answers stay short: of a law that everybody cites, the newest acts that do. */
const MAX_RELATIONS = 100
/** Acts of one kind, number and date, by different bodies. */
const MAX_NAMESAKES = 50n

const INVERSE = {
  retifica: 'retificada_por',
  republica: 'republicada_por',
  torna_sem_efeito: 'sem_efeito_por',
  revoga: 'revogada_por',
  anula: 'anulada_por',
} as const

interface Act {
  key: number
  id: string
  orgao: string
}

interface Named extends Act {
  office: string
}

type Backward = Relacao & { tipo: keyof typeof INVERSE }

/** Reads which acts belong together. */
export function createRelationReader(
  db: DatabaseSync,
  { chooseCited }: RelationRules,
  keysPerDay: number,
) {
  const byId = db.prepare('SELECT key, id, orgao FROM publications WHERE id = ?')
  const forward = db.prepare(
    `SELECT c.tipo, p.id, c.confianca FROM corrections c JOIN publications p ON p.key = c.original
     WHERE c.key = ? ORDER BY c.seq`,
  )
  const backward = db.prepare(
    `SELECT c.tipo, p.id, c.confianca FROM corrections c JOIN publications p ON p.key = c.key
     WHERE c.original = ? ORDER BY c.key, c.seq`,
  )
  const names = db.prepare('SELECT day, name, dated, office FROM act_names WHERE key = ?')
  const namesakes = db.prepare(
    `SELECT p.key, p.id, p.orgao, n.office FROM act_names n JOIN publications p ON p.key = n.key
     WHERE n.day = ? AND n.name = ? AND n.dated = 1 LIMIT ?`,
  )
  const citing = db.prepare(
    `SELECT p.key, p.id, p.orgao, c.office FROM act_citations c JOIN publications p ON p.key = c.key
     WHERE c.day = ? AND c.name = ? ORDER BY c.key DESC LIMIT ?`,
  )

  /**
   * Corrections first, then what it cites, then what cites it; each act once for each kind. `citations` are
   * those of its text. Who cites a law is not told: that is asked of the search.
   */
  return function relationsOf(id: string, citations: ActName[]): Relacao[] {
    const act = byId.get(id) as unknown as Act | undefined
    if (!act) return []
    const key = BigInt(act.key)
    const found = [
      ...(forward.all(key) as unknown as Relacao[]),
      ...(backward.all(key) as unknown as Backward[]).map((row): Relacao => ({
        ...row,
        tipo: INVERSE[row.tipo],
      })),
      ...cited(act, citations),
      ...citedBy(act),
    ]
    const once = new Map<string, Relacao>()
    for (const relation of found) {
      const known = `${relation.tipo} ${relation.id}`
      if (!once.has(known)) once.set(known, relation)
    }
    return once.values().take(MAX_RELATIONS).toArray()
  }

  function cited(act: Act, citations: ActName[]): Relacao[] {
    return citations.flatMap((name): Relacao[] => {
      if (name.date === null) return []
      const named = { day: dayNumber(name.date), name: nameText(name) }
      const chosen = choose(name, act, namesakesOf(named))
      return chosen ? [{ tipo: 'cita', id: chosen.original.id, confianca: chosen.confianca }] : []
    })
  }

  function citedBy(act: Act): Relacao[] {
    const found: Relacao[] = []
    for (const row of names.all(BigInt(act.key)) as unknown as NameRow[]) {
      const left = MAX_RELATIONS - found.length
      if (row.dated === 0 || left <= 0) continue
      const others = citing.all(BigInt(row.day), row.name, BigInt(left)) as unknown as Named[]
      const candidates = others.length > 0 ? namesakesOf(row) : []
      for (const { office, ...by } of others) {
        const chosen = choose({ ...nameFromRow(row), office }, by, candidates)
        if (chosen?.original.key === act.key)
          found.push({ tipo: 'citada_por', id: by.id, confianca: chosen.confianca })
      }
    }
    return found
  }

  function namesakesOf({ day, name }: Pick<NameRow, 'day' | 'name'>): Named[] {
    return namesakes.all(BigInt(day), name, MAX_NAMESAKES) as unknown as Named[]
  }

  /** The act that `by` means by a citation: published no later than itself. */
  function choose(cited: ActName, by: Act, candidates: Named[]) {
    const endOfDay = (Math.floor(by.key / keysPerDay) + 1) * keysPerDay
    const earlier = candidates.filter(({ key }) => key !== by.key && key < endOfDay)
    return chooseCited(cited, by.orgao, earlier)
  }
}
