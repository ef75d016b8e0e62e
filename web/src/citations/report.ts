import type { Citacao, ResultadoBusca } from '../api/schema.ts'
import type { Format } from '../words/format.ts'
import type { Words } from '../words/pt/index.ts'
import { verdictWord } from './VerdictTag.tsx'
import { daysInWords } from './days-in-words.ts'
import type { CitationMark } from './marks.ts'
import { type Numbered, CONCERNS, countOf } from './verdicts.ts'

interface Speaking {
  words: Words
  format: Format
  today: string
  /** Of this page: acts are linked by it. */
  origin: string
}

/** What of a text was not looked at. */
export interface CheckLimits {
  /** A text that is too long is verified part by part. */
  at: number
  count: number
  /** Citations that were not looked up. */
  more: number
}

/** What was found, to paste into a mail. */
export function citationReport(
  all: readonly Numbered[],
  { at, count: parts, more }: CheckLimits,
  speaking: Speaking,
): string {
  const {
    words: { citations: said },
    format,
    today,
  } = speaking
  return [
    `${said.reportHead(format.date(today))}: ${countsInWords(all, speaking)}.`,
    ...(parts > 1 ? [said.reportPart(format.number(at + 1), format.number(parts))] : []),
    ...(more > 0 ? [said.tooMany(format.number(more))] : []),
    ...all.map((one) => noteOf(one, speaking)),
    said.reportFoot,
  ].join('\n\n')
}

/** `1 para rever já, 2 pedem atenção` */
export function countsInWords(
  all: readonly Numbered[],
  { words, format }: Pick<Speaking, 'words' | 'format'>,
): string {
  return CONCERNS.flatMap((concern) => {
    const count = countOf(all, concern)
    return count === 0 ? [] : [`${format.number(count)} ${words.citations.concern[concern](count)}`]
  }).join(', ')
}

/** The text with a number behind each citation, and the report below. */
export function annotatedText(
  text: string,
  marks: readonly CitationMark[],
  report: string,
  notes: string,
): string {
  let end = 0
  const parts = marks.map(({ end: until, one }) => {
    const before = text.slice(end, until)
    end = until
    return `${before} [${one.number}]`
  })
  return `${parts.join('')}${text.slice(end)}\n\n---\n${notes}\n\n${report}\n`
}

function noteOf({ number, citation }: Numbered, speaking: Speaking): string {
  const {
    words: { act, citations: said },
    format,
  } = speaking
  const { motivo, publicacoes, correcoes } = citation
  return [
    `[${number}] ${flat(citation.texto)}: ${verdictWord(citation, speaking.words)}. ${daysInWords(motivo, format)}`,
    ...publicacoes.map((one) => `    ${actLine(one, speaking)}`),
    ...correcoes.flatMap(({ tipo, publicacao, trecho }) => [
      `    ${act.verbs[tipo]}: ${actLine(publicacao, speaking)}`,
      ...(trecho === null ? [] : [`    ${said.reportQuote(flat(trecho))}`]),
    ]),
  ].join('\n')
}

function actLine(
  { id, titulo, data_publicacao, secao }: ResultadoBusca,
  { words, format, origin }: Speaking,
): string {
  const place = `${format.date(data_publicacao)}, ${words.common.section[secao]}`
  return `${titulo} (${place}) ${origin}/publicacao/${id}`
}

function flat(text: Citacao['texto']): string {
  return text.replaceAll(/\s+/g, ' ')
}
