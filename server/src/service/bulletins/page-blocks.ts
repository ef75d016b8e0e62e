import { counted } from '../../lib/text/counted.ts'
import type { PageAct, ReadPage } from '../../alerts/bulletins/page.ts'
import { actBlocks, situacaoSentence } from '../../mail/letters/act-blocks.ts'
import { ownersParagraphs, wholeText } from '../../mail/letters/bulletin.ts'
import { checkedBlocks } from '../../mail/letters/checked-editions.ts'
import { lateBlocks } from '../../mail/letters/late-blocks.ts'
import type { LetterBlock } from '../../mail/letter.ts'

/** A piece of the page of a bulletin. `since`: what has become of an act since it was sent. */
export type PageBlock =
  | LetterBlock
  | { kind: 'act'; blocks: PageBlock[] }
  | { kind: 'since'; text: string }

/** The addresses that strangers are led to. */
export interface PageLinks {
  publicUrl: string
  /** Where anybody reads an act; null: without an account, nobody does, and the gazette's own page remains. */
  actAddress: ((id: string) => string) | null
}

/** What was sent, as it was sent, with what has become of each act beside it. */
export function pageBlocks({ content, states }: ReadPage, links: PageLinks): PageBlock[] {
  const { cabecalho, texto_vazio, rodape, total, groups, editions, late } = content
  return [
    ...ownersParagraphs(cabecalho),
    ...(total === 0 && editions.length > 0 ? ownersParagraphs(texto_vazio) : []),
    ...groups.flatMap(({ titulo, total: of, acts }): PageBlock[] =>
      acts.length === 0
        ? []
        : [
            { kind: 'heading', level: 2, text: `${titulo} (${of})` },
            ...acts.map((act) => blockOfAct(act, states, links)),
          ],
    ),
    ...hiddenBlocks(content),
    ...checkedBlocks(editions, links.publicUrl),
    ...lateBlocks(late),
    ...ownersParagraphs(rodape),
  ]
}

/** How many of its acts are not what they were when it was sent. */
export function changedSince({ content, states }: ReadPage): number {
  const acts = content.groups.flatMap(({ acts: of }) => of)
  return acts.filter((act) => sinceOf(act, states) !== null).length
}

function blockOfAct(
  act: PageAct,
  states: ReadPage['states'],
  { actAddress }: PageLinks,
): PageBlock {
  const isHere = act.id !== undefined && states[act.id] !== undefined
  const readAt = isHere && actAddress !== null ? actAddress(act.id!) : null
  const [title, place, ...rest] = actBlocks(act, readAt, wholeText(act))
  const since = sinceOf(act, states)
  const marked: PageBlock[] = since === null ? [] : [{ kind: 'since', text: since }]
  return { kind: 'act', blocks: [title!, place!, ...marked, ...rest] } // they begin with these two
}

/** Null: it is as it was, or an older program did not note which act it is. */
function sinceOf(
  { id, situacao: then = 'publicada' }: PageAct,
  states: ReadPage['states'],
): string | null {
  if (id === undefined) return null
  const now = states[id]
  if (now === undefined) return 'Desde o envio: este ato não está mais no acervo.'
  if (now === then) return null
  const sentence = situacaoSentence(now) ?? 'o que este boletim dizia da situação dele já não vale'
  return `Desde o envio: ${sentence}.`
}

function hiddenBlocks({ total, groups }: ReadPage['content']): PageBlock[] {
  const hidden = total - groups.reduce((sum, { acts }) => sum + acts.length, 0)
  if (hidden === 0) return []
  const acts = counted(hidden, 'ato, que não coube', 'atos, que não couberam')
  return [{ kind: 'paragraph', content: [`E mais ${acts} neste boletim.`] }]
}
