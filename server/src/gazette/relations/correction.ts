import type { ActName } from './act-name.ts'
import type { Span, ToldPart } from './part.ts'
import type { PublishedIn } from './published-in.ts'

/** The effect of an act on an earlier one, as it crosses the wire. */
export type CorrectionKind =
  | 'retifica'
  | 'republica'
  | 'torna_sem_efeito'
  | 'revoga'
  | 'anula'
  | 'altera'
  | 'prorroga'
  | 'suspende'
  | 'regulamenta'

/** The text's description of an act that it corrects. */
export interface Correction {
  tipo: CorrectionKind
  /** Possible names of the original: as cited, and as the wrong text had it; may be empty. */
  names: ActName[]
  publishedIn: PublishedIn | null
  /** The expected words of the original: the wrong words, the people concerned; may be empty. */
  excerpt: string
  /** Where the text names the act; null if it does not. Older programs did not note it. */
  at?: Span | null
  /** The part of the act that is meant; null: the whole act. Older programs did not read it. */
  part?: ToldPart | null
}

/** What corrections are read from. */
export interface CorrectingAct {
  titulo: string
  tipo_ato: string
  conteudo_completo: string
  /** YYYY-MM-DD */
  data_publicacao: string
}
