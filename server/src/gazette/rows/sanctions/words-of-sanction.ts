import { eachMatch, matchesOf } from '../../../../engine/entities.ts'
import { type SlotReading, type Stretch, first, trimmed } from '../reading.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** An end of a sentence, not of an abbreviation. */
const SENTENCE_END =
  /;|\n|(?<!(?<!\p{L})(?:art|arts|inc|incs|n|nos|n[º°]|al|c|s|cia|proc|it|cl|fl|fls|p[áa]g|adm|reg|op|dec))\.(?=\s|$)/giu
/** The punctuation that a clause may end with, and the words of the next one. */
const BAR_ENDS = new RegExp(
  eitherOf(
    String.raw`,|\(`,
    String.raw`\s(?:${eitherOf(
      'pel[oa]|por|conforme|nos termos|com (?:o|a|base|fund|fulcro|conseq|regist)|sem preju|cumulad',
      String.raw`e\s(?:o |a |ser[áa] |com |de |multa|descredenc|conseq|penal)|durante|em raz|a contar|a partir`,
      'enquanto|at[ée]|de acordo|bem como|previst',
    )})`,
  ),
  'iu',
)
const BAR = new RegExp(
  eitherOf(
    String.raw`(?:licitar|contratar|licita[çc][õo]es|contrata[çc][õo]es)(?:[^.;,()]{0,60}?(?:contratar|contrata[çc][õo]es))?\s(?:com|junto|no [âa]mbito|em [âa]mbito|perante)\s(?:d?[aeo]s?\s)?`,
    String.raw`(?<!\p{L})(?:abrang[êe]ncia|[âa]mbito)(?: d[ao] (?:san[çc][ãa]o|penalidade|efeito))?\s*:\s*`,
  ),
  'giu',
)
const LONGEST_BODY = 160

/** With whom a company may not contract: `licitar e contratar com a União`. */
export function barredFrom(text: string, place: Stretch): SlotReading<string> | null {
  const own = text.slice(place.start, place.end)
  for (const { index, 0: printed } of eachMatch(own, BAR)) {
    const start = place.start + index + printed.length
    const reach = text.slice(start, Math.min(endOfSentence(text, start), start + LONGEST_BODY))
    const stop = reach.search(BAR_ENDS)
    const body = trimmed(text, { start, end: start + (stop === -1 ? reach.length : stop) })
    if (body) return withoutArticle(body)
  }
  return null
}

function withoutArticle({ value, start, end }: SlotReading<string>): SlotReading<string> {
  const article =
    /^(?:d?[ao]s?|à|ao|as|os)\s(?:[óo]rg[ãa]os d[ao] (?=Administra))?/iu.exec(value)?.[0].length ??
    0
  return { value: value.slice(article), start: start + article, end }
}

const BASIS_BEHIND = [
  /(?:fundamento|fundamenta[çc][ãa]o|amparo|base|embasamento|enquadramento)(?: legal| jur[íi]dic[oa])?\s*:\s*/giu,
  new RegExp(
    String.raw`(?<!\p{L})(?:${eitherOf(
      'com (?:fundamento|base|fulcro|amparo|respaldo|esteio)|fundament(?:ad|o)[ao]s?|amparad[ao]s?',
      'nos termos|na forma|conforme|de acordo com|em conformidade com|consoante',
      'considerando as? disposi[çc](?:[ãa]o|[õo]es)|previst[oa]s?|disposto|segundo',
    )})\s(?:(?:legal|disposto|previsto|estabelecido|o que disp[õo]e)\s)?(?:(?:n?[oa]s?|d[oa]s?|em|a[os]?|[àa]s?)\s){0,2}(?=(?:sub)?ite(?:m|ns)\s|arts?(?:\.|igo)|inc(?:\.|iso)|al[íi]nea|(?:sub)?cl[áa]usula|§|leis?\s(?:n|fed|comp|\d)|IN\s|Instru[çc][ãa]o Normativa|Resolu|Decreto|par[áa]grafo)`,
    'giu',
  ),
]
/** What ends a legal basis within its sentence. */
const BASIS_ENDS = new RegExp(
  eitherOf(
    String.raw`,?\s(?:${eitherOf(
      String.raw`torna(?:m)?\s|resolve|comunica|decid|aplic|pelo prazo|pelo per[íi]odo|em raz[ãa]o|em virtude`,
      String.raw`por\s(?:ter|haver|deixar|descumpr|n[ãa]o|inexec|atras|meio)|haja vista|tendo em vista`,
      String.raw`(?:a|as|à)\s(?:penalidade|san[çc]|empresa)|Processo|sem preju|no valor`,
      'pel[ao] (?:descumpr|inexec|atras|n[ãa]o)|contad|a contar|a partir|devido',
      'e (?:o |em )?(?:consider|tendo|que consta)|conforme consta|face',
    )})`,
    String.raw`\s\(\p{Lu}\p{Ll}|\s\(Descumpr`,
  ),
  'iu',
)
const LONGEST_BASIS = 320

/** The law, or the clause of a contract, that a punishment rests on. */
export function groundsIn(text: string, place: Stretch): SlotReading<string> | null {
  return first(BASIS_BEHIND, (words) => behind(text, place, words, BASIS_ENDS, LONGEST_BASIS))
}

