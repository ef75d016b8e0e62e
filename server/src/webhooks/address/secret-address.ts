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

/** The beginning of an answer, which is stored and shown, without the tokens of the address that it may repeat. */
export function withoutTokens(answer: string | null, url: string): string | null {
  if (answer === null || !isSecretAddress(url)) return answer
  const { pathname, search } = new URL(url)
  return (pathname + search)
    .split(/[/?&=]/)
    .flatMap((part) => [part, decoded(part)])
    .flatMap(formsOf)
    .filter((part) => part.length >= SHORTEST_TOKEN)
    .toSorted((a, b) => b.length - a.length) // so that no part of a token is left beside its rest
    .reduce((said, token) => said.replaceAll(token, '…'), answer)
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
