import type { Blocks } from '../blocks.ts'
import { addDays, longDate, shortDate } from '../dates.ts'
import { maskedCpf, personName, processNumber, siape, thousands } from '../identifiers.ts'
import phrases from '../phrases.json' with { type: 'json' }
import { signAsPresident } from './norm.ts'
import { fillWithTable } from './tables.ts'
import { fill, head, numberedTitle, preamble, printedType, sign } from './draft.ts'
import type { Draft, Head } from './draft.ts'

/** An act on persons: appointments, dismissals, retirements, leave. */
export function composePersonnel(draft: Draft, blocks: Blocks): Head {
  const { random, type } = draft
  if (type === 'Decreto de Pessoal') return composeDecree(draft, blocks)
  if (random.chance(0.09)) return composeSeveral(draft, blocks)

  blocks.p(preamble(draft, random.chance(0.8) ? 'resolve' : 'RESOLVE'))
  if (draft.tabular) {
    blocks.p('Art. 1º Homologar a relação dos servidores aprovados no estágio probatório:')
    fillWithTable(draft, blocks)
  } else {
    const numbered = random.chance(0.5)
    blocks.p(`${numbered ? 'Art. 1º ' : ''}${measure(draft)}`)
    fill(draft, blocks, 'person', (i) => (numbered && i < 8 ? `Art. ${i + 2}º ` : ''))
  }
  sign(draft, blocks)
  if (random.chance(0.004)) blocks.p(republicationNote(draft), 'nota')
  const name =
    type === 'Portaria' && random.chance(0.15) ? 'Portaria de Pessoal' : printedType(type)
  return head([numberedTitle(draft, name)])
}

/** Plural acts: one preamble, each act a numbered paragraph. */
function composeSeveral(draft: Draft, blocks: Blocks): Head {
  const { number, signedOn, type } = draft
  blocks.p(preamble(draft, 'resolve'))
  let next = number
  do {
    blocks.p(`Nº ${thousands(next++)} - ${measure(draft)}`)
  } while (blocks.room() > 100)
  sign(draft, blocks)
  return head([`${printedType(type)}s de ${longDate(signedOn)}`.toUpperCase()])
}

function composeDecree(draft: Draft, blocks: Blocks): Head {
  const ministry = draft.random.pick(['MINISTÉRIO DA SAÚDE', 'MINISTÉRIO DA EDUCAÇÃO'])
  blocks.p(
    '<strong>O PRESIDENTE DA REPÚBLICA</strong>, no uso da atribuição que lhe confere o art. 84, inciso XXV, da Constituição, resolve:',
  )
  blocks.p('<strong>NOMEAR</strong>')
  const position = draft.random.pick(phrases.functions)
  blocks.p(`${randomPerson(draft)}, para exercer o cargo de ${position}.`)
  fill(draft, blocks, 'person')
  signAsPresident(draft, blocks)
  return head([`DECRETO DE ${longDate(draft.signedOn).toUpperCase()}`], { bodyTitle: ministry })
}

const MEASURES: ((draft: Draft) => string)[] = [
  (draft) => `Nomear ${randomPerson(draft)}, ${appointment(draft)}.`,
  (draft) => `Exonerar, a pedido, ${randomServant(draft)}, do cargo de ${office(draft)}.`,
  (draft) =>
    `Designar ${randomServant(draft)}, para exercer o encargo de substituto eventual de ${office(draft)}, nos afastamentos e impedimentos legais do titular.`,
  (draft) => `Dispensar ${randomServant(draft)}, da função de ${office(draft)}.`,
  (draft) =>
    `Conceder aposentadoria voluntária a ${randomServant(draft)}, com proventos integrais, nos termos do art. 20 da Emenda Constitucional nº 103, de 12 de novembro de 2019, e declarar vago o respectivo cargo.`,
  (draft) =>
    `Conceder pensão a ${randomPerson(draft)}, CPF nº ${maskedCpf(draft.random)}, na qualidade de cônjuge do ex-servidor ${randomPerson(draft)}, a contar de ${nearDate(draft)}, data do óbito.`,
  (draft) =>
    `Autorizar o afastamento do País de ${randomServant(draft)}, a fim de participar de congresso científico, no período de ${nearDate(draft)} a ${shortDate(addDays(draft.date, 50))}, com ônus limitado.`,
  (draft) =>
    `Remover, a pedido, ${randomServant(draft)}, para a ${draft.random.pick(phrases.units)}, conforme o Processo nº ${processNumber(draft.random, Number(draft.date.slice(0, 4)))}.`,
  (draft) =>
    `Declarar vago, a partir de ${nearDate(draft)}, o cargo ocupado por ${randomServant(draft)}, em razão de posse em outro cargo inacumulável.`,
  (draft) =>
    `Prorrogar, por doze meses, a cessão de ${randomServant(draft)}, para exercer função na ${draft.random.pick(phrases.units)}.`,
]

function measure(draft: Draft): string {
  return draft.random.pick(MEASURES)(draft)
}

function randomPerson({ random }: Draft): string {
  return personName(random.between(1, 50_000))
}

function randomServant(draft: Draft): string {
  const { random } = draft
  return `${randomPerson(draft)}, matrícula SIAPE nº ${siape(random)}, ocupante do cargo de ${random.pick(phrases.positions)}`
}

function office({ random }: Draft): string {
  return `${random.pick(phrases.functions)}, código ${random.pick(phrases.codes)}, da ${random.pick(phrases.units)}`
}

function appointment(draft: Draft): string {
  if (draft.random.chance(0.5)) return `para exercer o cargo de ${office(draft)}`
  const position = draft.random.pick(phrases.positions)
  return `habilitada em concurso público, para exercer o cargo de ${position}, do quadro permanente, em vaga decorrente de aposentadoria`
}

function nearDate({ random, date }: Draft): string {
  return shortDate(addDays(date, random.between(-30, 30)))
}

function republicationNote({ random, date }: Draft): string {
  const day = shortDate(addDays(date, -random.between(1, 5)))
  return `Republicada por ter saído no DOU de ${day}, seção 2, página ${random.between(1, 80)}, com incorreção no original`
}
