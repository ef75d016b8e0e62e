import type { ProofParts } from '../../gazette/provenance/proof.ts'
import type { DayRoots } from '../../service/archive/archive-store.ts'
import { row } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { publications } from '../archive/tables.ts'
import { unpackFiles } from './pack-files.ts'
import { sourceTrees, statements } from './tables.ts'

const actRow = publications.pick('xml', 'source', 'data_publicacao')
const treeRow = sourceTrees.pick('arquivo', 'raiz', 'files')
const rootRow = sourceTrees.pick('data', 'arquivo', 'raiz')
const statementRow = statements.pick('sequencia', 'texto', 'sha256', 'assinatura')
const datedRow = row({ ...statementRow.shape, ...statements.pick('data', 'raiz').shape })

/** Reads what the installation stated about the zips that it has read. */
export function createProvenanceReader(sql: SqlReader) {
  return {
    /** Roots of the zips, and the statements, of these days; statements in their order. */
    roots: async (first: string, last: string): Promise<DayRoots> => ({
      zips: await sql.all(
        rootRow,
        `SELECT ${rootRow.columns} FROM source_trees
         WHERE data BETWEEN $1 AND $2 AND atual = $3 ORDER BY data, arquivo`,
        [first, last, true],
      ),
      declaracoes: await sql.all(
        datedRow,
        `SELECT ${datedRow.columns} FROM statements
         WHERE data BETWEEN $1 AND $2 ORDER BY sequencia`,
        [first, last],
      ),
    }),

    /** Null: there is no such act, or its files are in no tree. */
    async proofParts(id: string): Promise<ProofParts | null> {
      const act = await sql.one(
        actRow,
        `SELECT ${actRow.columns} FROM publications WHERE id = $1`,
        [id],
      )
      if (act === null || act.xml === null || act.source === null) return null
      const { xml, source, data_publicacao: data } = act
      const tree = await sql.one(
        treeRow,
        `SELECT ${treeRow.columns} FROM source_trees WHERE data = $1 AND source = $2`,
        [data, source],
      )
      if (tree === null) return null
      const { arquivo, raiz, files } = tree
      const made = await sql.all(
        statementRow,
        `SELECT ${statementRow.columns} FROM statements WHERE data = $1 ORDER BY sequencia DESC`,
        [data],
      )
      return { xml, arquivo, raiz, files: unpackFiles(files), statements: made }
    },
  }
}
