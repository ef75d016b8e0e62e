/** A run of text; `mark`: a searched word; `url`: a link. */
export type Inline = string | { mark: string } | { text: string; url: string }

export type LetterBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; content: Inline[] }
  /** A quiet line under a heading: the place of an act. */
  | { kind: 'place'; text: string }
  /** The single thing that the reader is asked to do. */
  | { kind: 'action'; text: string; url: string }
  | { kind: 'list'; items: Inline[][] }
  /** A row of a table: what it is about, and its values. */
  | { kind: 'record'; title: string; fields: { label: string; value: string }[] }
  /** Further links, in one line if there is room. */
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
  attachments?: Attachment[]
}

/** A file of a letter. */
export interface Attachment {
  name: string
  /** Its media type. */
  type: string
  content: string | Buffer
}

/** A link, or only the text if `url` is not a web URL. */
export function link(text: string, url: string): Inline {
  return /^https?:\/\//.test(url) ? { text, url } : text
}
