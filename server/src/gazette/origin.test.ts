import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { digestOfFiles } from './origin.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const file = (text: string) => ({ nome: `${text}.xml`, sha256: sha256(text) })

test('the digest of one file is its own; of several, that of their digests in a row', () => {
  expect(digestOfFiles([file('a')])).toBe(sha256('a'))
  expect(digestOfFiles([file('a'), file('b')])).toBe(sha256(sha256('a') + sha256('b')))
})
