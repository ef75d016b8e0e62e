import { createHash } from 'node:crypto'
import { ArticleError, SourceError } from '../gazette/errors.ts'
import { findPictureIn } from '../gazette/source/find-picture.ts'
import { openZips } from '../gazette/source/open-zips.ts'
import { pictureForm } from '../gazette/source/picture-form.ts'
import { readEntry } from '../gazette/source/read-entry.ts'
import type { SourceLimits, XmlEntry } from '../gazette/source/source.ts'
import type { ArchiveWriter, PreparedAct } from './archive-writer.ts'

export interface PictureKeeper {
  /** Stores what its source has of the images that an act names. */
  keep(act: Pick<PreparedAct, 'publication' | 'images'>): Promise<KeptPictures>
}

export interface KeptPictures {
  /** Those that the archive did not have. */
  added: number
  /** Those that cannot be shown, and why, in Portuguese. */
  unfit: { imagem: string; motivo: string }[]
}

/**
 * Reads the pictures of a source one by one, after their act was written: a month has half a gigabyte of
 * them. All together may have as many bytes as all articles may.
 */
export function createPictureKeeper(
  files: XmlEntry[],
  { maxTotalBytes }: Pick<SourceLimits, 'maxTotalBytes'>,
  store: ArchiveWriter['keepPicture'],
): PictureKeeper {
  const find = findPictureIn(files)
  let room = maxTotalBytes

  async function keepOne(publicacao: string, nome: string, file: XmlEntry): Promise<boolean> {
    if (file.size > room) throw new ArticleError(`as imagens passam de ${maxTotalBytes} bytes`)
    const bytes = readPicture(file)
    const form = pictureForm(bytes)
    if (form === null) throw new ArticleError('não é PNG, JPEG nem GIF')
    room -= bytes.length
    const sha256 = createHash('sha256').update(bytes).digest()
    return await store({ publicacao, nome, ...form, sha256, bytes })
  }

  return {
    async keep({ publication, images }) {
      const kept: KeptPictures = { added: 0, unfit: [] }
      for (const nome of images) {
        const file = find(nome)
        if (file === null) continue
        try {
          if (await keepOne(publication.id, nome, file)) kept.added++
        } catch (error) {
          if (!(error instanceof ArticleError || error instanceof SourceError)) throw error
          kept.unfit.push({ imagem: file.name, motivo: error.message })
        }
      }
      return kept
    },
  }
}

function readPicture(file: XmlEntry): Uint8Array {
  using zips = openZips([file])
  return readEntry(file, zips.files)
}
