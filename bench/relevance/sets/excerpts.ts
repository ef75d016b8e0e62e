import { analyzeField } from '../../../server/engine/analysis/analysis.ts'
import { isStopWord } from '../../../server/engine/analysis.ts'
import { NO_LIMIT } from '../../../server/engine/port.ts'
import type { Publication } from '../../../server/src/gazette/publication.ts'
import { readQuery } from '../../../server/src/search/reading/reading.ts'
import { excerptSource } from '../../../server/src/search/snippet/excerpts.ts'
import type { Archive } from '../archive.ts'
import { ask } from '../ask.ts'
import { type QuerySet, sample } from '../measure.ts'

const ASKED = 100
const SHOWN = 20
const NAME = /(?<!\p{L})([A-ZÀ-Ý]{2,}(?: (?:[Dd][AEOaeo][Ss]? )?[A-ZÀ-Ý]{2,}){2,4})(?=[,;. -])/gu
/** Five words from the middle of a text. */
const PHRASE = 5

/** Of the acts on the first pages that have the words in a row, those whose excerpts show the row. */
export const excerpts: QuerySet = {
  name: 'excerpts of names and phrases',
  measure: 'the words in a row are shown',
  aim: '1',
  cases(archive) {
    const names = sample(namesIn(archive), ASKED, (name) => name)
    const phrases = sample(phrasesIn(archive), ASKED, (phrase) => phrase).map((one) => `"${one}"`)
    return [...names, ...phrases].map((termo) => ({
      termo,
      score: () => shareShown(archive, termo),
    }))
  },
}

async function shareShown(archive: Archive, termo: string): Promise<number> {
  const { query } = readQuery(termo)
  const { keys } = await ask(archive, termo, SHOWN)
  const acts = keys
    .map((key) => archive.acts.get(key)!) // all acts are read
    .filter(
      ({ titulo, conteudo_completo }) => holds(titulo, termo) || holds(conteudo_completo, termo),
    )
  const isShown = (act: Publication) =>
    excerptSource(act, NO_LIMIT)
      .excerpts(query)
      .trechos.some(({ segmentos }) => holds(segmentos.map(({ texto }) => texto).join(''), termo))
  return acts.length === 0 ? NaN : acts.filter(isShown).length / acts.length
}

function holds(text: string, row: string): boolean {
  return ` ${analyzeField(text)} `.includes(` ${analyzeField(row)} `)
}

function namesIn({ acts }: Archive): Set<string> {
  const found = acts.values().flatMap((act) => act.conteudo_completo.matchAll(NAME))
  return new Set(found.map(([, name = '']) => name.toLowerCase()).filter(isWhole))
}

function phrasesIn({ acts }: Archive): Set<string> {
  const found = acts.values().map(({ conteudo_completo }) => {
    const words = conteudo_completo.split(/\s+/)
    const middle = words.length >> 1
    return words
      .slice(middle, middle + PHRASE)
      .join(' ')
      .toLowerCase()
  })
  return new Set(found.filter((phrase) => /^\p{L}+(?: \p{L}+){4}$/u.test(phrase)))
}

/** Outside quotes, words of connection at either end are not searched. */
function isWhole(name: string): boolean {
  const words = analyzeField(name).split(' ')
  return !isStopWord(words[0]!) && !isStopWord(words.at(-1)!) // a text has a first and a last word
}
