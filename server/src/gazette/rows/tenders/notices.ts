import type { Stretch } from '../reading.ts'
import { bidIn } from '../slots/bid-slot.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** A notice of one tender: its heading, and what stands below it. */
export interface TenderNotice extends Stretch {
  /** The lines that name the notice and its bid. */
  heading: Stretch
  /** What the notice is called: of several under one name, theirs. */
  title: string
}

/** What {@link noticesIn} reads. */
export interface ActOfNotices {
  tipo_ato: string
  conteudo_completo: string
}

/** Acts that may be notices of tenders. */
const MAY_BE =
  /aviso|resultado|adjudica|homologa|licita|comunicad|edital|retifica|errata|credencia|chama|despacho|revoga|anula|suspens|adiament|julgament|habilita|republica|^ato$|ratifica|termo de/iu
/** Sources' names of acts that are about something else, whatever their headings. */
const IS_OTHER =
  /penalidade|notifica[çc]|intima[çc]|(?<!li)cita[çc][ãa]o|concurso p|vestibular|processo seletivo|diploma|elei[çc]|licen[çc]a|^extrato/iu
/** Lines that name a notice. */
const TITLE = new RegExp(
  String.raw`^\W{0,3}(?:\d{1,2}[ºª]\s)?(?:${eitherOf(
    'avisos?|resultados?|comunicad',
    String.raw`edita(?:l|is)(?!\s(?:e informa|completo|dispon|est[áa]|na [íi]ntegra|poder))|extratos?`,
    'retifica[çc]|errata|(?:termo de )?(?:homologa|adjudica|ratifica)|(?:ata|termo) de|julgament',
    'revoga|suspens|adiament|anula[çc]|despacho|republica|licita[çc][ãa]o (?:deserta|fracassada)',
    'portaria|balan|ades[ãa]o a',
  )})`,
  'iu',
)
/** Of these, those that are no notices of tenders. */
const NO_NOTICE = new RegExp(
  String.raw`^\W{0,3}(?:${eitherOf(
    'extrat|ades[ãa]o a|edita(?:l|is) de (?:notifica|intima|convoca|cita|proc)|portaria|balan',
    '(?:aviso )?(?:de )?(?:penalidade|ratifica)|termo de ratifica|ata de registro',
    'avisos? de (?:penalidade|inexig|registro de pre|licen|rescis|processo sel|elei|san[çc])',
  )})`,
  'iu',
)
/** What sources call an extract may be a tender's result. */
const RESULT_FIRST =
  /^\W{0,3}resultado (?:d[eao] )?(?:julgament|licita|preg|concorr|tomada)\p{L}*/iu
const LONGEST_TITLE = 220
const LONGEST_HEADING_LINE = 110
/** Lines below a title that are still no text: numbers, CNPJ, the law. */
const SHORT = 60
/** Below one heading each paragraph may announce a tender: `O Presidente da CPL realizará a Tomada de Preços nº 15/2020 …` */
const SEVERAL = /^\W{0,3}avisos(?!\p{L})/iu
const ANNOUNCED =
  /^\s*[OA]\s[^.;\n]{0,120}?(?<!\p{L})(?:torna(?:r|m)? p[úu]blic|realizar[áa]|far[áa] realizar|comunica)/iu
/** A heading that names a bid is one of another notice. */
const BID_NAMED = /\d/u
/** A line that begins with a bid. */
const BID_FIRST = new RegExp(
  String.raw`^\W{0,3}(?:(?:modalidade|ref(?:er[êe]ncia)?\.?|objeto d[oa])\s?:?\s)?(?:${eitherOf(
    'preg|concorr|tomadas? de|convite|carta[- ]conv|leil|di[áa]logo|rdc|regime dif',
    String.raw`cham(?:ada|amento) p|inexig|dispensa|crede(?:n)?ciamento|PE\s|CP\s|TP\s`,
  )})`,
  'iu',
)
/** `Processo nº 12/2023 - Objeto: …`: each of several tenders that no bid names. */
const PROCESS_FIRST =
  /^\W{0,3}(?:proc(?:esso|\.)(?:\s(?:licitat[óo]rio|administrativo|de (?:compra|licita[çc][ãa]o)))?|prc|pal?)\s?(?:n[º°o.]{1,2})?\s?:?\s?(?<number>\d[\d./-]*)/iu
