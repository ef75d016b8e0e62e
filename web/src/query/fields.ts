import { listOf, textOf } from '../lib/address.ts'
import { readCnpj } from '../lib/cnpj.ts'
import { isDay } from '../lib/dates.ts'

/** Reads what an address says of a field; undefined: nothing, or nothing that one may ask for. */
export type ReadField<T> = (written: unknown) => T | undefined
type Fields = Record<string, ReadField<unknown>>

/** What may stand in an address: absent fields ask for nothing. */
export type ValuesOf<F extends Fields> = { [K in keyof F]?: Exclude<ReturnType<F[K]>, undefined> }

/** Reads an address; invalid parts are ignored, so that an old link still opens. */
export function readFields<F extends Fields>(
  values: Record<string, unknown>,
  fields: F,
): ValuesOf<F> {
  const read = Object.entries(fields).map(([name, of]) => [name, of(values[name])] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as ValuesOf<F>
}

type Taken<F extends Fields, K extends keyof F> = { [Name in Exclude<keyof F, K>]?: undefined }

/** Takes every field away but these. */
export function noneBut<F extends Fields, K extends keyof F & string>(
  fields: F,
  ...kept: K[]
): Taken<F, K> {
  const taken = Object.keys(fields).filter((name) => !kept.some((one) => one === name))
  return Object.fromEntries(taken.map((name) => [name, undefined])) as Taken<F, K>
}

export const orNone = <T>(found: T[]): T[] | undefined => (found.length > 0 ? found : undefined)

export const text: ReadField<string> = textOf
export const day: ReadField<string> = (written) => {
  const given = textOf(written)
  return given !== undefined && isDay(given) ? given : undefined
}
export const amount: ReadField<number> = (written) => {
  const given = textOf(written)
  const read = Number(given)
  return given !== undefined && Number.isFinite(read) && read >= 0 ? read : undefined
}
export const texts: ReadField<string[]> = (written) => orNone(listOf(written))

/** Companies: 14 characters, or the 8 of all their establishments. */
export const companies: ReadField<string[]> = (written) =>
  orNone(listOf(written).flatMap((one) => readCnpj(one) ?? []))

/** Buying units: six digits. */
export const units: ReadField<string[]> = (written) =>
  orNone(listOf(written).filter((unit) => /^\d{6}$/.test(unit)))

const WRITTEN = new Map([
  ['true', true],
  ['false', false],
])
export const yesOrNo: ReadField<boolean> = (written) => WRITTEN.get(textOf(written) ?? '')

/** Only this one of both; the other is as nothing written. */
export const only =
  <T extends boolean>(one: T): ReadField<T> =>
  (written) =>
    yesOrNo(written) === one ? one : undefined

export const oneOf =
  <T extends string>(all: readonly T[]): ReadField<T> =>
  (written) =>
    all.find((one) => one === textOf(written))

/** In their own order, whatever that of the address. */
export const someOf =
  <T extends string>(all: readonly T[]): ReadField<T[]> =>
  (written) =>
    orNone(all.filter((one) => listOf(written).includes(one)))
