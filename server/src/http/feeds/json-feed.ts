import type { Feed } from './feed.ts'

/** A feed in JSON Feed 1.1. */
export function jsonFeedOf({ title, self, hub, page, entries }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    ...(hub !== null && { hubs: [{ type: 'WebSub', url: hub }] }),
    language: 'pt-BR',
    items: entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      content_text: entry.summary,
      date_published: entry.published,
      date_modified: entry.updated,
      authors: [{ name: entry.author }],
      tags: entry.categories,
    })),
  })
}
