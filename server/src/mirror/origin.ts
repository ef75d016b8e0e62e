import type { SectionReport } from '../gazette/ledger/source-report.ts'
import type { ChangeKind } from '../gazette/act-change.ts'
import type { OriginAct } from './origin-act.ts'

/** A page of `GET /alteracoes`. */
export interface OriginPage {
  resultados: { tipo: ChangeKind; publicacao: OriginAct }[]
  proximo: string
  tem_mais: boolean
  /** How many acts the origin has. */
  publicacoes: number
}

/** The archive that a mirror follows, by its API. Whoever asks it waits until it answers. */
export interface MirroredOrigin {
  /** @throws Problem `conflito` if the archive does not know the place */
  changesAfter(lugar: string | null): Promise<OriginPage>
  ledger(days: { desde: string; ate: string }): Promise<SectionReport[]>
  /** Null: it does not have the picture any more. */
  picture(path: string): Promise<Uint8Array | null>
}
