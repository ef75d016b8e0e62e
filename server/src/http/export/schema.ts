import type { Readable } from 'node:stream'
import { type Static, Type } from 'typebox'
import { EXPORT_FORMATS } from '../../service/export/export-queries.ts'
import { filterParameters } from '../archive/filters.ts'
import { actExample } from '../archive/publication-schema.ts'
import { oneOf } from '../schemas/field.ts'
import { fieldsParameter } from '../schemas/fields.ts'

const { termo, ...otherFilters } = filterParameters

/** The form of any file. */
export const formParameters = {
  formato: Type.Optional(
    oneOf(EXPORT_FORMATS, {
      default: 'jsonl',
      description:
        'Forma do arquivo: `jsonl` (um objeto JSON por linha), `csv` (RFC 4180) ou `parquet`.',
      examples: ['csv'],
    }),
  ),
  bom: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'Só em `csv`. `true`: para planilhas, com a marca de UTF-8 no começo e um apóstrofo diante do que elas tomariam por fórmula.',
      examples: [true],
    }),
  ),
}

/** Query parameters of GET /exportar: the filters of a search, and the form of the file. */
export const exportParameters = Type.Object({
  termo: Type.Optional(Type.String({ ...termo, default: '*' })),
  ...otherFilters,
  formato: formParameters.formato,
  campos: fieldsParameter(
    'Campos de cada publicação, separados por vírgulas, na ordem em que vêm. Sem ele, os de `/buscar`; o texto integral só vem se pedido.',
  ),
  agrupar: Type.Optional(
    oneOf(['parte'], {
      description:
        'Com `parte`, cada ato que a busca encontra numa publicação que traz vários é uma linha, com o texto, a assinatura e o que se lê neles próprios, e com `parte` no fim: o ato, como em `partes`. A publicação é a linha, e `parte` é `null`, se ela traz um só ou se nenhum tem tudo. Os outros campos são os da publicação. Em `csv` e `parquet` as colunas são `parte_endereco`, `parte_numero` e assim por diante.',
      examples: ['parte'],
    }),
  ),
  bom: formParameters.bom,
  apos: Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        'Identificador da última publicação recebida: a exportação continua depois dela, com os mesmos filtros. Com `agrupar=parte`, o `endereco` da última parte recebida, se a linha tem uma.',
      examples: [actExample.id],
    }),
  ),
})

export const fileSchema = Type.Unsafe<Readable>({
  type: 'string',
  description: 'O conteúdo do arquivo.',
})

/** `total`: what is counted. */
export const fileHeaders = (total: string) => ({
  'X-Total': Type.Integer({ description: total }),
  'X-Avisos': Type.String({ description: 'Códigos dos avisos, separados por vírgulas.' }),
})

export type ExportValues = Static<typeof exportParameters>
