import { anyCase, matchesOf } from '../../../../engine/entities.ts'
import { type SlotReading, type Stretch, trimmed } from '../reading.ts'
import { objectEnd } from './tendered-object-end.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** What is bought, sold or granted: the first words of most objects. */
const THINGS = eitherOf(
  'aquisi[çc](?:[ãa]o|[õo]es)|compra d|contrata[çc](?:[ãa]o|[õo]es)',
  'registro de pre[çc]os?(?! n[º°.])|presta[çc][ãa]o d|credenciamento d[eo]',
  'chamamento p[úu]blico para|loca[çc][ãa]o d|execu[çc][ãa]o d|constru[çc][ãa]o d|reforma (?:d|e )',
  'amplia[çc][ãa]o d|pavimenta[çc][ãa]o|recapeamento|implanta[çc][ãa]o d|fornecimento d',
  'forma(?:liza)?[çc][ãa]o d[ae] (?:ata|registro)|manuten[çc][ãa]o (?:d|p|c)|recupera[çc][ãa]o d',
  'restaura[çc][ãa]o d|revitaliza[çc][ãa]o d|urbaniza[çc][ãa]o d|drenagem (?:d|p)',
  'instala[çc][ãa]o d|perfura[çc][ãa]o d|confec[çc][ãa]o d|concess[ãa]o d|permiss[ãa]o d',
  'cess[ãa]o d|outorga d|aliena[çc][ãa]o|sele[çc][ãa]o d|elabora[çc][ãa]o d',
  'servi[çc]os? (?:de|t[ée]cnic)|obras? de',
)
/** What may stand before them. */
const FUTURE = '(?:(?:futuras?|eventua(?:l|is)|e|ou|e\\/ou|poss[íi]vel)\\s){0,4}'
const QUOTED = '(?:[aeo]s? (?=["“]|\\p{L}{4}))?'

