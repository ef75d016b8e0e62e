import { queryOptions } from '@tanstack/react-query'
import type { TextPart } from '../lib/text-parts.ts'
import { call } from './client.ts'
import type { Aviso, Citacao } from './schema.ts'

/** The longest text that is verified at once. */
export const LONGEST_TEXT = 64_000

/** What a part of a text cites, and what the archive says of it. */
export interface Verified {
  /** The whole text, and the part of it that was asked about: places are places in that. */
  text: string
  part: TextPart
  citations: Citacao[]
  /** Citations that are too many to be looked up. */
  more: number
  avisos: Aviso[]
  /** From the question to the answer. */
  ms: number
}

export const verificationOptions = (text: string, part: TextPart) =>
  queryOptions({
    queryKey: ['citacoes', text, part],
    queryFn: async ({ signal }): Promise<Verified> => {
      const begun = performance.now()
      const { dados, avisos } = await call('POST /citacoes/verificar', {
        body: { texto: text.slice(part.start, part.end) },
        signal,
      })
      const ms = Math.round(performance.now() - begun)
      return { text, part, citations: dados.citacoes, more: dados.mais, avisos, ms }
    },
    enabled: text.trim() !== '',
    // Without a network it fails at once, and says so.
    networkMode: 'always',
    // A pasted text is its reader's alone: it goes when the screen does.
    gcTime: 0,
  })
