import { linhasOf } from '../gazette/rows/linhas.ts'
import { preparedOf } from './prepare-rows.ts'
import { hiddenPlaces } from './row-marks.ts'

/** How the rows of stored acts are read again, and which of them are hidden. */
export const ROW_RULES = { linhasOf, preparedOf, hiddenPlaces }
