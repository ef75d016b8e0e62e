import { ApiError } from '../api/client.ts'
import { annotateAct, readKept } from '../api/folders.ts'
import type { AtoDePasta } from '../api/schema.ts'
import {
  type Annotated,
  type AnnotatedField,
  annotatedIn,
  changesBetween,
  joined,
} from './annotated.ts'

/** What somebody else has made of an act meanwhile, and where that is something else than what is to be saved. */
export interface Clash {
  theirs: AtoDePasta
  /** With what only they have changed. */
  fields: Annotated
  clashing: AnnotatedField[]
}

/**
 * Saves what was changed of an act as it was read. If somebody else has changed other fields of it meanwhile, both
 * changes stay; if the same ones, nothing is saved, and both are returned.
 */
export async function saveAnnotations(
  folder: string,
  read: AtoDePasta,
  fields: Annotated,
): Promise<Clash | null> {
  try {
    const changes = changesBetween(annotatedIn(read), fields)
    await annotateAct(folder, read.id, { ...changes, versao: read.versao })
    return null
  } catch (error) {
    if (!isOutdated(error)) throw error
    const theirs = await readKept(folder, read.id)
    const both = joined(annotatedIn(read), fields, annotatedIn(theirs))
    if (both.clashing.length > 0) return { theirs, ...both }
    return await saveAnnotations(folder, theirs, both.fields)
  }
}

/** What somebody else has changed of an act since it was read, beside what is in the form. */
export function changedMeanwhile(read: AtoDePasta, mine: Annotated, theirs: AtoDePasta): Clash {
  const before = annotatedIn(read)
  const after = annotatedIn(theirs)
  const clashing = Object.keys(changesBetween(before, after)) as AnnotatedField[]
  return { theirs, fields: joined(before, mine, after).fields, clashing }
}

/** Whether somebody has changed it since it was read. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'versao_antiga'
}
