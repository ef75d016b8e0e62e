import { strFromU8, unzipSync } from 'fflate'

/** A document of this size has more text than anybody verifies. */
const LARGEST_FILE = 20_000_000
const LARGEST_PART = 50_000_000
/** The text, then what stands below its pages. */
const PARTS = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml']
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
/** The old form of a drawing, which repeats the words of the new one. */
const REPEATED = 'Fallback'
/** Every zip begins so. */
const ZIP = [0x50, 0x4b]

/** Why a file has no text for us. */
export type FileFault = 'tooLarge' | 'notDocx' | 'pdf' | 'doc' | 'noText'

export class UnreadFile extends Error {
  override readonly name = 'UnreadFile'
  readonly fault: FileFault

  constructor(fault: FileFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

/**
 * The text of a .docx or of a plain text, in UTF-8 or Windows-1252. Nothing leaves the browser.
 * @throws UnreadFile
 */
export async function readTextFile(file: File): Promise<string> {
  if (file.size > LARGEST_FILE) throw new UnreadFile('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = textOfBytes(bytes, file.name.toLowerCase())
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    // On a Mac, letters may stand apart from their accents.
    .normalize('NFC')
  if (text.trim() === '') throw new UnreadFile('noText')
  return text
}

function textOfBytes(bytes: Uint8Array, name: string): string {
  if (strFromU8(bytes.subarray(0, 5), true) === '%PDF-') throw new UnreadFile('pdf')
  if (ZIP.every((byte, at) => bytes[at] === byte)) return textOfDocx(bytes)
  if (name.endsWith('.docx')) throw new UnreadFile('notDocx')
  if (name.endsWith('.doc')) throw new UnreadFile('doc')
  const text = new TextDecoder().decode(bytes)
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text
}

function textOfDocx(bytes: Uint8Array): string {
  const parts = partsOfDocx(bytes)
  if (parts[0] === undefined) throw new UnreadFile('notDocx')
  return parts.flatMap((part) => (part ? [textOfPart(part)] : [])).join('\n\n')
}

function partsOfDocx(bytes: Uint8Array): (Uint8Array | undefined)[] {
  try {
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => PARTS.includes(name) && originalSize <= LARGEST_PART,
    })
    return PARTS.map((name) => found[name])
  } catch (cause) {
    throw new UnreadFile('notDocx', { cause })
  }
}

function textOfPart(part: Uint8Array): string {
  const xml = new DOMParser().parseFromString(strFromU8(part), 'application/xml')
  if (xml.querySelector('parsererror')) throw new UnreadFile('notDocx')
  return wordsOf(xml.documentElement).trim()
}

/** What is printed: not what was deleted, nor the codes of fields. */
function wordsOf(node: Element): string {
  if (node.localName === REPEATED) return ''
  if (node.namespaceURI === WORD)
    switch (node.localName) {
      case 't':
        return node.textContent
      case 'tab':
        return '\t'
      case 'br':
      case 'cr':
        return '\n'
      case 'noBreakHyphen':
        return '-'
      case 'p':
        return `${innerWords(node)}\n`
    }
  return innerWords(node)
}

function innerWords(node: Element): string {
  return Array.from(node.children, wordsOf).join('')
}
