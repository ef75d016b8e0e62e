import type { CitedProcess } from '../../gazette/citations/cited.ts'
import type { ArchiveView } from '../archive/archive-store.ts'
import { emptyArchive } from '../archive/notices.ts'
import { type CitationFinding, MOST_ACTS, noneFound, actsFound } from './citation-finding.ts'

/** Searches at once: an index beside the database answers many in the time of one. */
const AT_ONCE = 16

/** Finds the acts that bear the numbers of proceedings which a text cites. */
export async function searchProcesses(
  view: ArchiveView,
  processes: CitedProcess[],
): Promise<CitationFinding[]> {
  const found: CitationFinding[] = []
  for (let at = 0; at < processes.length; at += AT_ONCE) {
    const some = processes.slice(at, at + AT_ONCE)
    found.push(...(await Promise.all(some.map((one) => searchProcess(view, one)))))
  }
  return found
}

async function searchProcess(
  view: ArchiveView,
  { digits }: CitedProcess,
): Promise<CitationFinding> {
  const { total, keys } = await view.index.search({
    query: { kind: 'entity', field: 'processo', value: digits },
    filters: {},
    order: 'recentes',
    offset: 0,
    limit: MOST_ACTS,
  })
  return total === 0 ? noProcess(await view.span()) : actsFound('existe', HAS_PROCESS, keys, total)
}

/** No day can be told on which a proceeding must come out: what the archive has is all that can be said. */
function noProcess(span: { first: string; last: string } | null): CitationFinding {
  if (span === null) return noneFound('fora_do_acervo', emptyArchive.mensagem)
  const where = `Nenhum ato do acervo, que vai de ${span.first} a ${span.last}, traz este número.`
  return noneFound('desconhecido', `${where} ${OF_PROCESSES}`)
}

const OF_PROCESSES = 'Só está nele o que saiu no Diário Oficial, e nem todo processo sai.'
const HAS_PROCESS = 'Estes atos do acervo trazem este número de processo.'
