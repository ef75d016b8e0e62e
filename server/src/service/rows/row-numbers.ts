import { numberKey } from '../../gazette/rows/slots/number-key.ts'
import { numberAt } from '../../gazette/rows/slots/number-slot.ts'

/** A number, without zeros before it and punctuation, and its year if that is told. */
export interface NumberOfYear {
  numero: string
  ano: number | null
}

/** As it is printed, `2023/0043` or `05.007/2023-PERP`, it is read as from an act; as it is written, it may be all of it. */
export function readNumbers(written: string): NumberOfYear[] {
  const printed = numberAt(written.trim(), 0, written.length)
  return [
    numberWritten(written),
    ...(printed
      ? [{ numero: numberKey(printed.number.value), ano: printed.year?.value ?? null }]
      : []),
  ]
}

/** `90012/2024`: the year is what stands behind the last stroke, if that can be one. */
function numberWritten(written: string): NumberOfYear {
  const { numero = written, ano } =
    /^(?<numero>.*\d.*)\/(?<ano>(?:19|20)\d\d)$/.exec(written.trim())?.groups ?? {}
  return { numero: numberKey(numero), ano: ano === undefined ? null : Number(ano) }
}

/** Who names no year takes any. */
export function isNumberAmong(
  numbers: NumberOfYear[] | undefined,
  numero: string | null,
  year: number | null,
): boolean {
  return (
    numbers === undefined ||
    numbers.some((one) => one.numero === numero && (one.ano === null || one.ano === year))
  )
}
