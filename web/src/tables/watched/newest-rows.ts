import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import type { Aviso, Contrato, Licitacao, Movimento, Norma, Sancao } from '../../api/schema.ts'
import { without } from '../../lib/without.ts'
import type { Words } from '../../words/pt/index.ts'
import { instrumentName } from '../contracts/names.ts'
import { normName } from '../norms/names.ts'
import { sanctionName } from '../sanctions/names.ts'
import { tenderName } from '../tenders/names.ts'
import type { WatchedRows } from './watched-rows.ts'

/** A row in a line: what it is, and whom or what it is about. */
export interface NamedRow {
  id: string
  publicacao: string
  data: string
  name: string
  about: string | null
}

interface FoundRows {
  total: number
  rows: NamedRow[]
  avisos: Aviso[]
}

type RowWords = Pick<Words, 'contracts' | 'personnel' | 'tenders' | 'sanctions' | 'norms'>

interface Asked {
  literal: boolean
  data_inicio?: string
  data_fim?: string
  limite: number
}

/** The rows that a filter on those to come finds among those of the archive, the newest first. */
export const newestRowsOptions = (watched: WatchedRows, asked: Asked, words: RowWords) =>
  queryOptions({
    queryKey: ['linhas novas', watched, asked, words.contracts.title],
    queryFn: ({ signal }): Promise<FoundRows> => newestRows({ watched, asked, words, signal }),
    staleTime: 60_000,
  })

interface NewestRows {
  watched: WatchedRows
  asked: Asked
  words: RowWords
  signal: AbortSignal
}

async function newestRows({ watched, asked, words, signal }: NewestRows): Promise<FoundRows> {
  const { literal, ...page } = asked
  const query = { ...without(watched, 'tabela'), ...page, ...(literal && { literal }) }
  switch (watched.tabela) {
    case 'contratos': {
      const name = (row: Contrato) => instrumentName(row, words.contracts)
      const { dados } = await call('GET /contratos', { query, signal })
      return named(dados, name, ({ fornecedor_nome, objeto }) => fornecedor_nome ?? objeto)
    }
    case 'pessoal': {
      const name = (row: Movimento) => words.personnel.kinds[row.tipo_movimentacao]
      const { dados } = await call('GET /pessoal', { query, signal })
      return named(dados, name, ({ pessoa_nome, cargo_funcao }) => pessoa_nome ?? cargo_funcao)
    }
    case 'licitacoes': {
      const name = (row: Licitacao) => tenderName(row, words)
      const { dados } = await call('GET /licitacoes', { query, signal })
      return named(dados, name, ({ objeto }) => objeto)
    }
    case 'sancoes': {
      const name = (row: Sancao) => sanctionName(row, words.sanctions)
      const { dados } = await call('GET /sancoes', { query, signal })
      return named(dados, name, ({ sancionado_nome }) => sancionado_nome)
    }
    case 'normas': {
      const name = (row: Norma) => normName(row, words.norms)
      const { dados } = await call('GET /normas', { query, signal })
      return named(dados, name, ({ ementa }) => ementa)
    }
  }
}

function named<Row extends { id: string; publicacao: string; data_publicacao: string }>(
  { total, resultados, avisos }: { total: number | null; resultados: Row[]; avisos: Aviso[] },
  name: (row: Row) => string,
  about: (row: Row) => string | null,
): FoundRows {
  const rows = resultados.map((row) => ({
    id: `${row.publicacao} ${row.id}`,
    publicacao: row.publicacao,
    data: row.data_publicacao,
    name: name(row),
    about: about(row),
  }))
  return { total: total ?? 0, rows, avisos }
}
