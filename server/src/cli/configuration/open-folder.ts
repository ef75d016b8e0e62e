import { type FolderFiles, isDeclaring, readFolderFiles } from '../../configuration/folder/files.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { PROGRAM } from '../../lib/errors/program.ts'
import type { Arguments } from '../command.ts'

/** The only argument of a command. @throws Problem unless there is exactly one */
export function givenFolder({ posicionais: [folder, ...others] }: Arguments, nome: string): string {
  if (folder !== undefined && others.length === 0) return folder
  throw new Problem('parametro_invalido', 'Diga uma pasta, e só uma.', [
    detailOf('pasta', 'esperada exatamente uma', `Por exemplo: ${PROGRAM} ${nome} configuracao/`),
  ])
}

/** What lies in a folder. @throws Problem if it is none, or holds nothing that declares something */
export async function openFolder(folder: string): Promise<FolderFiles> {
  const files = await readFolderFiles(folder).catch((error: unknown) => {
    throw new Problem(
      'parametro_invalido',
      `Não foi possível ler a pasta ${folder}.`,
      [detailOf('pasta', error instanceof Error ? error.message : String(error))],
      error,
    )
  })
  if ([...files.keys()].some(isDeclaring)) return files
  throw new Problem('parametro_invalido', `${folder} não tem nenhum .yaml, .yml ou .json.`, [
    detailOf(
      'pasta',
      'não declara nada',
      `Comece com o que a conta já tem: ${PROGRAM} exportar-configuracao ${folder}`,
    ),
  ])
}
