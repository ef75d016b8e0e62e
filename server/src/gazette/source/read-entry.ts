import { readFileSync, readSync } from 'node:fs'
import { crc32, inflateRawSync } from 'node:zlib'
import { ArticleError } from '../errors.ts'
import type { XmlEntry, SourceLimits, ZipLocation } from './source.ts'

const LOCAL_HEADER_BYTES = 30
const LOCAL_HEADER_SIGNATURE = 0x04034b50

/**
 * The bytes of one XML file; never inflates more than the declared and checked size.
 * @param zips file descriptors of the zips, by path.
 * @throws ArticleError when this file must be set aside: too large, damaged, or different from what the
 * zip's directory says.
 */
export function readEntry(
  entry: XmlEntry,
  limits: SourceLimits,
  zips: Map<string, number>,
): Uint8Array {
  const { path, size, zipped } = entry
  const largest = Math.max(size, zipped?.compressedSize ?? 0)
  if (largest > limits.maxEntryBytes) {
    throw new ArticleError(`${largest} bytes, o limite é ${limits.maxEntryBytes}`)
  }
  try {
    const zip = zips.get(path)
    if (zip === undefined || !zipped) return readFileSync(path)
    return unpack(readPacked(zip, zipped), size, zipped)
  } catch (cause) {
    if (cause instanceof ArticleError) throw cause
    throw new ArticleError('não foi possível ler o arquivo', { cause })
  }
}

function readPacked(file: number, zipped: ZipLocation): Buffer {
  const header = readExactly(file, zipped.offset, LOCAL_HEADER_BYTES)
  if (header.readUInt32LE(0) !== LOCAL_HEADER_SIGNATURE) {
    throw new ArticleError('zip corrompido: cabeçalho do arquivo não encontrado')
  }
  const nameAndExtraBytes = header.readUInt16LE(26) + header.readUInt16LE(28)
  const start = zipped.offset + LOCAL_HEADER_BYTES + nameAndExtraBytes
  return readExactly(file, start, zipped.compressedSize)
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

function decompress(packed: Buffer, size: number, compression: ZipLocation['compression']): Buffer {
  if (compression === 'stored') return packed
  if (compression === 'unsupported') {
    throw new ArticleError('compressão não suportada ou arquivo cifrado')
  }
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) })
  } catch (cause) {
    const tooLong = cause instanceof RangeError
    const reason = tooLong ? `mais que os ${size} bytes declarados no zip` : 'zip corrompido'
    throw new ArticleError(reason, { cause })
  }
}
