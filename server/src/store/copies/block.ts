import { hash } from 'node:crypto'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/** The SHA-256 of a block, a letter for each byte: short keys, for there may be millions. */
export type BlockKey = string

/** Bytes of a key. */
export const KEY_BYTES = 32

export function keyOfBlock(block: Buffer): BlockKey {
  return hash('sha256', block, 'binary')
}

/** The first level; higher ones take longer, and save a fiftieth. */
const FASTEST = { [constants.ZSTD_c_compressionLevel]: 1 }
/** Room for the result of a block in one piece: a third less processor time than in Node's small ones. */
const OUTPUT = 20_000

/** A block as it is stored: compressed, unless that saves nothing, as with pictures. */
export function packBlock(block: Buffer): { stored: Buffer; plain: boolean } {
  const packed = zstdCompressSync(block, { chunkSize: OUTPUT, params: FASTEST })
  return packed.length < block.length
    ? { stored: packed, plain: false }
    : { stored: block, plain: true }
}

/** The block that was stored; null: it is damaged. */
export function unpackBlock(
  stored: Buffer<ArrayBuffer>,
  { key, plain }: { key: BlockKey; plain: boolean },
): Buffer | null {
  const block = plain ? stored : decompressed(stored)
  return block !== null && keyOfBlock(block) === key ? block : null
}

function decompressed(stored: Buffer): Buffer | null {
  try {
    return zstdDecompressSync(stored, { chunkSize: OUTPUT })
  } catch {
    return null
  }
}
