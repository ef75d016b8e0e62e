/**
 * The lines of a text that `assinatura` was read from, each with the signatory whose name it is, or null for
 * an office below a name. A rank may stand behind the name, in its line: `NOME - Cel`.
 */
export function signatureLines(assinatura: string): Map<string, string | null> {
  const lines = new Map<string, string | null>()
  for (const signed of assinatura.split('; ')) {
    const names: string[] = []
    for (let at = signed.indexOf(DASH); at !== -1; at = signed.indexOf(DASH, at + DASH.length)) {
      names.push(signed.slice(0, at))
      const office = signed.slice(at + DASH.length)
      for (const line of [office, ...office.split(', ')]) lines.set(line, null)
    }
    names.push(signed)
    for (const name of names) lines.set(name, signed)
  }
  lines.delete('')
  return lines
}

/** Between a name and what stands behind it. */
const DASH = ' - '
