import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { analyzeAct } from '../engine/analysis.ts'
import { createSegmentIndex, createSegmentTables } from '../engine/index.ts'
import { NO_LIMIT } from '../engine/port.ts'
import { mostAlike } from '../src/service/archive/similar-acts.ts'

const bid = (id: string, tipo_ato: string, conteudo_completo: string) => ({
  id,
  tipo_ato,
  conteudo_completo,
  secao: '3',
  secao_base: '3',
  titulo: `${tipo_ato.toUpperCase()} Nº 7/2023`,
  ementa: null,
  resumo: '',
})

const ACTS = [
  bid(
    'compra',
    'Contrato',
    'Contratante: Polícia. Objeto: Aquisição de coletes balísticos. Valor: 1.',
  ),
  bid(
    'outro',
    'Contrato',
    'Contratante: Polícia. Objeto: Aquisição de gêneros alimentícios. Valor: 1.',
  ),
  bid('edital', 'Aviso', 'Torna público. Objeto: aquisição de coletes balísticos. Abertura: 9h.'),
  bid(
    'igual',
    'Contrato',
    'Contratante: Porto. Objeto: Aquisição de coletes balísticos. Vigência: 2024.',
  ),
  { ...bid('nomeia', 'Portaria', 'Nomear o chefe dos coletes balísticos.'), secao: '2' },
]

test('acts of one object are alike, whatever their stage; those of the same kind come first', async () => {
  expect(await alike('compra', 2)).toEqual(['igual', 'edital'])
  expect(await alike('edital', 2)).toContain('compra')
})

test('a party or a number in common tells nothing', async () => {
  expect((await alike('compra', 5)).indexOf('outro')).toBe(2)
})

test('acts of other sections are compared with their kind alone', async () => {
  expect(await alike('nomeia', 5)).toEqual([])
})

function alike(id: string, limit: number): Promise<string[]> {
  const view = {
    index: { search: async (request: Parameters<typeof index.search>[0]) => index.search(request) },
    acts: async (keys: number[]) => keys.map((key) => ACTS[key]!), // found by their places
    budget: NO_LIMIT,
  }
  return mostAlike(
    view,
    ACTS.find((act) => act.id === id)!,
    limit,
  ) // one of them
}

const index = createIndex()

function createIndex() {
  const db = new DatabaseSync(':memory:')
  createSegmentTables(db)
  const made = createSegmentIndex(db)
  made.apply(
    ACTS.map((act, key) => ({
      kind: 'put',
      key,
      act: analyzeAct({
        ...act,
        conteudo_completo: `${act.titulo}\n\n${act.conteudo_completo}`,
        orgao: 'Ministério da Justiça',
        assinatura: '',
        data_publicacao: '2023-03-20',
        edicao: '1',
      }),
    })),
  )
  return made
}
