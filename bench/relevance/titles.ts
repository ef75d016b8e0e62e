import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { analyzeAct } from '../../server/engine/analysis.ts'
import { createSegmentIndex, createSegmentTables } from '../../server/engine/index.ts'
import { buildPart } from '../../server/engine/part.ts'
import { type ActKey, KEYS_PER_DAY } from '../../server/engine/port.ts'
import type { Publication } from '../../server/src/gazette/publication.ts'
import { dayNumber } from '../../server/src/lib/time/dates.ts'
import type { Searched } from './searched.ts'

interface Title {
  identifica: string | null
  ementa: string | null
  artType: string | null
  /** YYYY-MM-DD */
  pubDate: string
  artCategory: string | null
}

/**
 * Real titles and ementas of Section 1, searchable for themselves, as whole days of it are not to be had.
 * `idMateria` is the place in the file.
 */
export function openTitles(editions: string): Searched & Disposable {
  const db = new DatabaseSync(':memory:')
  createSegmentTables(db)
  const index = createSegmentIndex(db)
  const acts = new Map(
    readTitles(editions).map((title, place): [ActKey, Publication] => [
      dayNumber(title.pubDate) * KEYS_PER_DAY + place,
      actOf(title, place),
    ]),
  )
  const inOrder = [...acts].sort(([a], [b]) => a - b)
  if (acts.size > 0)
    index.add(
      inOrder.map(([key]) => key),
      buildPart(inOrder.map(([, act]) => analyzeAct(act))),
    )
  return { acts, index, [Symbol.dispose]: () => db.close() }
}

function readTitles(editions: string): Title[] {
  const file = join(editions, 'do1-titles.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Title[]) : []
}

function actOf(
  { identifica, ementa, artType, pubDate, artCategory }: Title,
  place: number,
): Publication {
  const titulo = identifica ?? ''
  return {
    id: `pub_${String(place).padStart(16, '0')}`,
    pubName: 'DO1',
    idMateria: String(place),
    parts: [0],
    data_publicacao: pubDate,
    secao: '1',
    secao_base: '1',
    edicao: 's/n',
    pagina: '',
    orgao: artCategory ?? '',
    tipo_ato: artType ?? '',
    titulo,
    ementa,
    resumo: (ementa ?? '').slice(0, 300),
    conteudo_completo: [titulo, ementa].filter(Boolean).join('\n\n'),
    assinatura: '',
    url_original: '',
    url_pdf: '',
  }
}
