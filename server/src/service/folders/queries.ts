import { nearestFirst, nextOf } from '../../gazette/deadlines/nearest.ts'
import { prazosOf } from '../../gazette/deadlines/prazos.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { brasiliaDate } from '../../lib/time/dates.ts'
import type { ArchiveStore } from '../archive/archive-store.ts'
import { headOf } from '../daybook/daybook.ts'
import {
  type CountedFolder,
  type FolderView,
  type KeptActView,
  type LabelCount,
  MOST_KEPT,
  countLabels,
} from './folder.ts'
import { FOLDER_FILES, type FolderFormat } from './folder-files.ts'
import type { FolderReader, FoundKeptAct, KeptAsked } from './folder-store.ts'
import { folderVersion, keptVersion } from './version.ts'

/** Queries of accounts about their folders. */
export interface FolderQueries {
  /** Oldest first; only those that have an act, if one is given. */
  list(conta_id: string, publicacao: string | null): Promise<FolderView[]>
  /** Null when the account has no such folder. */
  find(conta_id: string, id: string): Promise<(FolderView & { etiquetas: LabelCount[] }) | null>
  /** A page of a folder's acts; null when the account has no such folder. */
  acts(
    conta_id: string,
    id: string,
    asked: KeptAsked,
    page: { offset: number; limit: number },
  ): Promise<{ total: number; resultados: KeptActView[] } | null>
  /** Those acts of a folder as a file; null when the account has no such folder. */
  file(
    conta_id: string,
    id: string,
    asked: KeptAsked,
    form: { format: FolderFormat; publicUrl: string },
  ): Promise<{ nome: string; bytes: Uint8Array } | null>
  /** Null: the act is not in this folder of the account. */
  act(conta_id: string, id: string, publicacao: string): Promise<KeptActView | null>
}

export function createFolderQueries(
  folders: FolderReader,
  store: ArchiveStore,
  clock: Clock,
): FolderQueries {
  const today = () => brasiliaDate(clock())

  return {
    list: async (conta_id, publicacao) =>
      (await folders.list(conta_id, today(), publicacao)).map(withVersion),
    async find(conta_id, id) {
      const folder = await folders.find(conta_id, id, today())
      return folder && { ...withVersion(folder), etiquetas: countLabels(await folders.labels(id)) }
    },
    async acts(conta_id, id, asked, page) {
      if ((await folders.find(conta_id, id, today())) === null) return null
      return await shown(id, asked, page)
    },
    async file(conta_id, id, asked, { format, publicUrl }) {
      const folder = await folders.find(conta_id, id, today())
      if (folder === null) return null
      const { resultados: acts } = await shown(id, asked, ALL)
      return {
        nome: folder.nome,
        bytes: await FOLDER_FILES[format]({ folder, acts, publicUrl }),
      }
    },
    async act(conta_id, id, publicacao) {
      if ((await folders.find(conta_id, id, today())) === null) return null
      const found = await folders.act(id, publicacao)
      return found && (await told([found]))[0]! // one for each
    },
  }

  async function shown(
    id: string,
    { ordem, ...which }: KeptAsked,
    page: { offset: number; limit: number },
  ): Promise<{ total: number; resultados: KeptActView[] }> {
    if (ordem !== 'prazo_do_ato') {
      const { total, resultados } = await folders.acts(id, { ...which, ordem }, page)
      return { total, resultados: await told(resultados) }
    }
    const { total, resultados } = await folders.acts(id, { ...which, ordem: 'data' }, ALL)
    const acts = (await told(resultados)).toSorted(nearestOfText)
    return { total, resultados: acts.slice(page.offset, page.offset + page.limit) }
  }

  async function told(found: FoundKeptAct[]): Promise<KeptActView[]> {
    const acts: KeptActView[] = []
    for (let at = 0; at < found.length; at += READ_TOGETHER)
      acts.push(...(await toldTogether(found.slice(at, at + READ_TOGETHER))))
    return acts
  }

  /** With each act as it is now. */
  async function toldTogether(found: FoundKeptAct[]): Promise<KeptActView[]> {
    const ids = found.map(({ kept }) => kept.publicacao_id)
    const acts = await store.read((view) => view.actsById(ids))
    const byId = new Map(acts.map((act) => [act.id, act]))
    const day = today()
    return found.map(({ kept, responsavel }) => {
      const { pasta_id: _folder, publicacao_id: id, responsavel_id: _person, ...shown } = kept
      const { prazo, andamento } = kept
      const vencido = andamento === 'aberto' && prazo !== null && prazo < day
      const act = byId.get(id)
      const ato = act === undefined ? null : headOf(act)
      const prazo_do_ato = act === undefined ? null : nextOf(prazosOf(act), day)
      const versao = keptVersion(kept)
      return { id, ato, ...shown, responsavel, vencido, prazo_do_ato, versao }
    })
  }
}

function withVersion(folder: CountedFolder): FolderView {
  return { ...folder, versao: folderVersion(folder) }
}

const ALL = { offset: 0, limit: MOST_KEPT }
/** Texts of acts that are held at one time: some have megabytes. */
const READ_TOGETHER = 100

function nearestOfText({ prazo_do_ato: a }: KeptActView, { prazo_do_ato: b }: KeptActView): number {
  return a === null || b === null ? Number(a === null) - Number(b === null) : nearestFirst(a, b)
}
