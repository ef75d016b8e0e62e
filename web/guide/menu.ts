import type { Section } from './render.ts'
import { GROUPS, addressOf } from './sheets.ts'

/** All sheets of the guide; beneath the one that is open, its sections. */
export function guideMenu(slug: string, sections: Section[]): string {
  const within = sections.map(({ id, name }) => `<li><a href="#${id}">${name}</a></li>`).join('')
  return GROUPS.map(({ name, sheets }) => {
    const items = sheets.map((sheet) => {
      const isOpen = sheet.slug === slug
      const current = isOpen ? ' aria-current="page"' : ''
      const list = isOpen && within !== '' ? `<ul>${within}</ul>` : ''
      return `<li><a href="${addressOf(sheet.slug)}"${current}>${sheet.name}</a>${list}</li>`
    })
    return `<p>${name}</p><ul>${items.join('')}</ul>`
  }).join('')
}
