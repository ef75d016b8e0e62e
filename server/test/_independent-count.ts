import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'

/** An article in the roughest possible reading. Shares no code with the service. */
export interface RoughArticle {
  /** Its act: section, date and matéria. */
  act: string
  part: number
  identifica: string
  ementa: string
  texto: string
  /** The same before its markup is taken away. */
  html: string
}

/** Every article of every zip in a folder, by zip name. */
export function roughArticles(folder: string): Map<string, RoughArticle[]> {
  const zips = readdirSync(folder).filter((name) => name.endsWith('.zip'))
  return new Map(
    zips.map((zip) => {
      const files = Object.entries(unzipSync(readFileSync(join(folder, zip))))
      const xml = files.filter(([name]) => name.endsWith('.xml'))
      return [zip, xml.map(([name, bytes]) => rough(name, new TextDecoder().decode(bytes)))]
    }),
  )
}

function rough(name: string, xml: string): RoughArticle {
  const attribute = (name: string) => new RegExp(`<article[^>]* ${name}="([^"]*)"`).exec(xml)?.[1]
  const element = (name: string) =>
    new RegExp(`<${name}><!\\[CDATA\\[([\\s\\S]*?)\\]\\]></${name}>`).exec(xml)?.[1]?.trim() ?? ''
  return {
    act: ['pubName', 'pubDate', 'idMateria'].map(attribute).join(' '),
    part: Number(/-(\d+)\.xml$/.exec(name)?.[1] ?? 0),
    identifica: element('Identifica'),
    ementa: element('Ementa'),
    texto: plain(element('Texto')),
    html: element('Texto'),
  }
}

function plain(html: string): string {
  return html
    .replace(/<\/?(strong|em|u|sup|sub)>/g, '')
    .replace(/<img name="([^"]*)" \/>/g, ' [imagem: $1, só na versão certificada] ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/&(amp;)+/g, '&')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\uf0b0', '°') // as the Symbol font shows it
}

/** Separate runs of three or more ASCII letters: no normalisation of text may change them. */
export function roughWords(text: string): string[] {
  return text.match(/(?<![\p{L}\p{N}\p{M}])[a-zA-Z]{3,}(?![\p{L}\p{N}\p{M}])/gu) ?? []
}

/**
 * The tokens of a text by the rules of the query language, with as few regular expressions as
 * possible.
 */
export function roughTokens(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .replace(/\p{Cf}/gu, '') // invisible: it separates no words for a reader
      .replace(/(?<![a-zA-ZÀ-ÿ\d]|\d\.)\d{1,3}(?:\.\d{3})+(?![a-zA-ZÀ-ÿ\d]|\.\d)/gu, (number) =>
        number.replaceAll('.', ''),
      )
      .replace(/[º°]/g, 'o ')
      .replaceAll('ª', 'a ')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
