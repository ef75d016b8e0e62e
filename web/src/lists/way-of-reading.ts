import type { ListDraft } from './send.ts'

/** How the file of a list is read. */
type WayOfReading = Pick<ListDraft, 'coluna' | 'frases'>

const USUAL: WayOfReading = { coluna: '', frases: false }

/** How the file of the list with this key was last read on this device: it is sent again the same way. */
export function wayOfReading(chave: string): WayOfReading {
  const kept = localStorage.getItem(nameOf(chave))
  if (kept === null) return USUAL
  const [frases, ...coluna] = kept.split(' ')
  return { coluna: coluna.join(' '), frases: frases === 'sim' }
}

export function keepWayOfReading({ chave, coluna, frases }: ListDraft): void {
  localStorage.setItem(nameOf(chave), `${frases ? 'sim' : 'nao'} ${coluna}`)
}

const nameOf = (chave: string) => `arauto-lista ${chave}`
