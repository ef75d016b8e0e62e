import { brazilianDate } from '../brasilia-time.ts'
import type { LetterBlock } from '../letter.ts'
import type { CheckedEditions } from '../message.ts'
import { sectionNames } from '../section-names.ts'

/** The checked editions, and their unchecked parts; nothing if there were none. */
export function checkedBlocks(editions: CheckedEditions): LetterBlock[] {
  if (editions.length === 0) return []
  return [
    {
      kind: 'paragraph',
      content: [editions.length === 1 ? 'Edição conferida:' : 'Edições conferidas:'],
    },
    { kind: 'list', items: editions.map((edition) => [describe(edition)]) },
  ]
}

function describe({ data, numero, examinadas, faltam }: CheckedEditions[number]): string {
  const which = `${numero}, de ${brazilianDate(data)}`
  const looked = examinadas.length === 0 ? 'nenhuma seção inteira' : sectionNames(examinadas)
  const missing = faltam.length === 1 ? 'ainda falta' : 'ainda faltam'
  const lacks = faltam.length === 0 ? '' : `; ${missing}: ${sectionNames(faltam)}`
  return `${which}: ${looked}${lacks}`
}
