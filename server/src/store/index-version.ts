import type { DatabaseSync } from 'node:sqlite'
import { Problem, detalhe } from '../lib/problem.ts'
import type { SearchReader } from '../search/search-index.ts'

export type IndexVersion = ReturnType<typeof createIndexVersion>

/** Knows what the index of an archive was made with; `version` is what this program makes one with. */
export function createIndexVersion(db: DatabaseSync, version: string) {
  const read = db.prepare('SELECT version FROM search_index')
  const write = db.prepare('INSERT OR REPLACE INTO search_index VALUES (1, ?)')
  const isCurrent = () => read.get()?.version === version
  return {
    isCurrent,
    /**
     * Called in every transaction that reads or writes the index: another version of the program may have
     * made it anew beside us.
     * @throws Problem `indisponivel` when it is not of our version.
     */
    expectCurrent(): void {
      if (isCurrent()) return
      throw new Problem(
        'indisponivel',
        'O índice de busca deste acervo é de outra versão do Arauto.',
        [
          detalhe(
            'índice de busca',
            'feito por outra versão, ou ainda não feito',
            'Refaça-o com: npx arauto reindexar. Se acabou de ser refeito, reinicie o serviço.',
          ),
        ],
      )
    },
    /** Notes that the index is now of our version. */
    setCurrent(): void {
      write.run(version)
    },
  }
}

/** The index as it may be asked: only while it is of our version. */
export function searchableIndex(
  index: SearchReader,
  { expectCurrent }: IndexVersion,
): SearchReader {
  return {
    search(request) {
      expectCurrent()
      return index.search(request)
    },
    facets(query, filters) {
      expectCurrent()
      return index.facets(query, filters)
    },
  }
}
