import type { XmlFile } from '../../gazette/origin.ts'
import type { ProvenanceRules } from '../../gazette/provenance/rules.ts'
import type { Signer } from '../../lib/crypto/signing.ts'
import { row, text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { statement } from '../statement.ts'
import { packFiles } from './pack-files.ts'
import { sourceTrees, statements } from './tables.ts'

/** A zip that was read to its end. */
export interface ReadZip {
  /** Its number in act_sources. */
  source: number
  arquivo: string
  /** All that could be read. */
  files: XmlFile[]
}

interface Declaring {
  rules: ProvenanceRules
  /** Null: the archive's secrets cannot be opened. */
  openSigner(): Promise<Signer | null>
  now: Date
}

const putTree = sourceTrees.insert(`ON CONFLICT (data, source) DO UPDATE SET
  raiz = excluded.raiz, folhas = excluded.folhas, files = excluded.files, atual = excluded.atual`)
const setOthers = statement(
  sourceTrees.pick('data', 'arquivo', 'source', 'atual').shape,
  `UPDATE source_trees SET atual = :atual
   WHERE data = :data AND arquivo = :arquivo AND source <> :source`,
)
const insertStatement = statements.insert()

const zipRow = row({
  ...sourceTrees.pick('arquivo', 'raiz', 'folhas').shape,
  sha256: text,
})

/**
 * States what the archive has of each day in a zip, in the transaction of its end, unless that was stated
 * already. Without a signer the statement stands in the chain unsigned, and the next signature covers it.
 */
export async function declareZip(tx: Sql, zip: ReadZip, how: Declaring): Promise<void> {
  const { filesByDay, rootOfFiles } = how.rules
  for (const [data, files] of filesByDay(zip.arquivo, zip.files)) {
    await keepTree(tx, zip, { data, files, raiz: rootOfFiles(files) })
    await declareDay(tx, data, how)
  }
}

async function keepTree(
  tx: Sql,
  { source, arquivo }: ReadZip,
  { data, files, raiz }: { data: string; files: XmlFile[]; raiz: string },
): Promise<void> {
  await tx.run(...setOthers({ data, arquivo, source, atual: false }))
  await putTree(tx, {
    data,
    source,
    arquivo,
    raiz,
    folhas: files.length,
    files: packFiles(files),
    atual: true,
  })
}

async function declareDay(
  tx: Sql,
  data: string,
  { rules, openSigner, now }: Declaring,
): Promise<void> {
  const { zipsInOrder, rootOfDay, makeStatement } = rules
  const zips = zipsInOrder(
    await tx.all(
      zipRow,
      `SELECT source_trees.arquivo, raiz, folhas, sha256
       FROM source_trees JOIN act_sources USING (source)
       WHERE data = $1 AND atual = $2`,
      [data, true],
    ),
  )
  const raiz = rootOfDay(zips)
  const columns = `SELECT ${statements.columns} FROM statements`
  const former = await tx.one(
    statements,
    `${columns} WHERE data = $1 ORDER BY sequencia DESC LIMIT 1`,
    [data],
  )
  if (former?.raiz === raiz) return
  const last = await tx.one(statements, `${columns} ORDER BY sequencia DESC LIMIT 1`)
  const statement = makeStatement(
    {
      sequencia: (last?.sequencia ?? 0) + 1,
      data,
      raiz,
      zips,
      substitui: former && { sequencia: former.sequencia, sha256: former.sha256 },
      anterior: last && last.sha256,
      feita_em: now.toISOString(),
    },
    await openSigner(),
  )
  await insertStatement(tx, { ...statement, data, raiz })
}
