import type { Clock } from '../lib/clock.ts'
import type { Notice } from '../lib/notice.ts'
import { Problem } from '../lib/problem.ts'

export interface ReadinessDeps {
  /** Whether there is anything in the archive. Each of these fails while that part of the service does. */
  read(): Promise<boolean>
  write(): Promise<void>
  search(): Promise<void>
  clock: Clock
}

export const ARCHIVE_SILENT = 'O acervo não responde. Tente de novo.'

/** Right for a first start; else the archive is somewhere else. */
const EMPTY: Notice = {
  codigo: 'acervo_vazio',
  campo: 'ARAUTO_DATA_DIR',
  mensagem:
    'O acervo está vazio. Se deveria ter publicações, os dados não são os que se esperavam: há um volume que não foi montado?',
  sugestoes: [],
}

/** Whoever asks more often hears what the last look found: a write waits for the disk. */
const LOOK_MS = 5_000

/** What is wrong with the service; or it is ready, and these are to be known. */
export type Readiness = Problem | Notice[]

/** Gives how the service is, looked at now or a moment ago. */
export function createReadiness(deps: ReadinessDeps): () => Promise<Readiness> {
  let looked: { at: number; found: Promise<Readiness> } | null = null
  return () => {
    const now = deps.clock().getTime()
    if (looked === null || now - looked.at >= LOOK_MS) looked = { at: now, found: look(deps) }
    return looked.found
  }
}

async function look({ read, write, search }: ReadinessDeps): Promise<Readiness> {
  let isEmpty = false
  const problem =
    (await failure(async () => void (isEmpty = !(await read())), ARCHIVE_SILENT)) ??
    (await failure(
      write,
      'O acervo não aceita escrita: o disco está cheio, ou a pasta é só de leitura? O que já estava guardado continua legível.',
    )) ??
    (await failure(
      search,
      'A busca não responde. O que está danificado, e como se conserta: npx arauto verificar.',
    ))
  return problem ?? (isEmpty ? [EMPTY] : [])
}

async function failure(part: () => Promise<void>, mensagem: string): Promise<Problem | null> {
  try {
    await part()
    return null
  } catch (error) {
    return new Problem('indisponivel', mensagem, [], error)
  }
}
