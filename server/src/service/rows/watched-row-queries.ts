import { saidOfContract } from '../../ingest/prepare-contracts.ts'
import { saidOfNorm } from '../../ingest/prepare-norms.ts'
import { saidOfMovement } from '../../ingest/prepare-personnel.ts'
import { saidOfSanction } from '../../ingest/prepare-sanctions.ts'
import { saidOfTender } from '../../ingest/prepare-tenders.ts'
import type { NearDay } from '../../gazette/rows/near-day.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { brasiliaDate, dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { WatchedRows } from '../../monitor/watched-rows.ts'
import type { AskedSearch } from '../../search/reading/read-search.ts'
import type { Notice } from '../notice.ts'
import { contractFilterOf } from './contract-filter.ts'
import type { ContractQueries } from './contract-queries.ts'
import { movementFilterOf } from './movement-filter.ts'
import { normFilterOf } from './norm-filter.ts'
import type { NormQueries } from './norm-queries.ts'
import type { ActOfRows, AskedRows, PastRow, WatchedRowQueries } from './past-rows.ts'
import type { PersonnelQueries } from './personnel-queries.ts'
import type { RowParams, RowsPage } from './row-queries.ts'
import { sanctionFilterOf } from './sanction-filter.ts'
import type { SanctionQueries } from './sanction-queries.ts'
import { tenderFilterOf } from './tender-filter.ts'
import type { TenderQueries } from './tender-queries.ts'

/** The most rows that a filter may find at once; a page of them is read at a time. */
const MOST_ROWS = 20_000
const PAGE = 1_000

interface Tables {
  contracts: ContractQueries
  personnel: PersonnelQueries
  tenders: TenderQueries
  sanctions: SanctionQueries
  norms: NormQueries
}

interface Found {
  publicacao: string
  data_publicacao: string
}

type Page<Own extends object> = RowParams<Own, 'recentes'> & { facetas: null }

/** Asks the lists of the tables what alerts of rows would have found. */
export function createWatchedRowQueries(tables: Tables, clock: Clock): WatchedRowQueries {
  return {
    async acts(asked) {
      const today = brasiliaDate(clock())
      const { period } = asked
      return await find(asked, period !== null && period.ate < today ? period.ate : today)
    },

    async near({ linhas, leitura }, day) {
      const near = cameNearOn(linhas, day)
      if (near === null) return []
      const { acts } = await find({ linhas: near.linhas, leitura, period: null }, day)
      return acts.map((act) => ({
        ...act,
        linhas: act.linhas.map((row) => ({ ...row, prazo: near.prazo })),
      }))
    },
  }

  function find(asked: AskedRows, today: string) {
    const { linhas } = asked
    const { tabela } = linhas
    const acts = actsOf(asked)
    const found =
      <Linha extends object>(saidOf: (linha: Linha) => string) =>
      (linha: Linha): PastRow => ({ tabela, linha, dito: saidOf(linha), prazo: null })
    switch (linhas.tabela) {
      case 'contratos':
        return all(
          tables.contracts.list,
          contractFilterOf(linhas, today),
          acts,
          found(saidOfContract),
        )
      case 'pessoal':
        return all(tables.personnel.list, movementFilterOf(linhas), acts, found(saidOfMovement))
      case 'licitacoes':
        return all(tables.tenders.list, tenderFilterOf(linhas, today), acts, found(saidOfTender))
      case 'sancoes':
        return all(tables.sanctions.list, sanctionFilterOf(linhas), acts, found(saidOfSanction))
      case 'normas':
        return all(tables.norms.list, normFilterOf(linhas), acts, found(saidOfNorm))
    }
  }
}

/** All rows of a list, page by page, by their acts. */
async function all<Own extends object, Linha extends object, Sum extends { linhas: number }>(
  list: (asked: Page<Own>) => Promise<RowsPage<Linha, Sum>>,
  own: Own,
  acts: AskedSearch,
  row: (linha: Linha) => PastRow,
): Promise<{ acts: ActOfRows[]; avisos: Notice[] }> {
  const found = new Map<string, ActOfRows>()
  const page = { own, acts, facetas: null, order: 'recentes', limite: PAGE } as const
  let { resultados, next, sums, avisos } = await list({ ...page, after: null })
  const total = (sums ?? []).reduce((sum, { linhas }) => sum + linhas, 0)
  if (total > MOST_ROWS) throw tooMany(total)
  for (;;) {
    for (const linha of resultados) {
      const { publicacao, data_publicacao: data } = linha as Linha & Found
      const act = found.get(publicacao) ?? { publicacao, data, linhas: [] }
      found.set(publicacao, act)
      act.linhas.push(row(linha))
    }
    if (next === null) return { acts: [...found.values()], avisos }
    ;({ resultados, next } = await list({ ...page, after: next }))
  }
}

function actsOf({ linhas, leitura, period }: AskedRows): AskedSearch {
  const { termo = '*', orgao = [] } = linhas
  const secao = linhas.tabela === 'pessoal' ? (linhas.secao ?? []) : []
  return {
    termo,
    leitura,
    filters: {
      ...(period && { data_inicio: period.desde, data_fim: period.ate }),
      ...(orgao.length > 0 && { orgaos: orgao }),
      ...(secao.length > 0 && { secoes: secao }),
    },
  }
}

/** The filter on rows whose day is as far from a day as is asked for; null: none is. */
function cameNearOn(
  linhas: WatchedRows,
  day: string,
): { linhas: WatchedRows; prazo: NearDay } | null {
  const after = (days: number) => dateOfDay(dayNumber(day) + days)
  if (linhas.tabela === 'contratos' && linhas.vigencia_fim_em_dias !== undefined) {
    const { vigencia_fim_em_dias: dias, ...others } = linhas
    const data = after(dias)
    return {
      linhas: { ...others, vigencia_fim_de: data, vigencia_fim_ate: data },
      prazo: { campo: 'vigencia_fim', data, dias },
    }
  }
  if (linhas.tabela === 'licitacoes' && linhas.abertura_em_dias !== undefined) {
    const { abertura_em_dias: dias, ...others } = linhas
    const data = after(dias)
    return {
      linhas: { ...others, abertura_de: data, abertura_ate: data },
      prazo: { campo: 'data_abertura', data, dias },
    }
  }
  return null
}

function tooMany(total: number): Problem {
  const problema = `encontra ${total.toLocaleString('pt-BR')} linhas de uma vez; o máximo são ${MOST_ROWS.toLocaleString('pt-BR')}`
  return new Problem('parametro_invalido', `Parâmetro inválido: filtros.linhas ${problema}.`, [
    detailOf('filtros.linhas', problema, 'Acrescente filtros da tabela, ou peça um período menor.'),
  ])
}
