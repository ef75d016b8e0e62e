import type { XmlEntry } from './source.ts'

/** Finds the file of a picture by the name that an act gives it; null: the source has none, or several. */
export type FindPicture = (name: string) => XmlEntry | null

/**
 * Acts name pictures without the ending of their files. Where a name stands for several pictures, nobody
 * knows which one is meant.
 */
export function findPictureIn(files: XmlEntry[]): FindPicture {
  const byName = Map.groupBy(files, ({ name }) => keyOf(name))
  return (name) => {
    const [first, ...others] = byName.get(keyOf(name)) ?? []
    return first !== undefined && others.every((other) => isCopy(first, other)) ? first : null
  }
}

function keyOf(name: string): string {
  return name.normalize().toLowerCase().replace(PICTURE_ENDING, '').trim()
}

const PICTURE_ENDING = /\.(?:jpe?g|png|gif|bmp|tiff?)$/i

/** Whether a file of a zip is called a picture; what it is, its bytes tell (picture-form.ts). */
export function isPictureFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return !name.startsWith('._') && PICTURE_ENDING.test(name)
}

function isCopy({ size, zipped }: XmlEntry, other: XmlEntry): boolean {
  return size === other.size && zipped?.crc32 === other.zipped?.crc32
}
