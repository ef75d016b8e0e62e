import { matchesOf } from '../../../../engine/entities.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import type { SanctionKind, SanctionState } from './sanction.ts'

/** A sanction that a text names, and what the text leaves of it. */
export interface SanctionMention extends SlotReading<SanctionKind> {
  state: SanctionState
}

/** The words for each kind, in one pass. */
const NAMED = new RegExp(
  [
    String.raw`(?<impedimento>(?:impedi(?:mento|d[oa]s?|r|ndo)|proibi(?:[çc][ãa]o|d[oa]s?))(?:\s\p{L}+){0,6}?\s(?:licitar|licita[çc][õo]es|contratar|contrata[çc][õo]es)(?!\p{L}))`,
    String.raw`(?<suspensao>suspens(?:[ãa]o|[oa]s?)(?:\stempor[áa]ri[oa])?(?:\s\p{L}+){0,6}?\s(?:participa\p{L}*|licita\p{L}*|contratar|contrata[çc][õo]es)(?!\p{L}))`,
    String.raw`(?<inidoneidade>inid[ôo]ne(?:idade|[oa]s?))`,
    String.raw`(?<advertencia>(?<!\p{L})advert[êe]ncia(?!s?\s(?:e multa )?previst))`,
    String.raw`(?<multa>(?<!\p{L})multas?(?!\p{L}))`,
    String.raw`(?<descredenciamento>descredencia(?:mento|d[oa]s?))`,
  ].join('|'),
  'giu',
)

/** Words that make of a name of a sanction one that is imposed, or undone. */
const IMPOSES =
  /penalidad|san[çc](?:[ãa]o|[õo]es)|aplic|impo(?:st|r|si)|imp[õo]e|declar|puni|fica(?:m|r)?\s|decid|resolv/iu
/** Words of what may come, or of what a law says. */
const MAY_COME =
  /sob pena|sujeit[ao]|pass[íi]ve|poder[áa]|possi(?:bilidade|vel)|poss[íi]vel|inten[çc][ãa]o|eventua|sem preju[íi]zo|caso (?:n[ãa]o|haja)|instaura|apura(?:r|[çc][ãa]o)(?! de responsabilidade)|recolhimento d|recolher|pagamento d|pagar|cobran[çc]a|parcel|proposta de|sugest|recomenda|prorroga/iu
/** Words of a law's bounds: `pelo prazo de até 5 (cinco) anos`. */
const OF_LAW = /^[^.;()]{0,60}?(?<!\p{L})at[ée]\s\d/iu

/** What may stand between a verb and the sanction that it is about. */
const TO_IT = String.raw`\p{L}*,?\s(?:(?:[oa]s?|d[oae]s?|n[oa]s?|à|integralmente|parcialmente|totalmente|efeitos?|exigibilidade|publica[çc][ãa]o|avisos?|decis[ãa]o(?: que aplicou)?|aplica[çc][ãa]o|ato|imposi[çc][ãa]o|puni[çc][ãa]o|san[çc](?:[ãa]o|[õo]es)|penalidades?|administrativas?|aplicadas?|seguintes?|de)[,:]?\s){0,12}$`
const UNDOES = String.raw`(?:anul|revog|cancel|afast|exclu|extin|levant|reabilit|retir|torn(?:a[rm]?|ou|ando|ada|o) sem efeito|sem efeito)`
const UNDONE = new RegExp(UNDOES + TO_IT, 'iu')
const HALTED = new RegExp(
  String.raw`suspen(?:de[r]?|do|deu|dendo|s[oa]s?|s[ãa]o)\s(?=[^]*(?:efeito|exigib|aplica|penalid|san[çc]))` +
    TO_IT.replace(String.raw`\p{L}*,?\s`, ''),
  'iu',
)
const LESSENED = new RegExp(
  String.raw`(?:redu[zç]|minor|atenua|convert)\p{L}*\s(?:para [^.;,]{1,40}?\s|de [^.;,]{1,40}?\s)?` +
    TO_IT.replace(String.raw`\p{L}*,?\s`, ''),
  'iu',
)
/** The same behind a sanction: `a penalidade de …, fica sem efeito`. */
const UNDONE_BEHIND = new RegExp(
  String.raw`^(?:[^.;]|\.(?=\d)){0,300}?(?<!\p{L})(?:fica(?:m|r)?|foi|est[áa]|seja)\s(?:anulad|revogad|cancelad|exclu[íi]d|extint|sem efeito)`,
  'iu',
)
const HALTED_BEHIND =
  /^(?:[^.;]|\.(?=\d)){0,300}?(?<!\p{L})(?:fica(?:m|r)?|foi|est[áa]|seja)\s(?:suspens|com (?:os )?efeitos? suspens)/iu

