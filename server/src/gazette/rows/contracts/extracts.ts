import { innerActsOf } from '../../inner-acts/inner-acts-of.ts'
import type { Stretch } from '../reading.ts'
import { type InstrumentKind, kindNamed } from './instrument-kind.ts'

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
}

/** The extracts in an act; none where it is something else. */
export function extractsIn({
  tipo_ato,
  conteudo_completo: text,
  assinatura,
}: ActOfExtracts): Extract[] {
  if (!/extrato|conv[êe]nio/iu.test(tipo_ato) && !IS_EXTRACT.test(text.slice(0, LONGEST_HEADING)))
    return []
  return actsIn(text, assinatura).flatMap((act) => {
    const heading = headingAt(text, act)
    const words = text.slice(heading.start, heading.end)
    if (NO_EXTRACT.test(words)) return []
    const stop = text.slice(heading.end, act.end).search(NEXT_NOTICE)
    return [
      {
        heading,
        start: heading.end,
        end: stop === -1 ? act.end : heading.end + stop,
        kind: kindNamed(words) ?? kindNamed(tipo_ato),
      },
    ]
  })
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

const IS_EXTRACT = /^\s*EXTRATOS?(?!\p{L})/iu
/** Announcements that stand beside extracts, or are filed as such. */
const NO_EXTRACT =
  /^\s*(?:extrato\s+)?(?:avisos?|edital|resultado|homologa|adjudica|termo de homologa|retifica|errata|registro de diplomas|despacho|portaria|balan)/iu
/** Another notice below the extracts. */
const NEXT_NOTICE = /\n\n(?:AVISO|EDITAL|RESULTADO|ERRATA|RETIFICA[ÇC][ÃA]O)[^:\n]{0,120}\n/u
const LONGEST_HEADING = 200

/** The lines at the beginning that name the extract: no label, no sentence. */
function headingAt(text: string, { start, end }: Stretch): Stretch {
  let at = start + (/^\s*/.exec(text.slice(start, end))?.[0].length ?? 0)
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

const MOST_LINES = 6
const NAMES =
  /extrato|termo|contrato|aditivo|conv[êe]nio|ata|acordo|dispensa|inexig|aviso|edital|doa[çc]|registro|ades[ãa]o|resultado|homologa|adjudica|retifica|errata|prorroga/iu
const SAYS = /[:;\t]|\.\s+\p{Lu}|CNPJ/u
