import { call } from '../api/client.ts'
import type { ListaGravada } from '../api/schema.ts'

/** What is sent as a list: the file, and how to read it. */
export interface ListDraft {
  nome: string
  chave: string
  file: File | null
  /** Of a CSV: people see whether it has headings. */
  firstLine: string
  /** Of a CSV; empty: the first one. */
  coluna: string
  frases: boolean
}

/** Whether a file is read by its columns. */
export function isCsv(file: File): boolean {
  return file.name.toLowerCase().endsWith('.csv')
}

/** More than a line of any table. */
const LONGEST_LINE = 1_000

/** The first line of a file in UTF-8 or, as Excel saves it, in Windows-1252. */
export async function firstLineOf(file: File): Promise<string> {
  const bytes = await file.slice(0, LONGEST_LINE).arrayBuffer()
  const decoded = new TextDecoder().decode(bytes)
  const text = decoded.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : decoded
  return text.split(/\r?\n/, 1)[0]! // a split has one part
}

/** Sends the file of a list. */
export async function sendList(draft: ListDraft, file: File): Promise<ListaGravada> {
  const { nome, chave, coluna, frases } = draft
  const isOfColumns = isCsv(file)
  // The browser's own guess of a type may be that of a spreadsheet.
  const body = new Blob([await file.arrayBuffer()], {
    type: isOfColumns ? 'text/csv' : 'text/plain',
  })
  const query = { nome, frases, ...(isOfColumns && coluna !== '' && { coluna }) }
  const answer = await call('PUT /listas/chave/{chave}/itens', { path: { chave }, query, body })
  return answer.dados
}

/** A key from a name, as long as nobody chooses another. */
export function keyFor(nome: string): string {
  const plain = nome.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}
