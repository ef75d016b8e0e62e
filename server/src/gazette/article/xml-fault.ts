/** Messages of saxes about malformed files, and our texts for them. */
const FAULTS: [english: RegExp, portuguese: string][] = [
  [/^unclosed tag: (.+)$/, 'o elemento <$1> não foi fechado'],
  [/^(?:unmatched|unexpected|weird empty) clos/, 'há um fechamento sem elemento aberto'],
  [/^document must contain a root element/, 'não há nenhum elemento'],
  [/^documents may contain only one root/, 'há mais de um elemento raiz'],
  [/^text data outside of root node/, 'há texto fora do elemento raiz'],
  [/^duplicate attribute: (.+)\.$/, 'o atributo $1 se repete'],
  [/attribute|unquoted/, 'há um atributo mal escrito'],
  [/entity/, 'há uma entidade desconhecida ou mal escrita'],
  [/disallowed character|disallowed in char data/, 'há um caractere não permitido'],
  [/declaration|version|encoding|standalone/, 'a declaração XML está mal escrita'],
  [/tag|comment|doctype|processing instruction|syntax/i, 'há uma marca mal escrita'],
]

/** A fault of the XML in words for people; null if it is unknown. */
export function inPortuguese(message: string): string | null {
  for (const [english, portuguese] of FAULTS) {
    const match = english.exec(message)
    if (match) return portuguese.replace('$1', () => match[1] ?? '')
  }
  return null
}
