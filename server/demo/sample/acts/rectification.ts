import type { Blocks } from '../blocks.ts'
import { longDate, shortDate } from '../dates.ts'
import { thousands } from '../identifiers.ts'
import phrases from '../phrases.json' with { type: 'json' }
import { head, isMasculine, printedType, sign } from './draft.ts'
import type { SampleCitation, Draft, Head } from './draft.ts'

/** A correction of an act published before: where it reads…, read… */
export function composeRectification(draft: Draft, blocks: Blocks): Head {
  const { random, rectified } = draft
  const original = rectified ? citation(rectified) : someOriginal(draft)
  blocks.p(`${original}, ${correction(draft)}`)
  // The printer's own corrections have this mark and no signature.
  if (isPrintersOwn(draft)) blocks.p('(N. da Codou)')
  else {
    for (let article = 2; random.chance(0.3); article++) {
      blocks.p(`No art. ${article}º, ${correction(draft)}`)
    }
    if (random.chance(0.5)) sign(draft, blocks)
  }
  return head(['RETIFICAÇÃO'])
}

function correction({ random, section }: Draft): string {
  const wordings = section === '2' ? phrases.functions : phrases.goods
  return `onde se lê: "${random.pick(wordings)}", leia-se: "${random.pick(wordings)}".`
}

/** Corrections by the printer itself reuse the idMateria of the act that they correct. */
export function isPrintersOwn({ rectified }: Draft): boolean {
  return rectified !== null && rectified.number % 12 === 0
}

function citation({ type, number, signedOn, publication }: SampleCitation): string {
  const { date, editionNumber, section } = publication
  const [article, ending] = isMasculine(type) ? ['No', 'o'] : ['Na', 'a']
  // Notices and extracts are numbered by year, other acts by their day.
  const which = section === '3' ? `/${date.slice(0, 4)}` : `, de ${longDate(signedOn)}`
  const name = `${printedType(type)} nº ${thousands(number)}${which}`
  return `${article} ${name}, publicad${ending} no DOU nº ${editionNumber}, de ${shortDate(date)}, Seção ${section}`
}

function someOriginal({ random, number, signedOn, section }: Draft): string {
  return `Na publicação do dia ${longDate(signedOn)}, Seção ${section}, página ${random.between(1, 200)}, relativa ao Processo nº ${number}`
}
