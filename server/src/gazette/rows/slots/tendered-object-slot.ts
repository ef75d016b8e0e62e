import { anyCase, matchesOf } from '../../../../engine/entities.ts'
import { type SlotReading, type Stretch, trimmed } from '../reading.ts'

/** `Objeto: Pregão Eletrônico - …`: a label, and the bid that systems print again behind it. */
const LABEL = new RegExp(
  anyCase(
    String.raw`(?<!\p{L})(?:(?:d?o )?objeto(?: da licita[çc][ãa]o| resumido| do certame| licitado)?|obj\.|finalidade|objetivo)\s?(?::|[-–](?=\s)|\.\s?(?=\p{Lu}))\s*(?:(?:preg[ãa]o|tomada de pre[çc]os?|concorr[êe]ncia|convite|leil[ãa]o|rdc)(?: eletr[ôo]nic[oa]| presencial)?\s[-–]\s+)?`,
  ),
  'gu',
)
/** Words that lead to an object within a sentence. */
const LEADS = new RegExp(
  anyCase(
    String.raw`(?<!\p{L})(?:objetiva(?:ndo)?\s?:?|(?:(?:que )?(?:tem|ter[áa]|tendo)|com)(?: como| por| o)+ (?:seguinte )?(?:objeto|objetivo|finalidade)(?: d[aeo])?|cujo (?:objeto|objetivo)(?: (?:é|consiste|trata(?:-se)? d)[aeo]?m?)?|(?:tendo|com) (?:por|como|a) (?:finalidade|objeto|objetivo)(?: d[aeo])?|(?:o|seu) objeto(?: d\p{L}{1,2} (?:presente )?[^.:;,]{0,40}?)? (?:é|consiste|constitui)[a-z]*|objeto licitado\s[-–])[\s:,]*(?:[aeo] (?=\p{L}{4}))?`,
  ),
  'gu',
)
/** Words that lead to many things, an object among them. */
const WEAK_LEADS = new RegExp(
  anyCase(
    String.raw`(?<!\p{L})(?:visando|destinad[oa]s? (?:[àa]|ao?)|licita[çc][ãa]o para|(?:preg[ãa]o|concorr[êe]ncia|tomada de pre[çc]os?|certame|processo)[^.;\n]{0,60}? (?:para|referente [àa]|para fins de)(?= (?:futur|eventua|aquisi|contrata|presta|fornec|registro|loca|execu|constru|reform|conces|aliena|sele)|,)|referente [àa](?= (?:contrata|aquisi|presta|execu))|para(?: fins de)?(?= (?:o |a )?(?:(?:futura|eventual|futuras|eventuais|e|ou) ){0,3}(?:aquisi[çc][ãa]o|contrata[çc][ãa]o|registro de pre[çc]os|credenciamento d|aliena[çc][ãa]o|concess[ãa]o d)))[\s:,]*(?:[aeo] (?=\p{L}{4}))?`,
  ),
  'gu',
)
/** A paragraph that is an object alone. */
const ALONE = new RegExp(
  anyCase(
    String.raw`(?<=^|\n|\d{4}[.:]?\s(?:[-–]\s)?|\d\.\s)\s{0,20}(?=(?:objeto\s)?(?:(?:futura|eventual|futuras|e)\s){0,3}(?:aquisi[çc](?:[ãa]o|[õo]es)|contrata[çc][ãa]o|registro de pre[çc]os?|presta[çc][ãa]o d|credenciamento d[eo]|chamamento p[úu]blico para|loca[çc][ãa]o d|execu[çc][ãa]o d|constru[çc][ãa]o d|reforma d|fornecimento d|concess[ãa]o|aliena[çc][ãa]o|servi[çc]os? de|obras? de)(?!\p{L}))`,
  ),
  'gu',
)
/** Where an object ends. */
const ENDS = new RegExp(
  anyCase(
    String.raw`\n|(?<!\s)\s*;\s|\s(?:-\s)?(?=(?:Total de Itens|Novo Edital|Edital\s?:|Abertura\s?:|Valor (?:Total|Global|Estimado|M[áa]ximo)?\s?:|Contratad[oa]s?\s?:|Vencedor[ae]?s?\s?:|Empresas?\s?:|Data\s?(?:d[aeo] \p{L}+\s?)?:|Local\s?:|Tipo\s?:|Processo\s?:|Fundamento|RECURSO ADMIN))|\s(?:[-–]\s)?(?:retifica[çc][ãa]o:\s)?(?=onde[ -]?s[eê][ -]?l[eê])|[.,]?\s(?=que ser[áa] (?:regid|realizad)|conforme const|nos termos d|com fulcro|em favor d|homologad|adjudicad|a ser realizad|,?\s?no dia \d|[àa] empresa|com a (?:seguinte|participa)|com (?:abertura|sess[ãa]o|data|recebimento)|cujo|cuja|atrav[ée]s deste aviso|(?:tipo|do tipo) menor|menor pre[çc]o|em conformidade com a lei|fundamentad|de acordo com a lei|atendendo ao|no valor|pelo valor|tendo como|realizar[-á]|foi |fica |est[áa] |ser[áa] |sagrou)|,\s(?:objeto d[oa]|mediante as|com vencimento)(?!\p{L})`,
  ),
  'gu',
)
const SENTENCE = /\.\s+(?=\p{Lu}|\d{1,2}[.)]|$)|\.\s*$|\.\.+/gu
/** Short for something, and no end of a sentence. */
const ABBREVIATED =
  /(?:^|[\s("/.])(?:Dr|Dra|Sr|Sra|Av|Pe|Prof|Profa|Gal|Gen|Cel|Eng|Gov|Pres|Sto|Sta|n|N|art|Art|Nr|ref|Ref|tel|Tel|fls?|inc|ex|Sen|Dep|Ver|Cap|Ten|Maj|Des|Min|Exmo|Ilmo|Vl|Jd|Pq|Rod|Est|Km|Qd|Lt|Mal|Com|Ind|[A-Z])$/u
const LONGEST = 3_000
const SHORTEST = 8
/** So many times words may lead to nothing. */
const MOST = 20

/** What a tender is about: behind its label, behind words that lead to it, or in a paragraph of its own. */
export function tenderedObject(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const own = text.slice(start, end)
  for (const [pattern, isSentence] of [
    [LABEL, false],
    [LEADS, true],
    [ALONE, false],
    [WEAK_LEADS, true],
  ] as const)
    for (const { index, 0: printed } of matchesOf(own, pattern).slice(0, MOST)) {
      const from = start + index + printed.length
      const read = objectFrom(text, from, Math.min(end, from + LONGEST), isSentence)
      if (read && read.value.length >= SHORTEST && !NO_OBJECT.test(read.value)) return read
    }
  return null
}

/** Places, days and amounts that the same words lead to. */
const NO_OBJECT =
  /^(?:\d|R\$|licitad|conhecimento|todos|o dia|dia |[àa]s? |www|http|maiores|quaisquer)/iu

function objectFrom(
  text: string,
  from: number,
  limit: number,
  isSentence: boolean,
): SlotReading<string> | null {
  const own = text.slice(from, limit)
  const quote = /^["“]/.test(own) ? own.slice(1).search(/["”]/) + 2 : 0
  const marks = matchesOf(own, ENDS).filter(
    ({ index, 0: mark }) =>
      index > quote &&
      (isSentence || STRONG.test(mark + own.slice(index + mark.length, index + mark.length + 50))),
  )
  const sentences = matchesOf(own, SENTENCE).filter(
    ({ index }) => index >= quote && !ABBREVIATED.test(own.slice(Math.max(0, index - 6), index)),
  )
  const stop = Math.min(own.length, ...[...marks, ...sentences].map(({ index }) => index))
  return trimmed(text, { start: from, end: from + stop })
}

/** Ends that hold behind a label, too: others are words of the object. */
const STRONG =
  /^(?:\n|\s*;\s[\p{L} ]{3,40}:|[^\p{L}]*(?:Total|Novo|Edital|Abertura|Valor|Contratad|Vencedor|Empresas?|Data|Local|Tipo|Processo|Fundamento|onde|retifica|nos termos|em favor|adjudicad|homologad|com (?:abertura|sess)))/iu
