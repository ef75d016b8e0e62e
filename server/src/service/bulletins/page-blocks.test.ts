import { expect, test } from 'vitest'
import type { ReadPage } from '../../alerts/bulletins/page.ts'
import { pageBlocks } from './page-blocks.ts'

const ACT = {
  id: 'pub_0000000000000001',
  titulo: 'PORTARIA Nº 1',
  orgao: 'Ministério',
  data_publicacao: '2024-03-15',
  secao: '1' as const,
  edicao: '52',
  pagina: '1',
  url_original: 'https://www.in.gov.br/web/dou/-/portaria-1',
  url_pdf: 'https://pesquisa.in.gov.br/1',
  trecho: [],
  ementa: null,
  resumo: '',
}

function linksFor(states: ReadPage['states'], isReadingPublic: boolean): string[] {
  const content = {
    cabecalho: '',
    texto_vazio: '',
    rodape: '',
    total: 1,
    groups: [{ titulo: 'Grupo', total: 1, acts: [ACT] }],
    editions: [],
    late: [],
  }
  const page = { content, criado_em: '', states } as unknown as ReadPage
  const actAddress = isReadingPublic ? (id: string) => `https://dou.exemplo/ato/${id}` : null
  const blocks = pageBlocks(page, { publicUrl: 'https://dou.exemplo', actAddress })
  return [...JSON.stringify(blocks).matchAll(/"url":"([^"]*)"/g)].map(([, url]) => url!)
}

test('strangers read an act where they may, and otherwise at the gazette', () => {
  const atTheGazette = [ACT.url_original, ACT.url_pdf]
  const states = { [ACT.id]: 'publicada' as const }
  expect(linksFor(states, true)).toEqual([`https://dou.exemplo/ato/${ACT.id}`, ...atTheGazette])
  expect(linksFor(states, false)).toEqual(atTheGazette)
  expect(linksFor({}, true)).toEqual(atTheGazette)
})
