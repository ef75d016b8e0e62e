import { readCount } from '../count.ts'
import type { KeptAct, StoredFolder } from '../../service/folders/folder.ts'
import type {
  FolderStore,
  KeptActRefusal,
  KeptPlace,
  KeptRules,
} from '../../service/folders/folder-store.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import { performOnce } from '../accounts/once.ts'
import { recordAudit } from '../audit/record.ts'
import { ownedRecords } from '../owned-records.ts'
import { present } from '../rows.ts'
import type { Sql, SqlValue } from '../sql.ts'
import { folderActs, folders } from './tables.ts'

const ownFolders = ownedRecords(folders)
const insertFolder = folders.insert()
const insertKept = folderActs.insert()
const updateName = folders.pick('id', 'nome', 'atualizado_em').update('id')
const updateKept = folderActs.update(['pasta_id', 'publicacao_id'])

/** Folders on a writing connection; `box` seals stored answers. */
export function createFolderStore(sql: Sql, box: SecretBox): FolderStore {
  return {
    create: (folder, shown, most, once, now) =>
      performOnce(sql, box, once, now, async (tx) => {
        if ((await ownFolders.count(tx, folder.conta_id)) >= most)
          return { refused: 'limite_pastas' }
        await insertFolder(tx, folder)
        await recordAudit(tx, { tipo: 'pasta_criada', ...named(folder) })
        return { done: shown }
      }),
    rename: (conta_id, id, nome, isMeantFor, now) =>
      sql.transaction(async (tx) => {
        const folder = await ownFolders.find(tx, conta_id, id)
        if (folder === null) return { refused: 'pasta_inexistente' }
        if (folder.nome === nome) return { done: null }
        if (!isMeantFor(folder)) return { refused: 'versao_antiga' }
        await updateName(tx, { id, nome, atualizado_em: now.toISOString() })
        await recordAudit(tx, { tipo: 'pasta_alterada', ...named({ id, nome }) })
        return { done: null }
      }),
    remove: (conta_id, id, isMeantFor) =>
      sql.transaction(async (tx) => {
        const folder = await ownFolders.find(tx, conta_id, id)
        if (folder === null) return { refused: 'pasta_inexistente' }
        if (!isMeantFor(folder)) return { refused: 'versao_antiga' }
        await tx.run('DELETE FROM folders WHERE id = $1', [id]) // with its acts
        await recordAudit(tx, { tipo: 'pasta_excluida', ...named(folder) })
        return { done: null }
      }),
    annotate: (place, rules) =>
      sql.transaction(async (tx) => {
        const folder = await ownFolders.find(tx, place.conta_id, place.pasta_id)
        if (folder === null) return { refused: 'pasta_inexistente' }
        const before = await findKept(tx, place)
        const refused = await refusalOf(tx, place, before, rules)
        if (refused !== null) return { refused }
        if (before !== null) await replace(tx, folder, before, rules)
        else if (rules.made !== null) await add(tx, folder, rules.made)
        return { done: { made: before === null } }
      }),
    takeOut: (place, isMeantFor) =>
      sql.transaction(async (tx) => {
        const folder = await ownFolders.find(tx, place.conta_id, place.pasta_id)
        if (folder === null) return { refused: 'pasta_inexistente' }
        const kept = await findKept(tx, place)
        if (kept === null) return { refused: 'ato_fora_da_pasta' }
        if (!isMeantFor(kept)) return { refused: 'versao_antiga' }
        await tx.run('DELETE FROM folder_acts WHERE pasta_id = $1 AND publicacao_id = $2', [
          place.pasta_id,
          place.publicacao_id,
        ])
        await recordAudit(tx, { tipo: 'ato_retirado_de_pasta', ...keptIn(folder, place) })
        return { done: null }
      }),
  }
}

async function refusalOf(
  tx: Sql,
  { conta_id, pasta_id, publicacao_id }: KeptPlace,
  before: KeptAct | null,
  { most, responsavel_id, made, isMeantFor, change }: KeptRules,
): Promise<KeptActRefusal | null> {
  if (before === null) {
    if (made === null) return 'ato_fora_da_pasta'
    if (!isMeantFor(null)) return 'versao_antiga'
    if (!(await has(tx, 'publications WHERE id = $1', [publicacao_id])))
      return 'publicacao_inexistente'
    if (!(await hasRoom(tx, pasta_id, most))) return 'pasta_cheia'
  }
  // What is already as it is asked to be: the answer to an earlier request may have been lost.
  if (before !== null && !isMeantFor(before) && change(before) !== before) return 'versao_antiga'
  const isOfAccount =
    responsavel_id === null ||
    (await has(tx, 'people WHERE id = $1 AND conta_id = $2', [responsavel_id, conta_id]))
  return isOfAccount ? null : 'responsavel_inexistente'
}

async function add(tx: Sql, folder: StoredFolder, kept: KeptAct): Promise<void> {
  await insertKept(tx, kept)
  await recordAudit(tx, { tipo: 'ato_guardado_em_pasta', ...keptIn(folder, kept) })
}

async function replace(
  tx: Sql,
  folder: StoredFolder,
  before: KeptAct,
  { change, difference }: KeptRules,
): Promise<void> {
  const after = change(before)
  if (after === before) return
  const { alvo_id, detalhes } = keptIn(folder, after)
  await updateKept(tx, after)
  const mudou = difference(before, after)
  await recordAudit(tx, {
    tipo: 'ato_de_pasta_alterado',
    alvo_id,
    detalhes: { ...detalhes, mudou },
  })
}

function findKept(tx: Sql, { pasta_id, publicacao_id }: KeptPlace): Promise<KeptAct | null> {
  return tx.one(
    folderActs,
    `SELECT ${folderActs.columns} FROM folder_acts WHERE pasta_id = $1 AND publicacao_id = $2`,
    [pasta_id, publicacao_id],
  )
}

async function hasRoom(tx: Sql, pasta_id: string, most: number): Promise<boolean> {
  const all = 'SELECT count(*) AS counted FROM folder_acts WHERE pasta_id = $1'
  return (await readCount(tx, all, [pasta_id])) < most
}

async function has(tx: Sql, from: string, values: SqlValue[]): Promise<boolean> {
  return (await tx.one(present, `SELECT 1 FROM ${from}`, values)) !== null
}

/** The audit trail's details of a folder, which may be deleted by the time they are read. */
function named({ id, nome }: Pick<StoredFolder, 'id' | 'nome'>) {
  return { alvo_id: id, detalhes: { nome } }
}

/** The same of an act in it; what people wrote stays out of the trail. */
function keptIn({ id, nome }: StoredFolder, { publicacao_id }: Pick<KeptAct, 'publicacao_id'>) {
  return { alvo_id: id, detalhes: { nome, publicacao: publicacao_id } }
}
