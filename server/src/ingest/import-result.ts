import type { ActOutcome, FinishedSource, SourceFile } from './archive-writer.ts'
import type { KeptPictures } from './picture-keeper.ts'
import type { ImportSource, RefusedPath } from './sources.ts'

/** The result of an import, in the names of `importar --json`. */
interface ImportSummary {
  arquivos: number
  /** The files skipped because they were read completely before; their acts count as `iguais`. */
  pulados: number
  edicoes: number
  artigos: number
  publicacoes: number
  novas: number
  alteradas: number
  iguais: number
  rejeitados: number
  /** Pieces of pages, which are no acts. */
  fragmentos: number
  /** New pictures. */
  imagens: number
}

export interface ImportResult {
  summary: ImportSummary
  /** Files that could not be imported at all. */
  refused: RefusedPath[]
  /** Articles that could not be read; the rest of their file was imported. */
  rejected: { arquivo: string; artigo: string; motivo: string }[]
  /** Pictures that an act names and the file has, but that cannot be shown. */
  unfit: { arquivo: string; imagem: string; motivo: string }[]
  /** Acts that were imported without their rows; the service tries to read those again. */
  rowless: { id: string; motivo: string }[]
  /** Acts left unchanged, because the archive has more of their parts, or a newer text. */
  kept: number
}

const NOTHING: ImportSummary = {
  arquivos: 0,
  pulados: 0,
  edicoes: 0,
  artigos: 0,
  publicacoes: 0,
  novas: 0,
  alteradas: 0,
  iguais: 0,
  rejeitados: 0,
  fragmentos: 0,
  imagens: 0,
}

/** Counts what becomes of the sources of an import, in the order in which it does; `refused` are those that are none. */
export function countImport(
  sources: ImportSource[],
  refused: RefusedPath[],
  onProgress: (bytesDone: number, bytes: number) => void,
) {
  const summary = { ...NOTHING }
  const result: ImportResult = { summary, refused, rejected: [], unfit: [], rowless: [], kept: 0 }
  const editions = new Set<string>()
  const bytes = sources.reduce((sum, source) => sum + source.bytes, 0)
  let done = 0

  return {
    /** So many bytes of a source are done. */
    advance,
    /** A source that was read completely before. */
    skip(source: ImportSource, before: SourceFile): void {
      summary.arquivos++
      summary.pulados++
      summary.artigos += before.artigos
      summary.publicacoes += before.publicacoes
      summary.iguais += before.publicacoes
      summary.fragmentos += before.fragmentos
      for (const key of before.edicoes) editions.add(key)
      advance(source.bytes)
    },
    refuse(source: ImportSource, motivo: string): void {
      refused.push({ arquivo: source.arquivo, motivo })
    },
    write(outcome: ActOutcome): void {
      summary.publicacoes++
      if (outcome === 'nova') summary.novas++
      else if (outcome === 'alterada') summary.alteradas++
      else summary.iguais++
      if (outcome === 'mantida') result.kept++
    },
    keepPictures(arquivo: string, { added, unfit }: KeptPictures): void {
      summary.imagens += added
      for (const picture of unfit) result.unfit.push({ arquivo, ...picture })
    },
    leaveRows(id: string, motivo: string): void {
      result.rowless.push({ id, motivo })
    },
    finish({ file, rejections }: FinishedSource): void {
      summary.arquivos++
      summary.artigos += file.artigos
      summary.rejeitados += rejections.length
      summary.fragmentos += file.fragmentos
      for (const rejection of rejections)
        result.rejected.push({ arquivo: file.arquivo, ...rejection })
      for (const key of file.edicoes) editions.add(key)
    },
    /** Call it once, after the last source. */
    end(): ImportResult {
      onProgress(bytes, bytes)
      summary.edicoes = editions.size
      return result
    },
  }

  function advance(more: number): void {
    done += more
    onProgress(Math.min(done, bytes), bytes)
  }
}

export type ImportCount = ReturnType<typeof countImport>
