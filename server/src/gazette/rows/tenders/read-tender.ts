import type { Publication } from '../../publication.ts'
import { type SlotReading, type Stretch, trimmed, headingOrOpening } from '../reading.ts'
import { bidIn } from '../slots/bid-slot.ts'
import { moneyIn } from '../slots/money-slot.ts'
import { type NumberRead, numberBehind } from '../slots/number-slot.ts'
import { openingIn } from '../slots/opening-slot.ts'
import { namedProcessIn } from '../slots/process-slot.ts'
import { tenderedObject } from '../slots/tendered-object-slot.ts'
import { uasgIn } from '../slots/unit-code-slot.ts'
import { CORRECTION, OUTCOMES, noticeKind, outcomeIn } from './notice-kind.ts'
import type { TenderNotice } from './notices.ts'
import type { NoticeKind, NoticeOrigin, TenderRead, TenderReadings } from './tender.ts'
import { winnersIn } from './winners.ts'

/** Notices that tell a new day. */
const OPENS: ReadonlySet<NoticeKind> = new Set(['abertura', 'alteracao', 'adiamento', 'reabertura'])
/** The last line of a notice by a system. */
const SYSTEM = /\((?<name>SIASGnet|SIDEC) - \d{2}\/\d{2}\/\d{4}\)/
const OF_PRICES = /registros? de pre[çc]o|pre[çc]os?\s?registrad|(?<![\p{L}\d])SRP(?![\p{L}])/iu
/** What else is corrected under the same heading. */
const OF_INSTRUMENT =
  /extrato|termo aditivo|contrato n|ata de registro|portaria|concurso p[úu]blico/iu
/** Purchases without a tender, but for those that open one. */
const DIRECT = new Set(['dispensa', 'inexigibilidade'])
/** Names of bids that are also words for other things, where no number is theirs. */
const VAGUE = new Set(['convite', 'concurso', 'credenciamento', 'dispensa', 'inexigibilidade'])
const CALLED_TENDER =
  /licita|preg[ãa]o|concorr|tomada|leil|chama|credenc|cota[çc]|coleta|sele[çc][ãa]o p/iu

/** Reads the tender of a notice; null: it is about none. */
export function readTender(
  text: string,
  notice: TenderNotice,
  { tipo_ato, data_publicacao: published }: Pick<Publication, 'tipo_ato' | 'data_publicacao'>,
): TenderRead | null {
  const { start, end, heading, title } = notice
  const place = { start, end }
  const body = text.slice(heading.end, end)
  const named = title === '' || GENERAL.test(title) ? `${title} ${tipo_ato}` : title
  const isCorrection =
    CORRECTION.test(title) || (GENERAL.test(title) && CORRECTS.test(body.slice(0, CORRECTED)))
  if (isCorrection && OF_INSTRUMENT.test(body.slice(0, CORRECTED))) return null
  const { kind, opening } = kindOf(text, notice, named, { published, isCorrection })
  if (kind === 'abertura' && DECIDES.test(title)) return null
  const bid = (isCorrection ? correctedBid(text, notice) : null) ?? bidOf(text, notice)
  const called = bid?.number ? bid : numberOfNotice(text, heading)
  const columns: TenderReadings = {
    tipo_aviso: { value: kind, ...headingOrOpening(text, heading, end) },
    modalidade: bid?.kind ?? null,
    numero: called?.number ?? null,
    ano: called?.year ?? null,
    srp: pricesIn(text, place),
    uasg: uasgIn(text, place),
    processo: namedProcessIn(text, place),
    objeto: tenderedObject(text, { start: heading.end, end }),
    data_abertura: opening,
    valor_estimado: estimateIn(text, place),
    url_edital: addressIn(text, place),
  }
  const opens = OPENS_PURCHASE.test(body.slice(0, OPENING))
  if (!isTender(columns, named, { isNumbered: Boolean(bid?.number), opens })) return null
  const origin = originOf(text, place)
  return {
    start,
    end,
    columns,
    winners:
      OUTCOMES.has(kind) && !isOfHabilitation(named, body)
        ? winnersIn(text, { start: heading.end, end })
        : [],
    isCorrection: isCorrection && SAYS_ANEW.test(body),
    origin,
    confidence: confidenceOf(columns, origin, published),
  }
}

/** What a notice does, and when its tender opens. */
function kindOf(
  text: string,
  { start, end, heading }: TenderNotice,
  named: string,
  { published, isCorrection }: { published: string; isCorrection: boolean },
): { kind: NoticeKind; opening: SlotReading<string> | null } {
  const body = text.slice(heading.end, end)
  const kind = isCorrection ? 'alteracao' : noticeKind(named, body)
  const opening = OPENS.has(kind)
    ? openingIn(text, { start, end }, { published, isChange: kind !== 'abertura' })
    : null
  const outcome = kind === 'abertura' && !opening ? outcomeIn(body) : null
  return { kind: outcome ?? kind, opening }
}

/** A notice of the tender's own notice, not of a changed edital. */
const SAYS_ANEW =
  /(?<!\p{L})(?:leia|l[êe])[ -]{0,3}se(?!\p{L})|onde (?:consta|se l|l[êe])|passa a ser/iu

/** A notice of no name that corrects another. */
const CORRECTS = /(?:aviso de|t[íi]tulo:)\s(?:aviso de )?(?:errata|retifica)/iu

/** How much of a rectification says what it corrects. */
const CORRECTED = 300

/** Titles of decisions, which open nothing. */
const DECIDES = /despacho|decis[ãa]o|recurso|impugna|esclareciment/iu

