import { strFromU8, unzipSync } from 'fflate'
import { UnreadFile } from './unread-file.ts'

/** A document of this size has more text than anybody verifies. */
const LARGEST_FILE = 20_000_000
const LARGEST_PART = 50_000_000
/** In letters; longer ones are never verified whole, and slow the page down. */
const LONGEST_READ = 1_000_000
/** The text, then what stands below its pages. */
const PARTS = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml']
/** As Word writes it, and as the strict form of the standard does. */
const WORD = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]
/** The old form of a drawing, which repeats the words of the new one; words that stand elsewhere now. */
const NOT_READ = ['Fallback', 'moveFrom']
/** Every zip begins so. */
const ZIP = [0x50, 0x4b]

/** So begin RTF and JPEG, which need not have a NUL. */
const OTHER_FORMATS = ['{\\rtf', '\xFF\xD8\xFF']

/**
 * The text of a .docx, of a PDF or of a plain text, in UTF-8, UTF-16 or Windows-1252. Nothing leaves the browser.
 * @throws UnreadFile
 */
export async function readTextFile(file: File): Promise<string> {
  if (file.size > LARGEST_FILE) throw new UnreadFile('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = (await textOfBytes(bytes, file.name.toLowerCase()))
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    // On a Mac, letters may stand apart from their accents.
    .normalize('NFC')
  if (text.trim() === '') throw new UnreadFile('noText')
  if (text.length > LONGEST_READ) throw new UnreadFile('tooLarge')
  return text
}

async function textOfBytes(bytes: Uint8Array, name: string): Promise<string> {
  if (strFromU8(bytes.subarray(0, 5), true) === '%PDF-') {
    // Its reader is larger than the rest of the page.
    const { textOfPdf } = await import('./pdf/pdf-text.ts')
    return await textOfPdf(bytes)
  }
  if (ZIP.every((byte, at) => bytes[at] === byte)) return textOfDocx(bytes)
  if (name.endsWith('.docx')) throw new UnreadFile('notDocx')
  if (name.endsWith('.pdf')) throw new UnreadFile('notPdf')
  if (name.endsWith('.doc')) throw new UnreadFile('doc')
  return decoded(bytes)
}

function decoded(bytes: Uint8Array): string {
  const beginning = strFromU8(bytes.subarray(0, 5), true)
  if (beginning.startsWith('\xFF\xFE')) return new TextDecoder('utf-16le').decode(bytes)
  if (beginning.startsWith('\xFE\xFF')) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0) || OTHER_FORMATS.some((format) => beginning.startsWith(format)))
    throw new UnreadFile('notText')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function textOfDocx(bytes: Uint8Array): string {
  const parts = partsOfDocx(bytes)
  if (parts[0] === undefined) throw new UnreadFile('notDocx')
  return parts.flatMap((part) => (part ? [textOfPart(part)] : [])).join('\n\n')
}

function partsOfDocx(bytes: Uint8Array): (Uint8Array | undefined)[] {
  try {
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!PARTS.includes(name)) return false
        if (originalSize > LARGEST_PART) throw new UnreadFile('tooLarge')
        return true
      },
    })
    return PARTS.map((name) => found[name])
  } catch (cause) {
    if (cause instanceof UnreadFile) throw cause
    throw new UnreadFile('notDocx', { cause })
  }
}

function textOfPart(part: Uint8Array): string {
  const xml = new DOMParser().parseFromString(strFromU8(part), 'application/xml')
  if (xml.querySelector('parsererror')) throw new UnreadFile('notDocx')
  return wordsOf(xml.documentElement).trim()
}

/** What is printed: not what was deleted or moved away, nor the codes of fields. */
function wordsOf(node: Element): string {
  if (NOT_READ.includes(node.localName)) return ''
  if (WORD.includes(node.namespaceURI ?? ''))
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
