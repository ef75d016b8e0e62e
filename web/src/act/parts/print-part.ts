/** Prints some blocks of the sheet alone, with its head and its foot. */
export function printBlocks(sheet: HTMLElement, shown: Set<number>): void {
  const others = [...sheet.querySelectorAll('[id]')].filter(
    ({ id }) => /^p\d+$/.test(id) && !shown.has(Number(id.slice(1))),
  )
  for (const block of others) block.setAttribute('data-outside', '')
  const restore = () => {
    for (const block of others) block.removeAttribute('data-outside')
  }
  window.addEventListener('afterprint', restore, { once: true })
  window.print()
}
