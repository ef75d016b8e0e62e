import type { Cited } from '../../gazette/citations/cited.ts'
import type { ArchiveView, FoundAct } from '../archive/archive-store.ts'
import type { Notice } from '../notice.ts'
import { correctingActs } from './correcting-acts.ts'
import { missingOf } from './coverage-of.ts'
import { type CitationFinding, noneFound } from './citation-finding.ts'
import { type Citacao, foundReason, resultadoOf } from './verdict.ts'

/** A citation and what was found of it. */
export interface FoundCitation {
  cited: Cited
  finding: CitationFinding
}

/** What the archive says of a citation. */
export type Verdict = Pick<Citacao, 'resultado' | 'motivo' | 'publicacoes' | 'total' | 'correcoes'>

/** Notices that an answer has. */
const MOST_NOTICES = 10

/** Reads the acts that were found, and what the archive lacks where none was, for all citations at once. */
export async function verdictsOf(
  view: ArchiveView,
  found: FoundCitation[],
  today: string,
): Promise<{ verdicts: Verdict[]; avisos: Notice[] }> {
  const windows = found.flatMap(({ finding }) => finding.window ?? [])
  const missing = new Map(
    (await missingOf(view, today, windows)).map((notices, i) => [windows[i]!, notices]),
  )
  const lacking = new Map<string, Notice>()
  const told = found.map(({ cited, finding }) => {
    const notices = (finding.window && missing.get(finding.window)) ?? []
    for (const notice of notices) lacking.set(notice.mensagem, notice)
    return { cited, finding: notices.length > 0 ? outside(notices) : finding }
  })
  const verdicts = await withActs(view, told)
  return { verdicts, avisos: [...lacking.values()].slice(0, MOST_NOTICES) }
}

/** Not found, where the archive lacks something of the days: that says nothing. */
function outside(notices: Notice[]): CitationFinding {
  const why = notices.map(({ mensagem }) => mensagem).join(' ')
  return noneFound('fora_do_acervo', `O acervo não tem tudo dos dias em que sairia. ${why}`)
}

async function withActs(view: ArchiveView, found: FoundCitation[]): Promise<Verdict[]> {
  const hits = await view.hitsByKey([...new Set(found.flatMap(({ finding }) => finding.keys))])
  const isChanged = (hit: FoundAct | undefined) => hit && hit.situacao !== 'publicada'
  const changed = found.flatMap(({ cited, finding }) => {
    const [key] = finding.said === null ? finding.keys : []
    return key !== undefined && cited.tipo === 'ato' && isChanged(hits.get(key))
      ? [{ cited, key }]
      : []
  })
  const corrections = await correctingActs(view, changed)
  return found.map(({ cited, finding: { said, keys, total } }) => {
    const publicacoes = keys.flatMap((key) => hits.get(key) ?? [])
    const [act] = publicacoes
    const state = said ?? { resultado: resultadoOf(act!), motivo: foundReason(act!) } // its act is in this snapshot
    return { ...state, publicacoes, total, correcoes: corrections.get(cited) ?? [] }
  })
}
