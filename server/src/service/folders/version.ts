import { hash } from 'node:crypto'
import type { KeptAct, StoredFolder } from './folder.ts'

/*
 * What people wrote has a version, made of the content: what somebody has read and nobody has changed since has the
 * same one, on any machine, and so has what was changed and changed back.
 */

export function folderVersion({ nome }: Pick<StoredFolder, 'nome'>): string {
  return versionOf([nome])
}

export function keptVersion(kept: KeptAct): string {
  const { nota, etiquetas, responsavel_id, prazo, andamento, guardado_em } = kept
  return versionOf([nota, etiquetas, responsavel_id, prazo, andamento, guardado_em])
}

function versionOf(content: unknown[]): string {
  return hash('sha256', JSON.stringify(content), 'base64url').slice(0, 22)
}

/** The versions for which a change is meant, or `*` for any; null: whatever the version is. */
export type MeantVersions = string[] | null

/** Whether a change is meant for this version; null: there is nothing. */
export function isMeantFor(meant: MeantVersions, version: string | null): boolean {
  if (meant === null) return true
  return version !== null && (meant.includes('*') || meant.includes(version))
}