/** `Objeto: …`: each of several tenders that neither bids nor processes name. */
const OBJECT_FIRST = /^\W{0,3}objeto\s?:/iu
/** A heading that says nothing of what the notice does. */
const NO_MORE = /^(?:avisos?|comunicad[oa]s?)\s*$/iu
const CHANGE = /reabertura|suspens|adiament|prorroga|retifica|errata|revoga|cancelament/iu
const SENTENCE = /:\s|;|\.\s+\p{Lu}\p{Ll}/u
/** An act has some tens at most. */
const MOST = 300

interface Open {
  start: number
  title: string
  heading: Stretch
  bid: string | null
  /** The number of the process that a line of it begins with. */
  process: string | null
  /** A line of it begins with its object. */
  hasObject: boolean
  hasText: boolean
}

/** The notices of tenders in an act; none where it is something else. */
export function noticesIn({ tipo_ato, conteudo_completo: text }: ActOfNotices): TenderNotice[] {
  const name = RESULT_FIRST.exec(text)?.[0] ?? tipo_ato
  if (!MAY_BE.test(name) || IS_OTHER.test(name)) return []
  const notices: (Open & { end: number })[] = []
  let open: Open = opened(0, '')
  for (let at = 0; at < text.length && notices.length < MOST;) {
    const next = text.indexOf('\n', at)
    const end = next === -1 ? text.length : next
    readLine(at, end)
    at = end + 1
  }
  notices.push({ ...open, end: text.length })
  return notices
    .filter(({ title }) => !NO_NOTICE.test(title))
    .map(({ start, end, heading, title }) => ({ start, end, heading, title }))

  function readLine(start: number, end: number): void {
    const line = text.slice(start, Math.min(end, start + LONGEST_TITLE + 1))
    if (line.trim() === '') return
    if (line.length <= LONGEST_TITLE && TITLE.test(line) && !SENTENCE.test(line)) {
      if (open.hasText && open.bid !== null && isSaidBelow(open.title, line)) {
        open.title = `${open.title} ${line}`
        return
      }
      if (open.hasText) close(start, '')
      open.title = `${open.title} ${line}`.trim()
      open.bid ??= bidOf(start, end)
      open.heading = { start: open.heading.end === open.start ? start : open.heading.start, end }
      return
    }
    const isSentence = SEVERAL.test(open.title) && ANNOUNCED.test(line)
    const reach = isSentence ? LONGEST_TITLE : LONGEST_HEADING_LINE
    const isBid = isSentence || BID_FIRST.test(line)
    const bid = isBid ? bidOf(start, Math.min(end, start + reach)) : null
    if (bid !== null && open.hasText && bid !== open.bid) close(start, open.title)
    if (bid !== null) open.bid ??= bid
    const process = PROCESS_FIRST.exec(line)?.groups!.number ?? null
    if (process !== null && open.hasText && (open.process ?? process) !== process)
      close(start, open.title)
    open.process ??= process
    const isObject = SEVERAL.test(open.title) && open.bid === null && OBJECT_FIRST.test(line)
    if (isObject && open.hasObject) close(start, open.title)
    open.hasObject ||= isObject
    const isHeading = !open.hasText && end - start <= LONGEST_HEADING_LINE && !SENTENCE.test(line)
    if (bid !== null && isHeading) open.heading = { start: open.heading.start, end }
    else if (end - start > SHORT || SENTENCE.test(line)) open.hasText = true
  }

  function close(at: number, title: string): void {
    notices.push({ ...open, end: at })
    open = opened(at, title)
  }

  function bidOf(start: number, end: number): string | null {
    const bid = bidIn(text, { start, end })
    if (!bid?.number) return null
    const number = bid.number.value.replace(/^0+/, '')
    return `${bid.kind.value} ${number}/${bid.year?.value ?? ''}`
  }
}

/** What a notice does may be said below its tender and object: `AVISO … PREGÃO Nº 3/2023 … AVISO DE REABERTURA`. */
function isSaidBelow(title: string, line: string): boolean {
  return NO_MORE.test(title) && CHANGE.test(line) && !BID_NAMED.test(line)
}

function opened(at: number, title: string): Open {
  return {
    start: at,
    title,
    heading: { start: at, end: at },
    bid: null,
    process: null,
    hasObject: false,
    hasText: false,
  }
}