const CAUSE_BEHIND = [
  /(?<!\p{L})(?:motivo|motiva[çc][ãa]o|fato|raz[ãa]o|infra[çc][ãa]o(?: cometida)?|ocorr[êe]ncia|causa)\s*:\s*/giu,
  new RegExp(
    String.raw`(?<!\p{L})(?:${eitherOf(
      'fato de|haja vista(?: que)?|tendo em vista(?: que)?',
      'em (?:raz[ãa]o|virtude|decorr[êe]ncia|fun[çc][ãa]o|face) d[aeo]|em (?:raz[ãa]o|virtude) de',
      'devido (?:a|ao|à)|(?:referente|relativ[ao]s?|decorrente)s? (?:a|ao|à|d[aeo])',
      'motivad[ao]s? (?:por|pel[ao])|por|pel[ao]|pelo fato de|em face d[ao]',
    )})\s(?=(?:n[ãa]o|deix|descumpr|inexec|inadimpl|atras|falh|fraud|irregular|comport|apresent|recus|ensej|retard|comet|ter\s|haver\s|total|parcial|mora\s|abandon|desist|entreg|infra[çc]|inobserv|pr[áa]tica|reiterad|viola)\p{L}*)`,
    'giu',
  ),
]
const CAUSE_ENDS = new RegExp(
  eitherOf(
    String.raw`,\s(?:${eitherOf(
      'conforme|com (?:fundamento|base|fulcro|amparo)|nos termos|por meio|cuj|previst|de acordo',
      'no [âa]mbito|referente|pelo prazo|no valor|cumulad|infring|em conformidade|sendo|e,? |apurad',
      'objeto|nos autos|pelo per|contrariando|aplic|resolve|a penalidade|constante',
    )})`,
    String.raw`\s(?:conforme|nos termos|com fundamento)\s`,
  ),
  'iu',
)
const LONGEST_CAUSE = 300

/** Why a company is punished. */
export function causeIn(text: string, place: Stretch): SlotReading<string> | null {
  return first(CAUSE_BEHIND, (words) => behind(text, place, words, CAUSE_ENDS, LONGEST_CAUSE))
}

function behind(
  text: string,
  place: Stretch,
  words: RegExp,
  ends: RegExp,
  longest: number,
): SlotReading<string> | null {
  const own = text.slice(place.start, place.end)
  for (const { index, 0: printed } of eachMatch(own, words)) {
    const start = place.start + index + printed.length
    const sentence = text.slice(
      start,
      Math.min(endOfSentence(text, start), start + longest, place.end),
    )
    const stop = sentence.search(ends)
    const end = stop <= 0 ? sentence.length : stop
    const found = end < longest ? trimmed(text, { start, end: start + end }) : null
    if (found) return found
  }
  return null
}

/** The end of the sentence that goes on at a place. */
export function endOfSentence(text: string, at: number): number {
  const reach = text.slice(at, at + LONGEST_SENTENCE)
  const [found] = matchesOf(reach, SENTENCE_END)
  return at + (found?.index ?? reach.length)
}

const LONGEST_SENTENCE = 1_500

/** A body that acts: `O TRT da 9ª Região torna público`, `O REITOR DA UNIVERSIDADE …, no uso`. */
const ACTOR = new RegExp(
  String.raw`(?:^|\n|:\s|\.\s)(?:O|A|OS|AS)\s(?<office>(?:(?:SR\.?|SENHORA?)\s)?(?:magn[íi]fic[oa]\s)?(?:vice-|pr[óo]-|sub)?(?:${eitherOf(
    'reitor|diretor|superintend|ordenador|secret[áa]ri|president|coorden|chefe|ministr|gerente',
    'comandante|prefeit|pregoeir|gestor|agente|delegad|procurador|desembargador|juiz|juíza',
  )})[^,;\n]{0,80}?\sd[aeo]s?\s)?(?<body>\p{Lu}(?:[^,;:.\n]|\.(?=\p{Ll}|\d)){2,120}?)(?=,|\s\(|\s(?:torna|resolve|comunica|no uso|notifica|faz saber|por (?:meio|interm)|vem|informa|aplic|decid|atrav[ée]s|com base|considerando|representad|inscrit|CNPJ))`,
  'giu',
)
const BODY_ALONE = new RegExp(
  String.raw`(?<=\.\s)(?<body>(?:${eitherOf(
    'Universidade|Instituto|Tribunal|Minist[ée]rio|Comando|Companhia|Funda[çc][ãa]o|Ag[êe]ncia',
    'Prefeitura|Munic[íi]pio|Superintend[êe]ncia|Empresa Brasileira|Departamento|Conselho',
  )})\s[^.\n;:]{4,90})(?=\.\s)`,
  'gu',
)
const NO_BODY =
  /^(?:empresa|licitante|contratada|penalidade|san[çc]|presente|processo|decis|fornecedora|sociedade|prazo|multa|interessad)/iu

/** Who punishes, where the text names it as acting. */
export function punisherIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const own = text.slice(start, end)
  for (const pattern of [ACTOR, BODY_ALONE])
    for (const found of eachMatch(own, pattern)) {
      const { body = '' } = found.groups!
      if (NO_BODY.test(body)) continue
      const at = start + found.index + found[0].length - body.length
      const read = trimmed(text, { start: at, end: at + body.length })
      if (read) return read
    }
  return null
}
