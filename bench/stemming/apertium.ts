import { execFileSync } from 'node:child_process'
import type { Entry, PartOfSpeech } from './lexicon.ts'

const LT_PROC = '/usr/bin/lt-proc'
const PORTUGUESE = '/usr/share/apertium/apertium-por-cat/por-cat.automorf.bin'

/**
 * What Apertium's analyser knows about these spellings. It has half the words of Hunspell's dictionary
 * but tells nouns from verbs, and links forms that the other omits (edital, editais).
 */
export function* apertiumEntries(spellings: string[]): Generator<Entry> {
  const output = execFileSync(LT_PROC, [PORTUGUESE], { input: spellings.join('\n') }).toString()
  for (const [, form = '', analyses = ''] of output.matchAll(/\^([^/]+)\/([^$]*)\$/g))
    for (const analysis of analyses.split('/')) {
      const [, lemma, tags] = /^([^<*+]+)(<[^+]*)$/.exec(analysis) ?? []
      if (lemma && tags) yield { lemma: lemma.toLowerCase(), kind: kindOf(tags), forms: [form] }
    }
}

function kindOf(tags: string): PartOfSpeech {
  if (tags.startsWith('<vb')) return 'verb'
  if (tags.startsWith('<np>')) return 'name'
  return tags.startsWith('<n>') || tags.startsWith('<adj>') ? 'noun' : 'other'
}
