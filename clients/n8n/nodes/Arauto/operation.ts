import type { Arauto, Aviso } from 'arauto-client'

/** Reads a parameter of the node for the current item. */
export type Read = (name: string) => unknown

export interface Found {
  items: object[]
  /** Why something may be missing, or may reach nobody. */
  notices?: Aviso[]
}

/** The node's work for one item. */
export type Operation = (arauto: Arauto, read: Read) => Promise<Found>

export function textOf(read: Read, name: string): string {
  return String(read(name) ?? '').trim()
}
