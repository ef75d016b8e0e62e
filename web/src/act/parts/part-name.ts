import { printedNumber } from '../../lib/part-address.ts'
import { useSpeech } from '../../words/words.tsx'
import type { ActPart } from './act-parts.ts'

/** What a part is called: `Portaria nº 1.146`, or its place where it has no number. */
export function usePartName(): (part: ActPart) => string {
  const {
    words: { act: said },
  } = useSpeech()
  return ({ key, part }) => {
    const kind = part.tipo_ato ?? said.oneAct
    return part.numero === null
      ? said.placedPart(kind, key.replace(/^\D+/, ''))
      : said.numberedPart(kind, printedNumber(part.numero))
  }
}
