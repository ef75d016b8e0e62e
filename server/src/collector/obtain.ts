import { rm } from 'node:fs/promises'
import { checkZip } from '../gazette/inlabs/check-zip.ts'
import type { InlabsClient } from '../gazette/inlabs/client.ts'
import { type Failure, failure } from '../gazette/inlabs/reason.ts'
import type { SourceLimits } from '../gazette/source/source.ts'
import type { ImportResult } from '../ingest/import-result.ts'
import { fileDigest } from '../ingest/sources.ts'
import type { SectionFacts } from './facts.ts'
import type { ImportZip, Target } from './ports.ts'
import type { Tenure } from './tenure.ts'

export interface ObtainDeps {
  source: InlabsClient
  importZip: ImportZip
  limits: SourceLimits
}

export interface Place {
  tenure: Tenure
  /** For downloads; no other process writes into it. */
  folder: string
  signal: AbortSignal
}

/** The file is in the archive. */
export interface Obtained {
  kind: 'obtained'
  /** The size that the source listed. */
  listedBytes: number
  /** Whether its bytes are those of the file before. */
  isSame: boolean
  /** Null: nothing was to be read. */
  summary: ImportResult['summary'] | null
}

/** Downloads a section, checks it and imports it; the file itself is not kept. */
export async function obtain(
  target: Required<Target>,
  known: SectionFacts,
  { tenure, folder, signal }: Place,
  { source, importZip, limits }: ObtainDeps,
): Promise<Obtained | Failure> {
  const ask = { signal, onProgress: tenure.keep }
  const zip = await source.download(target.data, target.pubName, folder, ask)
  if (zip.kind === 'failure') return zip
  try {
    const wrong = await checkZip(zip.path, target, limits)
    if (wrong) return wrong
    tenure.keep()
    // A file that lacks acts is read again, even if it is the same: that confirms it.
    const isSettled = known.estado === 'completa' && known.absentSince === null
    const isSame = known.sha256 === (await fileDigest(zip.path))
    const listedBytes = known.listedBytes ?? 0
    if (isSame && isSettled) return { kind: 'obtained', listedBytes, isSame, summary: null }
    const { summary, refused } = await importZip(zip.path, { ...ask, fence: tenure.fence })
    const [refusal] = refused
    return refusal
      ? failure('zip_invalido', refusal.motivo)
      : { kind: 'obtained', listedBytes, isSame, summary }
  } finally {
    await rm(zip.path, { force: true })
  }
}
