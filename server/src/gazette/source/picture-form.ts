/** What the first bytes of a picture tell. */
export interface PictureForm {
  tipo: PictureType
  /** In pixels. */
  largura: number
  altura: number
}

/** Formats that no browser runs anything of. SVG is not among them. */
export const PICTURE_TYPES = ['png', 'jpeg', 'gif'] as const

export type PictureType = (typeof PICTURE_TYPES)[number]

/** A scanned page has some ten million; a browser would need gigabytes for many more. */
const MOST_PIXELS = 100_000_000

/** The form of a picture, whatever its file is called; null: it is none that can be shown. */
export function pictureForm(bytes: Uint8Array): PictureForm | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const form = pngForm(file) ?? gifForm(file) ?? jpegForm(file)
  if (form === null) return null
  const pixels = form.largura * form.altura
  return pixels > 0 && pixels <= MOST_PIXELS ? form : null
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')

function pngForm(file: Buffer): PictureForm | null {
  if (file.length < 24 || !file.subarray(0, PNG.length).equals(PNG)) return null
  return { tipo: 'png', largura: file.readUInt32BE(16), altura: file.readUInt32BE(20) }
}

function gifForm(file: Buffer): PictureForm | null {
  if (file.length < 10 || !/^GIF8[79]a$/.test(file.toString('latin1', 0, 6))) return null
  return { tipo: 'gif', largura: file.readUInt16LE(6), altura: file.readUInt16LE(8) }
}

/** Markers of frames, which tell the size; between them lie other tables (C4, C8, CC). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Where the pixels begin, or the picture ends: no frame comes any more. */
const isEnd = (marker: number) => marker === 0xda || marker === 0xd9
/** Markers without a segment behind them. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

function jpegForm(file: Buffer): PictureForm | null {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xff_d8) return null
  let at = 2
  while (at + 9 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1]!
    if (isFrame(marker)) {
      const [altura, largura] = [file.readUInt16BE(at + 5), file.readUInt16BE(at + 7)]
      return { tipo: 'jpeg', largura, altura }
    }
    if (isEnd(marker)) return null
    if (marker === 0xff) at += 1
    else if (isBare(marker)) at += 2
    else at += 2 + Math.max(2, file.readUInt16BE(at + 2))
  }
  return null
}
