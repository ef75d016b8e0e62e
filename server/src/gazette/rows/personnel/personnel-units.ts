import { matchesOf, signatureLines } from '../../../../engine/entities.ts'
import { type Line, linesOf } from '../../inner-acts/lines.ts'
import { type SlotReading, type Stretch, oneLine } from '../reading.ts'
import { type EffectRead, forceIn } from '../slots/effect-slot.ts'
import { ITEM_MARK } from './item-mark.ts'
import { nameAlone } from './person-names.ts'
import {
  type ActSigner,
  HEADS_BODY,
  NAMED_FIRST,
  isOfBoard,
  officeOpening,
  signerNamed,
} from './signers.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** What one sentence, item or line of a table of an act says. */
export interface ActPiece extends Stretch {
  /** It follows the authority: `O REITOR …, resolve nomear …`. */
  isAfterAuthority: boolean
  /** It begins an article or a numbered act. */
  isArticle: boolean
  isTable: boolean
  /** What a closing provision says of it. */
  force: EffectRead | null
}

/** One act: what it decides, who decides, and from when it holds. */
export interface PersonnelUnit {
  pieces: ActPiece[]
  /** The opening's grounds, where acts tell whose post is vacant. */
  grounds: Stretch | null
  signer: ActSigner
  /** The heading that it stands under. */
  section: number
}

export interface PersonnelText {
  conteudo_completo: string
  assinatura: string
}

const DECIDES =
  /(?<![\p{L}])(?:resolv(?:em?|eu|eram)|decidem?|decido|delibera|RESOLVEM?)\s*[:;,.]?(?=\s|$)/gu
const AUTHORITY = new RegExp(
  String.raw`^(?:[-–•:.]\s*)?(?:${eitherOf(
    String.raw`(?:OO|AA|O|A|OS|AS|O\(A\)|o|a|0) \p{Lu}`,
    String.raw`(?:${eitherOf(
      'MINISTR[OA]|REITORA?|SECRETÁRI[OA](?:-EXECUTIV[OA])?|PRESIDENTE|SUPERINTENDENTE',
      'DIRETORA?(?:-GERAL)?|COORDENADORA?(?:-GERAL)?',
    )})(?: \p{Lu}+)? D[AEO] `,
    String.raw`${NAMED_FIRST}`,
  )})`,
  'u',
)
const GROUNDS =
  /(?:no uso|usando|competência|tendo em vista|considerando|atribuiç|com base|em conformidade)/iu
/** Where a new step begins within a paragraph: an article, or a numbered item that names somebody. */
const STEP = new RegExp(
  eitherOf(
    String.raw`(?=\d{1,3}(?:[.)]|\s?[-–]) ?(?:[-–] ?)?\p{Lu}{3,} (?:D[AEO]S? |E )?\p{Lu}{3,}(?:[ ,]|$))(?<=[.;:]\s{1,2})`,
    String.raw`(?=${eitherOf(
      String.raw`Art\.?\s?\d|§ ?\d|Parágrafo único|(?:II|III|IV|V|VI)\s?[-–]\s`,
      'Est[ea] (?:[Pp]ortaria|[Aa]to) (?:entra|tem|produz)',
    )})(?<=[.;)]\s{0,2})`,
  ),
  'gu',
)
const CLOSING = new RegExp(
  String.raw`^(?:(?:estabelecer|determinar|definir) que )?(?:${eitherOf(
    'est[ae]s?|a presente|o presente|as presentes|os? efeitos?|o disposto|ess[ae]s?|a portaria',
    'as portarias|a vigência|fica estabelecid',
  )})(?!\p{L})[^.;]{0,200}?(?:vigor|vigência|efeito|vigora|válid|contam|retroag)`,
  'iu',
)
/** `Ficam convalidados os atos praticados a partir de 16 de março de 2023` */
const BACK_FROM =
  /^(?:ficam?|ficando) convalidados os atos (?:praticados|realizados)[^.;]{0,120}(?:a partir|desde|a contar) d?/iu
