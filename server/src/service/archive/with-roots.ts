import type {
  DayStatement,
  RootedReport,
  SectionReport,
} from '../../gazette/ledger/source-report.ts'
import { readStatement } from '../../gazette/provenance/statement.ts'
import type { DatedStatement, DayRoots } from './archive-store.ts'

/** Rows of the ledger with the roots of their files, and what holds of their days. */
export function withRoots(rows: SectionReport[], { zips, declaracoes }: DayRoots): RootedReport[] {
  const keyOf = (data: string, arquivo: string | null) => `${data} ${arquivo}`
  const roots = new Map(zips.map(({ data, arquivo, raiz }) => [keyOf(data, arquivo), raiz]))
  // The last of a day replaces the others.
  const days = new Map(declaracoes.map((statement) => [statement.data, shown(statement)]))
  return rows.map((row) => ({
    ...row,
    raiz: roots.get(keyOf(row.data, row.arquivo)) ?? null,
    declaracao: days.get(row.data) ?? null,
  }))
}

function shown(statement: DatedStatement): DayStatement {
  const { sequencia, raiz, assinatura } = statement
  return { sequencia, raiz, assinatura, chave_publica: readStatement(statement).chave_publica }
}
