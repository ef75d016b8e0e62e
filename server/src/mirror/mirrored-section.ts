import type { LedgerRow } from '../gazette/ledger/ledger.ts'
import { type SectionReport, errorIn } from '../gazette/ledger/source-report.ts'
import { pubNameOf } from '../gazette/sections.ts'

/** What another ledger says of a section; `ausente`: nothing. */
export type MirroredSection =
  | LedgerRow
  | (Pick<LedgerRow, 'data' | 'pub_name'> & { estado: 'ausente' })

/** A section as `GET /fontes` tells it, as a ledger keeps it. */
export function mirroredSection(report: SectionReport): MirroredSection {
  const { data, secao, secao_base, estado, primeira_em, ultima_em } = report
  const pub_name = pubNameOf(secao, secao_base)
  if (estado === 'ausente' || primeira_em === null || ultima_em === null)
    return { data, pub_name, estado: 'ausente' }
  const { artigos, publicacoes, rejeitados, ausentes, retiradas } = report
  const { arquivo, sha256, provisoria, tentativas, motivo } = report
  return {
    data,
    pub_name,
    estado,
    artigos,
    publicacoes,
    rejeitados,
    ausentes,
    retiradas,
    arquivo,
    sha256,
    unconfirmed_since: provisoria ? ultima_em : null,
    tentativas,
    primeira_em,
    ultima_em,
    ultimo_erro: errorIn(report),
    motivo,
  }
}
