const PATTERN = /^\d+_\d{8}_(\d+)(?:-(\d{1,4}))?\.xml$/i

/**
 * What INLABS writes into a file's name, `<jornal>_<YYYYMMDD>_<idMateria>[-<part>].xml`; part 0
 * when the act is not split. Null for any other name.
 */
export function parseFileName(name: string): { idMateria: string; part: number } | null {
  const [, idMateria, part] = PATTERN.exec(name) ?? []
  return idMateria ? { idMateria, part: Number(part ?? 0) } : null
}
