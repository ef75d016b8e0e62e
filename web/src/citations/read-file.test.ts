import { expect, test } from 'vitest'
import { readTextFile } from './read-file.ts'

const file = (bytes: string | Uint8Array<ArrayBuffer>, name = 'parecer.txt') =>
  new File([bytes], name)
const units = (text: string, isLittle: boolean) => {
  const bytes = new DataView(new ArrayBuffer(2 * text.length))
  for (let i = 0; i < text.length; i++) bytes.setUint16(2 * i, text.charCodeAt(i), isLittle)
  return new Uint8Array(bytes.buffer)
}

test.each([
  ['UTF-8', 'Seção 1\r\nnº 5', 'Seção 1\nnº 5'],
  ['UTF-8 with a mark', '\uFEFFSeção 1', 'Seção 1'],
  ['UTF-8 that has a replaced letter', 'Seção \uFFFD', 'Seção \uFFFD'],
  ['letters apart from their accents', 'Seção'.normalize('NFD'), 'Seção'],
  ['Windows-1252', new Uint8Array(Buffer.from('Seção 1', 'latin1')), 'Seção 1'],
  ['UTF-16', units('\uFEFFSeção 1', true), 'Seção 1'],
  ['UTF-16, the great end first', units('\uFEFFSeção 1', false), 'Seção 1'],
])('%s is read', async (_, bytes, text) => {
  expect(await readTextFile(file(bytes))).toBe(text)
})

test.each([
  ['notText', '{\\rtf1\\ansi Portaria}'],
  ['notText', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x41])],
  ['notText', 'texto\0com bytes'],
  ['noText', ' \n'],
  ['tooLarge', 'a'.repeat(1_000_001)],
])('%s is told', async (fault, bytes) => {
  await expect(readTextFile(file(bytes))).rejects.toMatchObject({ fault })
})
