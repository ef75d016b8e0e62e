import { readSearch } from '../../../server/src/search/reading/read-search.ts'
import { READING_VERSION } from '../../../server/src/search/reading/reading.ts'
import { slug } from '../../../server/engine/analysis.ts'
import { requestBudget } from '../../../server/src/lib/flow/budget.ts'
import {
  type BodyCatalog,
  createBodyCatalog,
} from '../../../server/src/service/catalog/body-catalog.ts'
import type { Completable } from '../../../server/src/service/catalog/count-each.ts'
import { type Suggestion, suggestionsFor } from '../../../server/src/service/catalog/suggestions.ts'
import type { Archive } from '../archive.ts'
import type { QuerySet } from '../measure.ts'

/** What somebody has typed so far, what should be among the suggestions, and what none of them may be. */
const PREFIXES: [typed: string, wanted: RegExp[], unwanted?: RegExp][] = [
  ['universidade federal do r', [/^Universidade Federal do Rio/], /resolve|referid/],
  ['universidade federal do rio gr', [/^Universidade Federal do Rio Grande do (Sul|Norte)/]],
  ['ministério da s', [/^Ministério da Saúde/]],
  ['receita f', [/receita federal/]],
  ['pregão e', [/pregão eletrônico/]],
  ['pregão eletrônico lim', [/pregão eletrônico limpeza/]],
  ['licença mat', [/licença maternidade/]],
  ['licença para t', [/licença para (tratar|tratamento|trato)/]],
  ['aposentadoria v', [/aposentadoria voluntária/]],
  ['pensão por m', [/pensão por morte/]],
  ['pensão ', [/pensão (por morte|civil|vitalícia|temporária|militar)/]],
  ['dispensa de l', [/dispensa de licitação/]],
  ['inexigib', [/inexigibilidade/]],
  ['concurso público p', [/concurso público (para|de provas|professor)/]],
  ['coordenador-g', [/coordenador-geral/]],
  ['agência nacional de v', [/^Agência Nacional de Vigilância Sanitária/]],
  ['lei 8.112', [/^Lei 8\.112\/1990/]],
  // One slip, in the word that is being typed, in one before it, and in a body's name.
  ['proffess', [/professor/]],
  ['licensa mat', [/licença maternidade/]],
  ['universidade federl do par', [/^Universidade Federal do Par(á|aná)/]],
]

export const prefixes: QuerySet = {
  name: 'as people begin to type',
  measure: 'wanted suggestions that are given, none of them unwanted',
  aim: '0.9',
  cases: (archive) =>
    PREFIXES.map(([typed, wanted, unwanted]) => ({
      termo: typed,
      score: async () => {
        const given = (await suggested(archive, typed)).map(({ texto }) => texto)
        if (unwanted && given.some((texto) => unwanted.test(texto))) return 0
        const found = wanted.filter((one) => given.some((texto) => one.test(texto)))
        return found.length / wanted.length
      },
    })),
}

/** The share of totals that are what the search for the suggestion finds. */
export const prefixTotals: QuerySet = {
  name: 'as people begin to type',
  measure: 'totals that are what is found',
  aim: '1',
  cases: (archive) =>
    PREFIXES.map(([typed]) => ({
      termo: typed,
      score: async () => {
        const given = await suggested(archive, typed)
        const real = await Promise.all(given.map((one) => foundBy(archive, one)))
        return given.filter(({ total }, at) => total === real[at]).length / given.length
      },
    })),
}

async function foundBy({ index }: Archive, { termo, orgao }: Suggestion): Promise<number> {
  const filters = orgao === null ? {} : { orgaos: [orgao] }
  const meant = readSearch({ termo: termo ?? '*', filters, leitura: READING_VERSION })
  return (await index.search({ ...meant, order: 'recentes', offset: 0, limit: 0 })).total
}

/** What an archive is asked by. */
interface Asked {
  view: Completable
  bodies: BodyCatalog
}

const made = new WeakMap<Archive['index'], Asked>()

export const typedBeginnings = (): string[] => PREFIXES.map(([typed]) => typed)

export async function suggested(archive: Archive, typed: string): Promise<Suggestion[]> {
  const asked = made.get(archive.index) ?? (await askedOf(archive))
  made.set(archive.index, asked)
  return suggestionsFor(typed, asked.view, asked.bodies)
}

async function askedOf({ acts, index }: Archive): Promise<Asked> {
  const printed = new Map([...acts.values()].flatMap(({ orgao }) => levelsOf(orgao)))
  const bodies = createBodyCatalog(await index.values('orgao'), (key) => printed.get(key) ?? key)
  const view: Completable = {
    index: {
      search: async (request) => index.search(request),
      commonest: async (of, begun, limit) => index.commonest(of, begun, limit),
      nearestWords: async (word, limit) => index.nearestWords(word, limit),
    },
    budget: requestBudget,
    texts: async (keys: number[]) => keys.map((key) => acts.get(key)!), // all acts are read
  }
  return { view, bodies }
}

function levelsOf(path: string): [string, string][] {
  const levels = path.split('/')
  return levels.map((_, depth) => {
    const printed = levels.slice(0, depth + 1)
    return [printed.map(slug).join('/'), printed.join('/')]
  })
}
