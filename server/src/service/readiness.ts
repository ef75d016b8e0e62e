import type { Clock } from '../lib/clock.ts'
import { Problem } from '../lib/problem.ts'

export interface ReadinessDeps {
  /** Each fails while that part of the service does. */
  read(): Promise<void>
  write(): Promise<void>
  /** Null: this process answers no searches. */
  search: (() => Promise<void>) | null
  words: ReadinessWords
  clock: Clock
}

/** What is said of a part that fails, in Portuguese, with the way out. */
export type ReadinessWords = Record<'read' | 'write' | 'search', string>

export const ARCHIVE_SILENT = 'O acervo não responde. Tente de novo.'

/** Of an archive in a folder of this machine. */
export const OWN_WORDS: ReadinessWords = {
  read: ARCHIVE_SILENT,
  write:
    'O acervo não aceita escrita: o disco está cheio, ou a pasta é só de leitura? O que já estava guardado continua legível.',
  search: 'A busca não responde. O que está danificado, e como se conserta: npx arauto verificar.',
}

/** Of what the processes of a cluster share. */
export const CLUSTER_WORDS: ReadinessWords = {
  read: 'O PostgreSQL do cluster não responde.',
  write:
    'O PostgreSQL do cluster não aceita escrita: o disco dele está cheio, ou o endereço é o de uma réplica?',
  search:
    'O OpenSearch do cluster não responde por inteiro. As entregas e a coleta não precisam dele.',
}

/** Whoever asks more often hears what the last look found: a write waits for the disk. */
const LOOK_MS = 5_000

/** Gives what is wrong with the service, looked at now or a moment ago; null: it is ready. */
export function createReadiness(deps: ReadinessDeps): () => Promise<Problem | null> {
  let looked: { at: number; found: Promise<Problem | null> } | null = null
  return () => {
    const now = deps.clock().getTime()
    if (looked === null || now - looked.at >= LOOK_MS) looked = { at: now, found: look(deps) }
    return looked.found
  }
}

async function look({ read, write, search, words }: ReadinessDeps): Promise<Problem | null> {
  return (
    (await failure(read, words.read)) ??
    (await failure(write, words.write)) ??
    (search && (await failure(search, words.search)))
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
