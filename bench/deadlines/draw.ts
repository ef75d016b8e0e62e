/*
 * node bench/deadlines/draw.ts
 *
 * Draws the acts whose openings and deadlines are labelled: from each stratum the first ones in the order of
 * SHA-256 of `prazos:` and the id, at most two of one body, none that is word for word another. Strata are by section
 * and heading, never by what the rules look for. Prints `id half stratum` a line, halves in turn.
 */
import { hash } from 'node:crypto'
import type { Publication } from '../../server/src/gazette/publication.ts'
import { readRealActs } from '../lib/real-acts.ts'

/** In characters: longer texts are not read in full by anybody. */
const LONGEST = 3_500

const STRATA: [name: string, wanted: number, section: string | null, heading: RegExp][] = [
  ['mudança', 8, '3', /ALTERA|SUSPENS|ADIAMENTO|REABERTURA|PRORROGA|RETIFICA/],
  ['resultado', 6, '3', /RESULTADO|HOMOLOGA|JULGAMENTO/],
  ['abertura', 16, '3', /LICITA|PREG[AÃ]O|CONCORR[EÊ]NCIA|TOMADA|LEIL[AÃ]O|CHAMAMENTO|CREDENCIA/],
  ['edital', 18, '3', /^EDITA/],
  ['aviso', 12, '3', /AVISO|CONVOCA|NOTIFICA|INTIMA|COMUNICA|CITA[CÇ]/],
  ['norma', 14, '1', /CONSULTA|RESOLU|DELIBERA|DESPACHO|EDITAL|AVISO|DECIS|PORTARIA|INSTRU/],
  ['qualquer', 10, null, /./],
]

const seen = new Set<string>()
const acts = [...(await readRealActs()).values()]
  .filter(({ conteudo_completo }) => conteudo_completo.length <= LONGEST)
  .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
for (const [name, wanted, section, heading] of STRATA) draw(name, wanted, section, heading)

function draw(name: string, wanted: number, section: string | null, heading: RegExp): void {
  const ofBody = new Map<string, number>()
  let drawn = 0
  for (const { id, orgao, titulo, secao_base, conteudo_completo } of acts) {
    if (drawn === wanted) return
    const before = ofBody.get(orgao) ?? 0
    if (before === 2 || seen.has(conteudo_completo) || seen.has(id)) continue
    if ((section ?? secao_base) !== secao_base || !heading.test(titulo.toUpperCase())) continue
    ofBody.set(orgao, before + 1)
    seen.add(id).add(conteudo_completo)
    console.log(id, drawn % 2 === 0 ? 'tuning' : 'held-out', name)
    drawn++
  }
}

function orderOf({ id }: Publication): string {
  return hash('sha256', `prazos:${id}`)
}
