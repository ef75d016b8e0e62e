import { matchesOf } from '../../../../engine/entities.ts'
import { type SlotReading, type Stretch, first } from '../reading.ts'
import { moneyIn } from '../slots/money-slot.ts'
import { namedProcessIn, processIn } from '../slots/process-slot.ts'
import { type Punishment, punishmentsAmong } from './assign.ts'
import { companiesIn } from './companies.ts'
import { type SanctionMention, mentionsIn } from './mentions.ts'
import type { SanctionNotice } from './notices.ts'
import type { SanctionKind, SanctionRead, SanctionSphere } from './sanction.ts'
import { sanctionTermIn } from './term-of-sanction.ts'
import { barredFrom, groundsIn, causeIn, endOfSentence, punisherIn } from './words-of-sanction.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

const AGAINST_CORRUPTION =
  /lei\s(?:federal\s)?(?:n[º°o.]{0,3}\s?)?12\.?846|lei anticorrup|publica[çc][ãa]o extraordin[áa]ria/iu
const OF_TENDERS = new RegExp(
  eitherOf(
    String.raw`(?:8\.?666|14\.?133|10\.?520|13\.?303|12\.?462|5\.450|10\.024)\s?[/,]`,
    'licita(?:r|[çc][ãa]o|[çc][õo]es|nte)|preg[ãa]o|sicaf|contratar com|nota de empenho',
    'ata de registro|termo de refer[êe]ncia|ordem de (?:servi[çc]o|fornecimento)',
    'contrato (?:administrativo|de presta)|contrato n[º°.]',
  ),
  'iu',
)
/** Other laws' fines, which are no business of tenders. */
const OF_OTHERS = new RegExp(
  eitherOf(
    String.raw`autos? de infra[çc]|tr[âa]nsito|\bCTB\b|infra[çc][ãa]o (?:ambiental|sanit[áa]ria)`,
    'vigil[âa]ncia sanit|c[óo]digo de [ée]tica|exerc[íi]cio profissional|defesa do consumidor',
    String.raw`\bPROCON\b|outorga|concession[áa]ria de servi|radiodifus|lavra|minera[çc]`,
  ),
  'iu',
)
/** A summons: nothing is decided yet. */
const SUMMONS = new RegExp(
  String.raw`(?:${eitherOf(
    'apresent(?:e|ar|a[çc][ãa]o d[ea]|em)|oferec(?:er|a|imento)|exercer|exer[çc]a|prazo (?:para|de)',
    'para|querendo,?',
  )})\s(?:\p{L}+\s){0,4}?(?:defesa|alega[çc][õo]es|contradit[óo]rio|manifesta[çc][ãa]o|justificativa)`,
  'iu',
)
const DECIDED = new RegExp(
  eitherOf(
    String.raw`(?:foi|foram|fica(?:m)?|ficou|ser)\s(?:\p{L}+\s){0,3}?(?:aplicad|imposta|penalizad|sancionad|punid|declarad)`,
    String.raw`aplicou|decidiu|resolve[u]?[,:]?\s(?:\p{L}+\s){0,2}?aplicar`,
    'decis[ãa]o (?:que aplic|de aplica|administrativa|final)',
    'aplica[çc][ãa]o d[aeo]s? (?:seguintes? )?(?:penalidade|san[çc])[^.;]{0,40}(?:aplicad|decid)',
    'tornar sem efeito|anular',
  ),
  'iu',
)
/** A heading that only says that something was wrong. */
const CORRECTION = /^\W*(?:avisos? (?:d[ea] )?)?(?:retifica|errata)/iu
/** What was wrong ends here. */
const SAYS_ANEW = /(?<!\p{L})leia[ -]{0,3}se(?!\p{L})/giu
const CALLED = /penalidad|san[çc][ãa]o|san[çc][õo]es|impediment|suspens|inidon/iu
/** Sanctions that last. */
const LASTS: ReadonlySet<SanctionKind> = new Set(['impedimento', 'suspensao', 'inidoneidade'])

