import type { ComparedTerm, Difference } from '../../rodou/compare.ts'
import { ONLY_THERE } from '../../rodou/emulator.ts'
import type { ComparedSearch } from './compare-searches.ts'

/** As many acts of each reason are named. */
const MOST_EXAMPLES = 3
const UNKNOWN = 'SEM RAZÃO CONHECIDA'
const SIDES = { arauto: 'só no Arauto', rodou: 'SÓ NO RO-DOU' } as const

/** What the two find, search by search; terms by which both find the same are only counted. */
export function describeComparison(compared: ComparedSearch[]): string[] {
  return compared.flatMap(({ nome, isInlabs, terms, aside }) => {
    const differing = terms.filter(({ differences }) => differences.length > 0)
    const equal = terms.length - differing.length
    const acts = terms.reduce((sum, { arauto }) => sum + arauto, 0)
    return [
      `comparação de "${nome}": ${acts} atos no Arauto; ${equal} de ${terms.length} termos com os mesmos atos`,
      ...(isInlabs
        ? []
        : ['fonte DOU: a busca do portal não se repete; comparada com a leitura da fonte INLABS']),
      ...differing.flatMap(describeTerm),
      ...aside.map(({ term, problema }) => `NÃO COMPARADO "${term}": ${problema}`),
    ].map((line, index) => (index === 0 ? line : `  ${line}`))
  })
}

function describeTerm({ term, arauto, rodou, differences }: ComparedTerm): string[] {
  const kinds = Map.groupBy(
    differences,
    ({ side, reason }) => `${SIDES[side]}, ${reason ?? UNKNOWN}`,
  )
  return [
    `${term === '' ? 'sem termo' : `"${term}"`}: Arauto ${arauto}, Ro-DOU ${rodou}`,
    ...[...kinds].flatMap(([kind, its]) => [
      `  ${its.length} ${kind}`,
      ...its.slice(0, MOST_EXAMPLES).map(describeAct),
    ]),
  ]
}

function describeAct({ act: { id, titulo, data_publicacao } }: Difference): string {
  return `    ${data_publicacao} ${titulo.slice(0, 100)} (${id})`
}

/** Whether Ro-DOU finds an act that Arauto does not, and nobody knows why, or a person misses it; or may do so. */
export function isUnexplained(compared: ComparedSearch[]): boolean {
  return compared.some(
    ({ terms, aside }) =>
      aside.length > 0 ||
      terms.some(({ differences }) =>
        differences.some(
          ({ side, reason }) =>
            side === 'rodou' && (reason === null || reason === ONLY_THERE.assinatura),
        ),
      ),
  )
}
