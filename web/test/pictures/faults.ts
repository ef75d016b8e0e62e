/**
 * Measurable faults of a screen: a page wider than its window, words cut without a sign, and on
 * phones targets too small for a finger. Runs in the page, so it uses nothing from outside.
 */
export function faultsIn(): string[] {
  const SLACK = 1
  const PHONE = 640
  const FINGER = 44
  const ROOM = 40
  const found = new Set<string>()
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent.trim()
    const { width, height } = element.getBoundingClientRect()
    const size = `${Math.round(width)} × ${Math.round(height)}`
    return `${element.tagName.toLowerCase()} "${text.slice(0, ROOM)}" ${size}`
  }
  if (document.documentElement.scrollWidth > innerWidth + SLACK)
    found.add(`the page is ${document.documentElement.scrollWidth} px wide`)
  for (const element of document.querySelectorAll('body *')) {
    const { overflowX, textOverflow, clipPath, webkitLineClamp } = getComputedStyle(element)
    const isCut = element.scrollWidth > element.clientWidth + SLACK && /hidden|clip/.test(overflowX)
    const isSaid = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    if (isCut && !isSaid && clipPath === 'none' && isSeen(element) && element.clientWidth > 0)
      found.add(`cut: ${nameOf(element)}`)
  }
  if (innerWidth >= PHONE) return [...found]
  // Links within a sentence may be as high as its line (WCAG 2.5.8); a single link in its block may not.
  const isInSentence = (element: Element) => {
    const isInline = ({ display }: CSSStyleDeclaration) => display.startsWith('inline')
    if (!isInline(getComputedStyle(element))) return false
    let block = element.parentElement!
    while (isInline(getComputedStyle(block))) block = block.parentElement!
    return block.textContent.trim() !== element.textContent.trim()
  }
  for (const element of document.querySelectorAll('a, button, summary, input, select, textarea')) {
    const target = element.closest('label') ?? element.closest('[data-checked], label') ?? element
    const { width, height } = target.getBoundingClientRect()
    if (isInSentence(element) || !isSeen(element) || width <= SLACK || height <= SLACK) continue
    if (Math.min(width, height) < FINGER - SLACK) found.add(`small: ${nameOf(target)}`)
  }
  return [...found]
}
