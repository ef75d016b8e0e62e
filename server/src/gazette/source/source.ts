/**
 * An XML file of a source, not yet read: inside a zip or loose. Plain data, so that it can be sent
 * to the thread that reads it.
 */
export interface XmlEntry {
  /** Base name only: paths inside a zip are ignored, and so cannot lead anywhere. */
  name: string
  /** The file that holds the bytes: the zip, or the XML itself. */
  path: string
  /** Uncompressed bytes, as the zip declares; checked against what is read. */
  size: number
  /** Its place in the zip; null for a loose file. */
  zipped: ZipLocation | null
  /** Why it must not be read, in Portuguese, known without reading it; null if it may be. */
  fault: string | null
}

export interface ZipLocation {
  /** Offset of the local file header. */
  offset: number
  compressedSize: number
  compression: 'stored' | 'deflated' | 'unsupported'
  crc32: number
}

/** Limits on what a source may make us read; a day has some 4,000 files and 20 MB of XML. */
export interface SourceLimits {
  /** A larger file is set aside. So are the parts of one act that are larger together. */
  maxEntryBytes: number
  /** An act with more plain text than this, in UTF-8, is set aside. */
  maxActBytes: number
  /** A source with more uncompressed XML than this is refused; files set aside do not count. */
  maxTotalBytes: number
  /** A source with more files than this, of any kind, is refused. */
  maxEntries: number
}

/** For files that a person has chosen. */
export const UNLIMITED: SourceLimits = {
  maxEntryBytes: 2 ** 31,
  maxActBytes: 2 ** 31,
  maxTotalBytes: 2 ** 40,
  maxEntries: 10 ** 6,
}
