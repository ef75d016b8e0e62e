import type { RowTableName } from '../../service/rows/row-store.ts'
import type { Sql } from '../sql.ts'
import { actTypes, bodies, editions } from './tables.ts'

const announce = editions
  .pick('data', 'numero', 'announced_at')
  .update(['data', 'numero'], 'AND announced_at IS NULL')
const insertEdition = editions
  .pick('data', 'numero')
  .insertMany('ON CONFLICT (data, numero) DO NOTHING')
const insertBody = bodies.insertMany('ON CONFLICT (orgao) DO NOTHING')
const insertType = actTypes.insertMany('ON CONFLICT (tipo_ato) DO NOTHING')

/** An act of an edition, as far as counts need it. */
interface CountedAct {
  data_publicacao: string
  edicao: string
  orgao: string
  tipo_ato: string
}

/** Updates, in the transaction `tx`, the editions' counts and the values that filters can take. */
export function countEditions(tx: Sql) {
  const touched = new Map<string, { data: string; numero: string }>()
  return {
    /** Notes that an act of this edition is new or changed; creates the edition if needed. */
    async touch(act: CountedAct): Promise<void> {
      const { data_publicacao: data, edicao: numero } = act
      if (!touched.has(`${data} ${numero}`)) await insertEdition(tx, { data, numero })
      touched.set(`${data} ${numero}`, { data, numero })
      await insertBody(tx, act)
      await insertType(tx, act)
    },
    /** Recounts the changed editions from their rows, so that the counts cannot drift. */
    async recount(): Promise<void> {
      for (const edition of touched.values()) await countEdition(tx, edition)
    },
  }
}

/** Counts an edition's acts anew, and finds the oldest rules by which their rows were read. */
export async function countEdition(
  tx: Sql,
  { data, numero }: { data: string; numero: string },
): Promise<void> {
  await tx.run('DELETE FROM edition_sections WHERE data = $1 AND numero = $2', [data, numero])
  await tx.run(
    `INSERT INTO edition_sections
       (data, numero, secao, publicacoes, versao_contratos, versao_pessoal, versao_licitacoes,
        versao_sancoes, versao_normas)
     SELECT p.data_publicacao, p.edicao, p.secao, count(*),
       ${oldestVersion('contratos')}, ${oldestVersion('pessoal')},
       ${oldestVersion('licitacoes')}, ${oldestVersion('sancoes')},
       ${oldestVersion('normas')}
     FROM publications p LEFT JOIN row_readings r ON r.key = p.key
     WHERE p.data_publicacao = $1 AND p.edicao = $2
     GROUP BY p.data_publicacao, p.edicao, p.secao`,
    [data, numero],
  )
}

/** Of the rules by which its acts were read; NULL: some were not. */
function oldestVersion(table: RowTableName): string {
  return `CASE WHEN count(r.${table}) = count(*) THEN min(r.${table}) END`
}

/** True the first time only. */
export async function announceEdition(
  tx: Sql,
  data: string,
  numero: string,
  now: Date,
): Promise<boolean> {
  return (await announce(tx, { data, numero, announced_at: now.toISOString() })) > 0
}
