import { spawnSync } from 'node:child_process'

export interface Command {
  /** Its line in the page, from 1. */
  line: number
  text: string
}

/**
 * The commands of a shell block, as a reader would enter them one after another. Bash itself tells
 * where each ends.
 */
export function splitCommands(text: string, firstLine: number): Command[] {
  const commands: Command[] = []
  let open: Command | null = null
  for (const [i, line] of text.split('\n').entries()) {
    if (open === null && /^\s*(#|$)/.test(line)) continue
    const command: Command = open ?? { line: firstLine + i, text: '' }
    command.text += `${line}\n`
    open = isWhole(command.text) ? null : command
    if (open === null) commands.push(command)
  }
  if (open !== null) throw new Error(`a command that does not end, line ${open.line}: ${open.text}`)
  return commands
}

function isWhole(text: string): boolean {
  if (text.endsWith('\\\n')) return false
  const { status, stderr } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' })
  return status === 0 && stderr === '' // bash only warns of a here-document without its end
}
