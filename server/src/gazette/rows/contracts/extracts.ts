import { matchesOf } from '../../../../engine/entities.ts'
import { innerActsOf } from '../../inner-acts/inner-acts-of.ts'
import type { Stretch } from '../reading.ts'
import { type InstrumentKind, kindNamed } from './instrument-kind.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** What {@link extractsIn} reads. */
export interface ActOfExtracts {
  tipo_ato: string
  conteudo_completo: string
  assinatura: string
}

/** An extract of one or more instruments: its heading, and what stands below it. */
export interface Extract extends Stretch {
  heading: Stretch
  /** The kind that the heading names, else the source's own name of the act; null: neither. */
  kind: InstrumentKind | null
  /** It only tells what is new of an extract that it corrects. */
  isCorrection?: boolean
  /** It is called a notice: a purchase is in it only with who sells. */
  isNotice?: boolean
}

/** The extracts in an act; none where it is something else. */
export function extractsIn({
  tipo_ato,
  conteudo_completo: text,
  assinatura,
}: ActOfExtracts): Extract[] {
  const isExtract = HOLDS.test(tipo_ato) || IS_EXTRACT.test(text.slice(0, LONGEST_HEADING))
  if (!isExtract && !(MAY_HOLD.test(tipo_ato) && NAMES_EXTRACT.test(text))) return []
  return actsIn(text, assinatura)
    .flatMap((act) => sectionsOf(text, act))
    .flatMap((section) => extractOf(text, section, tipo_ato))
}

const HOLDS = /extrato|conv[êe]nio|inexig/iu
/** Most of these are about persons. */
const MAY_HOLD = /retifica|ratifica|dispensa|autoriza/iu
const NAMES_EXTRACT = /extrato|licita[çc]|conv[êe]nio/iu

/** An act, and the notices that follow within it under headings of their own. */
function sectionsOf(text: string, { start, end }: Stretch): Stretch[] {
  const own = text.slice(start, end)
  const begins = [0, ...matchesOf(own, NEXT_NOTICE).map(({ index }) => index)]
  return begins.map((at, i) => ({ start: start + at, end: start + (begins[i + 1] ?? own.length) }))
}

function extractOf(text: string, section: Stretch, act: string): Extract[] {
  const heading = headingAt(text, section)
  const words = text.slice(heading.start, heading.end)
  const place = { heading, start: heading.end, end: section.end }
  if (CORRECTS.test(words)) return correctionIn(text, place)
  const isNotice = BUYS.test(words) && DECIDES.test(text.slice(place.start, place.end))
  const opening = words === '' ? text.slice(section.start, section.start + LONGEST_HEADING) : words
  if (NO_EXTRACT.test(opening) && !isNotice) return []
  const [line = ''] = words.split('\n')
  const kind = kindNamed(line) ?? kindNamed(words) ?? kindNamed(act)
  return [{ ...place, kind, isNotice: NO_EXTRACT.test(words) || REGISTERS.test(words) }]
}

/** What a rectification puts into an extract: `No extrato do contrato nº 1/2023, onde se lê: …; leia-se: …`. */
function correctionIn(text: string, place: Stretch & { heading: Stretch }): Extract[] {
  const own = text.slice(place.heading.start, place.end)
  const old = own.search(OLD)
  const named = CORRECTED.exec(old === -1 ? '' : own.slice(0, old))
  const kind = named && kindNamed(named[0])
  if (!kind || own.search(NEW) === -1) return []
  const start = place.heading.start + named.index
  return [
    { ...place, heading: { start, end: start + named[0].length }, start, kind, isCorrection: true },
  ]
}

/** The acts within an article, or the whole of it. */
function actsIn(text: string, assinatura: string): Stretch[] {
  const whole = { start: 0, end: text.length }
  if (text.search(/\S/) === -1) return []
  const acts = innerActsOf({ conteudo_completo: text, assinatura })
  const [first] = acts
  if (!first || acts.some(({ heading }) => heading === null)) return [whole]
  const before = { start: 0, end: first.start }
  return text.slice(0, first.start).trim() === '' ? acts : [before, ...acts]
}

