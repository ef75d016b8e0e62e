import type { Clock } from '../../lib/time/clock.ts'
import { brasiliaDate } from '../../lib/time/dates.ts'
import type { ArchiveStore } from '../archive/archive-store.ts'
import { headOf } from '../daybook/daybook.ts'
import {
  type FolderView,
  type KeptActView,
  type LabelCount,
  MOST_KEPT,
  countLabels,
} from './folder.ts'
import { FOLDER_FILES, type FolderFormat } from './folder-files.ts'
import type { FolderReader, FoundKeptAct, KeptAsked } from './folder-store.ts'

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
    list: (conta_id, publicacao) => folders.list(conta_id, today(), publicacao),
    async find(conta_id, id) {
      const folder = await folders.find(conta_id, id, today())
      return folder && { ...folder, etiquetas: countLabels(await folders.labels(id)) }
    },
    async acts(conta_id, id, asked, page) {
      if ((await folders.find(conta_id, id, today())) === null) return null
      const { total, resultados } = await folders.acts(id, asked, page)
      return { total, resultados: await told(resultados) }
    },
    async file(conta_id, id, asked, { format, publicUrl }) {
      const folder = await folders.find(conta_id, id, today())
      if (folder === null) return null
      const { resultados } = await folders.acts(id, asked, { offset: 0, limit: MOST_KEPT })
      const acts = await told(resultados)
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

  /** With each act as it is now. */
  async function told(found: FoundKeptAct[]): Promise<KeptActView[]> {
    const ids = found.map(({ kept }) => kept.publicacao_id)
    const heads = await store.read((view) => view.actHeadsById(ids))
    const byId = new Map(heads.map((head) => [head.id, headOf(head)]))
    return found.map(({ kept, responsavel }) => {
      const { pasta_id: _folder, publicacao_id: id, responsavel_id: _person, ...shown } = kept
      const { prazo, andamento } = kept
      const vencido = andamento === 'aberto' && prazo !== null && prazo < today()
      return { id, ato: byId.get(id) ?? null, ...shown, responsavel, vencido }
    })
  }
}
