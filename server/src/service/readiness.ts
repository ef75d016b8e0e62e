import type { Clock } from '../lib/time/clock.ts'
import { type Notice, noticeData } from './notice.ts'
import { Problem } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import { type ReadOnlyReason, readOnlyNotice } from './read-only.ts'

export interface ReadinessDeps {
  /**
   * Whether the archive contains anything. Each method throws while its part of the service fails.
   */
  read(): Promise<boolean>
  write(): Promise<void>
  /** Null: this process answers no searches. */
  search: (() => Promise<void>) | null
  /** Why the service only reads; null: it writes. Asked once more after a write that failed. */
  readOnly(): ReadOnlyReason | null
  words: ReadinessWords
  clock: Clock
}

/** Messages about the service, in Portuguese, with the way out. */
export interface ReadinessWords {
  /** For a part that fails. */
  read: string
  write: string
  search: string
  /** For an empty archive: right at a first start; otherwise the archive is somewhere else. */
  empty: Notice
}

export const ARCHIVE_SILENT = 'O acervo não responde. Tente de novo.'

/** For an archive in a folder of this machine. */
export const OWN_WORDS: ReadinessWords = {
  read: ARCHIVE_SILENT,
  write:
    'O acervo não aceita escrita: o disco está cheio, ou a pasta é só de leitura? O que já estava guardado continua legível.',
  search: `A busca não responde. O que está danificado, e como se conserta: ${PROGRAM} verificar.`,
  empty: {
    codigo: 'acervo_vazio',
    campo: 'ARAUTO_DATA_DIR',
    mensagem:
      'O acervo está vazio. Se deveria ter publicações, os dados não são os que se esperavam: há um volume que não foi montado?',
    sugestoes: [],
    dados: noticeData(),
  },
}

/** For what the processes of a cluster share. */
export const CLUSTER_WORDS: ReadinessWords = {
  read: 'O PostgreSQL do cluster não responde.',
  write:
    'O PostgreSQL do cluster não aceita escrita: o disco dele está cheio, ou o endereço é o de uma réplica?',
  search:
    'O OpenSearch do cluster não responde por inteiro. As entregas e a coleta não precisam dele.',
  empty: {
    codigo: 'acervo_vazio',
    campo: 'ARAUTO_DATABASE_URL',
    mensagem:
      'O acervo do cluster está vazio. Se deveria ter publicações, o endereço do PostgreSQL é o de outro banco?',
    sugestoes: [],
    dados: noticeData(),
  },
}

/** More frequent callers get the last result: the test write waits for the disk. */
const LOOK_MS = 5_000

/** The faults of the service; or it is ready, with these warnings. */
export type Readiness = Problem | Notice[]

/** Returns the state of the service, checked now or a moment ago. */
export function createReadiness(deps: ReadinessDeps): () => Promise<Readiness> {
  let looked: { at: number; found: Promise<Readiness> } | null = null
  return () => {
    const now = deps.clock().getTime()
    if (looked === null || now - looked.at >= LOOK_MS) looked = { at: now, found: look(deps) }
    return looked.found
  }
}

async function look({ read, write, search, readOnly, words }: ReadinessDeps): Promise<Readiness> {
  let isEmpty = false
  const unwritten = readOnly() === null ? await failure(write, words.write) : null
  const why = readOnly()
  const problem =
    (await failure(async () => void (isEmpty = !(await read())), words.read)) ??
    (why === null ? unwritten : null) ??
    (search && (await failure(search, words.search)))
  // A read-only service is ready: it still answers searches, which would fail if it were taken out of
  // service.
  return (
    problem ?? [...(why === null ? [] : [readOnlyNotice(why)]), ...(isEmpty ? [words.empty] : [])]
  )
}

async function failure(part: () => Promise<void>, mensagem: string): Promise<Problem | null> {
  try {
    await part()
    return null
  } catch (error) {
    const details = error instanceof Problem ? error.detalhes : []
    return new Problem('indisponivel', mensagem, details, error)
  }
}