const IS_EXTRACT = new RegExp(
  String.raw`^\s*(?:${eitherOf(
    String.raw`EXTRATOS?(?!\p{L})`,
    String.raw`(?:\p{L}{5,12}[OA] |\d{1,3}[º°OA]\s?){0,2}TERMOS? (?:ADITIVO|DE ADITAMENTO|DE APOSTILA)S?(?! AO EDITAL)`,
    'RETIFICA|ERRATA',
    String.raw`AVISOS? (?:DE )?(?:${eitherOf(
      'INEXIG|DISPENSA|RETIFICA|RATIFICA|REGISTROS? DE PRE',
      String.raw`(?:HOMOLOGA|ADJUDICA)[^\n]{0,40}\n{0,2}(?:INEXIG|DISPENSA)`,
    )})`,
  )})`,
  'iu',
)
const CORRECTS = /^\s*(?:avisos? (?:d[ea] )?)?(?:retifica|errata)/iu
/** Before what was wrong, and before what is right. */
export const OLD = /onde[ -]?(?:se|s[êe])[ -]?l[êe]/iu
export const NEW = /leia[ -]?se\s?:?/giu
/** What is corrected, up to where it was published. */
const CORRECTED =
  /(?:extratos?|termo|contrato|aditivo|ata|conv[êe]nio)(?!\p{L})[^\n]{0,300}?(?=,? (?:publicad|veiculad)|\.\s|\n|$)/iu
/** A purchase without a bid that is decided, though it is called a notice. */
const BUYS = /inexig|dispensa/iu
const DECIDES =
  /contratad[oa]:|ratific|resultado d[ao] |reconhe[çc]|autoriz|homolog|contrata[çc][ãa]o (?:da|por|direta)/iu
/** Announcements that stand beside extracts, or are filed as such. */
const NO_EXTRACT =
  /^\s*(?:extrato\s+)?(?:avisos?(?!s? de registros? de pre)|edital|resultado|homologa|adjudica|termo de homologa|retifica|errata|registro de diplomas|despacho|portaria|balan)/iu
/** A notice of prices: who sells is told in it, or nothing of an ata is. */
const REGISTERS = /^\s*avisos? (?:de )?registros? de pre/iu
/** Another notice below the extracts. */
const NEXT_NOTICE = /\n\n(?:AVISO|EDITAL|RESULTADO|ERRATA|RETIFICA[ÇC][ÃA]O)[^:\n]{0,120}\n/gu
const LONGEST_HEADING = 200

/** The lines at the beginning that name the extract: no label, no sentence. */
function headingAt(text: string, { start, end }: Stretch): Stretch {
  let at = start + LEADING.exec(text.slice(start, end))![0].length // it may be empty
  const from = at
  let stop = from
  for (let lines = 0; lines < MOST_LINES && at < end; lines++) {
    const next = text.indexOf('\n', at)
    const lineEnd = next === -1 || next > end ? end : next
    const line = text.slice(at, lineEnd)
    if (line.trim() !== '') {
      if (line.length > LONGEST_HEADING || !NAMES.test(line) || SAYS.test(line)) break
      stop = lineEnd
    }
    at = lineEnd + 1
  }
  return { start: from, end: stop }
}

/** A company's own number above its notices. */
const LEADING = /^\s*(?:CNPJ[^\n]{0,60}\n+)?/
const MOST_LINES = 6
const NAMES =
  /extrato|termo|contrato|aditivo|conv[êe]nio|ata|acordo|dispensa|inexig|aviso|edital|doa[çc]|registro|ades[ãa]o|resultado|homologa|adjudica|retifica|errata|prorroga/iu
const SAYS = /[:;\t]|\.\s+\p{Lu}|CNPJ/u
