const PATTERN = /^\d+_(\d{4})(\d{2})(\d{2})_(\d+)(?:-(\d{1,4}))?\.xml$/i

export interface ArticleFileName {
  /** The edition's date, YYYY-MM-DD; unchecked. */
  data: string
  idMateria: string
  /** 0 when the act is not split. */
  part: number
}

/**
 * The parts of a file name of INLABS, `<jornal>_<YYYYMMDD>_<idMateria>[-<part>].xml`. Null for any other
 * name.
 */
export function parseFileName(name: string): ArticleFileName | null {
  const [, year, month, day, idMateria, part] = PATTERN.exec(name) ?? []
  if (idMateria === undefined) return null
  return { data: `${year}-${month}-${day}`, idMateria, part: Number(part ?? 0) }
}
