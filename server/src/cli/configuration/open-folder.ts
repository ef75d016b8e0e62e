import { type Configuration, KINDS } from '../../configuration/configuration.ts'
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
      [detailOf('pasta', reasonOf(error), 'Confira o caminho, e quem pode ler a pasta.')],
      error,
    )
  })
  if ([...files.keys()].some(isDeclaring)) return files
  throw nothingIn(folder, 'não tem nenhum .yaml, .yml ou .json')
}

const REASONS: Record<string, string> = {
  ENOENT: 'não existe',
  ENOTDIR: 'não é uma pasta',
  EACCES: 'não pode ser lida por quem iniciou o comando',
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? String(error)
}

/** Empty files are a slip, and with `--apagar` would empty the account. @throws Problem if nothing is declared */
export function refuseNothing(folder: string, configuration: Configuration): void {
  if (KINDS.some((kind) => configuration[kind].length > 0)) return
  throw nothingIn(folder, 'não declara nenhuma lista, webhook, alerta nem boletim')
}

function nothingIn(folder: string, why: string): Problem {
  return new Problem('parametro_invalido', `A pasta ${folder} ${why}.`, [
    detailOf(
      'pasta',
      'não declara nada',
      `Comece com o que a conta já tem: ${PROGRAM} exportar-configuracao ${folder}`,
    ),
  ])
}
