import type { SlotReading, Stretch } from '../reading.ts'

/** A number of a process: digits with their punctuation; towns put letters before them. */
const PROCESS =
  /^(?:[\s:.,-]|(?:administrativo|licitat[óo]rio|eletr[ôo]nico|digital|sei|spu|lct-e|compra|de|do|da|pgm|n[º°oªrs.]{1,3}|n[úu]mero|adm)(?![\p{L}]))*(?<process>(?:[A-Z]{1,4}[-.\s]?)?\d[\d./-]*\d(?:\/(?:[A-Z]{2,8}))?|\d)(?!\d)/iu

/** The number of a process at the beginning of a stretch. */
export function processIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const found = PROCESS.exec(text.slice(start, Math.min(end, start + REACH)))
  const value = found?.groups?.process
  if (!found || value === undefined || value.replace(/\D/g, '').length < SHORTEST) return null
  return { value, start: start + found[0].length - value.length, end: start + found[0].length }
}

/** How far behind its label a process is looked for. */
const REACH = 120
const SHORTEST = 2
