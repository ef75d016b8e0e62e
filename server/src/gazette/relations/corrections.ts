import type { ActName } from './act-name.ts'
import { annulments } from './annulments.ts'
import type { PublishedIn } from './published-in.ts'
import { rectifications } from './rectifications.ts'
import { republications } from './republications.ts'

/** What an act does to an earlier one, as it crosses the wire. */
type CorrectionKind = 'retifica' | 'republica' | 'torna_sem_efeito'

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
}

/** What an act corrects; `own` are its own names, which a republication shares with its original. */
export function findCorrections(act: CorrectingAct, own: ActName[]): Correction[] {
  const text = act.conteudo_completo
  return [...rectifications(act), ...annulments(text), ...republications(text, own)]
}
