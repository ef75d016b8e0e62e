import type { Publicacao } from '../../src/api/schema.ts'

/* Functions that run in the page: they are sent there one by one, so none may call another. */

declare global {
  interface Window {
    /** The acts that the page may request, by id. */
    acts: Map<string, Publicacao>
  }
}

export interface Misfit {
  id: string
  fault: string
}

/**
 * Answers the page's requests for acts within the page: the service would refuse thousands per
 * minute, and delivers them by the hundred instead. Runs before the page's own scripts.
 */
export function answerActs(): void {
  const { fetch } = window
  window.acts = new Map()
  const answer = (dados: unknown) =>
    Promise.resolve(Response.json({ sucesso: true, dados, avisos: [] }))
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const [, id = '', rest] = /\/publicacao\/([^/]+)(\/.+)?$/.exec(pathname) ?? []
    const act = window.acts.get(decodeURIComponent(id))
    if (act && !rest) return answer(act)
    if (act && rest === '/prova') return Promise.resolve(new Response('{}', { status: 404 }))
    // In place of similar acts: acts of the same edition, whose titles are as long.
    if (act) return answer([...window.acts.values()].slice(0, 4))
    // The list that an act was opened from.
    if (pathname.endsWith('/buscar') && location.pathname !== '/')
      return answer({ total: 0, pagina: 1, limite: 20, total_paginas: 0, resultados: [] })
    return fetch(input, init)
  }
}

/**
 * Goes to each act like a link, waits until it is shown, and keeps a copy of its elements: so a
 * hundred acts are laid out at once for each width, instead of one by one.
 */
export async function keepActs(ids: string[]): Promise<Misfit[]> {
  const faults: Misfit[] = []
  const shelf = document.querySelector<HTMLElement>('#shelf') ?? document.createElement('div')
  shelf.id = 'shelf'
  document.body.append(shelf)
  shelf.replaceChildren()
  // Not laid out while it grows.
  shelf.hidden = true
  const root = document.querySelector('#root')!
  for (const id of ids) {
    const before = root.querySelector('article')
    const deadline = performance.now() + 20_000
    history.pushState(null, '', `/publicacao/${id}`)
    const isThere = () => {
      const now = root.querySelector('article')
      return now && now !== before && root.querySelector('aside li small')
    }
    while (!isThere() && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve))
    if (!isThere()) {
      // What keeps one act from opening keeps the others, too.
      faults.push({ id, fault: 'does not open' })
      break
    }
    const copy = root.querySelector('main')!.cloneNode(true) as HTMLElement
    copy.id = id
    shelf.append(copy)
  }
  shelf.hidden = false
  return faults
}

/**
 * The kept acts that do not fit: one is wider than the page, or a letter is outside the sheet, the
 * column beside it, or a box that clips it. Content that scrolls within a frame may be wider than
 * the frame, but not on paper.
 */
export function misfits(isPaper: boolean): Misfit[] {
  const faults: Misfit[] = []
  const { clientWidth } = document.documentElement
  const boxes = new Map<Element, { left: number; right: number; name: string }>()
  const free = { left: -Infinity, right: Infinity, name: 'frame' }

  /** The box in which an element's letters are visible. */
  const boxOf = (element: Element) => {
    let box = boxes.get(element)
    if (!box) boxes.set(element, (box = ownBox(element)))
    return box
  }
  const ownBox = (element: Element): typeof free => {
    const { left, right } = element.getBoundingClientRect()
    const name = element.tagName.toLowerCase()
    if (name === 'main') return { left: 0, right: clientWidth, name }
    const { overflowX, textOverflow } = getComputedStyle(element)
    const outer = boxOf(element.parentElement!)
    // Clipped text ends in an ellipsis, and is shown in full elsewhere.
    if (textOverflow === 'ellipsis') return free
    const isWithin = left >= outer.left - 1 && right <= outer.right + 1
    const scrolls = overflowX === 'auto' || overflowX === 'scroll'
    if (scrolls && isWithin && !isPaper) return free
    // Such tables are printed in landscape, which only a printer shows: paper.spec.ts.
    if (isPaper && element.matches('[data-wide]'))
      return {
        left: outer.left,
        right: outer.left + (clientWidth * 257) / 170,
        name: 'lying paper',
      }
    if (overflowX === 'visible' && !['article', 'aside'].includes(name)) return outer
    return { left: Math.max(left, outer.left), right: Math.min(right, outer.right), name }
  }

  const range = document.createRange()
  for (const act of document.querySelectorAll('#shelf > main')) {
    const add = (fault: string) => faults.push({ id: act.id, fault })
    const isLying = isPaper && act.querySelector('[data-wide]') !== null
    if (act.scrollWidth > clientWidth && !isLying)
      add(`${act.scrollWidth} px on a page of ${clientWidth}`)
    const texts = document.createTreeWalker(act, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!
      if (text.nodeValue!.trim() === '' || parent.closest('.hidden')) continue
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      const box = boxOf(parent)
      if (width === 0 || (left >= box.left - 1 && right <= box.right + 1)) continue
      const [at, within] = [
        [left, right],
        [box.left, box.right],
      ].map((ends) => ends.map(Math.round).join(' to '))
      add(`"${text.nodeValue!.trim().slice(0, 40)}" at ${at}, ${box.name} ${within}`)
      break
    }
  }
  return faults
}
