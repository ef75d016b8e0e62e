import { findKinds, isNational } from '../../../engine/entities.ts'
import type { CitedAct } from '../../gazette/citations/cited.ts'
import { pagesIn } from '../../printed/pages.ts'
import type { Namesake } from './namesake.ts'
import { NEAR, type ToldBody } from './told-body.ts'

/** The acts that a citation can mean, best first, and whether it means the first one and no other. */
export interface ChosenActs {
  acts: Namesake[]
  isCertain: boolean
}

/**
 * Chooses among the acts that have a cited kind, number and day. A detail that contradicts excludes an act; one
 * that agrees must set it apart from the others, because hundreds of bodies number their acts from 1 each year.
 */
export function chooseAct(cited: CitedAct, namesakes: Namesake[], body: ToldBody): ChosenActs {
  const scored = namesakes
    .map((act) => ({ act, points: pointsOf(cited, act, body) }))
    .filter((each) => each.points !== null)
    .toSorted((a, b) => b.points! - a.points! || a.act.key - b.act.key)
  const acts = [...new Map(scored.map(({ act }) => [act.key, act])).values()]
  const [best, ...others] = scored
  if (!best) return { acts, isCertain: false }
  const rival = others.find(({ act }) => act.key !== best.act.key)
  const isAlone = rival === undefined || rival.points! < best.points!
  const isTold = best.points! > 0 || isNational(cited.kind)
  return { acts, isCertain: isAlone && isTold && !isNoticeOf(best.act, cited) }
}

/** `AVISO DE LICITAÇÃO`: it tells the number of another act in its text, and is not that act. */
const NOTICE = /^(?:aviso|extrato|resultado)/i

function isNoticeOf({ titulo }: Namesake, { kind }: CitedAct): boolean {
  return NOTICE.test(titulo) && !findKinds(titulo).some((named) => named.kind === kind)
}

/** Whose laws and decrees are the Union's: town halls publish theirs in Section 3, too. */
const OF_THE_UNION = /^(?:Atos d|Presid[êe]ncia da Rep|Congresso|Poder Legislativo)/i

/** How much agrees besides kind and number; null: something contradicts. */
function pointsOf(cited: CitedAct, act: Namesake, body: ToldBody): number | null {
  const place = cited.publishedIn
  const ofBody = isNational(cited.kind) ? 0 : body.agreement(act)
  if (isNational(cited.kind) && !OF_THE_UNION.test(act.orgao)) return null
  const isOnPage = !!place?.page && pagesIn(act.pagina).includes(place.page)
  const isOfDay = !!place?.date && act.data_publicacao === place.date
  if (place?.date && !isOfDay) return null
  if (place?.section && act.secao_base !== place.section) return null
  if (ofBody === null && !isOnPage) return null
  if (place?.page && !isOnPage && !ofBody) return null
  // A number of a year, or of nothing, is that of hundreds of bodies.
  if (cited.date === null && !isOfDay && !isNational(cited.kind) && (ofBody ?? 0) < NEAR)
    return null
  return (ofBody ?? 0) + 3 * Number(isOnPage) + Number(isOfDay)
}
