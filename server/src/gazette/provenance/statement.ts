import { createHash } from 'node:crypto'
import type { Signer } from '../../lib/crypto/signing.ts'
import type { ZipRoot } from './trees.ts'

/** What an installation states about a day, in the names of the wire. */
export interface Declared {
  formato: typeof STATEMENT_FORM
  /** From 1, without gaps: one chain for each installation. */
  sequencia: number
  data: string
  /** Over `zips`; the same wherever the same zips were imported. */
  raiz: string
  /** In the order of the tree. */
  zips: (ZipRoot & { sha256: string })[]
  /** The last statement about that day; null: this is the first. */
  substitui: { sequencia: number; sha256: string } | null
  /** The digest of the statement before, whatever its day; null: this is the first. */
  anterior: string | null
  feita_em: string
  /** Ed25519, 32 bytes in base64; null: none could be opened, and nobody signed. */
  chave_publica: string | null
}

/** A statement as it is stored and published. */
export interface Statement {
  sequencia: number
  /** JSON of {@link Declared}: the bytes that are hashed and signed. */
  texto: string
  sha256: string
  /** Ed25519, base64. */
  assinatura: string | null
}

const STATEMENT_FORM = 'arauto_declaracao_1'

export function readStatement({ texto }: Pick<Statement, 'texto'>): Declared {
  return JSON.parse(texto) as Declared
}

export function makeStatement(
  declared: Omit<Declared, 'formato' | 'chave_publica'>,
  signer: Signer | null,
): Statement {
  const { sequencia, data, raiz, zips, substitui, anterior, feita_em } = declared
  // In this order, whatever order the caller has.
  const whole: Declared = {
    formato: STATEMENT_FORM,
    sequencia,
    data,
    raiz,
    zips,
    substitui,
    anterior,
    feita_em,
    chave_publica: signer?.publicKey ?? null,
  }
  const texto = JSON.stringify(whole)
  return { sequencia, texto, sha256: digestOf(texto), assinatura: signer?.sign(texto) ?? null }
}

export function digestOf(texto: string): string {
  return createHash('sha256').update(texto).digest('hex')
}
