import { open, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Entry as ZipEntry } from 'yauzl'
import { fromRandomAccessReaderPromise, getFileNameLowLevel } from 'yauzl'
import { SourceError } from '../errors.ts'
import { bytesToRead, withFaults } from './bounds.ts'
import { isPictureFile } from './find-picture.ts'
import type { XmlEntry, SourceLimits, ZipLocation } from './source.ts'
import { ZipReader } from './zip-reader.ts'

/**
 * Signatures that may follow the last entry of a directory: its end, the end of zip64, or a digital
 * signature.
 */
const END_SIGNATURES = [0x06054b50, 0x06064b50, 0x05054b50]

/**
 * Lists the XML files of a zip from its central directory alone; nothing is decompressed. Files that must
 * not be read, because they are too large or overlap, carry that fault; the others are imported.
 * @throws SourceError when the whole file must be refused: unreadable, not a zip, truncated, without XML,
 * or over the limits.
 */
export async function listZip(path: string, limits: SourceLimits): Promise<XmlEntry[]> {
  return (await listWholeZip(path, limits)).articles
}

/** What a zip has for the archive. */
export interface ZipContent {
  articles: XmlEntry[]
  pictures: XmlEntry[]
}

/** The same with its pictures, which never make a zip unfit. */
export async function listWholeZip(path: string, limits: SourceLimits): Promise<ZipContent> {
  const file = await open(path).catch((cause: unknown) => {
    throw new SourceError('não foi possível abrir o arquivo', { cause })
  })
  try {
    const { articles, pictures } = await readDirectory(file, path, limits)
    const entries = withFaults(articles, limits)
    checkTotal(entries, limits)
    return { articles: entries, pictures: withFaults(pictures, pictureLimits(limits)) }
  } catch (cause) {
    if (cause instanceof SourceError) throw cause
    throw new SourceError(await whatItIs(file), { cause })
  } finally {
    await file.close()
  }
}

/** A scanned page takes some hundred kilobytes. */
const MOST_PICTURE_BYTES = 4 * 2 ** 20

function pictureLimits(limits: SourceLimits): SourceLimits {
  return { ...limits, maxEntryBytes: MOST_PICTURE_BYTES }
}

/**
 * Lists loose XML files as a source; other kinds are skipped, as in a zip.
 * @throws SourceError when one cannot be read, none is XML, or they exceed the limits.
 */
export async function listFiles(paths: string[], limits: SourceLimits): Promise<XmlEntry[]> {
  const files = await Promise.all(
    paths.filter(isArticleFile).map(async (path): Promise<XmlEntry> => {
      const { size } = await stat(path).catch((cause: unknown) => {
        throw new SourceError(`${basename(path)}: não foi possível abrir o arquivo`, { cause })
      })
      return { name: basename(path), path, size, zipped: null, fault: null }
    }),
  )
  const entries = withFaults(files, limits)
  checkTotal(entries, limits)
  return entries
}

async function readDirectory(
  file: FileHandle,
  path: string,
  limits: SourceLimits,
): Promise<ZipContent> {
  const { size } = await file.stat()
  // We check names and sizes ourselves: yauzl would refuse the whole zip for one bad entry.
  const options = { decodeStrings: false, validateEntrySizes: false, autoClose: false }
  const zip = await fromRandomAccessReaderPromise(new ZipReader(file), size, options)
  if (zip.entryCount > limits.maxEntries) throw tooMany(zip.entryCount, limits)

  const content: ZipContent = { articles: [], pictures: [] }
  for await (const entry of zip.eachEntry()) {
    const name = entryName(entry)
    const kind = isArticleFile(name) ? 'articles' : isPictureFile(name) ? 'pictures' : null
    if (kind === null) continue
    content[kind].push({
      name: basename(name),
      path,
      size: entry.uncompressedSize,
      zipped: location(entry),
      fault: null,
    })
  }
  if (!(await isEndAt(file, Number(zip.readEntryCursor))))
    throw new SourceError('zip corrompido: o índice dele não acaba onde devia')
  return content
}

/**
 * Whether the directory ends after its last entry. In a damaged or cut directory, entries would be lost
 * without notice.
 */
async function isEndAt(file: FileHandle, position: number): Promise<boolean> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(4), 0, 4, position)
  return bytesRead === 4 && END_SIGNATURES.includes(buffer.readUInt32LE())
}

function entryName({ generalPurposeBitFlag, fileNameRaw, extraFields }: ZipEntry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
}

/**
 * A file named as the gazette names articles is one, unless it is plainly something else, such as an
 * image.
 */
const NAMED_ARTICLE = /^\d+_\d{8}_\d/
const OTHER_KIND = /\.(?:jpe?g|png|gif|bmp|tiff?|pdf|txt|html?)$/i

/** Not the `._x.xml` that macOS adds beside every file. */
function isArticleFile(path: string): boolean {
  const name = basename(path)
  if (path.endsWith('/') || name.startsWith('._')) return false
  return /\.xml$/i.test(name) || (NAMED_ARTICLE.test(name) && !OTHER_KIND.test(name))
}

function location(entry: ZipEntry): ZipLocation {
  const { relativeOffsetOfLocalHeader: offset, compressedSize, crc32 } = entry
  const decoded = entry.compressionMethod === 0 ? 'stored' : 'deflated'
  const compression = entry.canDecodeFileData() ? decoded : 'unsupported'
  return { offset, compressedSize, compression, crc32 }
}

function checkTotal(entries: XmlEntry[], limits: SourceLimits): void {
  const bytes = entries.reduce((sum, entry) => sum + bytesToRead(entry), 0)
  if (entries.length === 0) throw new SourceError('não contém nenhum arquivo XML', { empty: true })
  if (entries.length > limits.maxEntries) throw tooMany(entries.length, limits)
  if (bytes > limits.maxTotalBytes) {
    throw new SourceError(`${bytes} bytes de XML descompactado, o limite é ${limits.maxTotalBytes}`)
  }
}

function tooMany(count: number, limits: SourceLimits): SourceError {
  return new SourceError(`${count} arquivos, o limite é ${limits.maxEntries}`)
}

/** INLABS answers with an HTML page if it has no zip or the session has expired. */
async function whatItIs(file: FileHandle): Promise<string> {
  const read = await file.read(Buffer.alloc(64), 0, 64, 0).catch(() => null)
  if (!read) return 'não foi possível ler o arquivo'
  if (read.bytesRead === 0) return 'o arquivo está vazio'
  const start = read.buffer.toString('latin1', 0, read.bytesRead).trimStart()
  if (start.startsWith('<')) return 'não é um zip, e sim uma página HTML ou XML'
  return start.startsWith('PK') ? 'zip corrompido ou incompleto' : 'não é um zip'
}
