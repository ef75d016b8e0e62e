import { call } from '../api/client.ts'
import type { ListaGravada } from '../api/schema.ts'

/** What is sent as a list: the file, and how to read it. */
export interface ListDraft {
  nome: string
  chave: string
  file: File | null
  /** Of a CSV; empty: the first one. */
  coluna: string
  frases: boolean
}

/** Whether a file is read by its columns. */
export function isCsv(file: File): boolean {
  return file.name.toLowerCase().endsWith('.csv')
}

/** Sends the file of a list; without one, it has nothing in it. */
export async function sendList(draft: ListDraft): Promise<ListaGravada> {
  const { nome, chave, file, coluna, frases } = draft
  const bytes = file === null ? '' : await file.arrayBuffer()
  const isOfColumns = file !== null && isCsv(file)
  // The browser's own guess of a type may be that of a spreadsheet.
  const body = new Blob([bytes], { type: isOfColumns ? 'text/csv' : 'text/plain' })
  const query = { nome, frases, ...(isOfColumns && coluna !== '' && { coluna }) }
  const answer = await call('PUT /listas/chave/{chave}/itens', { path: { chave }, query, body })
  return answer.dados
}

/** A key from a name, as long as nobody chooses another. */
export function keyFor(nome: string): string {
  const plain = nome.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}
