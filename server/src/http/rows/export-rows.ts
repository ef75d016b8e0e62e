import { Type } from 'typebox'
import type { Problem } from '../../lib/errors/problem.ts'
import { hitExample } from '../archive/publication-schema.ts'
import { rowExample } from '../archive/rows-schema.ts'
import { unknownStart } from '../errors/problems.ts'
import { formParameters } from '../export/schema.ts'

const afterExample = `${hitExample.id}#${rowExample.id}`

/** What a file of rows is asked for with, besides the filters of its list. */
export const rowFileParameters = {
  formato: formParameters.formato,
  bom: formParameters.bom,
  apos: Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        'A última linha recebida, como `publicacao#id`: a exportação continua depois dela, com os mesmos filtros.',
      examples: [afterExample],
    }),
  ),
}

export const ROWS_TOTAL = 'Quantas linhas o arquivo vai ter.'

export function exportedRows(list: string): string {
  return `Sem limite, das publicadas primeiro às últimas, num arquivo enviado à medida que é lido. Interrompido, continua com \`apos\`. Em \`csv\`, listas são JSON; em \`parquet\`, cada coluna tem o seu tipo. \`X-Total\` diz quantas linhas vêm, e \`X-Avisos\` os códigos dos avisos que \`${list}\` dá por extenso. Conta entre as exportações simultâneas da chave; a que passa disso recebe 429.`
}

export function unknownRow(): Problem {
  return unknownStart(
    'Use a publicação e o id da última linha recebida, na forma pub_…#lin_…; se o ato mudou, recomece.',
  )
}
