import { type SlotReading, type Stretch, trimmed } from '../reading.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** A sentence within the clause of an object that is about something else: `… pneus. O prazo de vigência será …` */
const OTHER_SENTENCE = new RegExp(
  eitherOf(
    String.raw`(?:(?<=[\p{L}\d)%"”])[.;:,]\s*|\s+[-–—]\s+)(?=(?:${eitherOf(
      'O (?:objeto do (?:presente|termo)|prazo de vig[êe]ncia|valor (?:total|global|d[oa]))',
      'Valor (?:d[oae]s?|m[áa]ximo|estimado)|(?:[Ff]undamentad[oa]|FUNDAMENTAD[OA]) [nN][oaOA]',
      'Assinad[oa] (?:em|por)|Assinam? pel[oa]|Foro|Autoriza(?:-se)? [oa]',
      'Em (?:razão|virtude|decorrência) d[aeo]|Extrato d[oe]',
    )})(?!\p{L}))`,
    String.raw`\s*(?=VALOR\s?:)|\s[-–—]\s(?=(?:Ass\.?:|Processo (?:SEI )?[nN]))|,?\sao custo total de R`,
    String.raw`(?<=[\p{L}\d)])\s?[.:]\s+(?=${eitherOf(
      String.raw`\d{1,2}[º°o] Termo Aditivo(?!\p{L})|Contrato (?:de )?Repasse(?!\p{L})|Justifica-se`,
      'O presente (?:[Tt]ermo|[Cc]ontrato|[Aa]ditivo|[Ii]nstrumento)[^.]{0,40}(?:objetiva|vigorar|vigerá|terá vig)',
      String.raw`\p{Lu}[\p{L} ]{2,40},\s(?:em\s)?\d{1,2} de \p{L}{4,9} de \d{4}`,
    )})`,
  ),
  'u',
)
/** Behind the object of a contract a term says what it does; behind its own object the sentence goes on with that. */
const TERM_SENTENCE = /\.\s*(?=Ficam? (?:aditad|prorrogad)[oa]s?(?!\p{L}))/u
const OF_TERM =
  /^[\s:.,-]*(?:(?:o presente|est[ea]|a|o)\s)?(?:\p{L}+\s)?(?:prorrog|altera|acr[ée]s|adit|supr|aument|re[an]|termo)/iu
/** A clause without an object: `Objeto: O valor do contrato R$ 10,00`. */
const NO_OBJECT = /^\s*O valor d/u
/** Words of the label that are printed again behind it. */
const LABEL_AGAIN = /^[\s:.,-]*(?:(?:o\s)?objeto\s*(?::|(?=o\s))|constitui objeto[^:]{0,60}:\s)/iu

/** The object in its clause. */
export function objectIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const own = text.slice(start, end)
  if (NO_OBJECT.test(own)) return null
  const again = LABEL_AGAIN.exec(own)?.[0].length ?? 0
  const rest = own.slice(again)
  const ends = OF_TERM.test(rest) ? [OTHER_SENTENCE] : [OTHER_SENTENCE, TERM_SENTENCE]
  const stop = Math.min(
    ...ends.map((words) => rest.search(words)).filter((at) => at > 0),
    rest.length,
  )
  return trimmed(text, { start: start + again, end: start + again + stop })
}

