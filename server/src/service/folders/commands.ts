import type { Once, OnceRefusal } from '../../access/once.ts'
import { newId } from '../../lib/crypto/ids.ts'
import type { Outcome } from '../../lib/errors/outcome.ts'
import type { Clock } from '../../lib/time/clock.ts'
import {
  type AnnotationChange,
  type FolderView,
  type KeptAct,
  MOST_FOLDERS,
  MOST_KEPT,
  type StoredFolder,
  annotationDifference,
  changeKeptAct,
  newKeptAct,
} from './folder.ts'
import type {
  FolderRefusal,
  FolderStore,
  KeptActRefusal,
  KeptPlace,
  KeptRules,
} from './folder-store.ts'
import { type MeantVersions, folderVersion, isMeantFor, keptVersion } from './version.ts'

/** Commands of accounts for their folders. */
export interface FolderCommands {
  create(
    conta_id: string,
    nome: string,
    once: Once | null,
  ): Promise<Outcome<FolderView, FolderRefusal | OnceRefusal>>
  rename(
    conta_id: string,
    id: string,
    nome: string,
    meant: MeantVersions,
  ): Promise<Outcome<null, FolderRefusal>>
  remove(conta_id: string, id: string, meant: MeantVersions): Promise<Outcome<null, FolderRefusal>>
  /** Puts an act into a folder, or changes one that is there: what people wrote and the change does not name stays. */
  keep(
    place: KeptPlace,
    change: AnnotationChange,
    meant: MeantVersions,
  ): Promise<Outcome<{ made: boolean }, KeptActRefusal>>
  /** Changes an act that is in the folder. */
  annotate(
    place: KeptPlace,
    change: AnnotationChange,
    meant: MeantVersions,
  ): Promise<Outcome<{ made: boolean }, KeptActRefusal>>
  takeOut(place: KeptPlace, meant: MeantVersions): Promise<Outcome<null, KeptActRefusal>>
}

export function createFolderCommands(folders: FolderStore, clock: Clock): FolderCommands {
  return {
    async create(conta_id, nome, once) {
      const now = clock()
      const criado_em = now.toISOString()
      const id = newId('pst', now.getTime())
      const folder = { id, conta_id, nome, criado_em, atualizado_em: criado_em }
      const { conta_id: _account, ...shown } = folder
      const counts = { total: 0, abertos: 0, vencidos: 0, proximo_prazo: null }
      const view = { ...shown, ...counts, versao: folderVersion(folder) }
      return await folders.create(folder, view, MOST_FOLDERS, once, now)
    },
    rename: (conta_id, id, nome, meant) =>
      folders.rename(conta_id, id, nome, forFolder(meant), clock()),
    remove: (conta_id, id, meant) => folders.remove(conta_id, id, forFolder(meant)),
    keep: (place, change, meant) => {
      const { pasta_id, publicacao_id } = place
      const made = newKeptAct({ pasta_id, publicacao_id }, change, clock())
      return folders.annotate(place, rules(change, made, meant))
    },
    annotate: (place, change, meant) => folders.annotate(place, rules(change, null, meant)),
    takeOut: (place, meant) => folders.takeOut(place, forKept(meant)),
  }

  function rules(change: AnnotationChange, made: KeptAct | null, meant: MeantVersions): KeptRules {
    return {
      most: MOST_KEPT,
      responsavel_id: change.responsavel_id ?? null,
      made,
      isMeantFor: forKept(meant),
      change: (kept) => changeKeptAct(kept, change, clock()),
      difference: annotationDifference,
    }
  }
}

function forFolder(meant: MeantVersions) {
  return (folder: StoredFolder) => isMeantFor(meant, folderVersion(folder))
}

function forKept(meant: MeantVersions) {
  return (kept: KeptAct | null) => isMeantFor(meant, kept && keptVersion(kept))
}
