import { authorityOf, type Authority } from './authority.ts'

/** An issuing body of the gazette. */
export interface IssuingBody {
  /** Levels joined by `/`, as in `artCategory`. */
  path: string
  /** The last level. */
  name: string
  /** Its index among the bodies of the material; signatory and UASG derive from it. */
  index: number
  /** Groups 1 to 10 of `artClass`. */
  classCode: string
  /** Initials of the name, as in `PORTARIA CGCSP Nº 12`. */
  initials: string
  authority: Authority
}

const CLASS_LEVELS = 10
const INITIALS_AT_MOST = 6

export function createBody(path: string, index: number): IssuingBody {
  const levels = path.split('/')
  const name = levels.at(-1) ?? path
  return {
    path,
    name,
    index,
    classCode: classCode(levels),
    initials: initialsOf(name),
    authority: authorityOf(levels, index % 2 === 1),
  }
}

/** Equal prefixes of a path have equal codes, as in reality. */
function classCode(levels: string[]): string {
  const codes = levels.slice(0, CLASS_LEVELS).map((_, depth) => {
    let hash = 0
    for (const character of levels.slice(0, depth + 1).join('/')) {
      hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0
    }
    return String((hash >>> 0) % 500).padStart(5, '0')
  })
  return [...codes, ...Array<string>(CLASS_LEVELS - codes.length).fill('00000')].join(':')
}

function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}{4}/u.test(word))
  return words
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, INITIALS_AT_MOST)
}
