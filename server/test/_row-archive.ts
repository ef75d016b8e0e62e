import { join } from 'node:path'
import { openArchive } from '../src/embedded/archive.ts'
import { type RowOrigin, unpackMovement } from '../src/gazette/rows/packed-movement.ts'
import type { RowTableName } from '../src/service/rows/row-store.ts'
import { decompressText } from '../src/lib/text/compressed-text.ts'
import { contratos, licitacoes, normas, pessoal, sancoes } from '../src/store/row-tables/tables.ts'
import { int, nullable, row } from '../src/store/rows.ts'
import { makeArchive } from './_make-archive.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, type TestArticle, writeZip } from './_editions.ts'
import { importHere } from './_import-here.ts'

const TABLES = { contratos, pessoal, licitacoes, sancoes, normas }
const LINHAS: Record<RowTableName, (text: string, origin: RowOrigin) => unknown> = {
  contratos: (text) => JSON.parse(text),
  pessoal: unpackMovement,
  licitacoes: (text) => JSON.parse(text),
  sancoes: (text) => JSON.parse(text),
  normas: (text) => JSON.parse(text),
}

const versionRow = row({ versao: nullable(int) })
const countRow = row({ n: int })

/** An archive into which one edition of a section is imported again and again, to see its rows of a table. */
export function createRowArchive<Name extends RowTableName>(
  name: Name,
  section: 'DO1' | 'DO2' | 'DO3',
) {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  makeArchive(dataDir)
  const table = TABLES[name]
  return {
    async import(acts: TestArticle[], { reread = false } = {}) {
      using archive = openArchive(dataDir)
      const clock = () => new Date('2024-03-18T12:00:00Z')
      const path = writeZip(folder, `${MONDAY}-${section}.zip`, acts)
      return (await importHere(archive, [path], { notify: true, clock, reread })).summary
    },
    async run(statement: string) {
      using archive = openArchive(dataDir)
      await archive.sql.run(statement)
    },
    async rows() {
      using archive = openArchive(dataDir)
      const read = `SELECT ${table.columns} FROM ${name} ORDER BY key, seq`
      const found = await archive.sql.all<ReturnType<(typeof TABLES)[Name]>>(table as never, read)
      const origin = { publicacao: '', versao: 0 }
      return found.map(({ key: _key, linha, ...columns }) => ({
        ...columns,
        linha: LINHAS[name](decompressText(linha), { ...origin, ...columns }),
      }))
    },
    /** The oldest version by which an act of the edition was read. */
    async version() {
      using archive = openArchive(dataDir)
      const read = `SELECT versao_${name} AS versao FROM edition_sections`
      return (await archive.sql.one(versionRow, read))!.versao
    },
    async news() {
      using archive = openArchive(dataDir)
      const read = "SELECT count(*) AS n FROM events WHERE tipo LIKE 'publicacao%'"
      return (await archive.sql.one(countRow, read))!.n
    },
  }
}
