import { MONDAY, TUESDAY, type TestArticle } from './_editions.ts'

export const LONG_PATH =
  'Ministério da Educação/Universidade de Teste/Pró-Reitoria de Administração'

/** A small archive that every filter can divide: three sections, an extra edition, two days. */
export const acts: TestArticle[] = [
  {
    idMateria: '101',
    titulo: 'PORTARIA Nº 101, DE 15 DE MARÇO DE 2024',
    ementa: 'Institui o comitê de gestão de documentos.',
    texto: '<p>Fica instituído o comitê de documentos digitais.</p>',
  },
  {
    idMateria: '102',
    titulo: 'DECRETO Nº 102, DE 15 DE MARÇO DE 2024',
    texto: '<p>Regulamenta o arquivamento de documentos.</p>',
    attributes: { artType: 'Decreto', artCategory: 'Atos do Poder Executivo' },
  },
  {
    idMateria: '201',
    pubName: 'DO2',
    titulo: 'PORTARIA Nº 201, DE 15 DE MARÇO DE 2024',
    texto: '<p>Nomear servidora para o cargo de analista.</p>',
    attributes: { artCategory: LONG_PATH },
  },
  {
    idMateria: '301',
    pubName: 'DO1E',
    titulo: 'MEDIDA PROVISÓRIA Nº 301, DE 18 DE MARÇO DE 2024',
    texto: '<p>Abre crédito extraordinário.</p>',
    attributes: {
      artType: 'Medida Provisória',
      artCategory: 'Atos do Poder Executivo',
      editionNumber: '54-A',
    },
  },
  ...Array.from({ length: 45 }, (_, i) => ({
    idMateria: String(1_000 + i),
    pubName: 'DO3',
    data: TUESDAY,
    titulo: `EXTRATO DE CONTRATO Nº ${i + 1}/2024`,
    texto: `<p>Objeto: fornecimento de material número ${i + 1}.</p>`,
    attributes: { artType: 'Extrato de Contrato', artCategory: LONG_PATH, editionNumber: '55' },
  })),
]

export { MONDAY, TUESDAY }
