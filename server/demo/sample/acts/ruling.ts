import type { Blocks } from '../blocks.ts'
import { longDate } from '../dates.ts'
import { cnpj, companyName, processNumber } from '../identifiers.ts'
import phrases from '../phrases.json' with { type: 'json' }
import { fillWithTable } from './tables.ts'
import { fill, head, numberedTitle, placeLine, printedType, sign } from './draft.ts'
import type { Draft, Head } from './draft.ts'

const VERDICTS = [
  'Defiro o pedido, nos termos do parecer que consta dos autos.',
  'Indefiro o pedido, por falta de amparo legal.',
  'Conheço do recurso e, no mérito, nego-lhe provimento.',
  'Conheço do recurso e dou-lhe provimento parcial.',
  'Autorizo, pelo prazo de cinco anos, observadas as condicionantes da licença.',
  'Concedo o registro requerido, válido em todo o território nacional.',
  'Homologo a desistência e determino o arquivamento do processo.',
  'Aplico a penalidade de advertência, sem prejuízo das obrigações assumidas.',
]

/** A decision on somebody's case: despacho, decisão, acórdão, alvará, ato, solução de consulta… */
export function composeRuling(draft: Draft, blocks: Blocks): Head {
  const { random, body, type } = draft
  const company = random.between(1, 20_000)
  const process = processNumber(random, Number(draft.date.slice(0, 4)) - random.below(4))
  blocks.p(
    `Processo nº ${process}. Interessado: ${companyName(company)}, CNPJ nº ${cnpj(company)}. Assunto: ${random.pick(phrases.subjects)}.`,
  )
  const verdict = random.pick(VERDICTS)
  blocks.p(random.chance(0.5) ? `${body.authority.heading} decide: ${verdict}` : verdict)
  if (draft.tabular) fillWithTable(draft, blocks)
  else fill(draft, blocks, 'decision')
  const place = random.chance(0.15) ? placeLine(draft, blocks) : null
  sign(draft, blocks)
  return head([title(draft, printedType(type))], { place })
}

function title(draft: Draft, name: string): string {
  const { random, signedOn } = draft
  if (name !== 'Despacho' || random.chance(0.3)) return numberedTitle(draft)
  return random.chance(0.5) ? 'DESPACHO' : `DESPACHO DE ${longDate(signedOn).toUpperCase()}`
}
