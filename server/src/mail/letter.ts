/** A run of text; `mark`: what a search sought; `url`: a link. */
export type Inline = string | { mark: string } | { text: string; url: string }

export type LetterBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; content: Inline[] }
  /** Where something stands: a line under a heading, quieter than the text. */
  | { kind: 'place'; text: string }
  /** The one thing that the reader is asked to do. */
  | { kind: 'action'; text: string; url: string }
  | { kind: 'list'; items: Inline[][] }
  /** Where to go from here, in one line where there is room. */
  | { kind: 'links'; links: Inline[] }
  /** Text to copy exactly. */
  | { kind: 'code'; text: string }

/** The content of a message, independent of its format. Everything in it is plain text. */
export interface Letter {
  subject: string
  blocks: LetterBlock[]
  /** Why the reader gets this, and how to stop it. */
  footer: Inline[]
  /** One POST to this URL ends these messages (RFC 8058); null: they belong to an account. */
  unsubscribeUrl: string | null
}

/** A link, or the text alone where `url` is not a web URL. */
export function link(text: string, url: string): Inline {
  return /^https?:\/\//.test(url) ? { text, url } : text
}
