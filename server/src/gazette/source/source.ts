/**
 * An XML file of a source, not yet read: inside a zip or loose. Plain data, so that it can be sent
 * to the thread that reads it.
 */
export interface XmlEntry {
  /** Base name only; a path inside a zip means nothing to us and cannot lead anywhere. */
  name: string
  /** The file that holds the bytes: the zip, or the XML itself. */
  path: string
  /** Bytes, uncompressed. Declared by the zip: checked against what is read. */
  size: number
  /** Where in the zip; null for a loose file. */
  zipped: ZipLocation | null
  /** Why it must not be read, in Portuguese, known without reading it; null: nothing speaks against it. */
  fault: string | null
}

export interface ZipLocation {
  /** Of the local file header. */
  offset: number
  compressedSize: number
  compression: 'stored' | 'deflated' | 'unsupported'
  crc32: number
}

/** What a source may make us read at most; a day has some 4,000 files and 20 MB of XML. */
export interface SourceLimits {
  /** A larger file is set aside, and so are those that are larger together and parts of one act. */
  maxEntryBytes: number
  /** An act with more plain text than this, in UTF-8, is set aside. */
  maxActBytes: number
  /** More XML than this, uncompressed, and the whole source is refused; what is set aside does not count. */
  maxTotalBytes: number
  /** More files than this, of whatever kind, and the whole source is refused. */
  maxEntries: number
}
