import { brazilianDate } from '../brasilia-time.ts'
import type { LetterBlock } from '../letter.ts'
import { proofGuideUrl } from '../links.ts'
import type { CheckedEditions } from '../message.ts'
import { sectionNames } from '../section-names.ts'

/** The checked editions, their unchecked parts and the roots of their days; nothing if there were none. */
export function checkedBlocks(editions: CheckedEditions, publicUrl: string): LetterBlock[] {
  if (editions.length === 0) return []
  return [
    {
      kind: 'paragraph',
      content: [editions.length === 1 ? 'Edição conferida:' : 'Edições conferidas:'],
    },
    { kind: 'list', items: editions.map((edition) => [describe(edition)]) },
    ...rootBlocks(editions, publicUrl),
  ]
}

/** Who keeps the mail can compare them with what the archive says later. */
function rootBlocks(editions: CheckedEditions, publicUrl: string): LetterBlock[] {
  const roots = new Map(editions.flatMap(({ data, raiz }) => (raiz ? [[data, raiz] as const] : [])))
  if (roots.size === 0) return []
  const what = roots.size === 1 ? 'Raiz do dia' : 'Raízes dos dias'
  return [
    {
      kind: 'paragraph',
      content: [
        `${what} neste momento, para conferir depois o que o acervo diz. `,
        { text: 'Como conferir', url: proofGuideUrl(publicUrl) },
      ],
    },
    {
      kind: 'list',
      items: [...roots].map(([data, raiz]) => [`${brazilianDate(data)}: ${raiz}`]),
    },
  ]
}

function describe({ data, numero, examinadas, faltam }: CheckedEditions[number]): string {
  const which = `${numero}, de ${brazilianDate(data)}`
  const looked = examinadas.length === 0 ? 'nenhuma seção inteira' : sectionNames(examinadas)
  const missing = faltam.length === 1 ? 'ainda falta' : 'ainda faltam'
  const lacks = faltam.length === 0 ? '' : `; ${missing}: ${sectionNames(faltam)}`
  return `${which}: ${looked}${lacks}`
}
