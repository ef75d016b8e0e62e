import type { Movimento } from '../../api/schema.ts'
import { pt } from '../../words/pt/index.ts'

export type MovementKind = Movimento['tipo_movimentacao']

/** As the words name them all. */
export const MOVEMENT_KINDS = Object.keys(pt.personnel.kinds) as MovementKind[]

/** Who comes into offices, and who leaves them. */
export const ENTRIES: MovementKind[] = ['nomeacao', 'designacao']
export const EXITS: MovementKind[] = ['exoneracao', 'dispensa']
