import { decompressText } from '../lib/text/compressed-text.ts'
import { countDamage, createSegmentIndex } from '../../engine/index.ts'
import { KEYS_PER_DAY } from '../../engine/port.ts'
import { countWrongSums } from '../store/row-tables/check-sums.ts'
import { createSqliteHandle } from '../store/sqlite/connection.ts'
import type { openReader } from '../store/sqlite/database.ts'
import { isDamage } from '../store/sqlite/errors.ts'

type Connection = ReturnType<typeof openReader>

/** The findings of a full read of the archive; all empty: the archive is sound. */
export interface Verification {
  /** SQLite's report on its file: at most ten lines, in English. */
  banco: string[]
  /** Acts read. */
  publicacoes: number
  /** Sections with unreadable acts, and the source file of each, if the ledger has it. */
  secoes: { data: string; secao: string; atos: number; arquivo: string | null }[]
  /** Pieces of the index that differ from what was written. */
  indice_danificado: number
  /** Acts that the index lacks, or has in excess. */
  indice_diferente: number
  /** Kept sums of contracts that are not those of the rows. */
  somas_diferentes: number
}

/**
 * Reads everything in an archive and compares it with the index, without a pause.
 * @param onStep Hears what is read next, for people: each may take minutes.
 */
export async function verifyArchive(
  db: Connection,
  onStep: (step: string) => void,
): Promise<Verification> {
  const found: Verification = {
    banco: [],
    publicacoes: 0,
    secoes: [],
    indice_danificado: 0,
    indice_diferente: 0,
    somas_diferentes: 0,
  }
  const steps = {
    'as páginas do banco': () => ({ banco: checkFile(db) }),
    'os textos': () => readActs(db),
    'o índice de busca': () => readIndex(db, found.publicacoes),
    'as somas de contratos': () => readSums(db),
  }
  for (const [step, read] of Object.entries(steps))
    try {
      onStep(step)
      Object.assign(found, await read())
    } catch (error) {
      if (!isDamage(error)) throw error
      found.banco.push(error.message)
    }
  return found
}

export function isSound(found: Verification): boolean {
  const { banco, secoes, indice_danificado, indice_diferente, somas_diferentes } = found
  const others = indice_danificado + indice_diferente + somas_diferentes
  return banco.length + secoes.length + others === 0
}

function checkFile(db: Connection): string[] {
  const lines = db.prepare('PRAGMA integrity_check(10)').all()
  return lines.map(({ integrity_check }) => String(integrity_check)).filter((line) => line !== 'ok')
}

function readActs(db: Connection) {
  const acts = db.prepare('SELECT data_publicacao, pub_name, conteudo_completo FROM publications')
  const unreadable = new Map<string, number>()
  let publicacoes = 0
  for (const { data_publicacao, pub_name, conteudo_completo } of acts.iterate()) {
    publicacoes++
    const section = `${String(data_publicacao)} ${String(pub_name)}`
    if (!isReadable(conteudo_completo)) unreadable.set(section, (unreadable.get(section) ?? 0) + 1)
  }
  return {
    publicacoes,
    secoes: [...unreadable].map(([section, atos]) => origin(db, section, atos)),
  }
}

function isReadable(content: unknown): boolean {
  try {
    return content instanceof Uint8Array && decompressText(content) !== ''
  } catch {
    return false
  }
}

function origin(db: Connection, section: string, atos: number) {
  const [data = '', secao = ''] = section.split(' ')
  const known = db.prepare('SELECT arquivo FROM ledger WHERE data = ? AND pub_name = ?')
  const arquivo = known.get(data, secao)?.arquivo
  return { data, secao, atos, arquivo: typeof arquivo === 'string' ? arquivo : null }
}

/** Copies by older versions have no such sums. */
async function readSums(db: Connection) {
  if (!hasTable(db, 'contratos_por_faixa')) return {}
  return { somas_diferentes: await countWrongSums(createSqliteHandle(db), KEYS_PER_DAY) }
}

/** A copy of an archive that never had acts may have no index. */
function readIndex(db: Connection, publicacoes: number) {
  if (!hasTable(db, 'segments')) return { indice_diferente: publicacoes }
  const indice_danificado = countDamage(db)
  if (indice_danificado > 0) return { indice_danificado, indice_diferente: 0 }
  const everything = { kind: 'all' } as const
  const request = { query: everything, filters: {}, order: 'antigas', offset: 0, limit: 1 } as const
  const { total } = createSegmentIndex(db).search(request)
  return { indice_danificado, indice_diferente: Math.abs(total - publicacoes) }
}

function hasTable(db: Connection, name: string): boolean {
  const known = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?")
  return known.get(name) !== undefined
}
