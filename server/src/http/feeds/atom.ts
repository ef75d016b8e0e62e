import { escapeHtml } from '../../lib/text/escape-html.ts'
import type { Feed, FeedEntry } from './feed.ts'

/** A feed as an Atom document (RFC 4287). */
export function atomOf({ title, self, hub, page, generator, updated, entries }: Feed): string {
  const hubs = hub === null ? [] : [hub]
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">
<id>${text(self)}</id>
<title>${text(title)}</title>
<updated>${text(updated)}</updated>
<link rel="self" type="application/atom+xml" href="${text(self)}"/>
${hubs.map(renderHub).join('')}<link rel="alternate" type="text/html" href="${text(page)}"/>
<generator>${text(generator)}</generator>
${entries.map(renderEntry).join('\n')}
</feed>
`
}

function renderHub(hub: string): string {
  return `<link rel="hub" href="${text(hub)}"/>\n`
}

function renderEntry(entry: FeedEntry): string {
  const { url, title, summary, author, categories, published, updated } = entry
  return `<entry>
<id>${text(url)}</id>
<title>${text(title)}</title>
<link rel="alternate" type="text/html" href="${text(url)}"/>
<published>${text(published)}</published>
<updated>${text(updated)}</updated>
<author><name>${text(author)}</name></author>
${categories.map((term) => `<category term="${text(term)}"/>`).join('')}
<summary>${text(summary)}</summary>
</entry>`
}

/** What no XML document may have, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

function text(plain: string): string {
  return escapeHtml(plain.replaceAll(FORBIDDEN, '\u{FFFD}'))
}
