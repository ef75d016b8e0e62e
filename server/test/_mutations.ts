/** A source of numbers from 0 to 1, the same for the same seed. */
export type Random = () => number

/**
 * Input that breaks parsers: pieces of markup, of encodings, of binary data, each in a wrong place.
 */
const SPLINTERS = [
  ']]>',
  '<![CDATA[',
  '</article>',
  '<article>',
  '</xml>',
  '<p',
  '<table><tr><td>',
  '<!--',
  '-->',
  '<?xml version="1.0" encoding="utf-16"?>',
  '<!DOCTYPE x [<!ENTITY a "b">]>',
  '&a;',
  '&#0;',
  '&#xD800;',
  '&amp;amp;nbsp;',
  '"',
  "'",
  '>',
  '\u0000',
  '\ufeff',
  '\ufffe',
  '\u202e',
  'pubName="DO9"',
  'pubDate="99/99/9999"',
  'idMateria=""',
  'artType="AV"',
].map((text) => Buffer.from(text))

/** Changes some bytes, like a fault in memory, on a disk or in a program; at least one mutation. */
export function mutate(bytes: Buffer, random: Random): Buffer {
  let result = bytes
  for (let times = 1 + upTo(random, 3); times > 0; times--) result = mutateOnce(result, random)
  return result
}

function mutateOnce(bytes: Buffer, random: Random): Buffer {
  const at = upTo(random, bytes.length)
  const length = 1 + Math.floor(random() ** 3 * bytes.length)
  const [before, piece, after] = [
    bytes.subarray(0, at),
    bytes.subarray(at, at + length),
    bytes.subarray(at + length),
  ]
  switch (upTo(random, 8)) {
    case 0:
      return flipped(bytes, at, 1 << upTo(random, 8))
    case 1:
      return flipped(bytes, at, upTo(random, 256))
    case 2:
      return Buffer.concat([before, after])
    case 3:
      return Buffer.concat([before, piece, piece, after])
    case 4:
      return before
    case 5:
      return Buffer.concat([after, piece, before])
    case 6:
      return Buffer.concat([before, SPLINTERS[upTo(random, SPLINTERS.length)]!, piece, after])
    default: {
      const noise = Buffer.from(
        Array.from({ length: 1 + upTo(random, 12) }, () => upTo(random, 256)),
      )
      return Buffer.concat([before, noise, piece, after])
    }
  }
}

function flipped(bytes: Buffer, at: number, bits: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ bits
  return copy
}

/**
 * A zip with one changed field in its directory or its end: sizes, offsets, counts, flags, names.
 * Random bytes rarely hit these.
 */
export function mutateDirectory(zip: Buffer, random: Random): Buffer {
  const copy = Buffer.from(zip)
  const heads = positionsOf(copy, [0x50, 0x4b, 1, 2])
  const inEnd = random() < 0.3
  const start = inEnd
    ? copy.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
    : heads[upTo(random, heads.length)]!
  const size = inEnd ? 22 : 46 + 24
  const at = start + 4 + upTo(random, size - 4)
  const values = [0, 1, 0xff, copy[at]! + 1, copy[at]! - 1, upTo(random, 256)]
  copy[at] = values[upTo(random, values.length)]! & 0xff
  return copy
}

function positionsOf(bytes: Buffer, signature: number[]): number[] {
  const found: number[] = []
  const wanted = Buffer.from(signature)
  for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + 1)) found.push(at)
  return found
}

function upTo(random: Random, limit: number): number {
  return Math.floor(random() * limit)
}
