import { readCount } from '../count.ts'
import type { ActOutcome } from '../../ingest/archive-writer.ts'
import type { Fence } from '../../lib/flow/lease.ts'
import type { MirroredPage, MirrorState, MirrorStore } from '../../mirror/mirror-store.ts'
import type { OriginAct } from '../../mirror/origin-act.ts'
import { type NotedChanges, changingActs } from '../act-changes/note-changes.ts'
import { numberOfSource } from '../archive/act-sources.ts'
import type { StateChange } from '../archive/correction-links.ts'
import { createLedgerReader } from '../archive/ledger.ts'
import { keepPicture } from '../archive/pictures.ts'
import { actPictures, publications } from '../archive/tables.ts'
import { settleCorrections } from '../archive/unsettled-corrections.ts'
import { presenceChange } from '../archive/withdrawals.ts'
import { type ActWriting, type FollowedAct, actWriter, followBatch } from '../archive/act-writer.ts'
import { tellChanges } from '../archive/write-events.ts'
import type { IndexStep } from '../index/index-step.ts'
import { expectHeld } from '../leases/leases.ts'
import { type RowRules, eraseHiddenRow } from '../row-tables/hide-rows.ts'
import { nullable, present, row } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { type ToldHidden, hiddenOf, keepHidden, newlyHidden } from './keep-hidden.ts'
import { keepLedgerRows } from './keep-ledger.ts'
import { mirrorState } from './tables.ts'

export interface MirrorStoreOptions
  extends Omit<ActWriting, 'noted' | 'notify'>, Pick<RowRules, 'linhasOf' | 'preparedOf'> {
  sql: Sql
  index: IndexStep
}

/** Of all acts that come from another archive: it says itself which sections are whole. */
const MIRROR = { origem: 'espelho', arquivo: 'espelho', sha256: null, covers: () => false }

const ONLY = 1
const putState = mirrorState.insert(
  `ON CONFLICT (id) DO UPDATE SET origem = excluded.origem, lugar = excluded.lugar,
     completo = excluded.completo, livro_em = excluded.livro_em`,
)
const keptPicture = row({
  ...publications.pick('digest').shape,
  nome: nullable(actPictures.shape.nome),
  sha256: nullable(actPictures.shape.sha256),
})
const knownRow = publications.pick(
  'key',
  'id',
  'versao',
  'situacao',
  'em_parte',
  'retirada_em',
  'recebida_em',
  'url_original',
)

const updateTold = publications
  .pick('key', 'versao', 'retirada_em', 'recebida_em', 'url_original')
  .update('key')
const setWithdrawn = publications.pick('key', 'retirada_em').update('key')

const lostRow = publications.pick(
  'key',
  'id',
  'versao',
  'situacao',
  'em_parte',
  'retirada_em',
  'data_publicacao',
  'pub_name',
)

export function createMirrorStore(options: MirrorStoreOptions): MirrorStore {
  const { sql, index, clock } = options

  return {
    async state() {
      const found = await sql.one(mirrorState, `SELECT ${mirrorState.columns} FROM mirror_state`)
      if (found === null) return null
      const { id: _, ...state } = found
      return state
    },

    keepState,

    beginOver: (fence, state) => sql.transaction((tx) => beginOver(tx, fence, state)),

    beginReconciling: (fence, state) =>
      sql.transaction(async (tx) => {
        await beginOver(tx, fence, state)
        await tx.run(
          'INSERT INTO mirror_unseen (key) SELECT key FROM publications WHERE retirada_em IS NULL',
        )
      }),

    async missingPictures(acts) {
      const missing: { id: string; nome: string }[] = []
      for (const act of acts)
        if (act.imagens.length > 0)
          missing.push(...(await missingOf(sql, act)).map((nome) => ({ id: act.id, nome })))
      return missing
    },

    /** A page that tells of hidden rows is behind it only when they are told nowhere: if this ends before, it comes again. */
    async bring(fence, { acts, batches, pictures, state }) {
      await expectHeld(sql, fence)
      const told = hiddenOf([...acts.values()])
      await erase(await newlyHidden(sql, [...acts.values()]))
      const outcomes = await transaction(fence, async (tx, noted) => {
        const writing = { ...options, noted, notify: state.completo }
        const hiding = await keepHidden(tx, [...acts.values()], clock())
        const written = await writePage(tx, writing, index, { acts, batches })
        const changes: StateChange[] = []
        for (const act of acts.values()) changes.push(...(await keepTold(tx, noted, act)))
        await hiding.apply(noted, options)
        for (const picture of pictures) await keepPicture(tx, noted, picture)
        await tellChanges(tx, writing, changes)
        await see(tx, [...acts.keys()])
        if (told.length === 0) await putState(tx, { id: ONLY, ...state })
        return written
      })
      if (told.length > 0) {
        await erase(told)
        await keepState(fence, state)
      }
      return outcomes
    },

    settle: (fence, notify) =>
      transaction(fence, async (tx, noted) => {
        const linking = { ...options, noted }
        const changes = await settleCorrections(tx, linking, MIRROR.arquivo, clock())
        await tellChanges(tx, { clock, notify }, changes ?? [])
        return changes !== null
      }),

    hasUnseen: async () => (await sql.one(present, 'SELECT 1 FROM mirror_unseen LIMIT 1')) !== null,

    withdrawUnseen: (fence, notify) =>
      transaction(fence, async (tx, noted) => {
        const changes = await withdrawSome(tx, noted, clock())
        await tellChanges(tx, { clock, notify }, changes)
        return changes.length
      }),

    async count() {
      const count = 'SELECT coalesce(sum(publicacoes), 0) AS counted FROM edition_sections'
      return await readCount(sql, count)
    },

    firstDay: () => createLedgerReader(sql).firstDate(),

    keepLedger: (fence, rows, notify) =>
      transaction(fence, (tx) => keepLedgerRows(tx, rows, { clock, notify })),
  }

  function keepState(fence: Fence, state: MirrorState): Promise<void> {
    return sql.transaction(async (tx) => {
      await expectHeld(tx, fence)
      await putState(tx, { id: ONLY, ...state })
    })
  }

  async function erase(hidden: ToldHidden[]): Promise<void> {
    for (const { publicacao, row: one } of hidden)
      await eraseHiddenRow(sql, publicacao, one, { rules: options, known: null })
  }

  function transaction<T>(
    fence: Fence,
    work: (tx: Sql, noted: NotedChanges) => Promise<T>,
  ): Promise<T> {
    return changingActs(sql, clock, async (tx, noted) => {
      await expectHeld(tx, fence)
      return await work(tx, noted)
    })
  }
}

