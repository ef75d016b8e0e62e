import { type ActKind, isNational } from '../../../engine/entities.ts'
import { kinship, officeShare } from './likeness.ts'

/** An act that has the kind, number and date of a citation. */
export interface CitedCandidate {
  orgao: string
  office: string
}

/** At least departments of one institution, or half of the abbreviations. */
const ENOUGH = 0.5
const LEAD = 0.3

/**
 * The act that the body `orgao` cites, among those with the cited kind, number and date, and how
 * well its body agrees, from 0 to 1. Null when none stands out.
 */
export function chooseCited<C extends CitedCandidate>(
  cited: { kind: ActKind; office: string },
  orgao: string,
  candidates: C[],
): { original: C; confianca: number } | null {
  if (isNational(cited.kind)) {
    const [only, another] = candidates
    return only && !another ? { original: only, confianca: 1 } : null
  }
  const [best, second] = candidates
    .map((candidate) => {
      const body = kinship(orgao, candidate.orgao)
      const office = officeShare(cited.office, candidate.office) ?? 0
      return { candidate, points: body + office, confianca: Math.max(body, office) }
    })
    .filter(({ confianca }) => confianca >= ENOUGH)
    .sort((a, b) => b.points - a.points)
  if (!best || (second && best.points - second.points < LEAD)) return null
  return { original: best.candidate, confianca: Math.round(best.confianca * 100) / 100 }
}
