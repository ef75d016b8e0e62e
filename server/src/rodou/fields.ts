import { closestWord } from '../lib/text/closest-word.ts'
import { type KeyOf, type Level, dagKeysOf, treatmentOf } from './keys.ts'
import type { Remarks } from './remarks.ts'
import { asText } from './wording.ts'

/** The values of a mapping by its keys; only those that are read. */
export type DagFields<L extends Level> = Partial<Record<KeyOf<L>, unknown>>

/** Whether a value is a mapping. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The keys of a mapping that are read; every other is told. */
export function dagFieldsOf<L extends Level>(
  level: L,
  mapping: Record<string, unknown>,
  onde: string,
  remarks: Remarks,
): DagFields<L> {
  const read = Object.entries(mapping).filter(([key]) => {
    const treatment = treatmentOf(level, key)
    const place = placeOf(onde, key)
    if (treatment === null) remarks.note(place, unknownKey(level, key))
    else if (treatment === 'lida') return true
    else if ('aviso' in treatment) remarks.note(place, treatment.aviso)
    else remarks.dismiss(place, treatment.dispensado)
    return false
  })
  return Object.fromEntries(read) as DagFields<L> // of keys that the level has
}

function unknownKey(level: Level, key: string): string {
  const near = closestWord(key, dagKeysOf(level))
  const meant = near === null ? '' : ` Você quis dizer ${near}?`
  return `não existe no Ro-DOU: lá nunca teve efeito.${meant} Nada foi importado dele.`
}

/** The place of a key or of an item. */
export function placeOf(onde: string, key: string | number): string {
  if (typeof key === 'number') return `${onde}[${key}]`
  return onde === '' ? key : `${onde}.${key}`
}

/** The values of a list; a value alone is one of a list. */
export function asItems(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

/** Whether a key says something, of which nothing could be kept: as if absent, a search would find more. */
export function isLost(value: unknown, kept: readonly unknown[]): boolean {
  const isSaid = value !== undefined && value !== null && asItems(value).length > 0
  return isSaid && kept.length === 0
}

/** Reads values of the types that Ro-DOU's schema wants; others are refused, and count as absent. */
export function reader(remarks: Remarks) {
  function refuse(onde: string, wanted: string): null {
    remarks.refuse(onde, `deve ser ${wanted}. Não foi importado.`)
    return null
  }

  function text(value: unknown, onde: string): string | null {
    if (value === undefined || value === null) return null
    return typeof value === 'string' ? asText(value) : refuse(onde, 'um texto; ponha-o entre aspas')
  }

  function flag(value: unknown, onde: string, otherwise: boolean): boolean {
    if (value === undefined || value === null) return otherwise
    return typeof value === 'boolean' ? value : (refuse(onde, 'True ou False') ?? otherwise)
  }

  /** The texts of a list, each with its place. */
  function texts(value: unknown, onde: string): { texto: string; onde: string }[] {
    if (value === undefined || value === null) return []
    if (typeof value === 'string' && value.trim() !== '')
      remarks.note(onde, 'deve ser uma lista. Importado como lista de um só texto.')
    else if (!Array.isArray(value)) {
      refuse(onde, 'uma lista')
      return []
    }
    return asItems(value).flatMap((item: unknown, index) => {
      const place = placeOf(onde, index)
      const read = typeof item === 'string' ? asText(item).trim() : text(item ?? 0, place)
      if (read === '') refuse(place, 'um texto que não seja vazio')
      return read === null || read === '' ? [] : [{ texto: read, onde: place }]
    })
  }

  function mapping(value: unknown, onde: string): Record<string, unknown> | null {
    if (value === undefined || value === null) return null
    return isMapping(value) ? value : refuse(onde, 'um conjunto de chaves')
  }

  return { text, flag, texts, mapping }
}
