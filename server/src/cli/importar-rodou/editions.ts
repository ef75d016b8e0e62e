import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArticle } from '../../gazette/article/article.ts'
import { normalizeAct } from '../../gazette/article/normalize.ts'
import { regroup } from '../../gazette/article/regroup.ts'
import { ArticleError } from '../../gazette/errors.ts'
import { parseFileName } from '../../gazette/source/file-name.ts'
import { listZip } from '../../gazette/source/list-source.ts'
import { openZips } from '../../gazette/source/open-zips.ts'
import { readEntry } from '../../gazette/source/read-entry.ts'
import { UNLIMITED, type XmlEntry } from '../../gazette/source/source.ts'
import { zipScope } from '../../gazette/source/zip-name.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { isDate } from '../../lib/time/dates.ts'
import type { ComparedAct } from '../../rodou/emulator.ts'

/** An act with the HTML of its files, as the source brings it. */
interface SourceAct {
  act: ComparedAct
  parts: string[]
}

/** The editions in a folder. */
export interface SourceEditions {
  /** YYYY-MM-DD, in order. */
  dias: string[]
  /** @throws SourceError for a zip that cannot be read */
  actsOf(data: string): Promise<SourceAct[]>
}

/** The zips of INLABS in a folder and those below it, by the day in their names. @throws Problem without any */
export function openEditions(folder: string): SourceEditions {
  const zips = Map.groupBy(zipsIn(folder), (path) => zipScope(basename(path)).period)
  const dias = [...zips.keys()].filter(isDate).toSorted()
  if (dias.length === 0)
    throw new Problem('parametro_invalido', `${folder} não tem zips do INLABS.`, [
      detailOf(
        '--edicoes',
        'nenhum zip diz o seu dia no nome',
        'Dê uma pasta com arquivos como 2026-11-20-DO1.zip.',
      ),
    ])
  return {
    dias,
    async actsOf(data) {
      const entries: XmlEntry[] = []
      for (const path of zips.get(data) ?? []) entries.push(...(await listZip(path, UNLIMITED)))
      return actsIn(entries)
    },
  }
}

function zipsIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.zip$/i.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
  } catch (cause) {
    throw new Problem(
      'parametro_invalido',
      `Não foi possível ler a pasta ${folder}.`,
      [detailOf('--edicoes', 'não é uma pasta que se possa ler', 'Confira o caminho.')],
      cause,
    )
  }
}

/** What is no act, or cannot be read, is set aside by an import, too. */
function actsIn(entries: XmlEntry[]): SourceAct[] {
  using zips = openZips(entries)
  const parts = entries.flatMap((entry) => {
    try {
      const bytes = readEntry(entry, zips.files)
      const named = parseFileName(entry.name)
      const file = { nome: entry.name, sha256: createHash('sha256').update(bytes).digest('hex') }
      return [{ part: named?.part ?? 0, article: parseArticle(bytes, named?.idMateria), file }]
    } catch (error) {
      if (error instanceof ArticleError) return []
      throw error
    }
  })
  return regroup(parts).map((group) => ({
    act: normalizeAct(group).publication,
    parts: group.map(({ article }) => article.texto),
  }))
}
