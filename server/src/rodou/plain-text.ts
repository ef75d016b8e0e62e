/** The text of a piece of HTML, and how many images it had. */
export interface PlainText {
  text: string
  images: number
  /** Whether anything but text was in it. */
  hadHtml: boolean
}

/** A tag with its attributes. No repeated part can match what follows it. */
const TAG = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gi
const BLOCKS = new Set(['p', 'div', 'br', 'li', 'ul', 'ol', 'tr', 'table', 'h1', 'h2', 'h3', 'h4'])
const ENTITIES = new Map([
  ['nbsp', ' '],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** HTML as plain lines; addresses of links stay, behind their words. */
export function plainTextOf(html: string): PlainText {
  const bare = html
    .replaceAll(/<(style|script)\b[^>]*>[^<]*<\/\1>/gi, '')
    .replaceAll(/<!--[^>]*-->/g, '')
  const found = { images: 0, hadHtml: bare !== html }
  let address: string | null = null
  const text = bare.replaceAll(TAG, (_tag, closing: string, name: string, attributes: string) => {
    found.hadHtml = true
    const tag = name.toLowerCase()
    if (tag === 'img') found.images++
    if (tag === 'a' && closing === '')
      address = /\bhref\s*=\s*["']?(https?:[^"'\s>]+)/i.exec(attributes)?.[1] ?? null
    else if (tag === 'a' && address !== null) {
      const behind = ` (${address})`
      address = null
      return behind
    }
    return BLOCKS.has(tag) ? '\n' : ''
  })
  return { text: tidy(decoded(text)), ...found }
}

function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,6})|([a-z]{2,6}));/g,
    (whole, code: string | undefined, name) => {
      if (code !== undefined)
        return Number(code) > 31 ? String.fromCodePoint(Number(code)).toWellFormed() : ' '
      return ENTITIES.get(String(name)) ?? whole
    },
  )
}

/** Without blank lines at the ends, nor several together, and without an address told twice. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
    .map((line) => line.replace(/(https?:\S+) \(\1\)/, '$1'))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
