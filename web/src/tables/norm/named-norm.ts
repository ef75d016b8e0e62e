import { fold } from '../../lib/fold.ts'
import { NORM_SPECIES, type NormSpecies } from '../norms/kinds.ts'

interface NamedNorm {
  especie: NormSpecies
  numero: string
  ano: number | null
}

/** `Decreto-Lei 5.452/1943` as the table of norms has its kind, number and year; null: another name. */
export function namedNorm(name: string): NamedNorm | null {
  const [, kind = '', number = '', year] =
    /^(.+?) ([\d.]+)(?:[/-](\d{4}))?$/.exec(name.trim()) ?? []
  const species = NORM_SPECIES.find((one) => one === fold(kind).replaceAll(/[^a-z]+/g, '_'))
  return species === undefined
    ? null
    : {
        especie: species,
        numero: number.replaceAll('.', ''),
        ano: year === undefined ? null : Number(year),
      }
}
