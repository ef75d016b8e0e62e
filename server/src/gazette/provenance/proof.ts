import type { XmlFile } from '../origin.ts'
import { auditPath, rootOfPath } from './merkle.ts'
import { isSigned } from '../../lib/crypto/signing.ts'
import { type Declared, type Statement, digestOf, readStatement } from './statement.ts'
import { type ZipRoot, fileLeaf, zipLeaf } from './trees.ts'

/** The way from a leaf to a root, in the names of the wire. */
interface Way {
  indice: number
  folhas: number
  /** Hashes in hexadecimal, from the leaf upwards. */
  caminho: string[]
}

/** That files of an act were in a zip of a day, and who stated it when. */
export interface ActProof {
  formato: typeof PROOF_FORM
  id: string
  data: string
  xml: (XmlFile & Way)[]
  zip: { arquivo: string; sha256: string; raiz: string } & Way
  /** Of the day. */
  raiz: string
  declaracao: Statement
  chave_publica: string | null
  /** The newest statement about the day, if that is another one. */
  substituida_por: number | null
}

export const PROOF_FORM = 'arauto_prova_1'

/** What the archive has about an act, for its proof. */
export interface ProofParts {
  /** Of the act, in the order of its parts. */
  xml: XmlFile[]
  /** The zip, the root of its tree, and all of the day in it, in the order of the tree. */
  arquivo: string
  raiz: string
  files: XmlFile[]
  /** About the day, newest first. */
  statements: Statement[]
}

/** With the newest statement that has the zip as it was read; null: there is none. */
export function makeProof(id: string, parts: ProofParts): ActProof | null {
  const { xml, arquivo, files, statements } = parts
  const hasZip = ({ arquivo: name, raiz: root }: ZipRoot) => name === arquivo && root === parts.raiz
  const statement = statements.find((made) => readStatement(made).zips.some(hasZip))
  if (statement === undefined) return null
  const { data, raiz, zips, chave_publica } = readStatement(statement)
  const newest = statements[0]!.sequencia
  const leaves = files.map(fileLeaf)
  const found = xml.map((file) => ({
    file,
    indice: leaves.findIndex((leaf) => leaf.equals(fileLeaf(file))),
  }))
  const at = zips.findIndex(hasZip)
  const zip = zips[at]
  if (!zip || found.some(({ indice }) => indice < 0)) return null
  return {
    formato: PROOF_FORM,
    id,
    data,
    xml: found.map(({ file, indice }) => ({ ...file, ...wayOf(leaves, indice) })),
    zip: {
      arquivo,
      sha256: zip.sha256,
      raiz: zip.raiz,
      ...wayOf(zips.map(zipLeaf), at),
    },
    raiz,
    declaracao: statement,
    chave_publica,
    substituida_por: newest === statement.sequencia ? null : newest,
  }
}

function wayOf(leaves: Buffer[], indice: number): Way {
  const caminho = auditPath(leaves, indice).map((hash) => hash.toString('hex'))
  return { indice, folhas: leaves.length, caminho }
}

/** What of a proof holds, each on its own. */
export interface ProofCheck {
  /** Every file leads to the root of the zip. */
  xml: boolean
  /** The zip leads to the root of the day. */
  zip: boolean
  /** The statement has that root, that zip and its own digest. */
  declaracao: boolean
  /** Null: nobody signed. */
  assinatura: boolean | null
}

export function checkProof(proof: ActProof): ProofCheck {
  const { xml, zip, raiz, data, declaracao } = proof
  const stated = statedIn(declaracao)
  return {
    xml: xml.length > 0 && xml.every((file) => leadsTo(zip.raiz, fileLeaf(file), file)),
    zip: leadsTo(raiz, zipLeaf(zip), zip),
    declaracao:
      stated !== null &&
      stated.raiz === raiz &&
      stated.data === data &&
      stated.zips.some(({ arquivo, raiz: root }) => arquivo === zip.arquivo && root === zip.raiz) &&
      digestOf(declaracao.texto) === declaracao.sha256,
    assinatura: isSignedIn(declaracao, stated),
  }
}

function statedIn(statement: Statement): Declared | null {
  try {
    return readStatement(statement)
  } catch {
    return null
  }
}

function isSignedIn({ texto, assinatura }: Statement, stated: Declared | null): boolean | null {
  if (assinatura === null) return null
  const key = stated?.chave_publica ?? null
  return key !== null && isSigned(texto, assinatura, key)
}

function leadsTo(root: string, leaf: Buffer, { indice, folhas, caminho }: Way): boolean {
  const path = caminho.map((hash) => Buffer.from(hash, 'hex'))
  return rootOfPath(leaf, { index: indice, count: folhas }, path)?.toString('hex') === root
}