/** Words that lead to an object within a sentence. */
const LEADS = new RegExp(
  String.raw`(?<!\p{L})(?:${eitherOf(
    String.raw`(?:${eitherOf(
      String.raw`(?:${eitherOf(
        '(?:que )?objetiva(?:ndo)?|(?:tem|tendo) (?:como|por) (?:objeto|objetivo|finalidade)|visando',
      )})(?:\s(?:[aà]o?|o)s?(?=\s\p{L}{4}))?`,
      'cujo objeto (?:é|se trata de)|o objeto d[oea]s? (?:presente )?[^.:;]{0,40}? é',
      'registrar os pre[çc]os para|firmam(?= contrata[çc]| aquisi| presta| fornec| loca)',
      'constitui objeto[^:.;]{0,40}:',
    )})(?!\p{L})`,
    'para (?=(?:eventua(?:l|is)|futuras? e eventua(?:l|is)|eventua(?:l|is) e futuras?) (?:aquisi|contrata|presta|fornec|loca))',
    String.raw`para (?:futura )?(?=(?:${eitherOf(
      'aquisi[çc][ãa]o|contrata[çc][ãa]o(?! d[ae] empresa)|presta[çc][ãa]o|fornecimento|inscri[çc][ãa]o',
      'loca[çc][ãa]o',
    )}) (?:d|via))`,
    String.raw`(?<=[.;]\s)(?=(?:${eitherOf(
      'altera[çc][ãa]o|prorroga[çc][ãa]o|supress[ãa]o|acr[ée]scimo|repactua[çc][ãa]o',
    )}) (?:d[aeo]s? |contratual)(?![^.;]{0,60}:))`,
    String.raw`referente [aà]\s(?=(?:contrata|aquisi|presta|fornec|loca)[çci])|para (?=dar apoio a)`,
    String.raw`(?<=\n\s?)(?=(?:${eitherOf(
      'registro de pre[çc]os|aquisi[çc][ãa]o|contrata[çc][ãa]o|presta[çc][ãa]o|fornecimento',
      'loca[çc][ãa]o|execu[çc][ãa]o',
    )}) (?:de|para|d[ao]s?) \p{L}[^:\n]{30})`,
    String.raw`(?<=[.;]\s)(?:[Aa]\s)?(?=(?:${eitherOf(
      'registro de pre[çc]os|aquisi[çc][ãa]o|contrata[çc][ãa]o|presta[çc][ãa]o|fornecimento',
      'loca[çc][ãa]o|execu[çc][ãa]o',
    )}) (?!d[aeo]s? (?:empresa|contrato|termo|objeto|presente|servi[çc]os? contrat))(?:d|e|para))`,
  )})[\s:]*(?:(?:o\s)?registro de pre[çc]os para:\s)?`,
  'iu',
)
/** Where such an object ends. */
const SENTENCE_ENDS = new RegExp(
  eitherOf(
    String.raw`(?<!(?<!\p{L})\p{Lu})[.;]\s+(?:\p{Lu}|$)|[.;]?\s*\n|,\scuj[ao]`,
    String.raw`,?\s(?:${eitherOf(
      'com a empresa|em favor d|no valor|pelo (?:valor|pre[çc]o)|(?:junto )?[àa] empresa',
      'referente [àa]s atas|com fulcro|nos termos d|tendo como vencedor|pel[oa] empresa',
    )})`,
  ),
  'iu',
)

/** The object that a sentence tells without a label: `que objetiva a aquisição de pneus, no valor de …` */
export function unlabelledObject(
  text: string,
  { start, end }: Stretch,
): SlotReading<string> | null {
  const own = text.slice(start, Math.min(end, start + LONGEST))
  const lead = LEADS.exec(own)
  if (!lead) return null
  const from = lead.index + lead[0].length
  const stop = own.slice(from).search(SENTENCE_ENDS)
  return trimmed(text, {
    start: start + from,
    end: stop === -1 ? start + own.length : start + from + stop,
  })
}

/** What stands behind the number of a process and a stroke: `Processo nº 152185 - CEFUROXIMA 500 MG`. */
export function objectBehind(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const found = BEHIND.exec(text.slice(start, end))
  return (
    found &&
    trimmed(text, { start: start + found.index, end: start + found.index + found[0].length })
  )
}

const BEHIND =
  /(?<=\d\s[-–]\s)(?!(?:esp[ée]cie|contrat|termo|preg|dispensa|inexig|tomada|concorr|ata|PE|fundo|munic|prefeitura|uasg)(?!\p{L}{12}))\p{L}[^\n:;]{4,300}$/imu

/** Sentences of extracts are long, but no longer. */
const LONGEST = 4_000

/** What a term says of itself in a sentence, beside the object of its contract: `O objeto do termo aditivo é prorrogar …` */
export function statedObject(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const own = text.slice(start, Math.min(end, start + LONGEST))
  const found = STATED.exec(own)
  if (!found) return null
  const from = found.index + found[0].length
  const stop = own.slice(from).search(SENTENCE_ENDS)
  return trimmed(text, {
    start: start + from,
    end: stop === -1 ? start + own.length : start + from + stop,
  })
}

const STATED =
  /(?<!\p{L})o objeto d(?:o|est?e) (?:presente )?(?:termo (?:de )?)?(?:aditivo|aditamento) (?:é|consiste n[ao]|visa)\s/iu