const OF_ARTICLE = /caput|neste artigo|deste artigo|item anterior/iu
const OF_ALL = /^(?:estas|as presentes|as portarias)(?!\p{L})/iu
/** The acts of a text, each with its pieces. */
export function personnelUnits({
  conteudo_completo: text,
  assinatura,
}: PersonnelText): PersonnelUnit[] {
  const signatures = signatureLines(assinatura)
  for (const line of unlistedSignatures(text, assinatura)) signatures.set(line, line)
  const lines = linesOf(text, signatures)
  const reader = new UnitReader(text, signatures)
  for (const [at, line] of lines.entries()) reader.read(line, lines[at - 1])
  return reader.finish()
}

/** `Nº 482 - O Vice-Reitor da …, no uso …, resolve:` begins behind the number. */
function withoutNumber(line: Line): Line {
  const mark = ITEM_MARK.exec(line.text)?.[0].length ?? 0
  return { ...line, start: line.start + mark, text: line.text.slice(mark) }
}

/** Names that sign and that `assinatura` does not have as they are printed: with a rank, or at the very end. */
function unlistedSignatures(text: string, assinatura: string): string[] {
  const signed = assinatura.split('; ')
  const ranked = signed.map((each) => each.split(' - ').slice(0, 2).join(' - '))
  const offices = signed.filter((each) => OFFICE.test(each))
  const lines = assinatura === '' || offices.length > 0 ? text.trimEnd().split('\n') : []
  const above = lines.flatMap((line, at) =>
    offices.includes(line.trim()) ? nameAbove(lines, at) : [],
  )
  const last = assinatura === '' ? lastSigned(lines) : []
  return [...ranked.filter((line) => line !== ''), ...above, ...last]
}

/** The name above an office. */
function nameAbove(lines: string[], at: number): string[] {
  const line =
    lines
      .slice(0, at)
      .findLast((each) => each.trim() !== '')
      ?.trim() ?? ''
  return isSigner(line) ? [line] : []
}

/** A name that ends a text, behind a sentence, or one above an office that does. */
function lastSigned(lines: string[]): string[] {
  const [last = '', before = '', sentence = ''] = lines
    .slice(-LAST_LINES)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .toReversed()
  if (isSigner(last)) return /\p{Ll}{2}/u.test(last) && !ENDS.test(before) ? [] : [last]
  return IS_OFFICE.test(last) && isSigner(before) && ENDS.test(sentence) ? [before, last] : []
}

