import { hash } from 'node:crypto'
import { entitiesOf } from '../../gazette/entities/entities-of.ts'
import { partesOf } from '../../gazette/inner-acts/partes.ts'
import { keywordsOf } from '../../gazette/keywords/keywords.ts'
import type { ArchivedPublication } from '../../gazette/publication-detail.ts'
import { relationsOf } from '../../gazette/relations/relations-of.ts'

type ReadText = ReturnType<typeof readText>

/** What an act says by itself, whatever else the archive has. */
function readText(act: ArchivedPublication) {
  return {
    palavras_chave: keywordsOf(act),
    entidades: entitiesOf(act),
    partes: partesOf(act),
    citations: relationsOf(act).citations,
  }
}

/** Characters of the acts that a thread remembers: a thousand acts. */
const MOST_CHARACTERS = 4 * 1_024 * 1_024
const known = new Map<string, ReadText>()
let characters = 0

/**
 * The same, remembered by all that is stored of the act: any write of the gazette makes the answers about all acts
 * anew, and reading their texts takes most of that.
 */
export function readTextOnce(act: ArchivedPublication): ReadText {
  const json = JSON.stringify(act)
  const digest = hash('sha256', json, 'base64url')
  const found = known.get(digest)
  if (found !== undefined) return found
  const read = readText(act)
  if (characters >= MOST_CHARACTERS) {
    known.clear()
    characters = 0
  }
  known.set(digest, read)
  characters += json.length
  return read
}
