/** The blocks of an act's `Texto`, with the number of characters that a reader sees. */
export interface Blocks {
  html: string[]
  /** A paragraph; `text` is HTML source (entities and inline tags as in the gazette). */
  p(text: string, className?: string): void
  table(rows: readonly (readonly string[])[]): void
  /** A block without text: an empty paragraph, an image. */
  silent(html: string): void
  /** The characters left until the target length; negative beyond it. */
  room(): number
  chars(): number
}

export function createBlocks(length: number): Blocks {
  const html: string[] = []
  let chars = 0
  return {
    html,
    p(text, className) {
      html.push(className === undefined ? `<p>${text}</p>` : `<p class="${className}">${text}</p>`)
      chars += text.length + 1
    },
    table(rows) {
      html.push(tableHtml(rows))
      for (const cell of rows.flat()) chars += cell.length + 1
    },
    silent: (block) => void html.push(block),
    room: () => length - chars,
    chars: () => chars,
  }
}

/** A table as the gazette writes it: an empty row first, paragraphs in the cells, empty cells closed. */
function tableHtml(rows: readonly (readonly string[])[]): string {
  const body = rows.map((cells) => `<tr>${cells.map(cellHtml).join('')}</tr>`).join('')
  return `<p /><p></p><table><tr />${body}</table>`
}

function cellHtml(text: string): string {
  const cell = '<td rowspan="1" colspan="1"'
  return text === '' ? `${cell} />` : `${cell}><p>${text}</p></td>`
}
