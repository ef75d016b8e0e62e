/** So that a neighbour is seen, too. */
const ROOM = 24

/** Scrolls a pane until it shows an element within; the page stays where it is. */
export function revealWithin(pane: HTMLElement | null, element: Element | null | undefined): void {
  if (!pane || !element) return
  const frame = pane.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  if (box.top < frame.top) pane.scrollTop += box.top - frame.top - ROOM
  else if (box.bottom > frame.bottom) pane.scrollTop += box.bottom - frame.bottom + ROOM
}
