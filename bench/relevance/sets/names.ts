import { analyzeField } from '../../../server/engine/analysis/analysis.ts'
import { isStopWord } from '../../../server/engine/analysis.ts'
import type { ActKey } from '../../../server/engine/port.ts'
import type { Archive } from '../archive.ts'
import { ask } from '../ask.ts'
import { type QueryCase, type QuerySet, sample } from '../measure.ts'

const ALL = 100_000
const APPOINTED =
  /(?:[Nn]omear|NOMEAR|[Ee]xonerar|EXONERAR|[Dd]esignar|DESIGNAR),?(?: [oa] servidora?)? ([A-ZÀ-Ý]{2,}(?: [A-ZÀ-Ý]{2,}){2,5})(?=[,;])/gu
const SIGNED = /(?:^|; )([A-ZÀ-Ý]{2,}(?: [A-ZÀ-Ý]{2,}){2,5})(?= - |;|$)/gu

/** Names of people as people type them: without quotes. */
export const names: QuerySet = {
  name: 'names of people',
  measure: 'P@10 of what can be reached, acts with the name in a row',
  aim: '0.99',
  cases: (archive) => casesOf(archive, precision),
}

export const namesFirst: QuerySet = {
  name: 'names of people, whole result',
  measure: 'every act with the name in a row before those without',
  aim: '1',
  cases: (archive) => casesOf(archive, precedence),
}

type Judge = (found: ActKey[], inRow: ReadonlySet<ActKey>) => number

function casesOf(archive: Archive, judge: Judge): QueryCase[] {
  const signed = namesIn(archive, ({ assinatura }) => assinatura, SIGNED)
  const appointed = [...namesIn(archive, (act) => act.conteudo_completo, APPOINTED)].map(shorten)
  return [signed, appointed]
    .flatMap((known) => sample(new Set(known), 100, (name) => name))
    .map((name) => ({
      termo: name.toLowerCase(),
      async score() {
        const { keys } = await ask(archive, name.toLowerCase(), ALL)
        return judge(keys, actsWith(archive, keys, analyzeField(name)))
      },
    }))
}

/** The first three words: as common as the names that people search for. */
function shorten(name: string): string {
  const words = name.split(' ')
  const third = words.filter((word) => !isStopWord(word.toLowerCase()))[2]!
  return words.slice(0, words.lastIndexOf(third) + 1).join(' ')
}

const precision: Judge = (found, inRow) =>
  found.slice(0, 10).filter((key) => inRow.has(key)).length / Math.min(10, inRow.size)

const precedence: Judge = (found, inRow) =>
  found.slice(0, inRow.size).every((key) => inRow.has(key)) ? 1 : 0

function actsWith({ acts }: Archive, among: ActKey[], name: string): Set<ActKey> {
  const holds = (text: string) => ` ${analyzeField(text)} `.includes(` ${name} `)
  return new Set(
    among.filter((key) => {
      const { titulo, conteudo_completo } = acts.get(key)! // it was found
      return holds(conteudo_completo) || holds(titulo)
    }),
  )
}

function namesIn(
  { acts }: Archive,
  textOf: (act: { assinatura: string; conteudo_completo: string }) => string,
  pattern: RegExp,
): Set<string> {
  const found = acts
    .values()
    .flatMap((act) => textOf(act).matchAll(pattern))
    .map(([, name = '']) => name)
    .filter(
      (name) =>
        analyzeField(name)
          .split(' ')
          .filter((word) => !isStopWord(word)).length > 2,
    )
  return new Set(found)
}