/** Titles that say nothing of what the notice does. */
const GENERAL = /^\s*(?:avisos?|comunicad[oa]s?|edital|despacho|resultado)\s*(?:n[º°].*)?$/iu

/** Who may go on has not won. */
function isOfHabilitation(named: string, body: string): boolean {
  return /habilita[çc]/iu.test(named) && !/vencedor|adjudic|homolog/iu.test(body)
}

/** The first that the heading numbers, else the first of the text. */
function bidOf(text: string, { start, end, heading }: TenderNotice) {
  const ofHeading = bidIn(text, { start, end: heading.end })
  if (ofHeading?.number) return ofHeading
  const opening = bidIn(text, { start, end: Math.min(end, heading.end + OPENING) })
  if (opening?.number && (!ofHeading || ofHeading.kind.value === opening.kind.value)) return opening
  return ofHeading ?? opening
}

/** A rectification that puts another bid in place of the one it names first. */
function correctedBid(text: string, { heading, end }: TenderNotice) {
  const at = text.slice(heading.end, end).search(NEW)
  const bid = at === -1 ? null : bidIn(text, { start: heading.end + at, end })
  return bid?.number ? bid : null
}

const NEW = /leia[ -]{0,3}se/iu

/** A direct purchase that is still to be made. */
const OPENS_PURCHASE =
  /torna p[úu]blic[oa][^.;]{0,80}(?:realizar[áa]|far[áa] realizar|pretende)|pretende (?:adquirir|contratar)/iu

/** How far into a text its bid is named. */
const OPENING = 1_200

/** `AVISO DE LICITAÇÃO Nº 7004123456`: a tender that names no kind of bid. */
function numberOfNotice(text: string, heading: Stretch): NumberRead | null {
  const { start, end } = heading
  return (
    numberBehind(text, heading, CALLED) ??
    numberBehind(text, { start, end: end + NEXT_LINE }, LINE_CALLED)
  )
}

/** How much of the line below a heading names a tender. */
const NEXT_LINE = 80
const LINE_CALLED = /\nlicita[çc][ãa]o (?:eletr[ôo]nica|presencial) n[º°o.]{1,2}\s?/giu
const CALLED =
  /(?:licita[çc][ãa]o|cota[çc][ãa]o|coleta de pre[çc]os|sele[çc][ãa]o p[úu]blica|edital)[^\d\n]{0,30}?n[º°o.]{1,2}\s?/giu

function isTender(
  { modalidade, numero, objeto, data_abertura }: TenderReadings,
  named: string,
  { isNumbered, opens }: { isNumbered: boolean; opens: boolean },
): boolean {
  if (modalidade && DIRECT.has(modalidade.value)) return Boolean(data_abertura ?? (opens && objeto))
  if (modalidade && VAGUE.has(modalidade.value) && !isNumbered) return false
  if (modalidade) return Boolean(numero ?? objeto)
  return CALLED_TENDER.test(named) && Boolean(objeto ?? (numero && data_abertura))
}

function pricesIn(text: string, { start, end }: Stretch): SlotReading<true> | null {
  const found = OF_PRICES.exec(text.slice(start, end))
  if (!found) return null
  const at = start + found.index
  return { value: true, start: at, end: at + found[0].length }
}

const ESTIMATE =
  /(?:valor|pre[çc]o|custo|or[çc]amento)[^\d.;:\n]{0,40}?(?:estimad[oa]|estimativ[oa]|m[áa]xim[oa]|or[çc]ad[oa]|de refer[êe]ncia|previst[oa])[^\d;\n]{0,60}(?=R ?\$|\d)/giu

function estimateIn(text: string, { start, end }: Stretch): SlotReading<number> | null {
  ESTIMATE.lastIndex = 0
  const found = ESTIMATE.exec(text.slice(start, end))
  if (!found) return null
  const from = start + found.index
  const [money] = moneyIn(
    text,
    { start: from, end: Math.min(end, from + found[0].length + 40) },
    '',
  )
  return money && money.currency === 'BRL'
    ? { value: money.value, start: money.start, end: money.end }
    : null
}

/** Where the edital is: an address that says so, else the first behind its name. */
const OWN_ADDRESS = /https?:\/\/[^\s,;)]{0,300}edital[^\s,;)]*/iu
const NEAR_EDITAL = /edita(?:l|is)[^\n]{0,250}?(?<address>(?:https?:\/\/|www\.)[^\s,;)]+)/iu

function addressIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const own = text.slice(start, end)
  const named = OWN_ADDRESS.exec(own)
  if (named)
    return trimmed(text, { start: start + named.index, end: start + named.index + named[0].length })
  const near = NEAR_EDITAL.exec(own)
  const address = near?.groups?.address
  if (!near || address === undefined) return null
  const to = start + near.index + near[0].length
  return trimmed(text, { start: to - address.length, end: to })
}

function originOf(text: string, { start, end }: Stretch): NoticeOrigin {
  const name = SYSTEM.exec(text.slice(start, end))?.groups?.name
  return name === 'SIASGnet' ? 'siasgnet' : name === 'SIDEC' ? 'sidec' : 'livre'
}

function confidenceOf(
  columns: TenderReadings,
  origin: NoticeOrigin,
  published: string,
): TenderRead['confidence'] {
  const { modalidade, numero, objeto, data_abertura } = columns
  const isWhole = Boolean(modalidade && numero && objeto)
  const isPast = data_abertura && data_abertura.value < published
  if (!isWhole || isPast) return 'baixa'
  return origin !== 'livre' && data_abertura ? 'alta' : 'media'
}
