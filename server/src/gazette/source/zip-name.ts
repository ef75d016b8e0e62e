/** What the name of a zip says it contains. */
export interface ZipScope {
  /** YYYY-MM-DD of a day's zip, YYYY-MM of a month's; empty if the name says nothing. */
  period: string
  /** Section of a day's zip (`DO1E`), or the base section of a month's, extras included; null: any. */
  pubName: string | null
  secao_base: string | null
  /** The part number, for a month that is split over several zips; null for a whole month. */
  part: number | null
}

/** INLABS: `2023-03-20-DO2.zip`; without the section, a day. */
const DAY = /(\d{4}-\d{2}-\d{2})(?:-(DO[123]E?)\b)?/i
/** The monthly base: `S01082026.zip`, and `S03012017_Parte1.zip` where a month is split. */
const MONTH = /^S0?([123])_?(0[1-9]|1[0-2])((?:19|20)\d{2})(?:\D*parte\D*(\d{1,2}))?\b/i

/** Reads the name of a zip as INLABS or the monthly base writes it; any other name says nothing. */
export function zipScope(arquivo: string): ZipScope {
  const [, section, month, year, part] = MONTH.exec(arquivo) ?? []
  if (section !== undefined)
    return {
      period: `${year}-${month}`,
      pubName: null,
      secao_base: section,
      part: part === undefined ? null : Number(part),
    }
  const [, day = '', pubName] = DAY.exec(arquivo) ?? []
  return { period: day, pubName: pubName?.toUpperCase() ?? null, secao_base: null, part: null }
}

/** Whether the zip is meant to hold acts of this section and day; others in it are strays. */
export function isInScope(
  { period, pubName, secao_base }: ZipScope,
  section: { data: string; pubName: string },
): boolean {
  if (!section.data.startsWith(period)) return false
  if (secao_base !== null) return section.pubName.startsWith(`DO${secao_base}`)
  return pubName === null || pubName === section.pubName
}
