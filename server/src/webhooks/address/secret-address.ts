import { chatServiceOf } from '../chat/service.ts'

/**
 * Whether whoever has an address can write where it leads: that of a channel or a browser has a token in it (ADR 134).
 * Other receivers are told by a signature who writes.
 */
export function isSecretAddress(url: string): boolean {
  return chatServiceOf(url) !== null
}

/** As short as no token is; words of paths are shorter. */
const SHORTEST_TOKEN = 16
/** Characters by which a token is known that the end of an answer cuts. */
const SHORTEST_BEGINNING = 8

/**
 * The beginning of an answer, which is stored and shown, without the tokens of the address that it may repeat: neither
 * whole nor cut by its end.
 */
export function withoutTokens(answer: string | null, url: string): string | null {
  if (answer === null || !isSecretAddress(url)) return answer
  const tokens = tokensOf(url)
  const said = tokens.reduce((left, token) => left.replaceAll(token, '…'), answer)
  const cut = Math.max(0, ...tokens.map((token) => begunAtEnd(said, token)))
  return cut === 0 ? said : `${said.slice(0, -cut)}…`
}

/** The longest come first, so that no part of one is left beside its rest. */
function tokensOf(url: string): string[] {
  const { pathname, search } = new URL(url)
  return (pathname + search)
    .split(/[/?&=]/)
    .flatMap((part) => [part, decoded(part)])
    .flatMap(formsOf)
    .filter((part) => part.length >= SHORTEST_TOKEN)
    .toSorted((a, b) => b.length - a.length)
}

/** How many characters at the end of a text are the beginning of a token; 0: too few to say. */
function begunAtEnd(text: string, token: string): number {
  for (let length = token.length - 1; length >= SHORTEST_BEGINNING; length--)
    if (text.endsWith(token.slice(0, length))) return length
  return 0
}

/** As a service may say it: that of Telegram stands in the address as `bot<id>:<token>`. */
function formsOf(part: string): string[] {
  return [part, part.replace(/^bot/, ''), ...part.split(':')]
}

/** As it was before it was written into an address. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // a percent sign of its own
  }
}
