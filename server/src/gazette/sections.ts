import { ArticleError } from './errors.ts'
import type { SectionCode } from './publication.ts'

type BaseSection = '1' | '2' | '3'

export interface Section {
  /** INLABS' form, one of six: `DO1 DO2 DO3 DO1E DO2E DO3E`. */
  pubName: string
  secao: SectionCode
  secao_base: BaseSection
}

/** The sections of a regular edition; extra editions are not announced. */
export const REGULAR_SECTIONS = ['DO1', 'DO2', 'DO3'] as const
export const EXTRA_SECTIONS = ['DO1E', 'DO2E', 'DO3E'] as const

/** `DO1`, and supplements, which count as their section: `DO1A`, `DO1_SUP`. */
const REGULAR = /^DO([123])(?:A|_?SUP\w*)?$/
/** Extra editions (`DO1E`, the portal's `DO1_EXTRA_B`) and special ones (`DO1ESP`). */
const EXTRA = /^DO([123])(?:E|ESP|_EXTRA_\w+)$/
/** Supplements of Section 1 for which the portal has names of their own. */
const SUPPLEMENTS = ['ANVISA', 'ORCAMENTO']

/**
 * The section of a `pubName` of INLABS or the portal. All forms of a section share one canonical
 * pubName, because an act's id must not depend on its channel.
 * @throws ArticleError for an unknown name: a guess would put the act into a wrong section.
 */
export function sectionOf(pubName: string): Section {
  const name = pubName.trim().toUpperCase()
  const extra = EXTRA.exec(name)?.[1]
  if (extra) return { pubName: `DO${extra}E`, secao: 'extra', secao_base: extra as BaseSection }

  const regular = SUPPLEMENTS.includes(name) ? '1' : REGULAR.exec(name)?.[1]
  if (!regular) throw new ArticleError(`pubName desconhecido: "${name.slice(0, 60)}"`)
  return {
    pubName: `DO${regular}`,
    secao: regular as BaseSection,
    secao_base: regular as BaseSection,
  }
}

/** What a filter may call a section, canonical or not: `3` for `DO3`; `extra` and `extra3` for `DO3E`. */
export function askedNames(pubName: string): string[] {
  const { secao, secao_base } = sectionOf(pubName)
  return secao === 'extra' ? [secao, `extra${secao_base}`] : [secao]
}

/** A section as INLABS names it, from its names on the wire. */
export function pubNameOf(secao: SectionCode, secao_base: BaseSection): string {
  return secao === 'extra' ? `DO${secao_base}E` : `DO${secao}`
}
