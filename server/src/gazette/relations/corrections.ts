import type { ActName } from './act-name.ts'
import type { PublishedIn } from './published-in.ts'
import { rectifications } from './rectifications.ts'
import { republications } from './republications.ts'
import { undoings } from './undoings.ts'

/** The effect of an act on an earlier one, as it crosses the wire. */
export type CorrectionKind = 'retifica' | 'republica' | 'torna_sem_efeito' | 'revoga' | 'anula'

/** The text's description of an act that it corrects. */
export interface Correction {
  tipo: CorrectionKind
  /** Possible names of the original: as cited, and as the wrong text had it; may be empty. */
  names: ActName[]
  publishedIn: PublishedIn | null
  /** The expected words of the original: the wrong words, the people concerned; may be empty. */
  excerpt: string
}

/** The input of {@link findCorrections}. */
export interface CorrectingAct {
  titulo: string
  tipo_ato: string
  conteudo_completo: string
  /** YYYY-MM-DD */
  data_publicacao: string
}

/** Some articles contain sixty acts; a text with more than this is no list of corrections. */
const MAX_CORRECTIONS = 300

/**
 * The acts that an act corrects; `own` are its own names, which a republication shares with its
 * original.
 */
export function findCorrections(act: CorrectingAct, own: ActName[]): Correction[] {
  return [...rectifications(act), ...undoings(act, own), ...republications(act, own)].slice(
    0,
    MAX_CORRECTIONS,
  )
}