/** The sanctions that a notice imposes on companies, or undoes; none where nothing is decided. */
export function readSanctions(text: string, whole: SanctionNotice): SanctionRead[] {
  const isCorrection = CORRECTION.test(whole.title)
  const notice = newWords(text, whole)
  if (notice === null || (isCorrection && notice === whole)) return []
  const body = text.slice(notice.start, notice.end)
  const sphere = sphereOf(text.slice(whole.start, whole.end))
  if (sphere === null || (SUMMONS.test(body) && !DECIDED.test(body))) return []
  const mentions = mentionsIn(text, notice)
  if (mentions.length === 0) return []
  const companies = companiesIn(text, notice)
  if (companies.length === 0) return []
  const punishments = punishmentsAmong(companies, mentions)
  const context = { text, notice, sphere, isCorrection, shared: sharedBy(text, notice) }
  return punishments.flatMap((one) => rowsOf(context, one, boundsOf(punishments, one)))
}

/** Of a notice that says what was wrong, what is right; null: it says several things. */
function newWords(text: string, whole: SanctionNotice): SanctionNotice | null {
  const body = text.slice(whole.start, whole.end)
  const [anew, ...others] = matchesOf(body, SAYS_ANEW)
  if (anew === undefined) return whole
  return others.length > 0 ? null : { ...whole, start: whole.start + anew.index + anew[0].length }
}

interface Context {
  text: string
  notice: SanctionNotice
  sphere: SanctionSphere
  isCorrection: boolean
  shared: ReturnType<typeof sharedBy>
}

/** What holds for every sanction of a notice, unless its own words say otherwise. */
function sharedBy(text: string, notice: Stretch) {
  return {
    processo: processOf(text, notice),
    orgao_sancionador: punisherIn(text, notice),
    motivo: causeIn(text, notice),
    fundamento_legal: groundsIn(text, notice),
  }
}

/** Where what is told of a company may end. */
interface Bounds {
  /** Where companies begin that a sanction is not of. */
  othersOf: (mention: SanctionMention) => number[]
  /** Where sanctions begin that are of other companies alone. */
  others: number[]
}

function boundsOf(all: Punishment[], { mentions }: Punishment): Bounds {
  const own = new Set(mentions)
  return {
    othersOf: (mention) =>
      all.filter((one) => !one.mentions.includes(mention)).map(({ company }) => company.start),
    others: all
      .flatMap((one) => one.mentions)
      .filter((mention) => !own.has(mention))
      .map(({ start }) => start),
  }
}

/** One a kind: what is named again only says more of it. */
function rowsOf(
  context: Context,
  { company, mentions }: Punishment,
  bounds: Bounds,
): SanctionRead[] {
  const { text, notice, sphere, isCorrection, shared } = context
  return [...Map.groupBy(mentions, ({ value }) => value).values()].map((same) => {
    const [mention] = same as [SanctionMention, ...SanctionMention[]]
    const stretches = same.map((one) => stretchOf(text, notice, one, mentions, bounds))
    const columns = {
      ...shared,
      ...ownOf(text, mention, stretches, shared),
      categoria_sancao: mention,
      sancionado_nome: company.name,
      sancionado_cnpj: company.cnpj,
    }
    const states = new Set(same.map(({ state }) => state))
    const state = same.findLast((one) => one.state !== 'aplicada')?.state ?? 'aplicada'
    const isCertain = company.isCertain && states.size === 1
    const confidence = confidenceOf(columns, isCertain, CALLED.test(notice.title))
    return {
      start: notice.start,
      end: notice.end,
      columns,
      sphere,
      state,
      isCorrection,
      confidence,
    }
  })
}

