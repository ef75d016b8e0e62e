import type { StyleKind, TextStyle } from '../../gazette/structure.ts'
import { escapeHtml } from '../../lib/text/escape-html.ts'

/** A stretch of a text as HTML, between places in code points, with the styles in it. */
export type RenderStretch = (inicio: number, fim: number, styles?: TextStyle[]) => string

const ELEMENTS: Partial<Record<StyleKind, string>> = {
  sobrescrito: 'sup',
  subscrito: 'sub',
  tachado: 's',
  negrito: 'b',
  italico: 'i',
  sublinhado: 'u',
}

export function stretchRenderer(text: string): RenderStretch {
  const points = /[\ud800-\udbff]/.test(text) ? Array.from(text) : null
  const renderPlain = (inicio: number, fim: number) =>
    escapeHtml(points ? points.slice(inicio, fim).join('') : text.slice(inicio, fim))
  const renderStretch: RenderStretch = (inicio, fim, styles = []) => {
    const pieces: string[] = []
    let at = inicio
    for (const { style, within } of nested(styles)) {
      pieces.push(renderPlain(at, style.inicio))
      pieces.push(renderIn(ELEMENTS[style.tipo], renderStretch(style.inicio, style.fim, within)))
      at = style.fim
    }
    return pieces.join('') + renderPlain(at, fim)
  }
  return renderStretch
}

function renderIn(element: string | undefined, html: string): string {
  return element === undefined ? html : ['<', element, '>', html, '</', element, '>'].join('')
}

/** The outermost styles, each with those within it. */
function nested(styles: TextStyle[]): { style: TextStyle; within: TextStyle[] }[] {
  const outer: { style: TextStyle; within: TextStyle[] }[] = []
  for (const style of styles.toSorted((a, b) => a.inicio - b.inicio || b.fim - a.fim)) {
    const last = outer.at(-1)
    if (last && style.inicio < last.style.fim) last.within.push(style)
    else outer.push({ style, within: [] })
  }
  return outer
}
