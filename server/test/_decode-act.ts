import type { PublicationDetail } from '../src/gazette/publication-detail.ts'
import type { EncodedJson } from '../src/service/archive/encoded-json.ts'

/** Parses the act of a query; null stays null. */
export function decodeAct(encoded: EncodedJson | null): PublicationDetail | null {
  return encoded && JSON.parse(new TextDecoder().decode(encoded.utf8)).dados
}
