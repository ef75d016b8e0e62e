import type { Once, OnceRefusal } from '../../access/once.ts'
import type { Outcome } from '../../lib/errors/outcome.ts'
import type {
  CountedFolder,
  FolderView,
  KeptAct,
  PersonName,
  KeptProgress,
  StoredFolder,
} from './folder.ts'

/** Why a command for folders is refused. */
export type FolderRefusal =
  | 'pasta_inexistente'
  /** The account has the most folders allowed. */
  | 'limite_pastas'
  /** Somebody has changed it since it was read. */
  | 'versao_antiga'

/** Why a command for an act in a folder is refused. */
export type KeptActRefusal =
  | 'pasta_inexistente'
  /** The folder has the most acts allowed. */
  | 'pasta_cheia'
  /** The archive does not have it. */
  | 'publicacao_inexistente'
  | 'ato_fora_da_pasta'
  /** Nobody of the account. */
  | 'responsavel_inexistente'
  /** Somebody has changed it since it was read, or taken it out. */
  | 'versao_antiga'

/** An act in a folder of an account. */
export interface KeptPlace {
  conta_id: string
  pasta_id: string
  publicacao_id: string
}

/** Those without a day last, or the newest act first. */
const STORED_ORDERS = ['prazo', 'data'] as const

/** The last one: by the next day that the act's own text names. */
export const KEPT_ORDERS = [...STORED_ORDERS, 'prazo_do_ato'] as const

/** Which acts of a folder, and in which order. */
export interface KeptAsked<Order = (typeof KEPT_ORDERS)[number]> {
  etiqueta?: string
  responsavel?: string
  prazo_ate?: string
  andamento?: KeptProgress
  ordem: Order
}

/** What the store can tell: it has no days that texts name. */
export type StoredAsked = KeptAsked<(typeof STORED_ORDERS)[number]>

/** With the name of who is in charge. */
export interface FoundKeptAct {
  kept: KeptAct
  responsavel: PersonName | null
}

/** Reads folders; implemented by store/. `today`: YYYY-MM-DD, before which days are over. */
export interface FolderReader {
  /** Oldest first; only those that have an act, if one is given. */
  list(conta_id: string, today: string, publicacao: string | null): Promise<CountedFolder[]>
  /** Null when the account has no such folder. */
  find(conta_id: string, id: string, today: string): Promise<CountedFolder | null>
  labels(pasta_id: string): Promise<string[][]>
  acts(
    pasta_id: string,
    asked: StoredAsked,
    page: { offset: number; limit: number },
  ): Promise<{ total: number; resultados: FoundKeptAct[] }>
  /** Null: the act is not in the folder. */
  act(pasta_id: string, publicacao_id: string): Promise<FoundKeptAct | null>
}

/** Decisions taken while an act in a folder is written; pure functions. */
export interface KeptRules {
  /** The most acts that a folder may have. */
  most: number
  /** Who is put in charge; null: nobody. */
  responsavel_id: string | null
  /** Whether the change is meant for what is there; null: nothing is. */
  isMeantFor(kept: KeptAct | null): boolean
  /** The act to put into the folder if it is not there; null: it must be there. */
  made: KeptAct | null
  /** The act after the change; the same object if nothing changes. */
  change(kept: KeptAct): KeptAct
  /** What differs, for the audit trail. */
  difference(before: KeptAct, after: KeptAct): string
}

/** Writes folders; implemented by store/. Every call is one transaction. */
export interface FolderStore {
  /** `most`: folders that an account may have; `shown` is the answer, which is stored for an Idempotency-Key. */
  create(
    folder: StoredFolder,
    shown: FolderView,
    most: number,
    once: Once | null,
    now: Date,
  ): Promise<Outcome<FolderView, FolderRefusal | OnceRefusal>>
  rename(
    conta_id: string,
    id: string,
    nome: string,
    isMeantFor: (folder: StoredFolder) => boolean,
    now: Date,
  ): Promise<Outcome<null, FolderRefusal>>
  remove(
    conta_id: string,
    id: string,
    isMeantFor: (folder: StoredFolder) => boolean,
  ): Promise<Outcome<null, FolderRefusal>>
  /** Writes an act of a folder; the outcome says whether it was put there. */
  annotate(place: KeptPlace, rules: KeptRules): Promise<Outcome<{ made: boolean }, KeptActRefusal>>
  takeOut(
    place: KeptPlace,
    isMeantFor: (kept: KeptAct) => boolean,
  ): Promise<Outcome<null, KeptActRefusal>>
}
