import { type Norm, findNorms } from '../../../server/src/lib/printed/norm.ts'
import { readEntity } from '../../../server/src/search/entities.ts'
import type { Archive } from '../archive.ts'
import { ask, askTree } from '../ask.ts'
import { type QuerySet, digest, sample } from '../measure.ts'

/** How people write the kind of a norm, and how many such norms are asked for. */
const KINDS: [kind: Norm['kind'], count: number, written: string[]][] = [
  ['lei', 70, ['lei', 'Lei nº', 'LEI']],
  ['decreto', 60, ['decreto', 'Decreto nº', 'DECRETO N.']],
  ['lei_complementar', 20, ['LC', 'lei complementar', 'Lei Complementar nº']],
  ['emenda_constitucional', 15, ['EC', 'emenda constitucional', 'Emenda Constitucional nº']],
  ['medida_provisoria', 25, ['MP', 'medida provisória', 'Medida Provisória nº']],
  ['instrucao_normativa', 40, ['IN', 'instrução normativa', 'Instrução Normativa nº']],
  ['portaria', 40, ['portaria', 'Portaria nº', 'PORTARIA N°']],
  ['resolucao', 20, ['resolução', 'Resolução nº', 'resolucao']],
  ['decreto_lei', 10, ['decreto-lei', 'Decreto-Lei nº', 'decreto lei']],
]

export const norms: QuerySet = {
  name: 'norms as typed',
  measure: 'total ≥ that of norma:',
  aim: '1',
  cases: (archive) =>
    normsIn(archive).map(({ termo, value }) => ({
      termo,
      score() {
        const all = askTree(archive, { kind: 'entity', field: 'norma', value }).total
        return ask(archive, termo).total >= all ? 1 : 0
      },
    })),
}

function normsIn({ acts }: Archive): { termo: string; value: string }[] {
  const known = new Map<string, Norm & { year: number }>()
  for (const act of acts.values())
    for (const { year, ...norm } of findNorms(act.conteudo_completo))
      if (year !== null) known.set(`${norm.kind} ${norm.number} ${year}`, { ...norm, year })
  return KINDS.flatMap(([kind, count, written]) =>
    sample(
      [...known].filter(([, norm]) => norm.kind === kind),
      count,
      ([name]) => name,
    ).flatMap(([name, norm]) => {
      const number = digest(name) % 3 === 0 ? norm.number : dotted(norm.number)
      const start = `${written[digest(name) % written.length]} ${number}`
      const years = [`/${norm.year % 100}`, `/${norm.year}`, '', ` de ${norm.year}`]
      const year = years[digest(`${name} year`) % years.length]! // in range
      const value = readEntity(
        'norma',
        `${kind.replace('_', ' ')} ${number}${year && `/${norm.year}`}`,
      )
      return value === null ? [] : [{ termo: start + year, value }]
    }),
  )
}

function dotted(number: string): string {
  return number.replace(/\B(?=(\d{3})+$)/g, '.')
}
