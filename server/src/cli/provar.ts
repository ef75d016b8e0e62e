import { existsSync, readFileSync } from 'node:fs'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import { troubleOf } from '../lib/errors/trouble.ts'
import {
  type ActProof,
  type ProofCheck,
  checkProof,
  makeProof,
} from '../gazette/provenance/proof.ts'
import { createProvenanceReader } from '../store/provenance/read-provenance.ts'
import type { Config } from '../config.ts'
import type { CommandBody } from './command.ts'
import { onStore } from './on-store.ts'
import { type FileCheck, checkFiles } from './provar/check-files.ts'

/** Something does not hold. */
const BROKEN = 2

export const provar: CommandBody = {
  opcoes: { json: { tipo: 'chave', descricao: 'Escreve a prova e o resultado em JSON' } },
  async executar(args, { config }) {
    const [what, ...files] = args.posicionais
    const proof = existsSync(what!) ? readProof(what!) : await proofInArchive(what!, config)
    const found = { prova: checkProof(proof), arquivos: await checkFiles(proof, files) }
    if (args.chave('json')) console.log(JSON.stringify({ ...found, dados: proof }))
    else console.log(describe(proof, found.prova, found.arquivos).join('\n'))
    const holds = [...Object.values(found.prova), ...found.arquivos.map(({ confere }) => confere)]
    return holds.includes(false) ? BROKEN : 0
  },
}

/** As the API gives it, with or without what surrounds it. */
function readProof(path: string): ActProof {
  try {
    const read = JSON.parse(readFileSync(path, 'utf8')) as ActProof | { dados: ActProof }
    const proof = 'dados' in read ? read.dados : read
    checkProof(proof)
    return proof
  } catch (cause) {
    if (troubleOf(cause) !== null) throw cause
    throw new Problem(
      'parametro_invalido',
      `${path} não é uma prova.`,
      [
        detailOf(
          'prova.json',
          'não tem a forma de uma prova',
          'Salve a resposta de GET /publicacao/{id}/prova.',
        ),
      ],
      cause,
    )
  }
}

async function proofInArchive(id: string, config: Config): Promise<ActProof> {
  if (!id.startsWith('pub_'))
    throw new Problem('nao_encontrado', `Não há o arquivo ${id}.`, [
      detailOf(
        'prova.json',
        'não existe',
        'Confira o caminho, ou diga o id de uma publicação, que começa por pub_.',
      ),
    ])
  const parts = await onStore(config, ({ sql }) => createProvenanceReader(sql).proofParts(id))
  const proof = parts && makeProof(id, parts)
  if (proof !== null) return proof
  throw new Problem('nao_encontrado', `Não há prova de ${id} neste acervo.`, [
    detailOf(
      'publicação',
      'não existe, ou foi importada sem prova',
      `Importe de novo o zip dela: ${PROGRAM} importar --reler. De XML soltos não há prova.`,
    ),
  ])
}

function describe(proof: ActProof, check: ProofCheck, files: FileCheck[]): string[] {
  const { id, data, zip, raiz, declaracao, chave_publica, substituida_por } = proof
  const said = (holds: boolean) => (holds ? 'confere' : 'NÃO CONFERE')
  return [
    `${id}, de ${data}, em ${zip.arquivo}`,
    `XML até a raiz do zip (${zip.raiz}): ${said(check.xml)}`,
    `Zip até a raiz do dia (${raiz}): ${said(check.zip)}`,
    `Declaração ${declaracao.sequencia}: ${said(check.declaracao)}`,
    check.assinatura === null
      ? 'Assinatura: a declaração não tem.'
      : `Assinatura, com a chave ${chave_publica}: ${said(check.assinatura)}`,
    ...(substituida_por === null
      ? []
      : [`A declaração ${substituida_por} a substituiu: o zip mudou depois.`]),
    ...files.map(({ arquivo, sobre, confere }) => `${arquivo}, ${sobre}: ${said(confere)}`),
    ...(files.length === 0 ? ['Dê também o zip ou os XML para conferir os bytes da fonte.'] : []),
  ]
}
