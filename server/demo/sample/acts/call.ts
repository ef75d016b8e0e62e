import type { Blocks } from '../blocks.ts'
import { addDays, shortDate } from '../dates.ts'
import { personName, processNumber } from '../identifiers.ts'
import phrases from '../phrases.json' with { type: 'json' }
import { fillWithTable } from './tables.ts'
import { fill, head, numberedTitle, placeLine, printedType, sign } from './draft.ts'
import type { Draft, Head } from './draft.ts'

/** An edital: a summons to named people, or the rules of a competition. */
export function composeCall(draft: Draft, blocks: Blocks): Head {
  const { random, type } = draft
  if (/Notificação|Intimação|Citação|Convocação/.test(type)) summon(draft, blocks)
  else announce(draft, blocks)
  const place = random.chance(0.25) ? placeLine(draft, blocks) : null
  sign(draft, blocks)
  const title = random.chance(0.7) ? numberedTitle(draft) : printedType(type).toUpperCase()
  return head([title], { place })
}

function summon(draft: Draft, blocks: Blocks): void {
  const { random, body, date } = draft
  blocks.p(
    `${body.authority.heading} faz saber, por este edital, aos abaixo relacionados, que se encontram em lugar incerto ou não sabido, que devem apresentar defesa no prazo de ${random.pick([10, 15, 30])} dias, contado desta publicação.`,
  )
  if (draft.tabular || random.chance(0.3)) return fillWithTable(draft, blocks)
  const year = Number(date.slice(0, 4))
  do {
    const person = personName(random.between(1, 50_000))
    blocks.p(`${person} - Processo nº ${processNumber(random, year - random.below(6))}.`)
  } while (blocks.room() > 300)
  fill(draft, blocks, 'decision')
}

function announce(draft: Draft, blocks: Blocks): void {
  const { random, body, date } = draft
  const position = random.pick(phrases.positions)
  const [from, to] = [addDays(date, 5), addDays(date, random.between(15, 40))]
  blocks.p(
    `${body.authority.heading} torna pública a abertura de inscrições para o processo seletivo destinado ao provimento de ${random.between(1, 60)} vagas de ${position}, de ${shortDate(from)} a ${shortDate(to)}.`,
  )
  if (draft.tabular) return fillWithTable(draft, blocks)
  let [chapter, item] = [1, 0]
  blocks.p('1. DAS DISPOSIÇÕES PRELIMINARES')
  fill(draft, blocks, 'contest', () => {
    if (item === 6) {
      chapter++
      item = 0
      blocks.p(`${chapter}. ${random.pick(CHAPTERS)}`)
    }
    item++
    return `${chapter}.${item} `
  })
}

const CHAPTERS = [
  'DAS INSCRIÇÕES',
  'DAS PROVAS',
  'DOS RECURSOS',
  'DA CLASSIFICAÇÃO',
  'DA CONVOCAÇÃO',
  'DAS VAGAS RESERVADAS',
  'DAS DISPOSIÇÕES FINAIS',
]
