/** A fenced block of a page. */
export interface Block {
  /** The page's line of its first line, from 1. */
  line: number
  language: string
  text: string
  /** The file name that the sentence before it gives. */
  file: string | null
  /** Why it is not run, if a comment before it says so. */
  notRun: string | null
  /**
   * A comment before it says that the reader opens another terminal: in the folder of the first
   * one, or in an empty folder.
   */
  terminal: 'the same' | 'another' | 'in an empty folder'
}

const NOT_RUN = /^<!-- (?:not run|não executado): (.+) -->$/
const ANOTHER = /^<!-- (?:another|outro) terminal(, an empty folder|, pasta vazia)? -->$/
const FENCE = /^( *)```(\w*)\s*$/

/**
 * The fenced blocks of a Markdown page, in order, with the instructions in the comments before
 * them.
 */
export function readDocument(page: string): Block[] {
  const lines = page.split('\n')
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; at++) {
    const opened = FENCE.exec(lines[at]!)
    if (opened === null) continue
    const [, indent = '', language = ''] = opened
    const end = lines.indexOf(`${indent}\`\`\``, at + 1)
    if (end < 0) throw new Error(`a fence that nothing closes, line ${at + 1}`)
    const before = paragraphsBefore(lines, at)
    blocks.push({
      line: at + 2,
      language,
      text: lines
        .slice(at + 1, end)
        .map((line) => line.slice(indent.length))
        .join('\n'),
      file: fileNamed(before.find((line) => !line.startsWith('<!--')) ?? ''),
      notRun: before.map((line) => NOT_RUN.exec(line)?.[1]).find(Boolean) ?? null,
      terminal: terminalOf(before),
    })
    at = end
  }
  return blocks
}

/** The comments and the sentence right before line `at`, nearest first. */
function paragraphsBefore(lines: string[], at: number): string[] {
  const found: string[] = []
  for (let i = at - 1; i >= 0; i--) {
    const line = lines[i]!.trim()
    if (line === '') continue
    found.push(line)
    if (!line.startsWith('<!--')) break
  }
  return found
}

function terminalOf(before: string[]): Block['terminal'] {
  const another = before.map((line) => ANOTHER.exec(line)).find((found) => found !== null)
  if (another === undefined) return 'the same'
  return another[1] === undefined ? 'another' : 'in an empty folder'
}

function fileNamed(sentence: string): string | null {
  return /`(\w+\.(?:py|mjs|js|R|jl|m))`/.exec(sentence)?.[1] ?? null
}
