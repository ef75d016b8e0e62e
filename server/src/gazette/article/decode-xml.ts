import { TextDecoder } from 'node:util'
import { ArticleError } from '../errors.ts'

const DECLARATION = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([^"']{1,40})["']/

/** Encodings accepted when declared; the gazette itself is UTF-8 with a BOM and no declaration. */
const ENCODINGS = ['utf-8', 'utf8', 'us-ascii', 'iso-8859-1', 'windows-1252']

/**
 * Decodes an XML file by its BOM, else by its XML declaration, else as UTF-8. It is strict: a wrong
 * guess would store broken names for ever.
 * @throws ArticleError for invalid bytes and for an unsupported encoding.
 */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = bomEncoding(bytes) ?? declaredEncoding(bytes) ?? 'utf-8'
  try {
    return decoderOf(encoding).decode(bytes)
  } catch (cause) {
    decoders.delete(encoding) // it stands amid the text
    throw new ArticleError(`texto inválido: os bytes não são ${encoding.toUpperCase()}`, { cause })
  }
}

/** Each is made once: an archive's files have one encoding, or two. */
const decoders = new Map<string, TextDecoder>()

function decoderOf(encoding: string): TextDecoder {
  const decoder = decoders.get(encoding) ?? new TextDecoder(encoding, { fatal: true })
  decoders.set(encoding, decoder)
  return decoder
}

function bomEncoding([a, b, c]: Uint8Array): string | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  return null
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const declared = DECLARATION.exec(start)?.[1]?.toLowerCase()
  if (!declared || ENCODINGS.includes(declared)) return declared ?? null
  throw new ArticleError(`codificação não suportada: "${declared}"`)
}
