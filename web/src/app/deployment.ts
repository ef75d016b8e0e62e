/** The deployment of the service, compared with that of the open page. */
export type Deployed = 'same' | 'other' | 'unreachable'

const STORED = 'arauto-trocas'

/** The first script of a page: its name identifies the deployment. */
function entryOf(page: Document): string | null {
  return page.querySelector('script[type="module"]')?.getAttribute('src') ?? null
}

async function askEntry(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    if (!answer.ok) return null
    return entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
  } catch {
    return null
  }
}

/**
 * Reloads a page whose deployment was replaced, once for each new one: behind servers that disagree
 * it would never end. Otherwise tells why it did not.
 */
export async function reloadIfReplaced(): Promise<'reloading' | Deployed> {
  const entry = await askEntry()
  if (entry === null) return 'unreachable'
  if (entry === entryOf(document)) return 'same'
  const seen = new Set((sessionStorage.getItem(STORED) ?? '').split(' '))
  if (seen.has(entry)) return 'other'
  sessionStorage.setItem(STORED, [...seen.add(entry)].join(' ').trim())
  location.reload()
  return 'reloading'
}

/** Reloads the page, unless the service does not answer: then the open page would be lost. */
export async function reloadIfThere(): Promise<boolean> {
  const isThere = (await askEntry()) !== null
  if (isThere) location.reload()
  return isThere
}