async function beginOver(tx: Sql, fence: Fence, state: MirrorState): Promise<void> {
  await expectHeld(tx, fence)
  await putState(tx, { id: ONLY, ...state })
  await tx.run('DELETE FROM mirror_unseen')
}

async function writePage(
  tx: Sql,
  writing: ActWriting,
  index: IndexStep,
  { acts, batches }: Pick<MirroredPage, 'acts' | 'batches'>,
): Promise<ActOutcome[]> {
  const writer = actWriter(tx, writing, MIRROR, null)
  const outcomes: ActOutcome[] = []
  for (const batch of batches) {
    const before = writer.written.length
    await writer.prepare(batch.acts)
    for (const act of batch.acts) {
      const told = acts.get(act.publication.id)! // prepared from these
      outcomes.push(await writer.write(act, await followed(tx, told)))
    }
    const written = writer.written.slice(before)
    await followBatch(tx, index, written, batch)
  }
  await writer.finish()
  return outcomes
}

async function followed(tx: Sql, { versao, fonte }: OriginAct): Promise<FollowedAct> {
  const { arquivo, sha256 } = fonte
  if (arquivo === null) return { versao, source: null }
  const origem = sha256 ?? `${MIRROR.origem}: ${arquivo}`
  return { versao, source: await numberOfSource(tx, { origem, arquivo, sha256 }) }
}

/** The names of an act's pictures that are there and not here; a new text brings its own. */
async function missingOf(sql: SqlReader, { id, sha256, imagens }: OriginAct): Promise<string[]> {
  const kept = await sql.all(
    keptPicture,
    `SELECT p.digest, i.nome, i.sha256
     FROM publications p LEFT JOIN act_pictures i ON i.key = p.key WHERE p.id = $1`,
    [id],
  )
  const isSame = kept.some(({ digest }) => hex(digest) === sha256)
  const known = new Set(
    isSame ? kept.map((one) => `${one.nome} ${one.sha256 && hex(one.sha256)}`) : [],
  )
  const missing = imagens.filter(
    (image) => image.disponivel && !known.has(`${image.nome} ${image.sha256}`),
  )
  return [...new Set(missing.map(({ nome }) => nome))]
}

/** Keeps what the other archive knows of an act besides its source. */
async function keepTold(tx: Sql, noted: NotedChanges, told: OriginAct): Promise<StateChange[]> {
  const { versao, retirada_em, recebida_em, url_pdf } = told
  const url_original = told.url_original === url_pdf ? null : told.url_original
  const known = (await tx.one(
    knownRow,
    `SELECT ${knownRow.columns} FROM publications WHERE id = $1`,
    [told.id],
  ))! // written in this transaction, or before
  const isSame =
    known.versao === versao &&
    known.retirada_em === retirada_em &&
    known.recebida_em === recebida_em &&
    known.url_original === url_original
  if (isSame) return []
  await updateTold(tx, { key: known.key, versao, retirada_em, recebida_em, url_original })
  const isPresent = (known.retirada_em === null) === (retirada_em === null)
  noted.note(known.key, isPresent || retirada_em === null ? 'religada' : 'retirada')
  if (isPresent) return []
  const motivo = retirada_em === null ? 'reprocessamento' : 'retirada'
  return [presenceChange({ ...known, versao }, retirada_em, motivo)]
}

/** The origin has told of these acts. */
async function see(tx: Sql, ids: string[]): Promise<void> {
  await tx.run(
    `DELETE FROM mirror_unseen WHERE key IN
       (SELECT key FROM publications WHERE ${tx.dialect.isAnyOf('id', '$1')})`,
    [ids],
  )
}

/** How many acts are withdrawn in one transaction. */
const WITHDRAWN_AT_ONCE = 200

/** Withdraws acts that the origin does not have; a section of none but such acts leaves the ledger. */
async function withdrawSome(tx: Sql, noted: NotedChanges, now: Date): Promise<StateChange[]> {
  const retirada_em = now.toISOString()
  const lost = await tx.all(
    lostRow,
    `SELECT ${lostRow.of('p')} FROM mirror_unseen u JOIN publications p ON p.key = u.key
     ORDER BY u.key LIMIT $1`,
    [WITHDRAWN_AT_ONCE],
  )
  for (const act of lost) {
    noted.note(act.key, 'retirada')
    await setWithdrawn(tx, { key: act.key, retirada_em })
    await tx.run('DELETE FROM mirror_unseen WHERE key = $1', [act.key])
    await tx.run(
      `DELETE FROM ledger WHERE data = $1 AND pub_name = $2 AND NOT EXISTS (
         SELECT 1 FROM publications
         WHERE data_publicacao = $1 AND pub_name = $2 AND retirada_em IS NULL)`,
      [act.data_publicacao, act.pub_name],
    )
  }
  return lost.map((act) => presenceChange(act, retirada_em, 'retirada'))
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
