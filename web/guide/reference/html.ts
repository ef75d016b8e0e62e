import { marked } from 'marked'

/** What a description in the document says, as HTML. */
export function inline(text: string): string {
  return marked.parseInline(text, { async: false })
}

export function paragraphs(text: string): string {
  return marked.parse(text, { async: false })
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

export function code(value: unknown): string {
  return `<code>${escape(typeof value === 'string' ? value : JSON.stringify(value))}</code>`
}

export function methodOf(name: string): string {
  return `<span class="method ${name.toLowerCase()}">${name}</span>`
}
