import { NORM_LISTS } from '../../gazette/rows/columns/read-columns.ts'
import { readEntity } from '../../../engine/entities.ts'
import type { NormKeys } from '../../gazette/rows/row-keys.ts'
import type { NormsAskedFor } from '../../monitor/watched-rows.ts'
import type { OwnNormFilter } from './norm-rows.ts'
import { isAmong, isWithin } from './row-conditions.ts'

/** Which norms are asked for, by their own columns. */
export function normFilterOf(asked: NormsAskedFor): OwnNormFilter {
  const { especie, numero, ano, entra_em_vigor_de, entra_em_vigor_ate } = asked
  const touched = NORM_LISTS.flatMap((list) => {
    const written = asked[list]
    return written?.length ? [[list, written.flatMap(valueOf)] as const] : []
  })
  return {
    ...(especie?.length && { especies: especie }),
    ...(numero?.length && { numeros: numero.map(digitsOf) }),
    ...(ano !== undefined && { ano }),
    ...(touched.length > 0 && { tocam: Object.fromEntries(touched) }),
    vigor: { from: entra_em_vigor_de, to: entra_em_vigor_ate },
  }
}

function valueOf(written: string): string[] {
  const value = readEntity('norma', written)
  return value === null ? [] : [value]
}

/** `1.234`, `01234` */
function digitsOf(written: string): string {
  return written.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')
}

/** Whether a row passes, as the store finds it. */
export function isNormOf(filter: OwnNormFilter, row: NormKeys): boolean {
  const { tocam, ano } = filter
  return (
    isAmong(filter.especies, row.especie) &&
    isAmong(filter.numeros, row.numero) &&
    (ano === undefined || row.ano === ano) &&
    isWithin(filter.vigor, row.vigor) &&
    NORM_LISTS.every((list) => {
      const asked = tocam?.[list]
      return asked === undefined || asked.some((norm) => row[list].includes(norm))
    })
  )
}
