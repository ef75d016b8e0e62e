import type { EditionPlace } from '../../gazette/edition-place.ts'
import type { PrintedPlace } from '../../gazette/printed-order.ts'
import type { ArchivedPublication } from '../../gazette/publication-detail.ts'

/** What the archive has of a section of an edition. */
export interface EditionPart extends Omit<EditionPlace, 'letra'> {
  /** As printed: `52`, `52-A`. */
  numero: string
  publicacoes: number
}

/** Where an act stands, and of which edition it is. */
export interface PlacedAct extends PrintedPlace {
  edicao: string
}

/** An act in the contents of its edition. */
export type ListedAct = Pick<
  ArchivedPublication,
  'id' | 'titulo' | 'ementa' | 'resumo' | 'pagina' | 'orgao' | 'tipo_ato' | 'situacao'
>

/**
 * What is known of a section of a day. `provisoria`: all is here, and the source may still replace it. `aguardada`: it
 * is not due yet. `sem_edicao`: the source says that there was none. `fora_do_calendario`: no edition is expected on
 * that day, and none is known.
 */
export type PartState =
  | 'completa'
  | 'provisoria'
  | 'parcial'
  | 'aguardada'
  | 'falta'
  | 'sem_edicao'
  | 'fora_do_calendario'

/** A section of a day, or one of its extra editions, here or not. */
export interface ShownPart extends EditionPlace {
  /** Usually one. */
  numeros: string[]
  publicacoes: number
  estado: PartState
}

export interface ShownDay {
  data: string
  /** Sections 1 to 3, then extra editions. */
  partes: ShownPart[]
}