/** How many lines a text may end with that hold two lines of a signature, and a sentence. */
const LAST_LINES = 12
const ENDS = /\p{L}.{20,}[.:”"]$/u
const IS_OFFICE = new RegExp(String.raw`^${HEADS_BODY}(?!\p{L})[^.;:\d]{0,120}$`, 'u')

function isSigner(line: string): boolean {
  if (line.length > 80 || line.includes('\t')) return false
  const { value } = signerNamed(line, { start: 0, end: line.length })
  return nameAlone(value, 0)?.value === value
}

/** Reads lines in order; keeps who decides until somebody else does. */
class UnitReader {
  readonly #text: string
  readonly #signatures: Map<string, string | null>
  readonly #units: PersonnelUnit[] = []
  #unit: PersonnelUnit | null = null
  #office: SlotReading<string> | null = null
  #grounds: Stretch | null = null
  #section = 0
  /** The first act that nobody has signed yet, and those that were signed last. */
  #unsigned = 0
  #signed: PersonnelUnit[] = []
  #isAnnexed = false
  /** The acts that a provision about all of them has reached, and the pieces of this act that one about it has. */
  readonly #reachedUnits: Reached = { any: 0, dated: 0 }
  #reachedPieces: Reached = { any: 0, dated: 0 }

  constructor(text: string, signatures: Map<string, string | null>) {
    this.#text = text
    this.#signatures = signatures
  }

  read(line: Line, before: Line | undefined): void {
    const { kind } = line
    if (kind === 'signature') this.#sign(line, before)
    else if (kind === 'heading') this.#head(line)
    else if (kind === 'annex') this.#annex()
    else if (kind === 'grounds') this.#ground(line)
    else if (this.#opens(line)) this.#open(line)
    else if (kind === 'numbered' && this.#opens(withoutNumber(line)))
      this.#open(withoutNumber(line))
    else {
      if (kind === 'numbered') this.#unit = null
      this.#add(line, line.start, kind === 'numbered', false)
    }
  }

  finish(): PersonnelUnit[] {
    return this.#units
  }

  #opens({ kind, text }: Line): boolean {
    if (kind === 'opening') return true
    if ((kind !== 'text' && kind !== 'numbered') || !AUTHORITY.test(text)) return false
    return GROUNDS.test(text.slice(0, 600))
  }

  #head(line: Line): void {
    if (this.#isAnnexed && this.#unit?.pieces.length === 0) return
    this.#unit = null
    this.#office = null
    this.#grounds = null
    this.#section = line.start
    this.#isAnnexed = false
  }

  #annex(): void {
    this.#isAnnexed = true
    this.#unit ??= this.#units.at(-1) ?? null
  }

  #ground(line: Line): void {
    this.#grounds = { start: this.#grounds?.start ?? line.start, end: line.end }
  }

  #open(line: Line): void {
    this.#unit = null
    const office = officeOpening(this.#text, line)
    if (office || isOfBoard(line.text)) this.#office = office
    const own = this.#text.slice(line.start, line.end)
    const decides = matchesOf(own, DECIDES).at(-1)
    const from =
      line.start +
      (decides ? decides.index + decides[0].length : (office?.end ?? line.start) - line.start)
    this.#grounds = { start: line.start, end: decides ? from : line.end }
    const rest = this.#text.slice(from, line.end).trim()
    if (rest !== '') this.#add({ ...line, start: from }, from, true, true)
  }

  #add(line: Stretch, start: number, isNumbered: boolean, isAfterAuthority: boolean): void {
    const own = this.#text.slice(start, line.end)
    const isTable = own.includes('\t') || this.#text[start - 1] === '\t'
    if (!isTable && this.#goesOn(own, line.end)) return
    this.#unit ??= this.#begin()
    const cuts = isTable ? [] : Array.from(matchesOf(own, STEP), ({ index }) => index)
    ;[0, ...cuts].forEach((from, i) => {
      const stretch = { start: start + from, end: start + (cuts[i] ?? own.length) }
      const piece = this.#text.slice(stretch.start, stretch.end)
      if (this.#isClosing(piece)) this.#close(stretch, piece)
      else if (
        !SAYS_NOTHING.test(piece.slice(ITEM_MARK.exec(piece)?.[0].length ?? 0).slice(0, 200))
      )
        this.#unit!.pieces.push({
          ...stretch,
          isAfterAuthority: isAfterAuthority && i === 0,
          isArticle: isNumbered || /^\s*Arts?\.?\s?\d/iu.test(piece),
          isTable,
          force: null,
        })
    })
  }

  /** Whether a line is the rest of the sentence before it, which then ends with it. */
  #goesOn(own: string, end: number): boolean {
    const last = this.#unit?.pieces.at(-1)
    if (!last || last.isTable || !/^\p{Ll}{2}/u.test(own)) return false
    if (/[.;:]\s*$/u.test(this.#text.slice(last.end - 3, last.end))) return false
    last.end = end
    return true
  }

  #begin(): PersonnelUnit {
    const signer = { name: null, office: this.#office }
    const unit = { pieces: [], grounds: this.#grounds, signer, section: this.#section }
    this.#units.push(unit)
    this.#reachedPieces = { any: 0, dated: 0 }
    return unit
  }

  #isClosing(piece: string): boolean {
    const mark = ITEM_MARK.exec(piece)?.[0].length ?? 0
    const words = piece.slice(mark, mark + 260)
    const isBack = BACK_FROM.test(words) && !/\b(?:por|pel[oa]s?) \p{Lu}/u.test(words)
    return isBack || (CLOSING.test(words) && !/passam? a vigorar com/u.test(words))
  }

  #close(stretch: Stretch, words: string): void {
    const force = forceIn(this.#text, stretch)
    if (!force) return
    const mark = ITEM_MARK.exec(words)?.[0].length ?? 0
    for (const piece of this.#closed(words.slice(mark), force.date !== null))
      if (!piece.force || (piece.force.date === null && force.date !== null)) piece.force = force
  }

  /** The pieces that a closing provision is about, and that none like it has reached. */
  #closed(words: string, isDated: boolean): ActPiece[] {
    if (OF_ALL.test(words)) {
      // The last act may go on.
      const whole = Math.max(0, this.#units.length - 1)
      return this.#units
        .slice(reach(this.#reachedUnits, whole, isDated))
        .filter(({ section }) => section === this.#section)
        .flatMap(({ pieces }) => pieces)
    }
    const pieces = this.#unit?.pieces ?? []
    if (OF_ARTICLE.test(words))
      return pieces.slice(pieces.findLastIndex(({ isArticle }) => isArticle))
    return pieces.slice(reach(this.#reachedPieces, pieces.length, isDated))
  }

  #sign(line: Line, before: Line | undefined): void {
    const isOffice = this.#signatures.get(line.text) === null || OFFICE.test(line.text)
    if (isOffice && before?.kind !== 'signature') this.#signed = this.#takeUnsigned()
    if (isOffice) this.#addOffice(line)
    else if (before?.kind !== 'signature') {
      const name = signerNamed(this.#text, line)
      this.#signed = this.#takeUnsigned()
      for (const unit of this.#signed) unit.signer = { ...unit.signer, name }
    } else this.#signed = [] // what stands below the next name is that one's
    this.#unit = null
  }

  #takeUnsigned(): PersonnelUnit[] {
    const units = this.#units.slice(this.#unsigned)
    this.#unsigned = this.#units.length
    return units
  }

  /** An office below the name counts before that of the opening. */
  #addOffice({ start, end }: Line): void {
    for (const unit of this.#signed) {
      const { name, office } = unit.signer
      const isOfOpening = office && (!name || office.start < name.start)
      if (isOfOpening && MODIFIER.test(this.#text.slice(start, end))) continue
      const from = name && office && office.start > name.end ? office.start : start
      unit.signer = {
        name,
        office: { value: oneLine(this.#text.slice(from, end)), start: from, end },
      }
    }
  }
}

/** How many of a list provisions have reached: with or without a date, and with one, which counts more. */
interface Reached {
  any: number
  dated: number
}

/** Where a provision goes on from; it reaches as many as there are. */
function reach(reached: Reached, count: number, isDated: boolean): number {
  const from = isDated ? reached.dated : reached.any
  reached.any = count
  if (isDated) reached.dated = count
  return from
}

/** What says how somebody has an office, and not which. */
const MODIFIER = /^\W*(?:substitut[oa]|interin[oa]|em exercício|pro tempore)\W*$/iu
/** A signature without a name. */
const OFFICE =
  /^(?:diretora?|chefe|coordenadora?|comandante|president[ea]|secretári[oa]|superintendente|reitora?|gerente|ministr[oa])(?:-geral)? (?:d[aeo]s?|substitut[oa]|geral|executiv[oa])(?!\p{L})/iu

/** Provisions that every act of a kind repeats, and that move nobody. */
const SAYS_NOTHING = new RegExp(
  String.raw`^\s*(?:${eitherOf(
    'O ônus|Cumpre|Cabe |Torna-se sem efeito o disposto|Fica(?:m)? revogad',
    'Revoga(?:r|m-se|-se)? (?:a|as) (?:portaria|disposi)|Determinar(?! o exercício)|Estabelecer|Fixar',
    'Declarar (?:vago|VAGO|a vacância d)[oa]? o? ?referido|declarar vago o referido|Ao término',
    'Tornar públic(?!a a autorização)|Caberá|O mandato|Compete',
  )})`,
  'iu',
)
