import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Verification, isSound, verifyArchive } from '../embedded/verify.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import { expectArchive, openCopy, openReader } from '../store/sqlite/database.ts'
import { isFolder } from '../store/copies/copy-folder.ts'
import { expectKnownVersion } from '../store/sqlite/migrate.ts'
import type { CommandBody } from './command.ts'
import { REBUILD, wrongSums } from './somas.ts'
import { checkCopies } from './copies/check-copies.ts'
import { counted } from '../lib/text/counted.ts'

/** The archive is damaged, and somebody must repair it. */
const DAMAGED = 2

export const verificar: CommandBody = {
  opcoes: {
    minutos: {
      tipo: 'texto',
      descricao:
        'De uma pasta de cópias incrementais: para depois de tantos; o mesmo comando continua',
    },
    json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' },
  },
  interrompido: 'Nada foi mudado.',
  semCluster: `O PostgreSQL confere as suas páginas (pg_amcheck, data_checksums). O índice: ${PROGRAM} indice conferir. As somas guardadas: ${PROGRAM} somas conferir`,
  async executar(args, { config, signal, endAtSignals }) {
    const [path, ...others] = args.posicionais
    if (others.length > 0)
      throw new Problem('parametro_invalido', 'Diga uma só cópia.', [
        detailOf('cópia', 'esperada no máximo uma', `Por exemplo: ${PROGRAM} verificar arauto.bak`),
      ])
    if (path !== undefined && isFolder(path)) return await checkCopies(path, args, signal)
    if (args.texto('minutos') !== undefined)
      throw new Problem('parametro_invalido', 'Um arquivo é lido inteiro.', [
        detailOf(
          '--minutos',
          'vale só para uma pasta de cópias incrementais',
          'Tire a opção, ou diga a pasta.',
        ),
      ])
    using db = open(path, config.dataDir)
    await nextTurn() // for a signal that has come already
    signal.throwIfAborted()
    endAtSignals()
    const found = await verifyArchive(db, tellStep)
    if (args.chave('json')) console.log(JSON.stringify(found))
    else for (const line of describe(found, path)) console.log(line)
    return isSound(found) ? 0 : DAMAGED
  },
}

/** No bar: a step is one statement, and Ctrl-C, which ends the process, would leave the cursor hidden. */
function tellStep(step: string): void {
  if (process.stderr.isTTY) console.error(`Lendo ${step}…`)
}

function open(copy: string | undefined, dataDir: string): ReturnType<typeof openReader> {
  if (copy !== undefined) return openCopy(copy)
  expectArchive(dataDir)
  const db = openReader(dataDir)
  expectKnownVersion(db)
  return db
}

/** `copy`: the file that was read; undefined: the archive itself, which can be repaired. */
function describe(found: Verification, copy: string | undefined): string[] {
  const read = `${counted(found.publicacoes, 'publicação lida', 'publicações lidas')}.`
  if (isSound(found)) return [read, 'Está tudo como foi escrito.']
  const faults = faultsOf(found)
  if (copy === undefined) return [read, ...faults.flatMap(({ lines, cure }) => [...lines, cure])]
  return [
    read,
    ...faults.flatMap(({ lines }) => lines),
    `Não conte com esta cópia (${copy}): faça outra, com ${PROGRAM} backup, ou use uma anterior.`,
  ]
}

/** The damaged parts, and how to repair them in an archive. */
function faultsOf(found: Verification): { lines: string[]; cure: string }[] {
  const { banco, secoes, indice_danificado, indice_diferente, somas_diferentes } = found
  const file = {
    lines: ['O arquivo do banco está danificado:', ...banco.map((line) => `  ${line}`)],
    cure: `  Restaure a última cópia (${PROGRAM} restaurar) e importe o que veio depois dela.`,
  }
  const index = {
    lines: [
      indice_danificado > 0
        ? `O índice de busca tem ${counted(indice_danificado, 'parte danificada', 'partes danificadas')}.`
        : `O índice de busca difere do acervo em ${counted(indice_diferente, 'ato', 'atos')}.`,
    ],
    cure: `  Refaça-o a partir dos textos, que não são tocados: ${PROGRAM} reindexar`,
  }
  return [
    ...(banco.length > 0 ? [file] : []),
    ...secoes.map(({ data, secao, atos, arquivo }) => ({
      lines: [`${data} ${secao}: ${counted(atos, 'ato ilegível', 'atos ilegíveis')}.`],
      cure: `  Importe de novo: ${PROGRAM} importar --reler ${arquivo ?? 'o zip desta seção'}`,
    })),
    ...(indice_danificado + indice_diferente > 0 ? [index] : []),
    ...(somas_diferentes > 0
      ? [
          {
            lines: [wrongSums(somas_diferentes)],
            cure: `  Refaça-as a partir delas: ${REBUILD}`,
          },
        ]
      : []),
  ]
}
