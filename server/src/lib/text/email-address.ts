import { domainToASCII } from 'node:url'

/** The longest address, and the longest part before its `@`, that mail servers accept (RFC 5321). */
const MAX_LENGTH = 254
const MAX_LOCAL = 64

/**
 * The characters that a domain may have, because {@link domainToASCII} drops line breaks and the
 * like.
 */
const WRITTEN = /^[\p{L}\p{M}\p{N}.-]+$/u
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/**
 * The only form in which an e-mail address is stored and compared: lower case, the domain in ASCII
 * (`exemplo.com.br`, `xn--…`). Null for anything but one plain address: no name, no list, no
 * quotes, no comments, nothing that a header could read as more than an address.
 */
export function normalizeEmail(text: string): string | null {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(0, at)).toLowerCase()
  const written = text.slice(at + 1)
  const domain = WRITTEN.test(written) ? domainToASCII(written) : ''
  const address = `${local}@${domain}`
  const fits = local.length <= MAX_LOCAL && address.length <= MAX_LENGTH
  return fits && LOCAL.test(local) && DOMAIN.test(domain) ? address : null
}
