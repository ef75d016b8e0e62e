/*
 * node bench/parts/run-persons.ts
 *
 * Compares whom the acts within articles are about, and who signs them, with labels set by hand (README.md).
 * Prints Markdown for RESULTS.md.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signatoriesIn } from '../../server/src/gazette/entities/people.ts'
import { partesOf } from '../../server/src/gazette/inner-acts/partes.ts'
import { table } from '../lib/figures.ts'
import { readRealActs } from '../lib/real-acts.ts'

/** By the address of an act. */
type Labels = Record<string, { nomes: string; assinatura: string }>

const acts = await readRealActs()
if (acts.size === 0) console.log('NOT TESTED: no real editions')
else {
  const head = ['set', 'acts', 'names', 'found', 'wrong', 'precision', 'recall', 'signers right']
  console.log(table(head, ['tuning', 'held-out'].map(measure)))
}

function measure(set: string): string[] {
  const path = join(import.meta.dirname, `persons-${set}.json`)
  const labels: Labels = JSON.parse(readFileSync(path, 'utf8'))
  const count = { acts: 0, names: 0, found: 0, wrong: 0, signers: 0 }
  for (const [address, expected] of Object.entries(labels)) {
    const [id = ''] = address.split('#')
    const parte = partesOf(acts.get(id)!).find(({ endereco }) => endereco === address)
    const wanted = new Set(expected.nomes.split('; '))
    const given = new Set(parte?.nomes)
    const signers = signatoriesIn(parte?.assinatura ?? '').map(({ nome }) => nome)
    const isSigned = signers.join('; ') === expected.assinatura
    const right = given.intersection(wanted).size
    count.acts++
    count.names += wanted.size
    count.found += right
    count.wrong += given.size - right
    count.signers += Number(isSigned)
    const differs = [...wanted.symmetricDifference(given), ...(isSigned ? [] : signers)]
    if (differs.length > 0) console.error(set, address, differs)
  }
  const { names, found, wrong, signers } = count
  const shares = [found / (found + wrong), found / names].map((share) => share.toFixed(3))
  return [set, ...[count.acts, names, found, wrong].map(String), ...shares, String(signers)]
}
