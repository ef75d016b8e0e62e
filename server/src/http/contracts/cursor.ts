import { CONTRACT_ORDERS, type ContractOrder } from '../../service/contracts/contract-store.ts'
import type { ContractPlace } from '../../service/contracts/contract-store.ts'

/** The order, what the row is ordered by (`-`: nothing is printed), and its place in the gazette. */
const CURSOR = /^1\.([a-z_]+)\.(-|-?\d{1,16}|\d{4}-\d\d-\d\d)\.(-?\d{1,16})\.(\d{1,4})$/

/** A place behind a row. It is opaque, so that its form can change one day. */
export function writeContractPlace(order: ContractOrder, { at, key, seq }: ContractPlace): string {
  return Buffer.from(`1.${order}.${at ?? '-'}.${key}.${seq}`).toString('base64url')
}

/** Null: no service issued it, or for another order. */
export function readContractPlace(text: string, order: ContractOrder): ContractPlace | null {
  const [, given, at = '', key, seq] = CURSOR.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (!CONTRACT_ORDERS.some((known) => known === given) || given !== order) return null
  const isDay = order === 'vigencia_fim'
  const place = {
    at: at === '-' ? null : isDay ? at : Number(at),
    key: Number(key),
    seq: Number(seq),
  }
  return writeContractPlace(order, place) === text ? place : null
}
