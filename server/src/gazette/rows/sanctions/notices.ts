import type { Stretch } from '../reading.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** A notice of one punishment: its heading, and what stands below it. */
export interface SanctionNotice extends Stretch {
  /** The line that names it; empty: it has none. */
  title: string
}

/** What {@link sanctionNoticesIn} reads. */
export interface ActOfSanctions {
  tipo_ato: string
  conteudo_completo: string
}

/** Words that a text about a punishment has. */
const TELLS =
  /penalidad|san[çc](?:[ãa]o|[õo]es)|inid[ôo]ne|impedi(?:ment|d)[^.;]{0,20}(?:licit|contrat)|advert[êe]nc|\bmulta/iu
/** Types of act that only tell of what may come, or that are about something else. */
const IS_OTHER =
  /^(?:pauta|ata|balan|concurso|aviso de (?:licita|edital|homologa)|extrato de (?:contrato|termo aditivo|conv|dispensa|inexig|registro de pre))/iu
/** Lines that name a notice. */
const TITLE = new RegExp(
  String.raw`^\W{0,3}(?:${eitherOf(
    'avisos?|extratos?|decis[ãa]o|despachos?|portarias?|notifica|intima|edita(?:l|is)|termos?',
    'comunicad|penalidad|san[çc]|aplica[çc]|retifica|errata|suspens|anula|revoga|resolu',
    'ato (?:administr|n)',
  )})`,
  'iu',
)
const LONGEST_TITLE = 160
const SENTENCE = /:\s|;|\.\s+\p{Lu}\p{Ll}/u
/** An act has some tens at most. */
const MOST = 300

/** The notices in an act that may tell of a punishment; none where it is about something else. */
export function sanctionNoticesIn({
  tipo_ato,
  conteudo_completo: text,
}: ActOfSanctions): SanctionNotice[] {
  if (IS_OTHER.test(tipo_ato) || !TELLS.test(text)) return []
  const notices: SanctionNotice[] = []
  let open = { start: 0, title: '', hasText: false }
  for (let at = 0; at < text.length && notices.length < MOST;) {
    const next = text.indexOf('\n', at)
    const end = next === -1 ? text.length : next
    readLine(at, end)
    at = end + 1
  }
  notices.push({ start: open.start, end: text.length, title: open.title })
  return notices.filter(({ start, end }) => TELLS.test(text.slice(start, end)))

  function readLine(start: number, end: number): void {
    const line = text.slice(start, Math.min(end, start + LONGEST_TITLE + 1))
    if (line.trim() === '') return
    if (line.length > LONGEST_TITLE || !TITLE.test(line) || SENTENCE.test(line)) {
      open.hasText = true
      return
    }
    if (open.hasText) {
      notices.push({ start: open.start, end: start, title: open.title })
      open = { start, title: '', hasText: false }
    }
    open.title = `${open.title} ${line}`.trim()
  }
}
