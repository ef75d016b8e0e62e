import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NORM_NICKNAMES } from '../engine/entities.ts'
import type { Query } from '../engine/port.ts'
import { printQuery } from '../engine/query.ts'
import { LITERAL, READING_VERSION, readQuery } from '../src/search/reading/reading.ts'
import { allFamilies } from '../src/search/reading/families.ts'
import { BODY_ROWS } from '../src/search/reading/body-table.ts'
import { SYNONYM_GROUPS } from '../src/search/reading/synonyms.ts'
import { matches } from './_reference-search.ts'
import { act, readings } from './_search-conformance.ts'

test('a reading finds everything that the literal query finds, but for codes', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 8 }), readings, (acts, { termo }) => {
      const literal = readQuery(termo, LITERAL).query
      const wide = readQuery(termo).query
      fc.pre(!hasCode(wide))
      for (const one of acts) if (matches(literal, one)) expect(matches(wide, one)).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

/*
 * A filter saved with a version of the reading is read by that version for ever (ADR 20). If this test
 * fails, a change reads some query differently: raise READING_VERSION, keep the older reading beside the
 * new one, and add the new digest with its version. Existing digests never change.
 */
const KNOWN = [
  [1, 'd7a21924e8a6a80fea7cb0d6590cc6607efef40716836d36f56924ca4ba9f630'],
  [2, 'cab8d08f430a88eab70dc9719a6d4ea5e9847dda2e7312c574f7932d22287357'],
  [3, 'cf266c771617c74569e3b6c859b931ff835acf1a3115e16668dd67d75d9cbe65'],
] as const

test.each(KNOWN)(
  'version %i still reads these queries as when it was introduced',
  (version, known) => {
    const words = allFamilies().flat()
    const bodies = BODY_ROWS.split('\n').flatMap((row) => row.trim().split(': '))
    const asked = [...words, ...bodies.filter((text) => text !== ''), ...TYPED]
    const named = version === 1 ? [] : [...nicknames, ...names, ...CODES]
    const bodiesByRule = version < 3 ? [] : NAMED_BY_RULE
    const read = [...asked, ...named, ...bodiesByRule].map((termo) =>
      printQuery(readQuery(termo, version).query),
    )
    expect(createHash('sha256').update(read.join('\n')).digest('hex')).toBe(known)
  },
)

test('each version is pinned', () => {
  expect(READING_VERSION).toBe(KNOWN.length)
})

const nicknames = NORM_NICKNAMES.map(({ nickname }) => nickname)
const names = SYNONYM_GROUPS.filter(({ isSame }) => isSame).flatMap(({ typed }) => typed)

/** As one thing: without an `or` around it, acts that only have its parts are not found. */
function hasCode(query: Query): boolean {
  switch (query.kind) {
    case 'code':
      return true
    case 'and':
    case 'or':
      return query.children.some(hasCode)
    case 'not':
      return hasCode(query.child)
    default:
      return false
  }
}

const NAMED_BY_RULE = [
  'portaria do ministério da saúde',
  'secretaria de educação do estado do pará nomeação',
  'receita federal',
  'PF',
  'cef',
  'TRT2',
  'trt 2',
  'TRT da 2ª região',
  'coren-sp',
  'art. 36',
  'orgao:map',
]

const CODES = [
  'pregão n. 015/2023',
  'BR-101',
  'br 101',
  'CCE 1.13',
  'e-social',
  'eSocial',
  '15/23',
  'processo 25010.000304/23',
  'edital número 5',
]

const TYPED = [
  ...['Lei', 'LC', 'lei complementar', 'decreto', 'decreto-lei', 'dl', 'MP', 'mpv', 'EC', 'IN'].map(
    (kind) => `${kind} nº 1.234/90`,
  ),
  ...['portaria MEC', 'resolução', 'instrução normativa RFB', 'decreto legislativo'].map(
    (kind) => `${kind} 57, de 1º de março de 2021`,
  ),
  's.a.',
  'S/A',
  'sa',
  'ltda',
  'cia',
  'me',
  'epp',
  'eireli',
  'M.A. obras',
  'ma obras',
  '=nomear',
  '"nomear"',
  '-nomear edital',
  'titulo:nomear',
  'orgao:mec',
  'ementa:mec',
]
