/** A zip of XML that INLABS lists for a date. */
export interface ListedFile {
  /** `DO1 DO2 DO3 DO1E DO2E DO3E` */
  pubName: string
  /** As listed; 0 if the page does not say. The listed time is useless: it changes by itself. */
  bytes: number
}

/** The kinds of HTML pages of INLABS. */
export type InlabsPage =
  | { kind: 'day'; files: ListedFile[] }
  /** The list of dates; INLABS also shows it, with status 200, in place of a date that it lacks. */
  | { kind: 'root'; dates: string[] }
  | { kind: 'login' }
  /** The page of the firewall in front of INLABS, with status 200. */
  | { kind: 'blocked' }
  | { kind: 'unknown' }

/** Recognises a received page; `data`: the requested date, null for the list of dates. */
export function readInlabsPage(html: string, data: string | null): InlabsPage {
  if (/Request Rejected|requested URL was rejected/i.test(html)) return { kind: 'blocked' }
  const links = [...html.matchAll(/<a\s[^>]*href\s*=\s*["']([^"']*)["']/gi)].map((match) =>
    linkOf(match[1]!),
  )
  if (data !== null && links.some((link) => link.p === data && link.dl !== null))
    return { kind: 'day', files: listedFiles(html, data) }

  const dates = new Set(links.flatMap(({ p, dl }) => (dl === null && isFolder(p) ? [p] : [])))
  const others = [...dates].filter((date) => date !== data)
  if (others.length > 0) return { kind: 'root', dates: [...dates].sort() }
  // A folder without files has only links to itself, in its path.
  if (data !== null && dates.has(data)) return { kind: 'day', files: [] }
  if (/logout\.php/i.test(html)) return { kind: 'root', dates: [] }
  return /logar\.php|acessar\.php/i.test(html) ? { kind: 'login' } : { kind: 'unknown' }
}

function linkOf(href: string): { p: string | null; dl: string | null } {
  const query = new URLSearchParams(href.replaceAll('&amp;', '&').replace(/^[^?]*\??/, ''))
  return { p: query.get('p'), dl: query.get('dl') }
}

function isFolder(p: string | null): p is string {
  return p !== null && /^\d{4}-\d{2}-\d{2}$/.test(p)
}

/** A row of the table has the link and, in a `title`, the exact size. */
function listedFiles(html: string, data: string): ListedFile[] {
  const files = new Map<string, number>()
  for (const row of html.split(/<tr\b/i)) {
    const pubName = new RegExp(`dl=${data}-(DO[123]E?)\\.zip`, 'i').exec(row)?.[1]?.toUpperCase()
    if (pubName === undefined) continue
    files.set(pubName, Number(/title\s*=\s*["']\s*(\d+)\s*bytes/i.exec(row)?.[1] ?? 0))
  }
  return [...files].map(([pubName, bytes]) => ({ pubName, bytes }))
}
