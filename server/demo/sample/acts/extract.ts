import type { Blocks } from '../blocks.ts'
import { addDays, shortDate } from '../dates.ts'
import { cnpj, companyName, money, processNumber, uasg } from '../identifiers.ts'
import phrases from '../phrases.json' with { type: 'json' }
import { fillWithTable } from './tables.ts'
import { fill, head, sign } from './draft.ts'
import type { Draft, Head } from './draft.ts'
import { purchaseObject } from './tender.ts'

/** The extract of a contract, amendment, agreement, donation, price register… */
export function composeExtract(draft: Draft, blocks: Blocks): Head {
  const { random, body, date, number, signedOn } = draft
  const year = Number(date.slice(0, 4))
  const company = random.between(1, 20_000)
  const unit = uasg(body.index)
  const systematic = !body.path.startsWith('Prefeituras/') && random.chance(0.6)

  if (systematic) blocks.p(`Número do Contrato: ${number}/${year - random.below(4)}.`)
  blocks.p(`Nº Processo: ${processNumber(random, year - random.below(3))}.`)
  blocks.p(
    [
      `Contratante: ${body.name.toUpperCase()}.`,
      `Contratado: ${cnpj(company)} - ${companyName(company)}.`,
      `Objeto: ${purchaseObject(draft)}.`,
      `Fundamento Legal: ${legalBasis(draft)}.`,
      `Vigência: ${shortDate(signedOn)} a ${shortDate(addDays(signedOn, 365))}.`,
      `Valor Total: ${money(random)}.`,
      `Data de Assinatura: ${shortDate(signedOn)}.`,
    ].join(' '),
  )
  if (draft.tabular) fillWithTable(draft, blocks)
  else fill(draft, blocks, 'contract')
  if (systematic) blocks.p(`(COMPRASNET 4.0 - ${shortDate(signedOn)}).`)
  else if (random.chance(0.6)) sign(draft, blocks)

  const title = draft.type.toUpperCase()
  return head([systematic ? `${title} Nº ${number}/${year} - UASG ${unit}` : title])
}

function legalBasis({ random, type }: Draft): string {
  if (type.includes('Inexigibilidade')) return 'Art. 74, inciso I, da Lei nº 14.133/2021'
  if (type.includes('Dispensa')) return 'Art. 75, inciso II, da Lei nº 14.133/2021'
  if (random.chance(0.3)) return random.pick(phrases.bases).replace(/^[oa] /, '')
  return random.pick(['Lei nº 14.133/2021', 'Lei nº 8.666/1993', 'Lei nº 13.303/2016'])
}
