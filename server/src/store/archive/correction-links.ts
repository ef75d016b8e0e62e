import type { Correction } from '../../gazette/relations/correction.ts'
import type { RelationRules } from '../../gazette/relations/rules.ts'
import type { ChangeReason, Situacao } from '../../gazette/relations/situacao.ts'
import { present } from '../rows.ts'
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
  situacao: Situacao
  /** Its former state. */
  antes: Situacao
}

export const correctionRow = corrections.pick('key', 'seq', 'tipo', 'correction', 'original')
export type CorrectionRow = ReturnType<typeof correctionRow>

const issuerRow = publications.pick('id', 'orgao')
const kindRow = corrections.pick('key', 'tipo')
const stateRow = publications.pick('id', 'versao', 'situacao', 'retirada_em')

/**
 * Links corrections with their originals, in the transaction `tx`, and updates the states of the
 * acts that lost or gained one.
 */
export function linkCorrections(
  tx: Sql,
  { chooseOriginal, institutionOf, reasonOf, situacaoOf }: RelationRules,
  keysPerDay: number,
) {
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
    const linked = await tx.all(kindRow, 'SELECT key, tipo FROM corrections WHERE original = $1', [
      key,
    ])
    const act = (await tx.one(
      stateRow,
      `SELECT ${stateRow.columns} FROM publications WHERE key = $1`,
      [key],
    ))! // a linked act exists
    const made = columnOf(linked.map(({ tipo }) => tipo))
    if (made !== act.situacao)
      await tx.run('UPDATE publications SET situacao = $1 WHERE key = $2', [made, key])

    const { id, versao } = act
    const kinds = linked
      .filter((row) => !news.some((each) => isOf(each, row)))
      .map(({ tipo }) => tipo)
    let antes = shownSituacao(act)
    const changeTo = (motivo: ChangeReason, por: string | null): StateChange => {
      const situacao = shownSituacao({ ...act, situacao: columnOf(kinds) })
      const campos_alterados = situacao === antes ? [] : ['situacao']
      const change = { id, versao, campos_alterados, motivo, por, situacao, antes }
      antes = situacao
      return change
    }
    if (news.length === 0)
      return [changeTo('reprocessamento', null)].filter(
        (change) => change.situacao !== change.antes,
      )
    return news.map(({ tipo, por }) => {
      kinds.push(tipo)
      return changeTo(reasonOf(tipo), por)
    })
  }

  /** An act's state in its stored form. */
  function columnOf(kinds: Correction['tipo'][]): Situacao | null {
    const made = situacaoOf(kinds)
    return made === 'publicada' ? null : made
  }
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