/** `Objeto: Pregão Eletrônico - …`: a label, and the bid that systems print again behind it. */
const LABEL = new RegExp(
  anyCase(
    String.raw`(?<!\p{L}|(?:natureza|local|valor|tipo)\s|(?:natureza|local|valor|tipo)\sd[oe]\s)(?:${eitherOf(
      String.raw`(?:${eitherOf(
        String.raw`(?:d?o )?objeto(?: da licita[çc][ãa]o| resumido| do certame| licitado)?|obj\.|finalidade`,
        'objetivo',
      )})\s?(?::|[-–](?=\s)|(?<=(?:^|[\n.;])\s{0,3}(?:d?o )?objeto)\.\s?(?=\p{Lu}))`,
      String.raw`obj\s?:|(?<=(?:^|[\n.;])\s{0,3})obj\.\s(?=(?-i:\p{Lu}))`,
      String.raw`(?<=(?:^|[\n.;:])\s{0,3})(?-i:OBJETO|Objeto)\s(?=(?-i:\p{Lu}))(?!nat|d[aeo]s?\s|licitad|resumid)`,
    )})[\s:]*(?:(?:o\s)?objeto\s(?=(?-i:\p{Lu})))?(?:referente (?:[àa]s?|aos?)\s)?(?:(?:preg[ãa]o|tomada de pre[çc]os?|concorr[êe]ncia|convite|leil[ãa]o|rdc)(?: eletr[ôo]nic[oa]| presencial)?\s(?:[-–]\s+|para (?:a )?(?=${THINGS})))?`,
  ),
  'gu',
)
/** Words that lead to an object within a sentence. */
const LEADS = new RegExp(
  anyCase(
    String.raw`(?<!\p{L})(?:${eitherOf(
      String.raw`objetiva(?:ndo)?\s?:?(?:\scomprar\/contratar(?:\s(?-i:[A-Z]{4})\s-)?)?`,
      '(?:(?:que )?(?:tem|ter[áa]|tendo)|com)(?: como| por| o| em| seu)+ (?:seguinte )?(?:objeto|objetivo|finalidade)(?: d[aeo])?',
      String.raw`cujo (?:o )?(?:objeto|objetivo)(?: resumido)?(?: (?:${eitherOf(
        String.raw`é|e(?=\s)|foi|ser[áa]|visa|prev[êe]|(?:se )?(?:consiste|versa|trata|refere)(?:-se)?`,
      )})(?: (?:n|d)[aeo]| sobre| [àa](?=\s))?)?`,
      '(?:tendo|com) (?:por|como|a) (?:finalidade|objeto|objetivo)(?: d[aeo])?',
      String.raw`(?:(?:o|seu) objeto(?: d\p{L}{1,2} (?:presente )?[^.:;,]{0,40}?)?|(?<=(?:^|[\n.;])\s{0,3})objeto d\p{L}{1,2} (?:presente )?[^.:;,]{0,40}?) (?:é|ser[áa]|consiste|constitui)[a-z]*`,
      String.raw`objeto licitado\s[-–]|que (?:trata|versa)(?:-se)? (?:d[aeo]|sobre)`,
    )})(?!\p{L})[\s:,]{0,6}${QUOTED}`,
  ),
  'gu',
)
/** Words that lead to many things, an object among them. */
const WEAK_LEADS = new RegExp(
  anyCase(
    String.raw`(?<!\p{L})(?:${eitherOf(
      String.raw`(?<!(?:sistema|ata) de |eletr[ôo]nico |presencial )(?=contrata[çc][ãa]o de (?:empresas?|pessoas?|prestador)|registro de pre[çc]os? para ${FUTURE}(?:${THINGS}))`,
      String.raw`visando(?: [àa])?(?!\p{L})|destinad[oa]s? (?:[àa]|ao)(?= ${FUTURE}(?:${THINGS}))`,
      String.raw`licita[çc][ãa]o para(?!\p{L})`,
      String.raw`(?:${eitherOf(
        'preg[ãa]o|concorr[êe]ncia|tomada de pre[çc]os?|certame|processo|licita[çc][ãa]o',
        'chamamento p[úu]blico',
      )})(?:(?!registros? de pre[çc]o|contrata[çc][ãa]o d|aquisi[çc])[^.;\n]){0,60}? (?:para|referente [àa]|para fins de|com fins? [àa]|destinad[oa]s? (?:[àa]|ao)|visando(?: [àa])?)(?= ${FUTURE}(?:${THINGS}|servi[çc]os)|[,:]| ["“])`,
      '(?:abertura|realiza[çc][ãa]o) d[aeo]s? (?=(?:credenciamento|cadastr(?:o|amento)) d)',
      String.raw`fornec\p{L}{1,4}[^.;:\n]{0,60}? [oa]s seguintes (?:bens|insumos|itens|materiais|produtos|servi[çc]os)(?=\s?:)`,
      String.raw`referente (?:(?:[àa]s?|aos?) )?(?=(?:a )?${FUTURE}(?:${THINGS}))`,
      '(?:adjudica|homologa),? a (?=contrata|aquisi|execu)',
      'pretende (?:adquirir|contratar)(?: com urg[êe]ncia)?',
      String.raw`realizar[áa] (?=${FUTURE}(?:aquisi|contrata))`,
      String.raw`para(?: fins de)?(?= (?:o |a )?["“]?${FUTURE}(?:${THINGS}))`,
    )})[\s:,]{0,6}${QUOTED}`,
  ),
  'gu',
)
/** A paragraph that is an object alone, or what stands behind a number and a mark. */
const ALONE = new RegExp(
  anyCase(
    String.raw`(?<=${eitherOf(
      String.raw`^|\n|\d{4}[.:;]?\s(?:[-–]\s)?|\d\.\s|\d\s?[-–,]\s?|(?:seguir|abaixo|sendo|(?-i:SRP)):\s`,
      String.raw`\/\d{4}[-–]|\d{4}\s?[-–]\s?(?-i:[A-Z]{2,6}(?:[-/][A-Z]{2})?)\s[-–]\s|\p{Ll}{3}\.\s`,
      String.raw`\d(?:min|hs?|horas)\.\s`,
    )})\s{0,20}(?=(?:objeto\s|a\s)?${FUTURE}(?:${THINGS})(?!\p{L}{3}\s?:))`,
  ),
  'gu',
)
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
      if (read && isObject(read.value, isSentence)) return read
    }
  return null
}

function isObject(value: string, isSentence: boolean): boolean {
  return (
    value.length >= SHORTEST &&
    !NO_OBJECT.test(value) &&
    !ANNOUNCES.test(value) &&
    !(isSentence && PURPOSE.test(value))
  )
}

/** Places, days and amounts that the same words lead to. */
const NO_OBJECT = new RegExp(
  String.raw`^(?:${eitherOf(
    String.raw`\d|R\$|licitad|conhecimento|todos|o dia|dia |[àa]s? (?!["“]?\p{L}{4})|www|http|maiores|quaisquer`,
    'empresas? (?!especializad)|aquisi[çc][ãa]o d[eo] edital|licita[çc][ãa]o$',
    'registros? de pre[çc]os n[º°.]|registros? de pre[çc]os?(?: do)?(?: tipo[^;.]{0,60})?$',
  )})`,
  'iu',
)
/** Behind the label the whole notice may stand. */
const ANNOUNCES =
  /^(?:[oa]s?\s|por for[çc]a|aliena[çc])[^.;]{0,200}?(?:torna(?:r|-se)?,?\s(?:se\s)?p[úu]blic|informa aos|comunica)/iu
/** What something is wanted for is not what is wanted. */
const PURPOSE = /^(?:atend|supri|garanti|assegur|manter|cumpri|obter|selecionar propost)/iu

function objectFrom(
  text: string,
  from: number,
  limit: number,
  isSentence: boolean,
): SlotReading<string> | null {
  const stop = objectEnd(text.slice(from, limit), isSentence)
  return trimmed(text, { start: from, end: from + stop })
}
