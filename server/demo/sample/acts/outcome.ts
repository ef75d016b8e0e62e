import type { Blocks } from '../blocks.ts'
import { addDays, shortDate } from '../dates.ts'
import { cnpj, companyName, money, processNumber, uasg } from '../identifiers.ts'
import { fillWithTable } from './tables.ts'
import { fill, head, placeLine, printedType, sign } from './draft.ts'
import type { Draft, Head } from './draft.ts'
import { purchaseObject, tenderLine } from './tender.ts'

/** The outcome of a tender: result, award, suspension, revocation, postponement, penalty… */
export function composeOutcome(draft: Draft, blocks: Blocks): Head {
  const { random, body, date } = draft
  const line = tenderLine(draft)
  const process = processNumber(random, Number(date.slice(0, 4)))
  blocks.p(`Processo nº ${process}. Objeto: ${purchaseObject(draft)}.`)
  blocks.p(statement(draft))
  if (draft.tabular) fillWithTable(draft, blocks)
  else fill(draft, blocks, random.chance(0.5) ? 'tender' : 'contract')
  const place = random.chance(0.3) ? placeLine(draft, blocks) : null
  sign(draft, blocks)
  if (random.chance(0.4)) blocks.p(`(SIDEC - ${shortDate(draft.signedOn)}) ${uasg(body.index)}`)
  const title = printedType(draft.type)
  // Municipal typists often leave the title in lower case.
  return head([random.chance(0.06) ? title.toLowerCase() : title.toUpperCase(), line], { place })
}

function statement(draft: Draft): string {
  const { random, type, date } = draft
  const company = random.between(1, 20_000)
  const winner = `${companyName(company)}, CNPJ nº ${cnpj(company)}`
  if (type.includes('Suspensão')) {
    return 'Comunicamos a suspensão da licitação supracitada, até ulterior deliberação, para análise de pedido de impugnação.'
  }
  if (type.includes('Revogação')) {
    return 'Fica revogada a licitação supracitada, por razões de interesse público devidamente justificadas nos autos.'
  }
  if (type.includes('Anulação')) {
    return 'Fica anulada a licitação supracitada, por vício insanável constatado na fase de julgamento.'
  }
  if (/Adiamento|Alteração|Retificação|Prorrogação/.test(type)) {
    const day = shortDate(addDays(date, random.between(8, 30)))
    return `Comunicamos que o edital da licitação supracitada foi alterado. Nova abertura das propostas: ${day}, às ${random.between(8, 15)}h.`
  }
  if (type.includes('Penalidade')) {
    return `Fica aplicada à empresa ${winner}, a penalidade de impedimento de licitar e contratar com a União pelo prazo de ${random.between(1, 24)} meses, por inexecução parcial do objeto.`
  }
  return `Homologo o resultado e adjudico o objeto à empresa ${winner}, pelo valor total de ${money(random)}.`
}
