import type { ArchiveHome } from '../threads/home/archive-home.ts'

/**
 * The line, if any, that says that a command begins an archive: so does one with a mistyped folder, or beside a volume
 * that is not mounted. To be asked before it begins.
 */
export async function newArchiveLines(home: ArchiveHome): Promise<string[]> {
  return (await home.exists()) ? [] : [`Não havia acervo ${home.place}: um novo começa ali.`]
}
