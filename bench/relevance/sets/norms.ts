import { analyzeAct } from '../../../server/engine/analysis.ts'
import type { Archive } from '../archive.ts'
import { ask, askTree } from '../ask.ts'
import { type QuerySet, digest, sample } from '../measure.ts'

interface Norm {
  kind: string
  number: string
  year: string
}

/** How people write the kind of a norm, and the number of queries for it. */
const KINDS: [kind: string, count: number, written: string[]][] = [
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
      async score() {
        const all = await askTree(archive, { kind: 'entity', field: 'norma', value })
        return (await ask(archive, termo)).total >= all.total ? 1 : 0
      },
    })),
}

const TERM = /:norma=([a-z_]+?)_(\d{1,6})_(\d{4})(?= |$)/g

function normsIn({ acts }: Archive): { termo: string; value: string }[] {
  const known = new Map<string, Norm>()
  for (const act of acts.values())
    for (const [value, kind = '', number = '', year = ''] of analyzeAct(act).filters.matchAll(TERM))
      known.set(value, { kind, number, year })
  return KINDS.flatMap(([kind, count, written]) =>
    sample(
      [...known].filter(([, norm]) => norm.kind === kind),
      count,
      ([name]) => name,
    ).map(([name, { number, year }]) => {
      const typed = digest(name) % 3 === 0 ? number : dotted(number)
      const start = `${written[digest(name) % written.length]} ${typed}`
      const forms = [`/${year.slice(2)}`, `/${year}`, '', ` de ${year}`]
      const behind = forms[digest(`${name} year`) % forms.length]! // in range
      const value = `${kind}_${number}${behind && `_${year}`}`
      return { termo: start + behind, value }
    }),
  )
}

function dotted(number: string): string {
  return number.replace(/\B(?=(\d{3})+$)/g, '.')
}
