import { composeCall } from './acts/call.ts'
import type { Composer, Draft, Head } from './acts/draft.ts'
import { composeExtract } from './acts/extract.ts'
import { composeNorm } from './acts/norm.ts'
import { composeOutcome } from './acts/outcome.ts'
import { composePersonnel } from './acts/personnel.ts'
import { composeRectification, isPrintersOwn } from './acts/rectification.ts'
import { composeRuling } from './acts/ruling.ts'
import { composeTender } from './acts/tender.ts'
import { createBlocks, type Blocks } from './blocks.ts'
import type { IssuingBody } from './body.ts'
import type { EditionOptions } from './edition-options.ts'
import { JOURNALS, materiaId, type JournalSection } from './journals.ts'
import type { Material } from './material.ts'
import { roughen } from './quirks.ts'
import { actRandom, drawRectified, drawSubject, isRectification } from './subject.ts'

export interface SampleAct extends Head {
  /** Unique, unlike `idMateria`: the printer's own corrections have that of the corrected act. */
  id: number
  idMateria: number
  type: string
  body: IssuingBody
  /** The blocks of `Texto`, heading included. */
  html: string[]
  /** Characters of the readable text. */
  chars: number
  /** The number of files it is split into; 1 for nearly all. */
  parts: number
}

const MARK_IN_TITLE = '(AMOSTRA)'
export const MARK_IN_TEXT =
  'Publicação fictícia, gerada para demonstração do Arauto; sem valor legal.'

/** The measured shares of acts with tables by section, and of acts split into parts. */
const TABULAR: Record<JournalSection, number> = { '1': 0.1, '2': 0.02, '3': 0.033 }
const SPLIT = 0.0015
/** Split acts are long: at least this many characters per part. */
const PART_LENGTH = 18_000

/** The average length of a title, reserved before the text is written. */
const TITLE_LENGTH = 45

/** Creates act number `sequence` of an edition; equal options and material give equal acts. */
export function composeAct(
  options: EditionOptions,
  sequence: number,
  material: Material,
): SampleAct {
  const random = actRandom(options, sequence)
  const { section } = JOURNALS[options.pubName]
  const subject = drawSubject(options, random, material)
  const rectified = isRectification(subject.type)
    ? drawRectified(options, sequence, random, material)
    : null
  const draft: Draft = {
    random,
    section,
    date: options.date,
    ...subject,
    body: rectified?.act.body ?? subject.body,
    tabular: random.chance(TABULAR[section]),
    prose: material.prose(),
    rectified: rectified?.act ?? null,
  }
  const parts = random.chance(SPLIT) && !rectified ? random.between(2, 6) : 1
  const drawn = material.length(section, random)
  const length = parts > 1 ? Math.max(drawn, parts * PART_LENGTH) : drawn

  const text = createBlocks(length - TITLE_LENGTH - (options.marked ? MARK_IN_TEXT.length : 0))
  const head = composerOf(section, draft.type)(draft, text)
  if (options.marked) head.heading[0] += ` ${MARK_IN_TITLE}`
  const above = blocksAbove(head, options.marked)
  const id = materiaId(options, sequence)
  return {
    ...head,
    id,
    idMateria: rectified && isPrintersOwn(draft) ? rectified.idMateria : id,
    type: draft.type,
    body: draft.body,
    html: [...above.html, ...roughen(text.html, random)],
    chars: above.chars() + text.chars(),
    parts,
  }
}

/** The heading as in the text, and the mark below it. */
function blocksAbove(head: Head, marked: boolean): Blocks {
  const blocks = createBlocks(0)
  if (head.bodyTitle) blocks.p(head.bodyTitle, 'titulo')
  for (const line of head.heading) blocks.p(line, 'identifica')
  if (head.ementa) blocks.p(head.ementa, 'ementa')
  if (marked) blocks.p(MARK_IN_TEXT)
  return blocks
}

/** First match wins; anything else is a personnel act in section 2, a norm elsewhere. */
const COMPOSERS: [RegExp, Composer][] = [
  [/^Retificação/, composeRectification],
  [/^Extrato/, composeExtract],
  [/^Aviso( de (Licitação|Chamamento Público|Registro de Preços).*)?$/, composeTender],
  [/^(Aviso|Resultado)/, composeOutcome],
  [/^Edital/, composeCall],
]
const RULINGS = /^(Despacho|Decisão|Acórdão|Alvará|Ato|Solução)/

function composerOf(section: JournalSection, type: string): Composer {
  const listed = COMPOSERS.find(([pattern]) => pattern.test(type))
  if (listed) return listed[1]
  if (section === '2') return composePersonnel
  return RULINGS.test(type) ? composeRuling : composeNorm
}
