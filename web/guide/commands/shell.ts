/** A command of the shell as its words: without quotation marks, comments and line breaks. */
export function shellWords(command: string): string[] {
  const words = command.replaceAll('\\\n', ' ').match(/(?:'[^']*'|"(?:[^"\\]|\\.)*"|[^\s'"])+/g)
  return (words ?? []).map((word) =>
    word.replaceAll(/'([^']*)'|"((?:[^"\\]|\\.)*)"/g, (_, plain: string, text: string) =>
      plain === undefined ? text.replaceAll(/\\(["\\$`])/g, '$1') : plain,
    ),
  )
}

/** The commands of a shell block that begin with `curl`, each with its following lines. */
export function curlsOf(block: string): string[] {
  return block.match(/^curl (?:[^'"\n\\]|\\[^]|'[^']*'|"(?:[^"\\]|\\.)*")*/gm) ?? []
}
