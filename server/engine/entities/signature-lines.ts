/**
 * The lines of a text that `assinatura` was read from, each with the signatory whose name it is, or null for
 * an office below a name. A rank may stand behind the name, in its line: `NOME - Cel`.
 */
export function signatureLines(assinatura: string): Map<string, string | null> {
  const lines = new Map<string, string | null>()
  for (const signed of assinatura.split('; ')) {
    const pieces = signed.split(' - ')
    const names = pieces.map((_, at) => pieces.slice(0, at + 1).join(' - '))
    const offices = pieces.map((_, at) => pieces.slice(at + 1).join(' - '))
    for (const office of offices)
      for (const line of [office, ...office.split(', ')]) lines.set(line, null)
    for (const name of names) lines.set(name, signed)
  }
  lines.delete('')
  return lines
}
