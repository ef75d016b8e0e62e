import { onlyRow } from '../only-row.ts'
import type { Correction } from '../../gazette/relations/correction.ts'
import type { Alcance } from '../../gazette/relations/reach.ts'
import type { RelationRules } from '../../gazette/relations/rules.ts'
import type { ChangeReason, Made, Situacao } from '../../gazette/relations/situacao.ts'
import { present } from '../rows.ts'
import type { NotedChanges } from '../act-changes/note-changes.ts'
import type { Sql } from '../sql.ts'
import { type StoredCandidate, chooseAmongCandidates } from './original-finder.ts'
import { shownSituacao } from './publication-rows.ts'
import { corrections, publications } from './tables.ts'

/** A change for a corrected act: a new correction, or a better-known one. */
export interface StateChange {
  id: string
  versao: number
  /** Its new `situacao`, where it differs. */
  campos_alterados: string[]
  motivo: ChangeReason
  /** The id of the correcting act; null when a correction reported before no longer exists. */
  por: string | null
  /** How far it reaches, and the words for the part; null where no act corrects it. */
  alcance: Alcance | null
  parte: string | null
  situacao: Situacao
  /** Its former state. */
  antes: Situacao
}

export const correctionRow = corrections.pick(
  'key',
  'seq',
  'tipo',
  'correction',
  'original',
  'alcance',
  'parte',
)
export type CorrectionRow = ReturnType<typeof correctionRow>

const issuerRow = publications.pick('id', 'orgao')
const madeRow = corrections.pick('key', 'tipo', 'parte')
const stateRow = publications.pick('id', 'versao', 'situacao', 'em_parte', 'retirada_em')

const relink = corrections
  .pick('key', 'seq', 'original', 'confianca', 'alcance', 'parte')
  .update(['key', 'seq'])
const setState = publications.pick('key', 'situacao', 'em_parte').update('key')

/** How corrections are linked, and where the acts are noted whose links change. */
export interface Linking {
  rules: RelationRules
  keysPerDay: number
  noted: NotedChanges
}

/**
 * Links corrections with their originals, in the transaction `tx`, and updates the states of the
 * acts that lost or gained one.
 */
export function linkCorrections(tx: Sql, { rules, keysPerDay, noted }: Linking) {
  const { chooseOriginal, institutionOf, reachInto, reasonOf, stateAfter } = rules
  /** Originals that lost or gained a correction, with the changes to report. */
  const touched = new Map<number, News[]>()

  return {
    /** Notes that an act may have lost a correction. */
    unlinked(original: number): void {
      newsOf(original)
    },

    /**
     * Links a correction to its original again. `known`: kinds and originals that the same act
     * already corrected.
     */
    link,

    /**
     * Stores the states; call it once, after the last link. Returns one change per corrected act,
     * corrector and kind.
     */
    async settle(): Promise<StateChange[]> {
      const changes: StateChange[] = []
      for (const [original, news] of touched) changes.push(...(await settle(original, news)))
      return changes
    },
  }

  function newsOf(original: number): News[] {
    const news = touched.get(original) ?? []
    touched.set(original, news)
    return news
  }

  async function link(
    row: CorrectionRow,
    known: ReadonlySet<string> = NOTHING_KNOWN,
  ): Promise<void> {
    const { key, seq, tipo } = row
    const correction = { tipo, ...row.correction }
    const by = await onlyRow(tx, issuerRow, 'SELECT id, orgao FROM publications WHERE key = $1', [
      key,
    ])
    const corrector = { key, institution: institutionOf(by.orgao) }
    const chosen = await chooseAmongCandidates(
      tx,
      correction,
      corrector,
      keysPerDay,
      (candidates) => {
        const found = chooseOriginal<StoredCandidate>(correction, by.orgao, candidates)
        return found && { ...found, ...reachInto(correction, found.original) }
      },
    )
    const original = chosen?.original.key ?? null
    const { alcance = null, parte = null } = chosen ?? {}
    const isSameReach = alcance === row.alcance && parte?.texto === row.parte?.texto
    if (original === row.original && isSameReach) return
    const isNews = !known.has(`${tipo} ${original}`) && !(await isLinked(key, tipo, original))
    const confianca = chosen?.confianca ?? null
    await relink(tx, { key, seq, original, confianca, alcance, parte })
    noted.note(key, 'religada')
    if (row.original !== null) newsOf(row.original)
    if (original === null) return
    const news = newsOf(original)
    if (isNews) news.push({ tipo, key, por: by.id })
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

  /**
   * Stores the state of an act that follows from its present corrections. Each change reports the state after
   * it, so that corrections that arrive together are reported like those that arrive one by one.
   */
  async function settle(key: number, news: News[]): Promise<StateChange[]> {
    noted.note(key, 'religada')
    const linked = await tx.all(
      madeRow,
      `SELECT ${madeRow.columns} FROM corrections WHERE original = $1`,
      [key],
    )
    const act = await onlyRow(
      tx,
      stateRow,
      `SELECT ${stateRow.columns} FROM publications WHERE key = $1`,
      [key],
    )
    const made = stateAfter(linked)
    if (made.situacao !== act.situacao || made.em_parte !== act.em_parte)
      await setState(tx, { key, ...made })

    const { id, versao } = act
    const known = linked.filter((row) => !news.some((each) => isOf(each, row)))
    let antes = shownSituacao(act)
    const changeTo = (
      motivo: ChangeReason,
      por: string | null,
      reach: Pick<StateChange, 'alcance' | 'parte'>,
    ): StateChange => {
      const situacao = shownSituacao({ ...act, ...stateAfter(known) })
      const campos_alterados = situacao === antes ? [] : ['situacao']
      const change = { id, versao, campos_alterados, motivo, por, ...reach, situacao, antes }
      antes = situacao
      return change
    }
    if (news.length === 0)
      return [changeTo('reprocessamento', null, { alcance: null, parte: null })].filter(
        (change) => change.situacao !== change.antes,
      )
    return news.map((each) => {
      const rows = linked.filter((row) => isOf(each, row))
      known.push(...rows)
      return changeTo(reasonOf(each.tipo), each.por, reachOfAll(rows))
    })
  }
}

/** How far several passages of one text reach: the whole, or all of their parts. */
function reachOfAll(rows: Made[]): Pick<StateChange, 'alcance' | 'parte'> {
  const parts = new Set(rows.flatMap(({ parte }) => parte?.texto ?? []))
  return rows.some(({ parte }) => parte === null)
    ? { alcance: 'todo', parte: null }
    : { alcance: 'parte', parte: [...parts].join('; ') }
}

function isOf(news: News, correction: { key: number; tipo: Correction['tipo'] }): boolean {
  return news.key === correction.key && news.tipo === correction.tipo
}

const NOTHING_KNOWN: ReadonlySet<string> = new Set()

/** A new correction of an act: its kind, and the correcting act. */
interface News {
  tipo: Correction['tipo']
  /** The correcting act's key, and its id. */
  key: number
  por: string
}
