import { SYMBOL_FONT, symbolFontSign } from './symbol-font.ts'

/** HTML 4 names of U+00A0 to U+00FF, in order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn ' +
  'sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave ' +
  'Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ' +
  'ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN ' +
  'szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute ' +
  'icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml ' +
  'yacute thorn yuml'

const NAMED = new Map([
  ...LATIN_1.split(' ').map((name, i): [string, string] => [name, String.fromCharCode(0xa0 + i)]),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", euro: '€', bull: '•' }),
  ...Object.entries({ ndash: '–', mdash: '—', hellip: '…', lsquo: '‘', rsquo: '’' }),
  ...Object.entries({ ldquo: '“', rdquo: '”' }),
])

/** The meaning of 0x80 to 0x9F in windows-1252; the gazette has such bytes as C1 controls. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** `amp;` may repeat: some text was escaped twice (`&amp;nbsp;`). */
const ENTITY = /&(?:amp;)*(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,31}));/g
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g
/**
 * Invisible (soft hyphen, zero width, direction marks) or of unknown meaning: they would only split
 * words.
 */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ue000-\uf8ff]/g
const WHITESPACE = /\s{2,}|[^\S ]/g
/** Nothing before these composes with anything. */
const COMPOSING = /[\u0300-\uffff]/
/** Most text needs none of the above, nor to be composed. */
const UNUSUAL = new RegExp(
  [/&/, CONTROL, INVISIBLE, WHITESPACE, COMPOSING].map(({ source }) => source).join('|'),
)

/**
 * Cleans text as we store it. It decodes entities, repairs stray windows-1252 controls, maps the
 * Symbol font to the signs that it shows, drops invisible and other private-use characters,
 * composes (NFC), and makes every run of whitespace (NBSP, too) one space.
 */
export function cleanText(raw: string): string {
  if (!UNUSUAL.test(raw)) return raw.trim()
  const decoded = raw.includes('&') ? raw.replace(ENTITY, decodeEntity) : raw
  return decoded
    .replace(CONTROL, printable)
    .replace(SYMBOL_FONT, symbolFontSign)
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(WHITESPACE, ' ')
    .trim()
}

function decodeEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return NAMED.get(name) ?? entity
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  const isCharacter = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : entity
}

function printable(control: string): string {
  return WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? ' '
}
