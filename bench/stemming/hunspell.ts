import { readFileSync } from 'node:fs'
import type { Entry } from './lexicon.ts'

interface Affix {
  strip: string
  add: string
  condition: RegExp
}

const DICTIONARY = '/usr/share/hunspell/pt_BR'

/** Flags of Debian's hunspell-pt-br whose forms inflect the entry. */
const CONJUGATION = new Set('abcdefghituw')
const NUMBER_AND_GENDER = new Set('ABCDEFG6')
/** Flags that derive another lemma in all its forms: -dor/-dora, -mento, -tório, -nte, -dade, -ista. */
const DERIVATION = new Set('jMNYX2Z314')
/** The other forms of the flags above: diminutives, augmentatives, superlatives, adverbs. */
const DERIVED =
  /(?:mente|zinh[oa]s?|inh[oa]s?|z[aã]o|zões|onas?|issim[oa]s?|íssi?m[oa]s?|idão|idões)$/

/** The dictionary's entries with their inflected forms. Enclitics (nomeá-lo) are left out. */
export function* hunspellEntries(): Generator<Entry> {
  const { suffixes, prefixes } = readAffixes(`${DICTIONARY}.aff`)
  for (const line of readFileSync(`${DICTIONARY}.dic`, 'utf8').split(/\r?\n/).slice(1)) {
    const [base = '', flags = ''] = line.split('/')
    if (!/^\p{L}+$/u.test(base)) continue
    // Camilo and Camila are two names, despite the affix.
    if (base !== base.toLowerCase()) {
      yield { lemma: base, kind: 'name', forms: [base] }
      continue
    }
    for (const entry of inflect(base, flags, suffixes)) {
      yield entry
      for (const prefix of flags.split('').flatMap((flag) => prefixes.get(flag) ?? []))
        if (prefix.condition.test(base)) yield withPrefix(entry, prefix.add)
    }
  }
}

function* inflect(base: string, flags: string, suffixes: Map<string, Affix[]>): Generator<Entry> {
  const own: Entry = { lemma: base, kind: 'noun', forms: [base] }
  for (const flag of flags) {
    const forms = (suffixes.get(flag) ?? [])
      .filter(({ strip, condition }) => base.endsWith(strip) && condition.test(base))
      .map(({ strip, add }) => base.slice(0, base.length - strip.length) + add)
      .filter((form) => !DERIVED.test(form))
    if (CONJUGATION.has(flag)) own.kind = 'verb'
    if (CONJUGATION.has(flag) || NUMBER_AND_GENDER.has(flag)) own.forms.push(...forms)
    if (DERIVATION.has(flag)) yield { lemma: `${base}+${flag}`, kind: 'noun', forms }
  }
  yield own
}

function withPrefix({ lemma, kind, forms }: Entry, prefix: string): Entry {
  return { lemma: `${prefix}+${lemma}`, kind, forms: forms.map((form) => prefix + form) }
}

/** Lines `SFX flag strip add condition`, `0` for nothing; affixes with a hyphen are left out. */
function readAffixes(path: string) {
  const suffixes = new Map<string, Affix[]>()
  const prefixes = new Map<string, Affix[]>()
  for (const line of readFileSync(path, 'utf8').split(/\r?\n/)) {
    const [type, flag, strip, add, condition] = line.split(/\s+/)
    if ((type !== 'SFX' && type !== 'PFX') || !flag || !strip || !add || !condition) continue
    if (add.includes('-')) continue
    const affixes = type === 'SFX' ? suffixes : prefixes
    affixes.set(flag, [
      ...(affixes.get(flag) ?? []),
      {
        strip: strip === '0' ? '' : strip,
        add: add.replace(/\/.*/, '').replace(/^0$/, ''),
        condition: new RegExp(type === 'SFX' ? `${condition}$` : `^${condition}`),
      },
    ])
  }
  return { suffixes, prefixes }
}
