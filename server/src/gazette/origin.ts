import { createHash } from 'node:crypto'

/** An XML file of the source, as its bytes are. */
export interface XmlFile {
  /** Without its folder. */
  nome: string
  /** Hexadecimal. */
  sha256: string
}

/** What the source calls an act, and the files that hold it. */
export interface ActOrigin {
  /** The attribute `name` of its first file. */
  nome_materia: string
  /** In the order of its parts. */
  xml: XmlFile[]
}

/** That of an act that an older program imported. */
export interface UnknownOrigin {
  nome_materia: null
  xml: null
}

/** Where an act comes from, in the names of the wire. */
export interface Fonte {
  id_materia: string
  pub_name: string
  /** The numbers of its files; `[0]` for an act of one. */
  numeros: number[]
  /** This and the rest: null where an older program imported the act. */
  nome_materia: string | null
  /** The zip, or what loose XML files are called. */
  arquivo: string | null
  /** Of that zip; null for loose files, too. */
  sha256: string | null
  xml: XmlFile[] | null
  /** {@link digestOfFiles} of `xml`. */
  sha256_xml: string | null
}

/** The same as the archive holds it. */
export type StoredFonte = Omit<Fonte, 'sha256_xml'>

/** That of one file is its own; that of several the digest of their digests, hexadecimal, in a row. */
export function digestOfFiles(files: XmlFile[]): string {
  const [only] = files
  if (files.length === 1 && only) return only.sha256
  return createHash('sha256')
    .update(files.map(({ sha256 }) => sha256).join(''))
    .digest('hex')
}
