import type { ChangeReason } from '../../gazette/relations/situacao.ts'
import type { LookOutcome, Presence } from '../../gazette/ledger/withdrawal.ts'
import type { FinishedSource, LedgerEntry } from '../../ingest/archive-writer.ts'
import { nullable, row } from '../rows.ts'
import type { NotedChanges } from '../act-changes/note-changes.ts'
import type { Sql } from '../sql.ts'
import { statement } from '../statement.ts'
import { shownSituacao } from './publication-rows.ts'
import type { StateChange } from './correction-links.ts'
import { absences, ledger, publications } from './tables.ts'

/** The result of comparing a section's file with one of its acts (gazette/ledger/withdrawal.ts). */
export type JudgeLook = (presence: Presence, now: Date) => LookOutcome

/** How a section is looked at, and where it is noted. */
interface Look {
  judge: JudgeLook
  now: Date
  noted: NotedChanges
}

const sectionRow = ledger.pick('publicacoes', 'ausentes', 'retiradas', 'arquivo')
const actRow = row({
  ...publications.pick('key', 'id', 'versao', 'situacao', 'em_parte', 'retirada_em').shape,
  since: nullable(absences.shape.since),
})
const putAbsence = absences.insert(
  'ON CONFLICT (data, pub_name, key) DO UPDATE SET origem = excluded.origem',
)
type ActRow = ReturnType<typeof actRow>
const setWithdrawn = publications.pick('key', 'retirada_em').update('key')
const countAbsences = statement(
  ledger.pick('data', 'pub_name').shape,
  `UPDATE ledger SET
     ausentes = (SELECT count(*) FROM absences WHERE data = :data AND pub_name = :pub_name),
     retiradas = (SELECT count(*) FROM publications
                  WHERE data_publicacao = :data AND pub_name = :pub_name AND retirada_em IS NOT NULL)
   WHERE data = :data AND pub_name = :pub_name`,
)

/**
 * Compares a whole section with its acts in the archive, in the transaction `tx` and before the
 * ledger records the file. Returns the acts that the file withdraws or brings back. Only a new
 * version of the same file is evidence: another channel may never have had an act, or may keep one
 * that was withdrawn.
 */
export async function lookForWithdrawals(
  tx: Sql,
  { origem, arquivo }: FinishedSource['file'],
  section: LedgerEntry,
  { judge, now, noted }: Look,
): Promise<StateChange[]> {
  const { data, pubName, atos } = section
  const known = await tx.one(
    sectionRow,
    `SELECT ${sectionRow.columns} FROM ledger WHERE data = $1 AND pub_name = $2`,
    [data, pubName],
  )
  if (known === null || known.arquivo !== arquivo) return []
  const isAlike = known.publicacoes === atos.size && known.ausentes + known.retiradas === 0
  if (isAlike) return []
  const changes: StateChange[] = []
  for (const act of await actsOf(tx, data, pubName)) {
    const isThere = atos.has(act.id)
    const presence = { isThere, absentSince: act.since, isWithdrawn: act.retirada_em !== null }
    const outcome = judge(presence, now)
    await keepOutcome(tx, { data, pubName, key: act.key, origem }, outcome, now)
    if (outcome === 'withdrawn') {
      changes.push(presenceChange(act, now.toISOString(), 'retirada'))
      noted.note(act.key, 'retirada')
    }
    if (outcome === 'returned') {
      changes.push(presenceChange(act, null, 'reprocessamento'))
      noted.note(act.key, 'religada')
    }
  }
  await tx.run(...countAbsences({ data, pub_name: pubName }))
  return changes
}

function actsOf(tx: Sql, data: string, pubName: string): Promise<ActRow[]> {
  return tx.all(
    actRow,
    `SELECT p.key, p.id, p.versao, p.situacao, p.em_parte, p.retirada_em, a.since
     FROM publications p
       LEFT JOIN absences a ON a.data = $1 AND a.pub_name = $2 AND a.key = p.key
     WHERE p.data_publicacao = $1 AND p.pub_name = $2 ORDER BY p.key`,
    [data, pubName],
  )
}

interface LookedAt {
  data: string
  pubName: string
  key: number
  origem: string
}

async function keepOutcome(
  tx: Sql,
  { data, pubName, key, origem }: LookedAt,
  outcome: LookOutcome,
  now: Date,
): Promise<void> {
  if (outcome === 'unchanged') return
  if (outcome === 'absent') {
    await putAbsence(tx, { data, pub_name: pubName, key, since: now, origem })
    return
  }
  await tx.run('DELETE FROM absences WHERE data = $1 AND pub_name = $2 AND key = $3', [
    data,
    pubName,
    key,
  ])
  if (outcome === 'found_again') return
  await setWithdrawn(tx, {
    key,
    retirada_em: outcome === 'withdrawn' ? now.toISOString() : null,
  })
}

/** What changes for followers of an act that its source withdrew or brought back. */
export function presenceChange(
  act: Omit<ActRow, 'key' | 'since'>,
  retirada_em: string | null,
  motivo: ChangeReason,
): StateChange {
  const { id, versao } = act
  const situacao = shownSituacao({ ...act, retirada_em })
  const antes = shownSituacao(act)
  const change = { campos_alterados: ['situacao'], motivo, por: null, alcance: null, parte: null }
  return { id, versao, ...change, situacao, antes }
}
