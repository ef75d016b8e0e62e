import { anyCase } from '../../../../engine/entities.ts'
import type { Publication } from '../../publication.ts'
import { type SlotReading, type Stretch, trimmed, headingOrOpening } from '../reading.ts'
import { bidIn } from '../slots/bid-slot.ts'
import { moneyIn } from '../slots/money-slot.ts'
import { type NumberRead, numberBehind } from '../slots/number-slot.ts'
import { openingIn } from '../slots/opening-slot.ts'
import { namedProcessIn, processIn } from '../slots/process-slot.ts'
import { tenderedObject } from '../slots/tendered-object-slot.ts'
import { uasgIn } from '../slots/unit-code-slot.ts'
import { CORRECTION, OUTCOMES, correctedKind, noticeKind, outcomeIn } from './notice-kind.ts'
import type { TenderNotice } from './notices.ts'
import type { NoticeKind, NoticeOrigin, TenderRead, TenderReadings } from './tender.ts'
import { winnersIn } from './winners.ts'

/** Notices that tell a new day. */
const OPENS: ReadonlySet<NoticeKind> = new Set(['abertura', 'alteracao', 'adiamento', 'reabertura'])
/** The last line of a notice by a system. */
const SYSTEM = /\((?<name>SIASGnet|SIDEC) - \d{2}\/\d{2}\/\d{4}\)/
const OF_PRICES =
  /registros? de pre[çc]o|registrar pre[çc]os|pre[çc]os?\s?registrad|(?<![\p{L}\d])SRP(?![\p{L}])/iu
/** What else is corrected under the same heading. */
const OF_INSTRUMENT =
  /extrato(?! d[eo] (?:aviso|homologa|adjudica|resultado))|termo aditivo|contrato n|ata de registro|portaria|concurso p[úu]blico/iu
/** Purchases without a tender, but for those that open one. */
const DIRECT = new Set(['dispensa', 'inexigibilidade'])
/** Names of bids that are also words for other things, where no number is theirs. */
const VAGUE = new Set(['convite', 'concurso', 'credenciamento', 'dispensa', 'inexigibilidade'])
const CALLED_TENDER =
  /licita|preg[ãa]o|concorr|tomada|leil|chama|credenc|cota[çc]|coleta|sele[çc][ãa]o p/iu

/** What a notice of an outcome or a change calls the tender that it names no kind of. */
const NAMES_TENDER =
  /(?:aviso de licita[çc][ãa]o|licita[çc][ãa]o (?:supra|eletr[ôo]nica|em ep[íi]grafe)|procedimento licitat[óo]rio|o certame em|vencedor[ae]?\s?:)/iu

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
    ano: called?.year ?? yearWithin(called?.number),
    srp: pricesIn(text, place),
    uasg: uasgIn(text, place),
    processo: namedProcessIn(text, place) ?? ownProcessIn(text, place),
    objeto: tenderedObject(text, { start: heading.end, end }),
    data_abertura: opening,
    valor_estimado: estimateIn(text, place),
    url_edital: addressIn(text, place),
  }
  const opens = OPENS_PURCHASE.test(body.slice(0, OPENING))
  const isCalled =
    CALLED_TENDER.test(named) || (kind !== 'abertura' && NAMES_TENDER.test(body.slice(0, OPENING)))
  if (!isTender(columns, { isCalled, isCorrection, isNumbered: Boolean(bid?.number), opens }))
    return null
  const origin = originOf(text, place)
  return {
    start,
    end,
    columns,
    winners:
      OUTCOMES.has(kind) && !isOfHabilitation(named, body)
        ? winnersIn(text, { start: heading.end, end })
        : [],
    isCorrection: (isCorrection || ALTERS_NOTICE.test(title)) && SAYS_ANEW.test(body),
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
  if (ANNOUNCES_ONE.test(body) && SEVERAL.test(named))
    return {
      kind: 'abertura',
      opening: openingIn(text, { start, end }, { published, isChange: false }),
    }
  const told = isCorrection ? (correctedKind(body) ?? 'alteracao') : noticeKind(named, body)
  const kind = told === 'suspensao' && NEW_DAY.test(body) ? 'adiamento' : told
  const opening = OPENS.has(kind)
    ? openingIn(text, { start, end }, { published, isChange: kind !== 'abertura' })
    : null
  const outcome = kind === 'abertura' && !opening ? outcomeIn(body) : null
  return { kind: outcome ?? kind, opening }
}

/** Below one heading of several that are put off another may open. */
const SEVERAL = /^\W*avisos(?!\p{L})/iu
const ANNOUNCES_ONE =
  /^\s*[OA]\s(?:(?!adia|alter|prorrog|reab|remarc|suspen|transfer)[^.;\n]){0,120}?realizar[áa]\s/iu

/** It is suspended until then only. */
const NEW_DAY = /nova data[^.;:\d\n]{0,40}:?\s*\d{1,2}[/.]\d/iu

/** A notice of the tender's own notice, not of a changed edital. */
const SAYS_ANEW =
  /(?<!\p{L})(?:leia|l[êe])[ -]{0,3}se(?!\p{L})|onde (?:consta|se l|l[êe])|passa a ser/iu

/** `ALTERAÇÃO DE RESULTADO`: of a notice, not of the edital. */
const ALTERS_NOTICE = /altera[çc][ãa]o d[eo] (?:aviso|resultado|homologa|adjudica)/iu

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

/** `2/2022-012`: the number goes on behind its year. */
function yearWithin(number?: SlotReading<string>): SlotReading<number> | null {
  const found = number && /\/(?=((?:19|20)\d\d)-\d)/.exec(number.value)
  if (!found) return null
  const start = number.start + found.index + 1
  return { value: Number(found[1]), start, end: start + 4 }
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

/** How much of what stands below a heading names a tender. */
const NEXT_LINE = 300
const LINE_CALLED =
  /(?<!\p{L})(?:licita[çc][ãa]o|procedimento licitat[óo]rio) (?:eletr[ôo]nic[ao]|presencial)\s(?:n[º°o.]{1,2}\s?)?/giu
const CALLED =
  /(?:licita[çc][ãa]o|cota[çc][ãa]o|coleta de pre[çc]os|sele[çc][ãa]o p[úu]blica|aliena[çc][ãa]o|edital)[^\d\n]{0,30}?n[º°o.]{1,2}\s?/giu

/** What else a notice tells of whether it is about a tender. */
interface Known {
  isCalled: boolean
  isCorrection: boolean
  isNumbered: boolean
  /** A direct purchase is still to be made. */
  opens: boolean
}

function isTender(
  { modalidade, numero, objeto, data_abertura }: TenderReadings,
  { isCalled, isCorrection, isNumbered, opens }: Known,
): boolean {
  if (modalidade && DIRECT.has(modalidade.value)) return Boolean(data_abertura ?? (opens && objeto))
  if (modalidade && VAGUE.has(modalidade.value) && !isNumbered) return false
  if (modalidade) return Boolean(numero ?? objeto)
  return isCalled && Boolean(objeto ?? ((numero ?? isCorrection) && data_abertura))
}

/** `PAC nº 12/2024`, `Procedimento Administrativo nº 15/2024`: a process by another name. */
const OWN_PROCESS = new RegExp(
  anyCase(
    String.raw`(?<!\p{L})(?:(?-i:PAC)|procedimento administrativo)(?=:?\s(?:n[º°.o]{1,2}\s?)?\d+/\d{4}(?!\d))`,
  ),
  'u',
)

function ownProcessIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const found = OWN_PROCESS.exec(text.slice(start, end))
  return found && processIn(text, { start: start + found.index + found[0].length, end })
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
