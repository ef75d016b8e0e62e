import { expect, test } from 'vitest'
import { NO_FILTER } from '../../monitor/standing-filter.ts'
import { createTermQuestion } from './ask-terms.ts'
import type { NearTerm, TermStore } from './term-store.ts'

const PAGE = 100
const ROWS = 250
const TOLD = 240

/** Rows that one act after the other has; all but the last are told. */
function fakeStore() {
  const did = { pages: 0, acts: 0 }
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    publicacao: String(at),
    situacao: 'publicada',
    vigencia_fim: '2026-12-01',
  }))
  const isNew = ({ publicacao }: NearTerm) => Number(publicacao) >= TOLD
  const store = {
    contracts: {
      async page(_filter: unknown, { after }: { after: number | null }) {
        did.pages++
        const from = after === null ? 0 : after + 1
        return rows.slice(from, from + PAGE).map((row, at) => ({ place: from + at, row }))
      },
    },
    untold: async (_webhook: string, terms: NearTerm[]) => terms.filter(isNew),
    async act() {
      did.acts++
      return null
    },
    async tell() {},
  }
  return { did, store: store as unknown as TermStore }
}

test('a step asks for one page, and reads no act of which was told', async () => {
  const { did, store } = fakeStore()
  const question = createTermQuestion({
    store,
    clock: () => new Date('2026-11-20T15:00:00Z'),
    onDefect(id, error) {
      throw new Error(id, { cause: error })
    },
  })
  const linhas = { tabela: 'contratos' as const, vigencia_fim_em_dias: 90, termo: 'limpeza' }
  const filtros = { ...NO_FILTER, termos: [], linhas }
  const webhook = { id: 'a', conta_id: 'c', eventos: ['linha.prazo'], filtros, leitura: 1 }
  const pagesOfSteps: number[] = []
  while (await question.step([webhook], { nome: 'monitor', numero: 1 } as never)) {
    pagesOfSteps.push(did.pages)
    did.pages = 0
  }
  expect(pagesOfSteps.every((pages) => pages <= 1)).toBe(true)
  expect(pagesOfSteps.reduce((sum, pages) => sum + pages)).toBe(Math.ceil(ROWS / PAGE))
  expect(did.acts).toBe(ROWS - TOLD)
})
