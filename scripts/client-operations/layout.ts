/** Julia's and MATLAB's lines. */
export const WIDTH = 120

/** In lines that fit, the further ones indented; `column` is where the first begins. */
export function refilled(text: string, indent = '', column = 0, width = WIDTH): string {
  const lines = ['']
  for (const word of text.split(BREAK)) {
    const line = lines.at(-1) ?? ''
    const start = lines.length === 1 ? column : indent.length
    if (line === '' || start + line.length + 1 + word.length < width)
      lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
    else lines.push(word)
  }
  return lines.join(`\n${indent}`)
}

/** `nome = nothing` stays together. */
const BREAK = /(?<!^ *)(?<! =) (?!=)/
