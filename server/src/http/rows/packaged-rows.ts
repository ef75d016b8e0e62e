import { type TSchema, Type } from 'typebox'
import type { Packaged } from '../../service/rows/data-package.ts'
import { dataPackageOf } from '../../service/rows/data-package.ts'
import type { Answer } from '../answer.ts'

type DataPackage = ReturnType<typeof dataPackageOf>

const MEDIA = 'application/vnd.datapackage+json'

const packageSchema: TSchema = Type.Object(
  {},
  {
    additionalProperties: true,
    description: 'Um descritor de Data Package, versão 2: https://datapackage.org.',
  },
)

/** The descriptor of a file of rows, as a file: no envelope. */
export const packagedRows: Answer<DataPackage> = {
  status: 200,
  schema: { description: 'O descritor.', content: { [MEDIA]: { schema: packageSchema } } },
  isFile: true,
  send: (reply, given) => reply.type(`${MEDIA}; charset=utf-8`).send(JSON.stringify(given)),
}

interface PackagedQuery {
  formato?: Packaged['files'][number]['format'] | undefined
}

/** The descriptor of the file that the export with the same query gives. */
export function packageOfQuery(
  query: PackagedQuery & Record<string, unknown>,
  { name, ...told }: Omit<Packaged, 'files' | 'filtros'> & { name: string },
): DataPackage {
  const { formato = 'jsonl', ...filtros } = query
  return dataPackageOf({
    ...told,
    filtros,
    files: [{ path: `${name}.${formato}`, format: formato }],
  })
}

export function describedRows(table: string): string {
  return `Um \`datapackage.json\` (Frictionless) do arquivo que \`/${table}/exportar\` dá com os mesmos filtros: cada coluna com título, descrição, tipo, valores possíveis e a qualidade medida; a fonte, a licença, o período e, por extenso, os avisos. Grave-o ao lado do arquivo.`
}
