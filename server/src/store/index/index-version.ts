import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { PROGRAM } from '../../lib/errors/program.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { searchIndex } from './tables.ts'

const versionRow = searchIndex.pick('version')
/** The only row. */
const ID = 1
const put = searchIndex.insert('ON CONFLICT (id) DO UPDATE SET version = excluded.version')

/** The version of an archive's index. */
export interface IndexVersion {
  isCurrent(sql: SqlReader): Promise<boolean>
  /**
   * Called in every transaction that reads or writes the index, because another version of the
   * program may have rebuilt it meanwhile.
   * @throws Problem `indisponivel` when it is of another version.
   */
  expectCurrent(sql: SqlReader): Promise<void>
}

/** `version` is the index version of this program. */
export function createIndexVersion(version: string): IndexVersion {
  async function isCurrent(sql: SqlReader): Promise<boolean> {
    const found = await sql.one(versionRow, 'SELECT version FROM search_index')
    return found?.version === version
  }
  return {
    isCurrent,
    async expectCurrent(sql) {
      if (!(await isCurrent(sql))) throw ofAnotherVersion()
    },
  }
}

/** Stores that the index now has this version. */
export async function setIndexVersion(tx: Sql, version: string): Promise<void> {
  await put(tx, { id: ID, version })
}

/** The message while the index is of another version: nothing can be searched or written. */
export function ofAnotherVersion(): Problem {
  return new Problem(
    'indisponivel',
    'O índice de busca deste acervo é de outra versão do Arauto.',
    [
      detailOf(
        'índice de busca',
        'feito por outra versão, ou ainda não feito',
        `Refaça-o com: ${PROGRAM} reindexar. Se acabou de ser refeito, reinicie o serviço.`,
      ),
    ],
  )
}
