/* Lines of Python, laid out as `ruff format` does, so that it has nothing to change. */

const WIDTH = 100

/**
 * `head`, the parts with commas between them, and `tail` on one line; else the parts on a line of
 * their own; else each part on its own.
 */
export function bracketed(head: string, parts: string[], tail: string, indent: string): string {
  const whole = `${indent}${head}${parts.join(', ')}${tail}`
  if (whole.length <= WIDTH) return `${whole}\n`
  const inner = `${indent}    `
  const together = `${inner}${parts.join(', ')}`
  const isTogether = together.length <= WIDTH && !tail.startsWith('}') // a dictionary never is
  const lines = isTogether ? `${together}\n` : parts.map((part) => `${inner}${part},\n`).join('')
  return `${indent}${head}\n${lines}${indent}${tail}\n`
}

/** A part of a docstring below a heading, such as `Args`. */
export interface Section {
  heading: string
  entries: [name: string, text: string][]
}

/** The first sentence, the others, and the sections. */
export function docstring(text: string, sections: Section[], indent: string): string {
  const filled = sections.filter(({ entries }) => entries.length > 0)
  const single = `${indent}"""${text}"""`
  if (filled.length === 0 && single.length <= WIDTH) return `${single}\n`
  const [first, ...rest] = text.split(/(?<=\.) /)
  const blocks = [
    wrapped(first ?? '', indent, indent),
    ...(rest.length > 0 ? [wrapped(rest.join(' '), indent, indent)] : []),
    ...filled.map((section) => sectionOf(section, indent)),
  ]
  return `${indent}"""\n${blocks.join('\n')}${indent}"""\n`
}

function sectionOf({ heading, entries }: Section, indent: string): string {
  const inner = `${indent}    `
  const lines = entries.map(([name, text]) => wrapped(`${name}: ${text}`, inner, `${inner}    `))
  return `${indent}${heading}:\n${lines.join('')}`
}

/** In lines of at most 100 characters. */
function wrapped(text: string, first: string, following: string): string {
  const lines: string[] = []
  let line = first
  for (const word of text.split(' ')) {
    const longer = line.trim() === '' ? line + word : `${line} ${word}`
    if (longer.length <= WIDTH || line.trim() === '') {
      line = longer
    } else {
      lines.push(line)
      line = following + word
    }
  }
  return [...lines, line].map((each) => `${each}\n`).join('')
}
