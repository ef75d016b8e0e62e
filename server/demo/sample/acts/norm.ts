import type { Blocks } from '../blocks.ts'
import { longDate } from '../dates.ts'
import { personName, thousands } from '../identifiers.ts'
import phrases from '../phrases.json' with { type: 'json' }
import { fillWithTable } from './tables.ts'
import { fill, head, isMasculine, numberedTitle, preamble, printedType, sign } from './draft.ts'
import type { Draft, Head } from './draft.ts'

/** Articles of a chapter, in norms long enough to have chapters. */
const ARTICLES_PER_CHAPTER = 12

/** A norm: portaria, resolução, instrução normativa, decreto, lei… */
export function composeNorm(draft: Draft, blocks: Blocks): Head {
  const { random, type } = draft
  const verb = random.pick(phrases.verbs)
  const topic = random.pick(phrases.topics)
  const demonstrative = `${isMasculine(type) ? 'Este' : 'Esta'} ${printedType(type)}`
  const long = blocks.room() > 20_000

  const reviewing = blocks.room() > 900 && random.chance(0.3)
  const resolves = reviewing
    ? `considerando a necessidade de rever ${random.pick(phrases.topics)}, resolve`
    : 'resolve'
  blocks.p(isPresidential(type) ? presidentialPreamble(type) : preamble(draft, resolves))
  if (long) blocks.p('CAPÍTULO I')
  blocks.p(`Art. 1º ${demonstrative} ${verb.toLowerCase()} ${topic}.`)
  const last = draft.tabular ? 2 : fillArticles(draft, blocks, long)
  blocks.p(`Art. ${ordinal(last)} ${demonstrative} entra em vigor na data de sua publicação.`)

  if (isPresidential(type)) signAsPresident(draft, blocks)
  else sign(draft, blocks)
  if (draft.tabular) {
    blocks.p('ANEXO', 'anexo')
    fillWithTable(draft, blocks)
  }
  const ementa = random.chance(0.7) ? `${verb} ${topic}.` : null
  return head([normTitle(draft)], { ementa })
}

/** Articles, some of them with paragraphs; returns the number of the next article. */
function fillArticles(draft: Draft, blocks: Blocks, long: boolean): number {
  const { random } = draft
  let article = 1
  let paragraphs = 0
  let paragraph = 0
  fill(draft, blocks, 'norm', () => {
    if (paragraph < paragraphs) {
      paragraph++
      return paragraphs === 1 ? 'Parágrafo único. ' : `§ ${paragraph}º `
    }
    article++
    paragraph = 0
    paragraphs = random.chance(0.3) ? random.between(1, 4) : 0
    if (long && article % ARTICLES_PER_CHAPTER === 0) {
      blocks.p(`CAPÍTULO ${roman(1 + article / ARTICLES_PER_CHAPTER)}`)
    }
    return `Art. ${ordinal(article)} `
  })
  return article + 1
}

function normTitle(draft: Draft): string {
  if (!isPresidential(draft.type)) return numberedTitle(draft)
  const number = thousands(10_000 + draft.number)
  return `${printedType(draft.type)} Nº ${number}, de ${longDate(draft.signedOn)}`.toUpperCase()
}

function isPresidential(type: string): boolean {
  return type.startsWith('Decreto') || type === 'Lei' || type === 'Medida Provisória'
}

function presidentialPreamble(type: string): string {
  if (type === 'Lei') {
    return 'O PRESIDENTE DA REPÚBLICA Faço saber que o Congresso Nacional decreta e eu sanciono a seguinte Lei:'
  }
  const article = type === 'Medida Provisória' ? '62' : '84, <em>caput</em>, inciso VI, alínea "a"'
  const verb = type === 'Medida Provisória' ? 'adota a seguinte Medida Provisória' : 'DECRETA'
  return `<strong>O PRESIDENTE DA REPÚBLICA</strong>, no uso da atribuição que lhe confere o art. ${article}, da Constituição, ${verb}:`
}

/** The President signs first, in a class of its own; ministers countersign. */
export function signAsPresident(draft: Draft, blocks: Blocks): void {
  const year = Number(draft.signedOn.slice(0, 4))
  const era = `${year - 1821}º da Independência e ${year - 1888}º da República`
  blocks.p(`Brasília, ${longDate(draft.signedOn)}; ${era}.`)
  blocks.p(personName(1), 'assinaPr')
  for (let i = draft.random.between(1, 2); i > 0; i--) {
    blocks.p(personName(draft.random.between(2, 60)), 'assina')
  }
}

/** Articles are ordinal up to the ninth. */
function ordinal(article: number): string {
  return article < 10 ? `${article}º` : `${article}.`
}

const ROMAN_DIGITS: [number, string][] = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

function roman(n: number): string {
  let rest = n
  let text = ''
  for (const [value, digits] of ROMAN_DIGITS) {
    for (; rest >= value; rest -= value) text += digits
  }
  return text
}
