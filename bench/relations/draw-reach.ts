/*
 * node bench/relations/draw-reach.ts <folder of an archive> <how many of each stratum>
 *
 * Prints passages to label for `reach.json`: what a text does to others, and what it only quotes. One word
 * of each act, in the order of the SHA-256 of `reach:` and its id. The words are looked for roughly, with
 * nothing in common with the program's own rules.
 */
import { createHash } from 'node:crypto'
import { openArchive } from '../../server/src/embedded/archive.ts'
import { decompressText } from '../../server/src/lib/text/compressed-text.ts'

const BEFORE = 60
const AFTER = 340

const STRATA: Record<string, RegExp> = {
  undo: /(?:sem efeito|revog|anul|insubsist|\bcass[ao])(?!.{0,30}nest[ae])/gi,
  part: /(?:sem efeito|revog|anul|insubsist)[^.]{0,60}?(?:\bart|inciso|\bitem|\bitens|al[ií]nea|par[áa]grafo|§|anexo|nomea|designa|dispensa|exonera|parte)/gi,
  alter:
    /\balterar (?!e\b)|\balter(?:a|o) [oa]s? (?:art|portaria|ato|resolu|instru|item|inciso|anexo)|\bficam? alterad|acrescentar|\bd[áa] nova reda|passam? a vigorar|incluir n[oa]/gi,
  prolong: /prorrog[^.]{0,200}(?:portaria|\bato\b|resolu)/gi,
  regulate: /(?:resolve|disp[õo]e|estabelece|art\. 1)[^.]{0,80}\bregulament(?:a|ar|ando)\b/gi,
  suspend: /\bsuspend\w*[^.]{0,120}(?:portaria|\bato\b|resolu)/gi,
  quoted: /["“][^"“”]{0,300}?(?:sem efeito|revog|anul|public|D\.?O\.?U)[^"“”]{0,300}?["”]/gi,
}

const [folder = '', most = '40'] = process.argv.slice(2)
using archive = openArchive(folder)
const acts = archive.db
  .prepare('SELECT id, titulo, conteudo_completo FROM publications')
  .all()
  .map(({ id, titulo, conteudo_completo: text }) => ({
    id: String(id),
    titulo: String(titulo),
    text: decompressText(text as Uint8Array),
    rank: createHash('sha256')
      .update(`reach:${String(id)}`)
      .digest(),
  }))
  .toSorted((a, b) => Buffer.compare(a.rank, b.rank))
const drawn = new Set<string>()
for (const [stratum, word] of Object.entries(STRATA)) {
  let left = Number(most)
  for (const { id, titulo, text, rank } of acts) {
    const found = [...text.matchAll(word)]
    if (left === 0 || found.length === 0 || drawn.has(id)) continue
    const { index } = found[rank[0]! % found.length]!
    drawn.add(id)
    left--
    const passage = text.slice(Math.max(0, index - BEFORE), index + AFTER).replaceAll('\n', '¶')
    console.log(`${stratum} ${id} @${index} ${titulo.slice(0, 60)}\n  ${passage}`)
  }
}
