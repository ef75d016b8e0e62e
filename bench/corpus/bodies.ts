import distributions from '../../server/demo/sample/distributions.json' with { type: 'json' }
import { createRandom, type Random } from '../../server/demo/sample/random.ts'
import type { JournalSection } from '../../server/demo/sample/journals.ts'

const BODIES = 2770
/** Municipalities publish four tenths of section 3. */
const MUNICIPAL_SHARE = 0.42
const MUNICIPALITIES = 900
/** How unevenly publications are spread over bodies. */
const ZIPF_SLOPE = -0.8

const UNITS = [
  'Coordenação-Geral',
  'Diretoria',
  'Divisão',
  'Superintendência',
  'Gerência',
  'Assessoria',
]
const SUBJECTS = [
  'Administração',
  'Planejamento',
  'Orçamento e Finanças',
  'Gestão de Pessoas',
  'Licitações e Contratos',
  'Tecnologia da Informação',
  'Controle Interno',
  'Infraestrutura',
  'Fiscalização',
  'Outorgas',
  'Registro',
  'Normas',
  'Pesquisa',
  'Comunicação',
  'Logística',
  'Patrimônio',
  'Documentação',
  'Estudos Econômicos',
]

/**
 * The bodies of the corpus by section, with weights: a tree of three levels. The two upper ones are
 * those of the sample; the lowest is filled with invented units and municipalities.
 */
export function corpusBodies(
  seed: number,
  names: readonly string[],
): Record<JournalSection, Record<string, number>> {
  const random = createRandom(`${seed} bodies`)
  const upper = upperLevels()
  const states = upper.filter((path) => path.startsWith('Prefeituras/'))
  const federal = new Set(upper.filter((path) => !path.startsWith('Prefeituras')))
  const municipal = new Set<string>()
  for (const name of names.slice(0, MUNICIPALITIES)) {
    municipal.add(`${random.pick(states)}/Prefeitura Municipal de ${name}`)
  }
  const parents = [...federal].filter((path) => path.includes('/'))
  while (federal.size + municipal.size < BODIES) {
    federal.add(`${random.pick(parents)}/${random.pick(UNITS)} de ${random.pick(SUBJECTS)}`)
  }
  return {
    '1': weighted([...federal], 1, random),
    '2': weighted([...federal], 1, random),
    '3': {
      ...weighted([...federal], 1 - MUNICIPAL_SHARE, random),
      ...weighted([...municipal], MUNICIPAL_SHARE, random),
    },
  }
}

/** Every first and second level of the sample's paths. */
function upperLevels(): string[] {
  const paths = Object.values(distributions.bodies).flatMap((bodies) => Object.keys(bodies))
  const upper = paths.flatMap((path) => {
    const [root = '', second] = path.split('/')
    return second === undefined ? [root] : [root, `${root}/${second}`]
  })
  return [...new Set(upper)].sort()
}

/** Weights by a rank drawn at random, with the given sum. */
function weighted(paths: string[], sum: number, random: Random): Record<string, number> {
  const ranked = paths
    .map((path) => ({ path, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ path }, rank) => [path, (rank + 1) ** ZIPF_SLOPE] as const)
  const total = ranked.reduce((acc, [, weight]) => acc + weight, 0)
  return Object.fromEntries(ranked.map(([path, weight]) => [path, (weight / total) * sum]))
}
