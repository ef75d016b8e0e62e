import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { constants, crc32, inflateRawSync } from 'node:zlib'
import { ArticleError } from '../errors.ts'
import type { XmlEntry, ZipLocation } from './source.ts'

const LOCAL_HEADER_BYTES = 30
const LOCAL_HEADER_SIGNATURE = 0x04034b50

/**
 * Reads the bytes of one XML file; never inflates more than the declared and checked size.
 * @param zips file descriptors of the zips, by path.
 * @throws ArticleError when this file must be set aside: too large, damaged, or different from what the
 * zip's directory says.
 */
export function readEntry(entry: XmlEntry, zips: Map<string, number>): Uint8Array {
  return reading(entry, () => {
    const { path, size, zipped } = entry
    const zip = zips.get(path)
    if (zip === undefined || !zipped) return readFileSync(path)
    return unpack(readPacked(zip, zipped, zipped.compressedSize), size, zipped)
  })
}

/**
 * Reads the beginning of an XML file, unchecked: at least `length` bytes, unless the file is shorter, and
 * never many more.
 * @throws ArticleError as {@link readEntry} does.
 */
export function readBeginning(
  entry: XmlEntry,
  zips: Map<string, number>,
  length: number,
): Uint8Array {
  return reading(entry, () => {
    const { path, size, zipped } = entry
    const zip = zips.get(path)
    if (zip === undefined || !zipped) return readLoose(path, Math.min(size, length))
    // Deflated data is never longer than its source, except for some bytes in a hundred thousand.
    const packed = readPacked(zip, zipped, Math.min(zipped.compressedSize, 2 * length))
    return decompress(packed, size, zipped.compression, constants.Z_SYNC_FLUSH)
  })
}

function reading<T>({ fault }: XmlEntry, read: () => T): T {
  if (fault !== null) throw new ArticleError(fault)
  try {
    return read()
  } catch (cause) {
    if (cause instanceof ArticleError) throw cause
    throw new ArticleError('não foi possível ler o arquivo', { cause })
  }
}

function readLoose(path: string, length: number): Buffer {
  const file = openSync(path, 'r')
  try {
    return readExactly(file, 0, length)
  } finally {
    closeSync(file)
  }
}

/** Reads the first `length` packed bytes of an entry in a zip. */
function readPacked(file: number, zipped: ZipLocation, length: number): Buffer {
  const header = readExactly(file, zipped.offset, LOCAL_HEADER_BYTES)
  if (header.readUInt32LE(0) !== LOCAL_HEADER_SIGNATURE) {
    throw new ArticleError('zip corrompido: cabeçalho do arquivo não encontrado')
  }
  const nameAndExtraBytes = header.readUInt16LE(26) + header.readUInt16LE(28)
  const start = zipped.offset + LOCAL_HEADER_BYTES + nameAndExtraBytes
  return readExactly(file, start, length)
}

function readExactly(file: number, position: number, length: number): Buffer {
  const buffer = Buffer.alloc(length)
  const bytesRead = readSync(file, buffer, 0, length, position)
  if (bytesRead < length) throw new ArticleError('zip incompleto: faltam bytes do arquivo')
  return buffer
}

function unpack(packed: Buffer, size: number, zipped: ZipLocation): Buffer {
  const bytes = decompress(packed, size, zipped.compression)
  if (bytes.length !== size) {
    throw new ArticleError(`${bytes.length} bytes, o zip declara ${size}`)
  }
  if (crc32(bytes) !== zipped.crc32) throw new ArticleError('zip corrompido: CRC não confere')
  return bytes
}

/**
 * @param finishFlush With Z_SYNC_FLUSH, truncated input yields what it contains; otherwise it is an
 * error.
 */
function decompress(
  packed: Buffer,
  size: number,
  compression: ZipLocation['compression'],
  finishFlush: number = constants.Z_FINISH,
): Buffer {
  if (compression === 'stored') return packed
  if (compression === 'unsupported') {
    throw new ArticleError('compressão não suportada ou arquivo cifrado')
  }
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size), finishFlush })
  } catch (cause) {
    const tooLong = cause instanceof RangeError
    const reason = tooLong ? `mais que os ${size} bytes declarados no zip` : 'zip corrompido'
    throw new ArticleError(reason, { cause })
  }
}