/** What tells of one sanction: to the next other one, or the next other company, within its paragraph. */
function stretchOf(
  text: string,
  notice: Stretch,
  mention: SanctionMention,
  mentions: SanctionMention[],
  { othersOf, others }: Bounds,
): Stretch {
  const otherKinds = mentions.filter(({ value }) => value !== mention.value)
  const ends = [...otherKinds.map(({ start }) => start), ...others, ...othersOf(mention)]
  const end = Math.min(
    notice.end,
    mention.end + LONGEST,
    paragraphEnd(text, mention.end),
    ...ends.filter((at) => at > mention.start),
  )
  return { start: mention.start, end: Math.max(end, mention.end) }
}

const LONGEST = 900

/** Lines that begin with a label of the sanction's own go on with what stands above them. */
function paragraphEnd(text: string, from: number): number {
  OWN_LINES.lastIndex = from
  return from + (OWN_LINES.exec(text)?.[0].length ?? 0)
}

const OWN_LINES =
  /[^\n]*(?:\n+(?=\W{0,4}(?:(?:data|prazo|per[íi]odo|vig[êe]ncia|valor|in[íi]cio|t[ée]rmino|fim|abrang[êe]ncia|[âa]mbito|efeitos)(?!\p{L})[^:\n]{0,40}:))[^\n]*){0,8}/iuy

function ownOf(
  text: string,
  mention: SanctionMention,
  stretches: Stretch[],
  shared: Context['shared'],
) {
  const [own] = stretches as [Stretch, ...Stretch[]]
  const lasts = LASTS.has(mention.value)
  const terms = lasts
    ? stretches.map((stretch) => sanctionTermIn(text, stretch, mention.state === 'reduzida'))
    : []
  return {
    abrangencia: lasts ? first(stretches, (stretch) => barredFrom(text, stretch)) : null,
    prazo: first(terms, ({ duration }) => duration),
    data_inicio: first(terms, (term) => term.from),
    data_fim: first(terms, ({ to }) => to),
    valor_multa: mention.value === 'multa' ? first(stretches, (one) => fineIn(text, one)) : null,
    motivo: causeIn(text, own) ?? shared.motivo,
    fundamento_legal: groundsIn(text, own) ?? shared.fundamento_legal,
  }
}

/** The first amount of the sentence, or of the next one: `Valor: R$ 382,08`. */
function fineIn(text: string, { start, end }: Stretch): SlotReading<number> | null {
  const reach = { start, end: Math.min(end, endOfSentence(text, endOfSentence(text, start) + 1)) }
  const amount = moneyIn(text, reach, 'multa').find(({ currency }) => currency === 'BRL')
  return amount ? { value: amount.value, start: amount.start, end: amount.end } : null
}

const AUTOS = /(?<!\p{L})autos\s(?:d[eo] (?:processo )?)?n[º°o.]{1,3}\s?/iu

function processOf(text: string, notice: Stretch): SlotReading<string> | null {
  const named = namedProcessIn(text, notice)
  const autos = AUTOS.exec(text.slice(notice.start, notice.end))
  if (!autos) return named
  const start = notice.start + autos.index + autos[0].length
  const read = processIn(text, { start, end: notice.end })
  return read && (!named || read.start < named.start) ? read : named
}

function sphereOf(body: string): SanctionSphere | null {
  if (AGAINST_CORRUPTION.test(body)) return 'anticorrupcao'
  if (!OF_TENDERS.test(body)) return null
  return OF_OTHERS.test(body) ? null : 'licitacao'
}

function confidenceOf(
  columns: {
    sancionado_nome: unknown
    prazo?: unknown
    categoria_sancao: SanctionMention
  },
  isCertain: boolean,
  isCalled: boolean,
): SanctionRead['confidence'] {
  if (!isCertain || columns.sancionado_nome === null) return 'baixa'
  const isWhole = !LASTS.has(columns.categoria_sancao.value) || Boolean(columns.prazo)
  return isCalled && isWhole ? 'alta' : 'media'
}
