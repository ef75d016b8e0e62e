import type { Publication } from '../../server/src/gazette/publication.ts'

const LONGEST = 64_000
/** As many as are looked up. */
const MOST = 250
/** `PORTARIA Nº 1.187, DE 20 DE MARÇO DE 2023` */
const HEADING =
  /^(PORTARIA|ATO|RESOLUÇÃO)\D{0,40}?N[º°o]\.? ?([\d.]+)[^,]{0,30}, DE (\d{1,2}[º°]? DE \p{L}+ DE (\d{4}))/iu
const PROCESS = /\d{5}\.\d{6}\/20\d\d-\d\d/g
const FILLER =
  ' e o que consta dos autos, bem como as razões de fato e de direito que a seguir são expostas,'.repeat(
    4,
  )

/** Texts of 64,000 characters, by what they cite; always the same for the same editions. */
export function citingTexts(acts: Publication[]): Record<string, string> {
  const named = acts.flatMap((act) => {
    const [, kind = '', number, day = '', year] = HEADING.exec(act.titulo) ?? []
    const body = act.orgao.split('/').at(-1)!
    const printed = act.data_publicacao.split('-').toReversed().join('/')
    const name = `a ${kind.toLowerCase()} nº ${number}`
    return kind === '' ? [] : [{ act, name, day: day.toLowerCase(), year, body, printed }]
  })
  const some = (step: number) =>
    Array.from({ length: MOST }, (_, i) => named[(i * step + 7) % named.length]!) // of a list that is not empty
  const corrected = acts
    .filter(({ titulo }) => titulo.startsWith('RETIFICA'))
    .flatMap(
      ({ conteudo_completo: text }) =>
        /Na Portaria[^.\n]{0,150}?DOU[^.\n]{0,60}/.exec(text)?.[0] ?? [],
    )
  const processes = new Set(
    acts.flatMap(({ conteudo_completo: text }) => text.match(PROCESS) ?? []),
  )
  return {
    'acts one after another': acts
      .map(({ conteudo_completo }) => conteudo_completo)
      .join('\n\n')
      .slice(3_000_000, 3_000_000 + LONGEST),
    'number, date, body': padded(
      some(31).map(({ name, day, body }) => `${name}, de ${day}, do ${body}`),
    ),
    'number, year, body': padded(
      some(37).map(({ name, year, body }) => `${name}/${year}, do ${body}`),
    ),
    'number, day and page of the gazette': padded(
      some(41).map(
        ({ name, printed, act }) =>
          `${name}, publicada no DOU de ${printed}, Seção 2, p. ${act.pagina}`,
      ),
    ),
    'pages of the gazette': padded(
      some(43).map(({ printed }, i) => `o DOU de ${printed}, Seção 2, p. ${1 + (i % 90)}`),
    ),
    'acts that others corrected': padded(corrected.slice(0, MOST)),
    proceedings: padded([...processes].slice(0, MOST).map((number) => `o Processo nº ${number}`)),
    'acts of twenty years that are not there': padded(
      Array.from({ length: MOST }, (_, i) => `a Portaria MEC nº ${i + 1}/${2003 + (i % 20)}`),
    ),
    laws: padded(
      Array.from({ length: MOST }, (_, i) => `a Lei nº ${8_000 + i * 23}/${1990 + (i % 30)}`),
    ),
  }
}

/** Each citation in a sentence, with words between them up to the longest text. */
function padded(citations: string[]): string {
  const sentences = citations.map((citation) => `Tendo em vista ${citation}`)
  const letters = sentences.join('.\n').length
  const room = Math.max(0, Math.floor((LONGEST - letters) / citations.length))
  return sentences
    .map((sentence) => `${sentence}${FILLER.slice(0, room)}`)
    .join('.\n')
    .slice(0, LONGEST)
}
