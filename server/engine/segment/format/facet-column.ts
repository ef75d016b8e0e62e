import { asUint16, bytesOf } from './byte-reader.ts'

/**
 * One value per act:
 *
 *     ┌──────────────────────────┬─────────────────────────────────────┐
 *     │ u16 per act: which value │ the values, UTF-8, ended by "\n"    │
 *     └──────────────────────────┴─────────────────────────────────────┘
 */
export interface FacetColumn {
  /** As bytes if they suffice. */
  ordinals: Uint8Array | Uint16Array
  values: string[]
}

export function encodeFacet(valueOf: string[]): Uint8Array {
  const ordinalOf = new Map<string, number>()
  const ordinals = Uint16Array.from(valueOf, (value) => {
    const known = ordinalOf.get(value)
    if (known !== undefined) return known
    ordinalOf.set(value, ordinalOf.size)
    return ordinalOf.size - 1
  })
  const values = [...ordinalOf.keys()].map((value) => `${value}\n`).join('')
  return Buffer.concat([bytesOf(ordinals), Buffer.from(values)])
}

export function decodeFacet(body: Uint8Array, acts: number): FacetColumn {
  const values = new TextDecoder().decode(body.subarray(acts * 2)).split('\n')
  values.pop()
  const ordinals = asUint16(body.subarray(0, acts * 2))
  return { ordinals: values.length <= 256 ? Uint8Array.from(ordinals) : ordinals, values }
}
