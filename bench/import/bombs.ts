/*
 * node bench/import/bombs.ts [--pasta DIR]
 *
 * Measures what small zips with very large content cost the real command, and whether the sound act in
 * each is imported. Prints Markdown for RESULTS.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestFile, seededRandom, zip } from '../../server/test/_editions.ts'
import { runArauto } from '../lib/arauto.ts'
import { runBench } from '../lib/bench.ts'
import { megabytes, round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'

const MEBIBYTE = 2 ** 20
const PARAGRAPH = '<p>O Ministro de Estado, no uso de suas atribuições, resolve nomear Fulano.</p>'

interface Bomb {
  what: string
  files(): TestFile[]
}

const BOMBS: Bomb[] = [
  { what: 'four acts of 47 MiB', files: () => acts(4, () => repeated(PARAGRAPH, 47)) },
  { what: 'an act of 53 MiB', files: () => acts(1, () => repeated(PARAGRAPH, 53)) },
  { what: '8 acts of 7.9 MiB, every word another', files: () => acts(8, (i) => words(i, 7.9)) },
  { what: '8 acts of 7.9 MiB, letters alone', files: () => acts(8, (i) => letters(i, 7.9)) },
  { what: '20 parts of 1 MiB of one act', files: () => parts(20, (i) => words(i, 1)) },
  { what: '20 files of 1 MiB that name no act', files: () => nameless(20, 1) },
  { what: 'two million elements, one in the other', files: () => raw(8, '<a>', 7.9) },
  { what: 'a million attributes', files: () => raw(8, null, 7.9) },
  { what: '1 GB of spaces', files: () => raw(16, ' ', 60) },
]

await runBench({ acts: 1, quickActs: 1 }, async ({ folder }) => {
  const before = load()
  const rows: string[][] = []
  for (const [i, { what, files }] of BOMBS.entries()) {
    progress('Importing', what)
    const home = join(folder, String(i))
    mkdirSync(home, { recursive: true })
    const path = join(home, '2024-03-18-DO1.zip')
    const all = [...files(), ...acts(1, () => PARAGRAPH, 9_000)]
    const bytes = all.reduce((sum, [, content]) => sum + content.length, 0)
    const packed = zip(all)
    writeFileSync(path, packed)
    const { result, seconds, cpuSeconds, anonymousBytes } = await runArauto(join(home, 'data'), [
      'importar',
      path,
    ])
    rows.push([
      what,
      megabytes(packed.length),
      megabytes(bytes),
      String(result.publicacoes),
      String(result.rejeitados),
      megabytes(anonymousBytes),
      round(cpuSeconds),
      round(seconds),
    ])
  }
  progressDone()
  const head = [
    'a zip of',
    'zip',
    'XML',
    'acts in',
    'set aside',
    'anonymous memory, most',
    'CPU s',
    's',
  ]
  console.log(`${machine()}; load ${before} before, ${load()} after.\n\n${table(head, rows)}`)
})

function acts(count: number, texto: (i: number) => string, first = 1): TestFile[] {
  return Array.from({ length: count }, (_, i): TestFile => [
    `515_20240318_${first + i}.xml`,
    article(first + i, texto(i)),
  ])
}

function parts(count: number, texto: (i: number) => string): TestFile[] {
  return Array.from({ length: count }, (_, i): TestFile => [
    `515_20240318_7-${i + 1}.xml`,
    article(7, texto(i)),
  ])
}

/** Files whose act is neither in their name nor at their beginning. */
function nameless(count: number, mebibytes: number): TestFile[] {
  const padding = repeated(' ', mebibytes)
  return Array.from({ length: count }, (_, i): TestFile => [
    `arquivo${i}.xml`,
    Buffer.from(articleXml(i + 1, '<p>Texto.</p>').replace('<article ', `<article ${padding}`)),
  ])
}

/** Articles with `inside` before their body; with null, articles with many different attributes. */
function raw(count: number, inside: string | null, mebibytes: number): TestFile[] {
  const content =
    inside === null
      ? articleXml(5, '<p>x</p>').replace('<body>', `<b ${attributes(mebibytes)}/><body>`)
      : articleXml(5, '<p>x</p>').replace('<body>', `${repeated(inside, mebibytes)}<body>`)
  return Array.from({ length: count }, (_, i): TestFile => [
    `515_20240318_${i + 1}.xml`,
    Buffer.from(content.replaceAll('idMateria="5"', `idMateria="${i + 1}"`)),
  ])
}

function attributes(mebibytes: number): string {
  const all: string[] = []
  for (let i = 0, size = 0; size < mebibytes * MEBIBYTE; i++)
    size += all[all.push(`a${i}="" `) - 1]!.length
  return all.join('')
}

function words(seed: number, mebibytes: number): string {
  const all: string[] = []
  for (let i = 0, size = 0; size < mebibytes * MEBIBYTE; i++)
    size += all[all.push(`x${(seed * 1e6 + i).toString(36)} `) - 1]!.length
  return `<p>${all.join('')}</p>`
}

/** As many words as letters. */
function letters(seed: number, mebibytes: number): string {
  const random = seededRandom(seed)
  const text = Buffer.alloc(mebibytes * MEBIBYTE, 'a ')
  for (let i = 0; i < text.length; i += 2) text[i] = 97 + Math.floor(random() * 26)
  return `<p>${text.toString('latin1')}</p>`
}

function repeated(text: string, mebibytes: number): string {
  return text.repeat(Math.ceil((mebibytes * MEBIBYTE) / Buffer.byteLength(text)))
}

function article(idMateria: number, texto: string): Buffer {
  return Buffer.from(articleXml(idMateria, texto))
}

function articleXml(idMateria: number, texto: string): string {
  return `<xml><article id="${idMateria}" pubName="DO1" pubDate="18/03/2024" artType="Portaria" artCategory="Ministério de Teste" numberPage="7" editionNumber="54" idMateria="${idMateria}"><body><Identifica>PORTARIA Nº ${idMateria}</Identifica><Ementa/><Texto><![CDATA[${texto}]]></Texto></body></article></xml>`
}
