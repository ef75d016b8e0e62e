import type { Blocks } from '../blocks.ts'
import { addDays, shortDate } from '../dates.ts'
import { personName, processNumber, uasg } from '../identifiers.ts'
import phrases from '../phrases.json' with { type: 'json' }
import { fillWithTable } from './tables.ts'
import { fill, head, placeLine, printedType } from './draft.ts'
import type { Draft, Head } from './draft.ts'

/** The announcement of a tender, in the words of the purchasing system or of a municipality. */
export function composeTender(draft: Draft, blocks: Blocks): Head {
  return draft.body.path.startsWith('Prefeituras/')
    ? composeMunicipal(draft, blocks)
    : composeFederal(draft, blocks)
}

/** The line under the title of an act that concerns a tender: `Pregão Eletrônico Nº 7/2026`. */
export function tenderLine(draft: Draft): string {
  return `${modality(draft)} Nº ${draft.number}/${draft.date.slice(0, 4)}`
}

/** The object of a purchase: `Aquisição de …` or `Contratação de …`, with its purpose. */
export function purchaseObject({ random }: Draft): string {
  const object = random.chance(0.5)
    ? `Aquisição de ${random.pick(phrases.goods)}`
    : `Contratação de empresa especializada em ${random.pick(phrases.services)}`
  return `${object}, ${random.pick(phrases.purposes)}`
}

function composeFederal(draft: Draft, blocks: Blocks): Head {
  const { random, body, date, number } = draft
  const year = date.slice(0, 4)
  const unit = uasg(body.index)
  const address = `Avenida de Exemplo, ${random.between(1, 3000)}, Centro - ${random.pick(phrases.cities).replace('-', '/')}`
  const link = `https://compras.example/edital/${unit}-5-${String(number).padStart(5, '0')}-${year}`
  blocks.p(
    [
      `Nº Processo: ${processNumber(random, Number(year)).replace(/\D/g, '')}.`,
      `Objeto: ${purchaseObject(draft)}.`,
      `Total de Itens Licitados: ${random.between(1, 80)}.`,
      `Edital: ${shortDate(date)} das 08h00 às 12h00 e das 14h00 às 17h00.`,
      `Endereço: ${address} ou ${link}.`,
      `Entrega das Propostas: a partir de ${shortDate(date)} às 08h00 no site www.compras.example.`,
      `Abertura das Propostas: ${openingDay(draft)} às ${random.between(9, 15)}h00 no site www.compras.example.`,
      'Informações Gerais: .',
    ].join(' '),
  )
  if (draft.tabular) fillWithTable(draft, blocks)
  else fill(draft, blocks, 'tender')
  blocks.p(personName(body.index + 1), 'assina')
  blocks.p('Ordenador de Despesas', 'cargo')
  blocks.p(
    `(SIASGnet - ${shortDate(draft.signedOn)}) ${unit}-${random.between(10_000, 19_999)}-${year}NE${String(random.between(1, 999)).padStart(6, '0')}`,
  )
  return head([printedType(draft.type).toUpperCase(), `${tenderLine(draft)} - UASG ${unit}`])
}

function composeMunicipal(draft: Draft, blocks: Blocks): Head {
  const { random, body } = draft
  const line = tenderLine(draft).toUpperCase()
  blocks.p(
    `A ${body.name.toUpperCase()} torna público, para conhecimento dos interessados, que realizará licitação na modalidade ${line}. Objeto: ${purchaseObject(draft)}. Abertura da sessão pública: ${openingDay(draft)}, às ${random.between(8, 15)}h, no sítio www.licitacoes.example. Edital disponível no mesmo endereço.`,
  )
  if (draft.tabular) fillWithTable(draft, blocks)
  else fill(draft, blocks, 'tender')
  const place = random.chance(0.6) ? placeLine(draft, blocks) : null
  blocks.p(personName(body.index + 1), 'assina')
  blocks.p(random.pick(['Pregoeiro', 'Presidente da Comissão de Licitação', 'Prefeito']), 'cargo')
  const title = printedType(draft.type).toUpperCase()
  return head(random.chance(0.2) ? [`${title} ${line}`] : [title, line], { place })
}

function modality({ random, type }: Draft): string {
  if (type.endsWith('Concorrência')) return 'Concorrência'
  if (type.endsWith('Tomada de Preços')) return 'Tomada de Preços'
  if (type.includes('Chamamento')) return 'Chamamento Público'
  return random.chance(0.85) ? 'Pregão Eletrônico' : 'Concorrência Eletrônica'
}

function openingDay({ random, date }: Draft): string {
  return shortDate(addDays(date, random.between(8, 30)))
}
