import { anyCase } from '../../../engine/entities.ts'

/** A full stop that ends a sentence, not an abbreviation such as `D.O.U.`, `n.` or `pág.`. */
const SENTENCE_END = new RegExp(
  anyCase(
    String.raw`(?<!(?:^|[^\wÀ-ÿ])(?:[A-Z]|art|arts|inc|port|res|n|nr|no|p|pág|págs|fl|fls|s|sr|sra|dr|dra|exmo|c))\.(?=\s+["“(]?(?-i:\p{Lu})|\n|$)`,
  ),
  'u',
)
/**
 * The next act of a list, the next article of this one, or an item with a verb of its own: `II -
 * ALTERAR…`.
 */
const NEXT_ITEM =
  /\n\n(?=N(?:[º°.]|o\b)|Art|(?:[IVXLC]{1,5}|[a-z]|\d{1,2})\s?[-–).]\s?\p{L}+(?:[aei]r|[AEI]R)(?!\p{L}))|\bNº \d[\d.]*(?: -|- )/u
/**
 * A sentence without a verb that continues the one before: `As Portarias nºs 47 e 50, publicadas…`,
 * `Data da publicação: …`
 */
const GOES_ON =
  /^\s+(?:[AO]s?\s\p{Lu}\p{Ll}+\sn[^.]{1,40}publicad|(?:Data d[ea] p|P)ublica(?:da|do|ção)\b)/u

/** The rest of a sentence, with the lists that belong to it; at most `length` characters. */
export function restOfSentence(text: string, start: number, length: number): string {
  const near = text.slice(start, start + length).split(NEXT_ITEM, 1)[0]! // a split has one part
  for (let from = 0; ;) {
    const found = near.slice(from).search(SENTENCE_END)
    if (found === -1) return near
    from += found + 1
    if (!GOES_ON.test(near.slice(from))) return near.slice(0, from)
  }
}
