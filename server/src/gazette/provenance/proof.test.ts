import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newSigningKey, signerWith } from '../../lib/crypto/signing.ts'
import type { XmlFile } from '../origin.ts'
import { type ActProof, checkProof, makeProof } from './proof.ts'
import { makeStatement } from './statement.ts'
import { filesByDay, rootOfDay, rootOfFiles, zipsInOrder } from './trees.ts'

const DAY = '2024-03-18'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const xml = (number: number): XmlFile => ({
  nome: `515_20240318_${number}.xml`,
  sha256: sha256(`${number}`),
})
const treeOf = (arquivo: string, files: XmlFile[]) => filesByDay(arquivo, files).get(DAY)!
const zipOf = (arquivo: string, files: XmlFile[]) => {
  const tree = treeOf(arquivo, files)
  return { arquivo, raiz: rootOfFiles(tree), folhas: tree.length, sha256: sha256(arquivo) }
}
const signer = signerWith(newSigningKey())
const OTHERS = [zipOf('2024-03-18-DO2.zip', [xml(1)]), zipOf('2024-03-18-DO3.zip', [xml(2)])]

/** A proof of one of these files of a zip beside others. */
function proofOf(count: number, index: number, signs: typeof signer | null = signer): ActProof {
  const files = Array.from({ length: count }, (_, i) => xml(100 + i))
  const arquivo = '2024-03-18-DO1.zip'
  const zips = zipsInOrder([...OTHERS, zipOf(arquivo, files)])
  const statement = makeStatement(
    {
      sequencia: 1,
      data: DAY,
      raiz: rootOfDay(zips),
      zips,
      substitui: null,
      anterior: null,
      feita_em: '2024-03-18T06:00:00.000Z',
    },
    signs,
  )
  const parts = { arquivo, raiz: rootOfFiles(treeOf(arquivo, files)) }
  return makeProof('pub_1', {
    ...parts,
    xml: [files[index]!],
    files: treeOf(arquivo, files),
    statements: [statement],
  })!
}

const HOLDS = { xml: true, zip: true, declaracao: true, assinatura: true }

test('a proof of any file of a zip holds', () => {
  const places = fc
    .integer({ min: 1, max: 40 })
    .chain((n) => fc.tuple(fc.constant(n), fc.nat(n - 1)))
  fc.assert(
    fc.property(places, ([count, index]) => {
      expect(checkProof(proofOf(count, index))).toEqual(HOLDS)
    }),
    { numRuns: 50 },
  )
})

test('without a signature the rest holds, and the proof says that nobody signed', () => {
  expect(checkProof(proofOf(3, 1, null))).toEqual({ ...HOLDS, assinatura: null })
})

test.each<[string, Partial<typeof HOLDS>, (proof: ActProof) => void]>([
  ['a digest of the XML', { xml: false }, (proof) => (proof.xml[0]!.sha256 = sha256('other'))],
  ['a name of the XML', { xml: false }, (proof) => (proof.xml[0]!.nome = 'x.xml')],
  ['no XML', { xml: false }, (proof) => (proof.xml = [])],
  ['the path of the XML', { xml: false }, (proof) => (proof.xml[0]!.caminho[0] = sha256('other'))],
  ['the place of the XML', { xml: false }, (proof) => (proof.xml[0]!.indice = 0)],
  ['the name of the zip', { zip: false, declaracao: false }, (proof) => (proof.zip.arquivo = 'x')],
  ['the path of the zip', { zip: false }, (proof) => (proof.zip.caminho = [])],
  ['the day', { declaracao: false }, (proof) => (proof.data = '2024-03-19')],
  ['the root', { zip: false, declaracao: false }, (proof) => (proof.raiz = sha256('other'))],
  [
    'the text of the statement',
    { declaracao: false, assinatura: false },
    (proof) =>
      (proof.declaracao.texto = proof.declaracao.texto.replace('"sequencia":1', '"sequencia":2')),
  ],
  [
    'no statement',
    { declaracao: false, assinatura: false },
    (proof) => (proof.declaracao.texto = '?'),
  ],
  [
    'the signature',
    { assinatura: false },
    (proof) => (proof.declaracao.assinatura = signerWith(newSigningKey()).sign('x')),
  ],
])('%s that was changed is noticed, and nothing else', (_, broken, change) => {
  const proof = proofOf(5, 2)
  change(proof)
  expect(checkProof(proof)).toEqual({ ...HOLDS, ...broken })
})

test('files are those of the day in their names, in the order of bytes, each once', () => {
  const [a, b, other] = [xml(1), xml(2), { nome: '515_20240319_9.xml', sha256: sha256('9') }]
  const loose = { nome: 'avulso.xml', sha256: sha256('a') }
  const days = filesByDay('S01032024.zip', [b, a, other, a, loose])
  expect([...days]).toEqual([
    [DAY, [a, b]],
    ['2024-03-19', [other]],
  ])
  expect(filesByDay('2024-03-18-DO1.zip', [loose]).get(DAY)).toEqual([loose])
  expect(filesByDay('x.zip', [{ nome: '515_20241399_9.xml', sha256: sha256('9') }]).size).toBe(0)
})
