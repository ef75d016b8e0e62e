/** A run of text; `mark`: what a search sought; `url`: a link. */
export type Inline = string | { mark: string } | { text: string; url: string }

export type LetterBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; content: Inline[] }
  /** The one thing that the reader is asked to do. */
  | { kind: 'action'; text: string; url: string }
  | { kind: 'list'; items: Inline[][] }
  /** To be copied as it stands. */
  | { kind: 'code'; text: string }

/** What a message says, whatever it is sent as. Everything in it is plain text. */
export interface Letter {
  subject: string
  blocks: LetterBlock[]
  /** Why the reader gets this, and how to get no more of it. */
  footer: Inline[]
  /** Where one POST ends these messages (RFC 8058); null: they are part of an account. */
  unsubscribeUrl: string | null
}

/** A link, or the text alone where `url` is not a web URL. */
export function link(text: string, url: string): Inline {
  return /^https?:\/\//.test(url) ? { text, url } : text
}
