import { expect, test } from 'vitest'
import type { BlocoDoTexto, CelulaDeTabela, EstiloDoTexto, Publicacao } from '../api/schema.ts'
import { typesetAct } from './structured.ts'

const block = (inicio: number, fim: number, more: Partial<BlocoDoTexto> = {}): BlocoDoTexto => ({
  tipo: 'paragrafo',
  inicio,
  fim,
  classe: null,
  estilos: [],
  cabecalho: 0,
  linhas: [],
  ...more,
})
const cell = (inicio: number, fim: number, coluna: number, colunas = 1, linhas = 1) => ({
  inicio,
  fim,
  coluna,
  colunas,
  linhas,
  estilos: [],
})
const act = (conteudo_completo: string, blocos: BlocoDoTexto[]) =>
  ({
    titulo: 'ATO 1',
    ementa: null,
    assinatura: '',
    conteudo_completo,
    estrutura: { blocos },
  }) as unknown as Publicacao

test('an act is set as its source sets it, not as its text looks', () => {
  const text = 'ATO 1\n\nANA\n\nMinistra\n\nART. 1º\n\nTUDO EM MAIÚSCULAS'
  const { blocks } = typesetAct(
    act(text, [
      block(0, 5, { tipo: 'titulo', classe: 'identifica' }),
      block(7, 10, { classe: 'assina' }),
      block(12, 20, { classe: 'cargo' }),
      block(22, 29),
      block(31, 49),
    ]),
  )
  expect(blocks).toEqual([
    { start: 0, kind: 'title', text: 'ATO 1' },
    { start: 7, kind: 'signature', name: 'ANA', role: 'Ministra' },
    { start: 22, kind: 'article', label: 'ART. 1º', text: 'ART. 1º' },
    { start: 31, kind: 'paragraph', text: 'TUDO EM MAIÚSCULAS' },
  ])
})

test('cells stand under their own heads, on the page and in a copy', () => {
  const linhas: CelulaDeTabela[][] = [
    [cell(0, 1, 0, 1, 2), cell(2, 3, 1, 2)],
    [cell(5, 6, 1), cell(7, 8, 2)],
    [cell(9, 10, 0), cell(11, 12, 1), cell(13, 14, 2)],
  ]
  const text = 'a\tb\n\tc\td\n1\t2\t3'
  const table = block(0, text.length, { tipo: 'tabela', cabecalho: 2, linhas })
  const [set] = typesetAct(act(text, [table])).blocks
  expect(set).toMatchObject({
    kind: 'table',
    head: 2,
    numeric: [true, true, true],
    rows: [
      ['a', 'b', ''],
      ['', 'c', 'd'],
      ['1', '2', '3'],
    ],
  })
})

test('styles are placed in string offsets, whatever stands before them', () => {
  const styles: EstiloDoTexto[] = [{ tipo: 'sobrescrito', inicio: 3, fim: 4, nome: null }]
  const set = typesetAct(act('\u{1f600}106', [block(0, 4, { estilos: styles })]))
  expect(set.styles).toEqual([{ kind: 'sobrescrito', start: 4, end: 5, name: null }])
})
