import { maskCpfs } from '../../../printed/mask-cpf.ts'
import { innerActsOf } from '../../inner-acts/inner-acts-of.ts'
import { isRectification } from '../../relations/correction-head.ts'
import { ownNames } from '../../relations/own-names.ts'
import { withoutQuotations } from '../../relations/quotation.ts'
import type { RowConfidence } from '../contracts/contract.ts'
import type { Stretch } from '../reading.ts'
import { ownForceIn } from './force.ts'
import { withoutNewWording } from './new-wording.ts'
import type { NormRead, TouchedNorm } from './norm.ts'
import { type OwnName, coveredNameIn, ownNameIn } from './own-name.ts'
import { mergedByNorm, touchedIn } from './touched.ts'

/** What norms are read from. */
export interface ActOfNorms {
  titulo: string
  tipo_ato: string
  ementa: string | null
  conteudo_completo: string
  assinatura: string
  /** YYYY-MM-DD */
  data_publicacao: string
}

/** One act of an article. */
interface NormUnit extends Stretch {
  /** Its own, or the one that covers several acts. */
  heading: Stretch
  /** Of an act under the heading of several: `Nº 225 - Art. 1º …` */
  number: string | null
}

/**
 * The acts in an article that make rules, or change those of others, in the order of the text. With `isTouching`, those
 * alone that change others: few acts of Section 2 do, and nothing more is read of the rest.
 */
export function normsIn(act: ActOfNorms, { isTouching = false } = {}): NormRead[] {
  if (isRectification(act)) return []
  const text = maskCpfs(act.conteudo_completo)
  const said = withoutQuotations(withoutNewWording(text))
  const told = touchedIn({
    ...act,
    conteudo_completo: text,
    said,
    // Asked only behind a verb: nine acts in ten have none.
    get own() {
      return ownNames(act)
    },
  })
  if (isTouching && told.length === 0) return []
  const units = unitsOf(act, text)
  const named = units.flatMap((unit) => {
    const name = isCovered(unit)
      ? coveredNameIn(text, unit, act.data_publicacao)
      : ownNameIn(text, unit.heading, act.data_publicacao)
    return name ? [{ unit, name }] : []
  })
  const read = named.map(({ unit, name }) => {
    const { norm, ...columns } = name
    const ementa = units.length === 1 ? ementaIn(text, act.ementa) : null
    const body = { start: bodyOf(unit), end: beforeAnnexes(said, unit) }
    const touched = mergedByNorm(
      told.filter(({ at }) => at >= body.start && at < body.end),
      ementa?.end ?? body.start,
    )
    const days = { published: act.data_publicacao, signed: columns.data?.value ?? null }
    return {
      start: unit.start,
      end: unit.end,
      norm,
      columns: {
        ...columns,
        ementa,
        ...ownForceIn(said, { start: unit.start, end: body.end }, days),
      },
      touched,
      confidence: confidenceOf(name, touched),
    }
  })
  return isTouching ? read.filter(({ touched }) => touched.length > 0) : read
}

const ANNEX = /^[^\S\n]*ANEXOS?(?!\p{L})/mu
const ARTICLE = /^[^\S\n]*art\.?\s?\d/imu

/** Where the annexes of an act begin: what is approved there is no sentence of the act. All is read if it has no articles above. */
function beforeAnnexes(said: string, unit: NormUnit): number {
  const start = bodyOf(unit)
  const body = said.slice(start, unit.end)
  const annex = ANNEX.exec(body)
  const isBelow = annex !== null && ARTICLE.test(body.slice(0, annex.index))
  return isBelow ? start + annex.index : unit.end
}

/** Whether it stands under the heading of several acts. */
function isCovered({ start, heading }: NormUnit): boolean {
  return heading.end <= start
}

function bodyOf(unit: NormUnit): number {
  return isCovered(unit) ? unit.start : unit.heading.end
}

/** By what of its name and of the norms that it touches is missing. */
function confidenceOf(name: OwnName, touched: TouchedNorm[]): RowConfidence {
  if (!name.numero) return 'baixa'
  const isClear = touched.every(({ norm, isWhole }) => norm !== null && isWhole !== null)
  return name.data && isClear ? 'alta' : 'media'
}

function unitsOf({ titulo, assinatura }: ActOfNorms, text: string): NormUnit[] {
  const inner = innerActsOf({ conteudo_completo: text, assinatura })
  if (inner.length > 0)
    return inner.flatMap(({ start, end, heading, covering, number }) => {
      const above = heading === null ? covering : { start, end: start + heading.length }
      return above ? [{ start, end, heading: above, number }] : []
    })
  const start = titulo === '' ? -1 : text.indexOf(titulo)
  const heading =
    start === -1 ? { start: 0, end: text.indexOf('\n') } : { start, end: start + titulo.length }
  return [{ start: heading.start, end: text.length, heading, number: null }]
}

function ementaIn(text: string, ementa: string | null) {
  const start = ementa === null ? -1 : text.indexOf(ementa)
  return ementa === null || start === -1
    ? null
    : { value: ementa, start, end: start + ementa.length }
}
