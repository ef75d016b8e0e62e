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

/** Commands of accounts for their folders. */
export interface FolderCommands {
  create(
    conta_id: string,
    nome: string,
    once: Once | null,
  ): Promise<Outcome<FolderView, FolderRefusal | OnceRefusal>>
  rename(conta_id: string, id: string, nome: string): Promise<Outcome<null, FolderRefusal>>
  remove(conta_id: string, id: string): Promise<Outcome<null, FolderRefusal>>
  /** Puts an act into a folder, or changes one that is there: what people wrote and the change does not name stays. */
  keep(
    place: KeptPlace,
    change: AnnotationChange,
  ): Promise<Outcome<{ made: boolean }, KeptActRefusal>>
  /** Changes an act that is in the folder. */
  annotate(
    place: KeptPlace,
    change: AnnotationChange,
  ): Promise<Outcome<{ made: boolean }, KeptActRefusal>>
  takeOut(place: KeptPlace): Promise<Outcome<null, KeptActRefusal>>
}

export function createFolderCommands(folders: FolderStore, clock: Clock): FolderCommands {
  return {
    async create(conta_id, nome, once) {
      const now = clock()
      const criado_em = now.toISOString()
      const id = newId('pst', now.getTime())
      const folder = { id, conta_id, nome, criado_em, atualizado_em: criado_em }
      return await folders.create(folder, MOST_FOLDERS, once, now)
    },
    rename: (conta_id, id, nome) => folders.rename(conta_id, id, nome, clock()),
    remove: folders.remove,
    keep: (place, change) => {
      const { pasta_id, publicacao_id } = place
      const made = newKeptAct({ pasta_id, publicacao_id }, change, clock())
      return folders.annotate(place, rules(change, made))
    },
    annotate: (place, change) => folders.annotate(place, rules(change, null)),
    takeOut: folders.takeOut,
  }

  function rules(change: AnnotationChange, made: KeptAct | null): KeptRules {
    return {
      most: MOST_KEPT,
      responsavel_id: change.responsavel_id ?? null,
      made,
      change: (kept) => changeKeptAct(kept, change, clock()),
      difference: annotationDifference,
    }
  }
}
