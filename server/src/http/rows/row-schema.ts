import { Type } from 'typebox'
import type { SectionCode } from '../../gazette/publication.ts'
import { PUBLISHED_COLUMNS } from '../../gazette/rows/columns/published-columns.ts'
import type { Published } from '../../service/rows/row-store.ts'
import { hitExample, toldFields } from '../archive/publication-schema.ts'

/** A row with what its act is, an invented one, on this page of the section that has such rows. */
export function publishedExample<Row extends object>(
  row: Row,
  at: { secao: SectionCode; pagina: string },
): Published<Row> {
  return {
    ...row,
    publicacao: hitExample.id,
    data_publicacao: hitExample.data_publicacao,
    secao: at.secao,
    edicao: '52',
    pagina: at.pagina,
    situacao: 'publicada',
    url_original: hitExample.url_original,
  }
}

/** What the act of a row is now. */
export function publishedFields(example: Published<object>) {
  const { data_publicacao, secao, situacao, url_original } = toldFields
  const text = (field: 'publicacao' | 'edicao' | 'pagina') =>
    Type.String({ description: PUBLISHED_COLUMNS[field].description, examples: [example[field]] })
  return {
    publicacao: text('publicacao'),
    data_publicacao,
    secao: { ...secao, examples: [example.secao] },
    edicao: text('edicao'),
    pagina: text('pagina'),
    situacao,
    url_original,
  }
}
