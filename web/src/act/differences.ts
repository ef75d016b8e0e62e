/** A stretch of text that both versions have, or only one of them. */
export interface Stretch {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** Beyond this many pairs, nothing is compared: everything counts as replaced. */
const MOST_PAIRS = 4_000_000
const PARAGRAPHS = /(?<=\n\n)/
const WORDS = /(?<=\s)(?=\S)/

/**
 * The differences between two versions of a text: the changed words of each run of changed
 * paragraphs.
 */
export function differencesOf(before: string, after: string): Stretch[][] {
  const found: Stretch[][] = []
  let gone = ''
  let fresh = ''
  const close = () => {
    if (gone + fresh !== '') found.push(compare(gone.split(WORDS), fresh.split(WORDS)))
    gone = fresh = ''
  }
  for (const { kind, text } of compare(before.split(PARAGRAPHS), after.split(PARAGRAPHS)))
    if (kind === 'same') close()
    else if (kind === 'gone') gone += text
    else fresh += text
  close()
  return found
}

/** The parts of both in order; adjacent ones of the same kind are joined. */
function compare(before: string[], after: string[]): Stretch[] {
  const last = Math.min(before.length, after.length)
  let head = 0
  while (head < last && before[head] === after[head]) head++
  let tail = 0
  while (tail < last - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const gone = before.slice(head, before.length - tail)
  const fresh = after.slice(head, after.length - tail)
  return joined([
    { kind: 'same', text: before.slice(0, head).join('') },
    ...(gone.length * fresh.length > MOST_PAIRS
      ? [stretch('gone', gone), stretch('new', fresh)]
      : aligned(gone, fresh)),
    { kind: 'same', text: before.slice(before.length - tail).join('') },
  ])
}

function stretch(kind: Stretch['kind'], parts: string[]): Stretch {
  return { kind, text: parts.join('') }
}

/** By their longest common subsequence. */
function aligned(before: string[], after: string[]): Stretch[] {
  const width = after.length + 1
  const lengths = new Uint32Array((before.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const found: Stretch[] = []
  let i = 0
  let j = 0
  while (i < before.length || j < after.length)
    if (i < before.length && before[i] === after[j]) {
      found.push({ kind: 'same', text: before[i++] ?? '' })
      j++
    } else if (i < before.length && (j === after.length || at(i + 1, j) >= at(i, j + 1)))
      found.push({ kind: 'gone', text: before[i++] ?? '' })
    else found.push({ kind: 'new', text: after[j++] ?? '' })
  return found
}

function joined(parts: Stretch[]): Stretch[] {
  const found: Stretch[] = []
  for (const { kind, text } of parts) {
    const previous = found.at(-1)
    if (previous?.kind === kind) previous.text += text
    else if (text !== '') found.push({ kind, text })
  }
  return found
}
