import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureForm } from './picture-form.ts'

const PNG = '89504e470d0a1a0a0000000d4948445200000003000000020802000000'
const GIF = '47494638396103000200800000'
const JPEG_HEAD = 'ffd8ffe000104a46494600010100000100010000'
const FRAME = 'ffc0001108000200030301220002110103110100'

const formOf = (hex: string) => pictureForm(Buffer.from(hex, 'hex'))

test.each([
  ['png', PNG],
  ['gif', GIF],
  ['jpeg', JPEG_HEAD + FRAME],
  ['jpeg', `${JPEG_HEAD}ffffc40003ff${FRAME}`],
])('%s tells its size', (tipo, hex) => {
  expect(formOf(hex)).toEqual({ tipo, largura: 3, altura: 2 })
})

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('hex')],
  ['HTML that begins as a GIF does', Buffer.from('GIF88a<script>').toString('hex')],
  ['a PNG that ends early', PNG.slice(0, 40)],
  ['a JPEG without a frame', `${JPEG_HEAD}ffda000c${FRAME}`],
  ['a picture without pixels', PNG.replace('00000003', '00000000')],
  ['a picture of gigapixels', PNG.replace('00000003', '7fffffff')],
  ['nothing', ''],
])('%s is no picture', (_, hex) => {
  expect(formOf(hex)).toBeNull()
})

test('any bytes are read to an end', () => {
  const begun = fc.constantFrom(PNG.slice(0, 32), GIF.slice(0, 12), 'ffd8ff', '')
  fc.assert(
    fc.property(begun, fc.uint8Array({ maxLength: 200 }), (head, rest) => {
      const form = pictureForm(Buffer.concat([Buffer.from(head, 'hex'), rest]))
      if (form !== null) expect(form.largura * form.altura).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})
