import { isDeepStrictEqual } from 'node:util'
import type { Prazo } from '../../gazette/deadlines/prazos.ts'
import type { DaybookHead } from '../daybook/daybook.ts'

/* Folders of an account, and the acts that are kept in them, in the names of the wire. */

/** Whether there is something left to do about an act. */
export const PROGRESS = ['aberto', 'concluido'] as const
export type KeptProgress = (typeof PROGRESS)[number]

/** More than anybody looks through. */
export const MOST_FOLDERS = 200
/** So many acts are one page of a sheet, and an answer holds them. */
export const MOST_KEPT = 2_000

/** Times: ISO 8601, UTC. */
export interface StoredFolder {
  /** `pst_…` */
  id: string
  conta_id: string
  nome: string
  criado_em: string
  atualizado_em: string
}

/** A folder as its account sees it. */
export interface FolderView extends CountedFolder {
  /** Of its name. */
  versao: string
}

/** The same without its version, which the service makes. */
export interface CountedFolder extends Omit<StoredFolder, 'conta_id'> {
  total: number
  abertos: number
  /** Those of the open ones whose day is over. */
  vencidos: number
  /** The first day of the open ones, YYYY-MM-DD. */
  proximo_prazo: string | null
}

/** What people say of an act in a folder. */
interface Annotations {
  nota: string
  etiquetas: string[]
  /** A person of the account. */
  responsavel_id: string | null
  /** YYYY-MM-DD */
  prazo: string | null
  andamento: KeptProgress
}

/** An act in a folder, as stored. */
export interface KeptAct extends Annotations {
  pasta_id: string
  publicacao_id: string
  guardado_em: string
  atualizado_em: string
}

/** A change of annotations; what is absent stays. */
export type AnnotationChange = Partial<Annotations>

export interface PersonName {
  /** `pes_…` */
  id: string
  nome: string
}

/** An act in a folder as the account sees it. */
export interface KeptActView extends Omit<
  KeptAct,
  'pasta_id' | 'publicacao_id' | 'responsavel_id'
> {
  /** `pub_…` */
  id: string
  /** As it is now; null: it is no more in the archive. */
  ato: DaybookHead | null
  responsavel: PersonName | null
  /** Whether it is open, and its day over. */
  vencido: boolean
  /** Of what people say of it. */
  versao: string
  /** The nearest from today on of those that its text names; null: it names none. */
  prazo_do_ato: Prazo | null
}

/** A label, and how many acts of the folder have it. */
export interface LabelCount {
  etiqueta: string
  total: number
}

const BARE: Annotations = {
  nota: '',
  etiquetas: [],
  responsavel_id: null,
  prazo: null,
  andamento: 'aberto',
}

export function newKeptAct(
  key: Pick<KeptAct, 'pasta_id' | 'publicacao_id'>,
  change: AnnotationChange,
  now: Date,
): KeptAct {
  const guardado_em = now.toISOString()
  return tidy({ ...key, ...BARE, ...change, guardado_em, atualizado_em: guardado_em })
}

/** The act after a change; the same object if nothing changes. */
export function changeKeptAct(kept: KeptAct, change: AnnotationChange, now: Date): KeptAct {
  const after = tidy({ ...kept, ...change })
  return isDeepStrictEqual(after, kept) ? kept : { ...after, atualizado_em: now.toISOString() }
}

/** In which annotations two states of an act differ, by their names on the wire. */
export function annotationDifference(before: KeptAct, after: KeptAct): string {
  const names = Object.keys(BARE) as (keyof Annotations)[]
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
  return changed.map((name) => name.replace(/_id$/, '')).join(', ')
}

function tidy(kept: KeptAct): KeptAct {
  return { ...kept, nota: kept.nota.trim(), etiquetas: [...new Set(kept.etiquetas.map(tidyLabel))] }
}

function tidyLabel(label: string): string {
  return label.trim().replaceAll(/\s+/g, ' ')
}

/** The labels of some acts, the most frequent first. */
export function countLabels(labels: string[][]): LabelCount[] {
  const byLabel = Map.groupBy(labels.flat(), (etiqueta) => etiqueta)
  return [...byLabel]
    .map(([etiqueta, { length: total }]) => ({ etiqueta, total }))
    .toSorted((a, b) => b.total - a.total || a.etiqueta.localeCompare(b.etiqueta, 'pt-BR'))
}
