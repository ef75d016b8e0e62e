import type { SourceLimits, XmlEntry, ZipLocation } from './source.ts'

/** Real articles compress to a fifteenth at best, whatever their size. */
const MAX_RATIO = 100
/** Smaller files do no harm, however well they compress. */
const HARMLESS_BYTES = 2 ** 20
const LOCAL_HEADER_BYTES = 30
const OVERLAP = 'zip corrompido: ocupa no zip o mesmo lugar que outro arquivo'

/** The number of bytes of a file that will be read. */
export function bytesToRead({ size, fault }: XmlEntry): number {
  return fault === null ? size : 0
}

/** Files, each with the fault that its zip's directory shows, if any. */
export function withFaults(entries: XmlEntry[], limits: SourceLimits): XmlEntry[] {
  const overlapping = overlappingOf(entries)
  return entries.map((entry) => ({
    ...entry,
    fault: tooLarge(entry, limits) ?? (overlapping.has(entry) ? OVERLAP : null),
  }))
}

function tooLarge({ size, zipped }: XmlEntry, { maxEntryBytes }: SourceLimits): string | null {
  const packed = zipped?.compressedSize ?? size
  const largest = Math.max(size, packed)
  if (largest > maxEntryBytes) return `${largest} bytes, o limite é ${maxEntryBytes}`
  if (size <= HARMLESS_BYTES || size <= packed * MAX_RATIO) return null
  return `${packed} bytes que, descompactados, seriam ${size}: mais que ${MAX_RATIO} vezes tanto`
}

/**
 * Finds files of one zip that overlap: those that reach into the next one, or begin where another does. A
 * few bytes could otherwise stand for very many. A file that another only reaches into may be sound.
 */
function overlappingOf(entries: XmlEntry[]): Set<XmlEntry> {
  const zipped = entries.flatMap((entry) => (entry.zipped ? { entry, ...entry.zipped } : []))
  const places = zipped.toSorted((a, b) => a.offset - b.offset)
  const isOverlapping = ({ offset, compressedSize }: ZipLocation, i: number) =>
    offset + LOCAL_HEADER_BYTES + compressedSize > (places[i + 1]?.offset ?? Infinity) ||
    offset === places[i - 1]?.offset
  return new Set(places.filter(isOverlapping).map(({ entry }) => entry))
}

/**
 * The files of one act. If together they are larger than one file may be, each gets that fault. So the
 * parts of an act cannot bring in what one file could not.
 */
export function withinAct(parts: XmlEntry[], { maxEntryBytes }: SourceLimits): XmlEntry[] {
  const bytes = parts.reduce((sum, part) => sum + bytesToRead(part), 0)
  if (bytes <= maxEntryBytes) return parts
  const fault = `${parts.length} partes de um ato com ${bytes} bytes juntas, o limite é ${maxEntryBytes}`
  return parts.map((part) => ({ ...part, fault: part.fault ?? fault }))
}
