import { unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'

interface ReadCell {
  /** What a reader shows of it; a date is its serial number. */
  text: string
  /** `s`: a shared text; `n`: a number. */
  type: string
  link: string | null
}

/** What a workbook of one sheet has, read as ECMA-376 says, without the library that wrote it. */
export function readWorkbook(file: Uint8Array) {
  const parts = unzipSync(file)
  const part = (name: string) => elementsOf(Buffer.from(parts[name] ?? '').toString('utf8'))
  const texts = textsOf(part('xl/sharedStrings.xml'))
  const targets = new Map(
    part('xl/worksheets/_rels/sheet1.xml.rels')
      .filter(({ name }) => name === 'Relationship')
      .map(({ attributes }) => [attributes['Id'], attributes['Target'] ?? null]),
  )
  const sheet = part('xl/worksheets/sheet1.xml')
  const links = new Map(
    sheet
      .filter(({ name }) => name === 'hyperlink')
      .map(({ attributes }) => [attributes['ref'], targets.get(attributes['r:id']) ?? null]),
  )
  const cells = new Map<string, ReadCell>()
  let at = ''
  let type = ''
  for (const { name, attributes, text } of sheet) {
    if (name === 'c') [at, type] = [attributes['r'] ?? '', attributes['t'] ?? 'n']
    if (name !== 'v') continue
    const shown = type === 's' ? texts[Number(text)]! : text
    cells.set(at, { text: shown, type, link: links.get(at) ?? null })
  }
  return { cells, names: new Set(sheet.map(({ name }) => name)), parts: Object.keys(parts) }
}

interface Element {
  name: string
  attributes: Record<string, string>
  /** All the text within it. */
  text: string
}

/** In the order in which they begin. */
function elementsOf(xml: string): Element[] {
  const all: Element[] = []
  const open: Element[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, text: '' }
    all.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    for (const element of open) element.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.on('error', (error) => {
    throw error
  })
  if (xml !== '') parser.write(xml).close()
  return all
}

function textsOf(elements: Element[]): string[] {
  return elements.filter(({ name }) => name === 'si').map(({ text }) => text)
}
