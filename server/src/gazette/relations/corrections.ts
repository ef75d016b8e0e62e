import type { ActName } from './act-name.ts'
import type { PublishedIn } from './published-in.ts'
import { rectifications } from './rectifications.ts'
import { republications } from './republications.ts'
import { undoings } from './undoings.ts'

/** What an act does to an earlier one, as it crosses the wire. */
export type CorrectionKind = 'retifica' | 'republica' | 'torna_sem_efeito' | 'revoga' | 'anula'

/** What a text tells of an act that it corrects. */
export interface Correction {
  tipo: CorrectionKind
  /** Names that the original may bear: as cited, and as the wrong text had it; none is possible. */
  names: ActName[]
  publishedIn: PublishedIn | null
  /** What the original should say: the wrong words, the people it is about; may be empty. */
  excerpt: string
}

/** What corrections are read from. */
export interface CorrectingAct {
  titulo: string
  tipo_ato: string
  conteudo_completo: string
  /** YYYY-MM-DD */
  data_publicacao: string
}

/** Some articles hold sixty acts; beyond this a text is no list of corrections. */
const MAX_CORRECTIONS = 300

/** What an act corrects; `own` are its own names, which a republication shares with its original. */
export function findCorrections(act: CorrectingAct, own: ActName[]): Correction[] {
  return [...rectifications(act), ...undoings(act, own), ...republications(act, own)].slice(
    0,
    MAX_CORRECTIONS,
  )
}