/** How far before a name the words stand that say what is done with it. */
const REACH = 240
/** Between a suspension and the bar that the law names in one breath with it. */
const ONE_BREATH = 110

/** The sanctions that a stretch names as imposed or undone, in order. Time is linear in it. */
export function mentionsIn(text: string, place: Stretch): SanctionMention[] {
  const own = text.slice(place.start, place.end)
  const mentions: SanctionMention[] = []
  let quoted = -1
  for (const found of matchesOf(own, NAMED)) {
    const kind = kindOf(found)
    const { index: at, 0: printed } = found
    const end = at + printed.length
    if (at < quoted || mentions.length === MOST) continue
    const before = sentenceBefore(own, at)
    const open = openBracket(before)
    if (open && OF_LAW.test(own.slice(end, end + 120))) {
      quoted = end
      continue
    }
    const last = mentions.at(-1)
    const isListed =
      last &&
      !ENDS.test(text.slice(Math.max(last.end, place.start + at - FAR), place.start + at)) &&
      at - (last.end - place.start) < FAR
    if (!isListed && !IMPOSES.test(before + own.slice(end, end + AFTER))) continue
    if (MAY_COME.test(before.slice(-NEAR))) continue
    if (last && isOneBreath(last, kind, text.slice(last.end, place.start + at))) continue
    mentions.push({
      value: kind,
      start: place.start + at,
      end: place.start + end,
      state: stateOf(before, own.slice(end, end + BEHIND)),
    })
  }
  return mentions
}

/** A notice has some tens at most. */
const MOST = 300
const BEHIND = 340
/** `foi aplicada` behind a name. */
const AFTER = 40
/** How far a list of sanctions goes on. */
const FAR = 900
/** What may come is said right before. */
const NEAR = 90

function kindOf({ groups = {} }: RegExpExecArray): SanctionKind {
  const [kind] = Object.entries(groups).find(([, words]) => words !== undefined)!
  return kind as SanctionKind
}

/** What stands before a place in its sentence, as far as it matters. */
function sentenceBefore(own: string, at: number): string {
  const before = own.slice(Math.max(0, at - REACH), at)
  const ends = matchesOf(before, SENTENCE_END).at(-1)
  return ends ? before.slice(ends.index + ends[0].length) : before
}

const ENDS =
  /(?<!(?<!\p{L})(?:art|arts|inc|n|n[º°]|al|c|s|ltda|cia|proc|min|dr|sr|it|cl|fl|fls|p[áa]g))\.\s+(?=\p{Lu})|\n{2,}/iu
const SENTENCE_END = new RegExp(ENDS.source, 'giu')

function openBracket(before: string): boolean {
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

/** A bar to contract is a suspension's, and a removal from the register a bar's. */
function isOneBreath(last: SanctionMention, kind: SanctionKind, between: string): boolean {
  if (between.length > ONE_BREATH || /;|prazo|per[íi]odo|\d\)|\n/iu.test(between)) {
    return kind === 'descredenciamento' && /conseq|e (?:ser[áa] )?$/iu.test(between)
  }
  if (kind === 'impedimento') return last.value === 'suspensao' || last.value === 'impedimento'
  if (kind === 'descredenciamento') return last.value === 'impedimento'
  return kind === 'suspensao' && last.value === 'impedimento' && between.length < 30
}

function stateOf(before: string, behind: string): SanctionState {
  if (HALTED.test(before) || HALTED_BEHIND.test(behind)) return 'suspensa'
  if (UNDONE.test(before) || UNDONE_BEHIND.test(behind)) return 'retirada'
  return LESSENED.test(before) ? 'reduzida' : 'aplicada'
}
