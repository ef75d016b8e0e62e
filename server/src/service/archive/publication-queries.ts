import type {
  ActField,
  ActVersion,
  ArchivedPublication,
  PublicationDetail,
} from '../../gazette/publication-detail.ts'
import type { Touchable } from '../../lib/flow/changes.ts'
import { prazosOf } from '../../gazette/deadlines/prazos.ts'
import { type ActProof, makeProof } from '../../gazette/provenance/proof.ts'
import type { ByteString } from '../../lib/text/byte-string.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { type SoughtManner, readSought } from '../../search/reading/read-sought.ts'
import type { ActKey } from '../../../engine/port.ts'
import { type Mark, marksIn } from '../../search/snippet/marks.ts'
import type { ArchiveStore, ArchiveView, FoundAct, PictureFile } from './archive-store.ts'
import { type EncodedJson, encodeSuccess } from './encoded-json.ts'
import { imageNotices } from './image-notices.ts'
import { actsAsJson, partDetailOf, publicationDetailOf, structureOf } from './read-acts.ts'
import { similarActs } from './similar-acts.ts'

/** Queries for whole acts. */
export interface PublicationQueries {
  /**
   * The answer with a `PublicationDetail`, or with one of its parts; null: there is none.
   * @throws Problem for a part that it does not have
   */
  read(id: string, parte?: string): Promise<EncodedJson | null>
  /** The same with the structure of its text. */
  readStructured(id: string): Promise<EncodedJson | null>
  /** The same with the rows that it says. */
  readRows(id: string): Promise<EncodedJson | null>
  /** The same with the openings and deadlines that it names. */
  readDeadlines(id: string): Promise<EncodedJson | null>
  /** A picture of an act; null: the archive does not have it. */
  picture(id: string, nome: string): Promise<PictureFile | null>
  /** Null: there is no such act; `sem_prova`: no statement has its files. */
  proof(id: string): Promise<ActProof | 'sem_prova' | null>
  /** Acts with these fields, a JSON array in the order of `ids`, and the ids that do not exist. */
  readMany(ids: string[], fields: readonly ActField[]): Promise<SeveralActs>
  /** The most similar acts of the same kind, best first; null: there is no such act. */
  similar(id: string, limit: number): Promise<FoundAct[] | null>
  /** An act's versions, oldest first, the newest 20 of them; null: there is no such act. */
  versions(id: string): Promise<ActVersion[] | null>
  /**
   * The matches of a query in its text, read by the version `leitura`; null: there is no such act.
   * @throws Problem for a query that cannot be read
   */
  marks(id: string, sought: SoughtManner & { termo: string }): Promise<Mark[] | null>
}

/** Marks per act: nobody looks at more, and a page should not draw them. */
const MOST_MARKS = 5_000

interface SeveralActs {
  publicacoes: ByteString
  inexistentes: string[]
}

/** Loaded with the first question for rows, so that no thread's start waits for what reads them. */
export const loadShownRows = () => import('../rows/shown-linhas.ts')

export function createPublicationQueries(store: ArchiveStore): PublicationQueries {
  return {
    read: (id, parte) =>
      encodedAct(id, async (view, act, madeOf) => {
        if (parte === undefined) return await publicationDetailOf(view, act, madeOf)
        const part = await partDetailOf(view, act, parte, madeOf)
        if (part === null) throw unknownPart()
        return part
      }),

    readStructured: (id) =>
      encodedAct(id, async (view, act, madeOf) => ({
        ...(await publicationDetailOf(view, act, madeOf)),
        estrutura: await structureOf(view, id),
      })),

    readRows: async (id) => {
      const { shownLinhas } = await loadShownRows() // no view waits for it
      return await encodedAct(id, async (view, act, madeOf) => ({
        ...(await publicationDetailOf(view, act, madeOf)),
        linhas: shownLinhas(act, await view.hiddenRows(id)),
      }))
    },

    readDeadlines: (id) =>
      encodedAct(id, async (view, act, madeOf) => ({
        ...(await publicationDetailOf(view, act, madeOf)),
        prazos: prazosOf(act),
      })),

    picture: (id, nome) => store.read((view) => view.picture(id, nome)),
    proof: (id) =>
      store.read(async (view) => {
        if ((await view.keyOf(id)) === null) return null
        const parts = await view.proofParts(id)
        return (parts && makeProof(id, parts)) ?? 'sem_prova'
      }),

    readMany: (ids, fields) =>
      store.read(async (view) => {
        const keys: ActKey[] = []
        const inexistentes: string[] = []
        for (const id of ids) {
          const key = await view.keyOf(id)
          if (key === null) inexistentes.push(id)
          else keys.push(key)
        }
        return { publicacoes: await actsAsJson(view, keys, fields), inexistentes }
      }),
    similar: (id, limit) => store.read((view) => similarActs(view, id, limit)),
    versions: (id) => store.read((view) => view.versions(id)),
    marks: async (id, sought) => {
      const query = readSought(sought)
      return await store.read(async (view) => {
        const act = await view.publication(id)
        return act && marksIn(act, query, view.budget).slice(0, MOST_MARKS)
      })
    },
  }

  /** An act with what `detailOf` reads, and all that it looked at for that. */
  function encodedAct(
    id: string,
    detailOf: (
      view: ArchiveView,
      act: ArchivedPublication,
      madeOf: Set<Touchable>,
    ) => Promise<PublicationDetail>,
  ): Promise<EncodedJson | null> {
    return store.read(async (view) => {
      const act = await view.publication(id)
      if (act === null) return null
      const madeOf = new Set<Touchable>([id])
      const detail = await detailOf(view, act, madeOf)
      return encodeSuccess(detail, imageNotices(detail), madeOf)
    })
  }
}

function unknownPart(): Problem {
  const sugestao = 'Use o que vem depois de # em `endereco`, como em `partes` da publicação.'
  return new Problem('nao_encontrado', 'A publicação não tem esta parte.', [
    detailOf('parte', 'não há na publicação', sugestao),
  ])
}
