import { type SlotReading, type Stretch, trimmed } from '../reading.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** What no legal basis holds, though it stands in its clause: `… da Lei nº 8.666/93. Recursos próprios.` */
const OTHER_SENTENCE = new RegExp(
  String.raw`[.;]+\s+(?=${eitherOf(
    String.raw`(?!(?:${eitherOf(
      'Lei|LEI|Art|ART|Inc|Decreto|DECRETO|Cl[áa]usula|Par[áa]grafo|Regulamento|Resolu|Portaria|Instru',
    )})(?!\p{Ll}{8}))\p{Lu}(?:\p{L}{2,}|\.\p{Lu})[^.;]{0,60}(?:[.:]|$)`,
    String.raw`FORO(?!\p{L})|Em \d|Declara[çc][ãa]o d|Ratifica[çc][ãa]o (?:em|por)|Compromisso or[çc]`,
    String.raw`N[°º]\s*\.?\s*$|O (?:termo|presente|contrato)|Parecer|Assinad[oa] (?:p|digital|eletr)|C\.O:`,
    'Nota de Empenho|Vig[êe]ncia|Recursos|TOMADA DE PRE|PREG[ÃA]O',
  )})`,
  'u',
)

/** The legal basis in its clause. */
export function basisIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const stop = text.slice(start, end).search(OTHER_SENTENCE)
  return trimmed(text, { start, end: stop <= 0 ? end : start + stop })
}

const ARTICLE = 'art(?:igo)?s?\\.?\\s?\\d'
const LAW =
  '(?:lei(?: (?:federal|complementar))?\\s(?:n[.º°oªrs]{0,3}\\s?)?\\d[\\d.]*(?:\\/\\d{2,4})?(?:,? de \\d{1,2}[\\/ ](?:de \\p{L}+ de )?\\d[\\d\\/]*)?|lei de licita[çc][õo]es)'
/** From the article to the law: `inciso II, do art. 57 da Lei nº 8.666/93`. */
const CITED = new RegExp(
  `(?:(?<![\\p{L}])(?:["“]?caput["”]?|incisos?|inc\\.|al[íi]neas?|§{1,2}|par[áa]grafos?)[^.;\\n()]{0,30}?(?:,\\s?)?d[oae]s?\\s)?(?<!\\p{L})${ARTICLE}[^;\\n()]{0,80}?${LAW}(?:,?\\s(?:c\\/c|combinad[oa]s?\\scom|e)\\s(?:[oa]s?\\s)?(?:(?:incisos?|inc\\.)[^.;\\n()]{0,30}?(?:,\\s?)?d[oae]s?\\s)?${ARTICLE}[^;\\n()]{0,60}?${LAW})?`,
  'iu',
)

/** `(Lei nº 8.666/93)`, `nos termos das Leis Nº 14.133/21 e Nº 10.520/02`. */
const LAW_ALONE = new RegExp(
  `(?<=\\()${LAW}(?=\\))|(?<=[.,;–-]\\s)lei\\s(?:n[º°.o]{0,2}\\s?)?(?:8\\.?666|10\\.?520|13\\.?303|14\\.?133)\\/\\d{2,4}(?=[.;]|$)|(?<=(?:termos|base|fundamento|fulcro|disposi[çc][õo]es) (?:n?|d)as? )leis?\\s[^.;\\n]{0,20}?\\d[\\d.]*\\/\\d{2,4}(?:(?:,| e)?\\s(?:(?:d[oae]s? )?(?:lei|decreto)s? )?(?:n[º°o.]{0,2}\\s?)?\\d[\\d.]*\\/\\d{2,4})*`,
  'iu',
)

/** Whoever publishes says by what law he has to. */
const DUTY = /cumprimento\s(?:d[oa]s?\s|[aà]o?s?\s)?(?:disposto\s)?(?:n[oa]s?\s|d[oa]s?\s)?$/iu

/** The article and the law that a sentence rests on, where no label tells them. An object may name a law that it is about. */
export function citedBasis(
  text: string,
  { start, end }: Stretch,
  isObject: boolean,
): SlotReading<string> | null {
  const own = text.slice(start, end)
  const cited = CITED.exec(own)
  const isDuty = cited && DUTY.test(own.slice(Math.max(0, cited.index - 40), cited.index))
  const found = (isDuty ? null : cited) ?? (isObject ? null : LAW_ALONE.exec(own))
  return (
    found &&
    trimmed(text, { start: start + found.index, end: start + found.index + found[0].length })
  )
}
