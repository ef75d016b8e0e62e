import { styleText } from 'node:util'
import { type ComparedTerm, type Difference, isMissed } from '../../rodou/compare.ts'
import type { MailedRow } from '../../rodou/mailed.ts'
import { counted } from '../../lib/text/counted.ts'
import type { ComparedMails, WholeComparison } from './compare-all.ts'
import type { ComparedSearch } from './compare-searches.ts'
import type { SourceEditions } from './editions.ts'
import type { ComparedPeriod } from './period.ts'

/** As many acts of each reason are named. */
const MOST_EXAMPLES = 10
const UNKNOWN = 'SEM RAZÃO CONHECIDA'
const SIDES = { arauto: 'só no Arauto', rodou: 'SÓ NO RO-DOU' } as const

/** What was compared with what. */
export function describeReading(
  { desde, ate }: ComparedPeriod,
  editions: SourceEditions | null,
): string {
  const days = desde === ate ? desde : `${desde} a ${ate}`
  return editions === null
    ? `Leitura do Ro-DOU (${days}): emulada sobre os textos do acervo, sem o HTML da fonte. É pelo menos o que ele encontra; --edicoes lê os zips do INLABS.`
    : `Leitura do Ro-DOU (${days}): emulada sobre os zips do INLABS de ${counted(editions.dias.length, 'dia', 'dias')} da pasta.`
}

/** What both find, line by line. @param base the address of the service, for links to its acts */
export function describeComparison({ searches, mails }: WholeComparison, base: string): string[] {
  return [
    ...searches.flatMap((search) => describeSearch(search, base)),
    ...mails.flatMap((mail) => describeMails(mail, base)),
  ]
}

/** Terms by which both find the same are only counted. */
function describeSearch({ nome, isInlabs, terms, aside }: ComparedSearch, base: string): string[] {
  const differing = terms.filter(({ differences }) => differences.length > 0)
  const equal = terms.length - differing.length
  const acts = terms.reduce((sum, { arauto }) => sum + arauto, 0)
  return [
    `comparação de "${nome}": ${counted(acts, 'ato', 'atos')} no Arauto; ${equal.toLocaleString('pt-BR')} de ${counted(terms.length, 'termo', 'termos')} com os mesmos atos`,
    ...indented([
      ...(isInlabs
        ? []
        : ['fonte DOU: a busca do portal não se repete; comparada com a leitura da fonte INLABS']),
      ...differing.flatMap((term) => describeTerm(term, base)),
      ...aside.map(({ term, problema }) => red(`NÃO COMPARADO "${term}": ${problema}`)),
    ]),
  ]
}

function describeTerm({ term, arauto, rodou, differences }: ComparedTerm, base: string): string[] {
  return [
    `${term === '' ? 'sem termo' : `"${term}"`}: Arauto ${arauto}, Ro-DOU ${rodou}`,
    ...indented(describeDifferences(differences, base)),
  ]
}

function describeDifferences(differences: Difference[], base: string): string[] {
  const kinds = Map.groupBy(
    differences,
    ({ side, reason }) => `${SIDES[side]}, ${reason ?? UNKNOWN}`,
  )
  return [...kinds].flatMap(([kind, its]) => {
    const line = `${its.length} ${kind}`
    return [
      its.some(isMissed) ? red(line) : line,
      ...indented(its.slice(0, MOST_EXAMPLES).map((difference) => describeAct(difference, base))),
    ]
  })
}

function describeAct({ act, isHeld }: Difference, base: string): string {
  const { id, titulo, data_publicacao, url_original } = act
  const link = isHeld ? `${base}/publicacao/${id}` : url_original
  return `${data_publicacao} ${titulo.slice(0, 100)} ${link}`
}

function describeMails(mail: ComparedMails, base: string): string[] {
  const { dag, enviados, arauto, comuns, differences, unknown, unmailed } = mail
  return [
    `e-mails de "${dag.id}" (${counted(dag.arquivos, 'CSV', 'CSVs')}): ${counted(enviados, 'ato', 'atos')} no Ro-DOU, ${arauto.toLocaleString('pt-BR')} no Arauto, ${comuns.toLocaleString('pt-BR')} em ambos`,
    ...indented([
      ...describeDifferences(differences, base),
      ...describeUnknown(unknown),
      ...unmailed.map(
        ({ data, arauto: count }) =>
          `sem CSV de ${data}, e por isso não comparado: ${counted(count, 'ato', 'atos')} no Arauto`,
      ),
      ...dag.aside
        .slice(0, MOST_EXAMPLES)
        .map((place) =>
          red(`NÃO COMPARADA ${place}: não diz o dia, ou não tem a forma das outras`),
        ),
    ]),
  ]
}

/** Rows of acts that the archive has not: an edition may be missing. */
function describeUnknown(unknown: MailedRow[]): string[] {
  if (unknown.length === 0) return []
  return [
    red(`${unknown.length} ${SIDES.rodou}, o acervo não tem ato com este endereço e título`),
    ...indented(
      unknown
        .slice(0, MOST_EXAMPLES)
        .map(({ data, titulo, url }) => `${data} ${titulo.slice(0, 100)} ${url}`),
    ),
  ]
}

function indented(lines: string[]): string[] {
  return lines.map((line) => `  ${line}`)
}

/** On a terminal. */
function red(line: string): string {
  return styleText('red', line)
}

/** Whether Ro-DOU has an act that Arauto does not, and nobody knows why, or a person misses it; or may have one. */
export function isUnexplained({ searches, mails }: WholeComparison): boolean {
  return (
    searches.some(
      ({ terms, aside }) =>
        aside.length > 0 || terms.some(({ differences }) => differences.some(isMissed)),
    ) ||
    mails.some(
      ({ dag, differences, unknown }) =>
        unknown.length + dag.aside.length > 0 || differences.some(isMissed),
    )
  )
}
