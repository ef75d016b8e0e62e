import type { ActKind } from './act-kind.ts'

/** The years in which the Union can have made the norm with some number. */
interface Years {
  from: number
  to: number
}

interface Series {
  since: number
  /** More than the Union makes in a year. */
  most: number
  /** By year: one number that it made then, or the first and the last one known. */
  known: string
}

/**
 * The Union counts these norms on from year to year, so the number tells the year; those before `since` had the
 * same numbers. The numbers are those
 * that acts of two bodies cite with the whole date in the real editions, and those of norm-nicknames.ts; the
 * few before 1957 are well known laws. Between two of them lie the years of both.
 */
const SERIES: Partial<Record<ActKind, Series>> = {
  lei: {
    since: 1946,
    most: 400,
    known: `1949 605, 1950 1060-1079, 1951 1521, 1956 2889, 1957 3268, 1960 3820, 1962 4117, 1964 4320-4504,
      1965 4717-4737, 1966 5172, 1968 5540, 1972 5809-5821, 1973 5905-6015, 1975 6316, 1976 6404, 1979 6683,
      1980 6880, 1982 6999, 1984 7210, 1985 7347, 1986 7565, 1990 8069-8112, 1991 8213-8313, 1992 8429-8443,
      1993 8666-8829, 1994 8868-8958, 1995 8987-9096, 1996 9279-9394, 1997 9433-9527, 1998 9605-9656,
      1999 9784-9849, 2000 9985-10097, 2001 10192-10257, 2002 10406-10559, 2003 10667-10826, 2004 10842-11079,
      2005 11091-11233, 2006 11340-11440, 2007 11445, 2008 11705-11892, 2009 11907-12016, 2010 12288-12305,
      2011 12412-12550, 2012 12618-12775, 2013 12813-12871, 2014 12965-13019, 2015 13104-13146,
      2016 13243-13328, 2017 13429-13467, 2018 13634-13722, 2019 13846-13964, 2020 14017-14113,
      2021 14129-14204, 2022 14344-14463, 2023 14597-14790`,
  },
  lei_complementar: {
    since: 1967,
    most: 25,
    known: `1979 35, 1990 64, 1993 73-75, 1996 87, 1999 97, 2000 101, 2006 123, 2010 135-136, 2020 173, 2021 182,
      2022 195, 2023 200`,
  },
  emenda_constitucional: {
    since: 1992,
    most: 15,
    known: '1998 19, 2003 41, 2004 45, 2005 47, 2016 95, 2019 103, 2023 132',
  },
  decreto: {
    since: 1991,
    most: 700,
    known: `1993 980, 1994 1171, 1995 1387, 1996 1916, 1997 2349, 1999 3298, 2000 3327-3644, 2004 5151, 2005 5480,
      2006 5992, 2007 6029-6135, 2008 6514-6593, 2009 6944, 2010 7232-7312, 2011 7485, 2012 7689-7862, 2013 7892,
      2014 8259-8260, 2016 8798-8867, 2017 9058-9144, 2018 9325-9570, 2019 9727-10193, 2020 10252-10369,
      2021 10789-10835, 2022 10995-11238, 2023 11328-11468, 2024 11890-12254`,
  },
}

/** By kind: since when, the most of a year, and `[number, year]` in order. */
const MARKS = new Map(
  Object.entries(SERIES).map(([kind, { known, ...series }]) => [
    kind as ActKind,
    { ...series, marks: marksOf(known) },
  ]),
)

/** Whether the Union has, by its count, a norm of this number and year; null where that cannot be said. */
export function isOfUnion(kind: ActKind, number: string, year: number | null): boolean | null {
  const years = federalYears(kind, number)
  if (years === null || year === null || isOfOlderSeries(kind, year)) return null
  return years.from <= year && year <= years.to
}

/**
 * The year of a federal norm: the written one, or the one that its number tells if a wrong digit or the year
 * beside it was written. Any other year is that of a norm that is not the Union's.
 */
export function trueYear(kind: ActKind, number: string, written: number): number {
  if (isOfUnion(kind, number, written) !== false) return written
  const [year, another] = yearsOf(kind, number)
  const isKnown = year !== undefined && another === undefined
  return isKnown && isSlip(written, year) ? year : written
}

/** The years in which the Union can have made the norm with a number; none where nobody knows. */
export function yearsOf(kind: ActKind, number: string): number[] {
  const { from, to } = federalYears(kind, number) ?? NONE
  return to === NEVER ? [] : Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

const NEVER = Number.POSITIVE_INFINITY
const NONE: Years = { from: 0, to: NEVER }

/** Null for a kind that the Union does not count on, or began to count anew. */
function federalYears(kind: ActKind, number: string): Years | null {
  const series = MARKS.get(kind)
  if (!series) return null
  const n = Number(number)
  const { since, most, marks } = series
  const below = marks.findLast(([known]) => known <= n)
  const above = marks.find(([known]) => known >= n)
  const [last, year] = marks.at(-1)! // no series is empty
  if (!above) return { from: year + Math.floor((n - last) / most), to: NEVER }
  return { from: below?.[1] ?? since, to: above[1] }
}

/** The same numbers were given before. */
function isOfOlderSeries(kind: ActKind, year: number): boolean {
  return year < (MARKS.get(kind)?.since ?? 0)
}

function isSlip(written: number, year: number): boolean {
  const digits = String(written)
  const wrong = Array.from(String(year)).filter((digit, i) => digit !== digits[i])
  return wrong.length === 1 || Math.abs(written - year) === 1
}

function marksOf(known: string): (readonly [number: number, year: number])[] {
  return known.split(',').flatMap((row) => {
    const [year = '', numbers = ''] = row.trim().split(' ')
    return numbers.split('-').map((number) => [Number(number), Number(year)] as const)
  })
}
