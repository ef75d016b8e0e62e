import type { SlotReading, Stretch } from '../reading.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** What is paid to heirs: whoever is given it, keeps it or loses it is no row. */
const PAID_TO_HEIRS = new RegExp(
  String.raw`(?<!\p{L})(?:${eitherOf(
    'pens(?:ão|ões)(?! ?alimen)|pensionista|(?:[àa]o?s?|d[ao]s|seguintes) pensionistas',
    '(?:co-?)?benefici[áa]ri[oa]s?|[cq]u?otas?[- ]partes?|herdeir[oa]s?',
    '(?:[ao]s|seguintes|como) dependentes?|reparação econômica|ex-anistiad[oa]',
    'auxílio[- ](?:funeral|reclusão)',
  )})(?!\p{L})`,
  'iu',
)
/** What each of these has, found sooner. */
const MAY_BE_PAID = /pens|benefici|parte|herdeir|dependente|reparação|anistiad|auxílio/iu
/** Offices that deal with pensions are units like others. */
const UNIT_OF_PENSIONS =
  /(?:(?:Aposentadorias?|Inativos|Veteranos|Benefícios)(?:,| e)(?: de)?|(?:Seção|Subseção|Setor|Divisão|Serviço|Núcleo|Coordenação)(?: d[aeo]s? \p{Lu}\p{L}+)? d[aeo]s?) Pens(?:ão|ões)(?: Civil| Civis)?/gu

/** Whether a clause is about what is paid to heirs. */
export function isOfHeirs(text: string, { start, end }: Stretch): boolean {
  const words = text.slice(start, end)
  if (!MAY_BE_PAID.test(words)) return false
  return PAID_TO_HEIRS.test(words.includes('Pens') ? words.replace(UNIT_OF_PENSIONS, '') : words)
}

const CHILD =
  '(?: (?:menor(?:es)?|maior(?:es)?|inválid[oa]s?|solteir[oa]s?)(?: de \\d\\d(?: \\(\\p{L}+(?: e \\p{L}+)?\\))?(?: anos)?)?)*'
const HEIR = String.raw`(?:${eitherOf(
  'viúv[oa]|cônjuge|espos[oa]|(?:ex-)?companheir[oa]|filh[oa]s?|enteand[oa]s?|net[oa]s?|irmãs?',
  'irmãos?|mãe|pai|genitora?|dependentes?|herdeir[oa]s?|pensionistas?|(?:co-?)?benefici[áa]ri[oa]s?',
)})(?:\([ao]s?\))?${CHILD}`
/** `, na qualidade de viúva`, `, matrícula nº 1234567, filho menor`. */
const TOLD_BEHIND = new RegExp(
  String.raw`^[ \t]?[,(–-]?[ \t]?(?:(?:matr[íi]cula|siape|cpf)[^,;\n]{0,50}, )?(?:na (?:qualidade|condição) de |como )?${HEIR}(?!\p{L})`,
  'iu',
)
/** `à companheira FULANA`; `NETO, FULANA` is the end of another name. */
const TOLD_BEFORE = new RegExp(
  String.raw`(?:^|[:;(] ?|(?<!\p{L})(?:[aeo]s?|às?|aos?|d[ao]s?|pel[ao]s?|para|como) )${HEIR}:? (?:[oa] )?$`,
  'iu',
)

/** Whether the text tells of somebody as an heir: `SICRANA, na qualidade de cônjuge`. */
export function isHeir(text: string, name: Stretch): boolean {
  return (
    TOLD_BEHIND.test(text.slice(name.end, name.end + 120)) ||
    (text[name.start - 1] === ' ' &&
      TOLD_BEFORE.test(text.slice(Math.max(0, name.start - 60), name.start)))
  )
}

const BEFORE_NAME = String.raw`(?: (?:d[eoa]|o|a))?,?:?\s*$`
/** Who served; `à servidora` is who is given something. */
const SERVED = new RegExp(
  String.raw`(?:${eitherOf(
    String.raw`(?:ex[- ]|(?<!(?<!\p{L})(?:ao?|à|para [ao]) ))servidora?(?: civil| públic[oa])?(?: aposentad[oa])?(?:\([ao]\))?(?:,? (?:${eitherOf(
      String.raw`aposentad[oa]|inativ[oa]|d\p{L}+ \p{L}+|falecid[oa]|dest[ea] [\p{L}/ ]{3,60}?`,
    )})){0,2}`,
    String.raw`ex-\p{L}+ (?:aposentad[oa]|polític[oa])|(?:instituíd[ao]|deixad[ao]) pel[oa](?: ex-)?`,
    String.raw`instituidora?(?:\([ao]\))?|(?:d[ao]|pel[ao]|o) aposentad[oa]`,
  )})${BEFORE_NAME}`,
  'iu',
)
const HEIR_OF = new RegExp(
  String.raw`(?:viúv[oa]|cônjuge|espos[oa]|companheir[oa]|filh[oa]s?|dependentes?|pensionista|benefici[áa]ri[oa])${CHILD} d[eoa]${BEFORE_NAME}`,
  'iu',
)
/** Whose death; where a pension ends, it may be that of the heir. */
const DEAD = new RegExp(
  String.raw`(?:falecimento d[eoa]s?|óbito d[eoa]|(?<!pens(?:ão|ões) )por morte d[eoa])${BEFORE_NAME}`,
  'iu',
)

/** The late servant among the names that a stretch about heirs holds. */
export function lateServant(
  text: string,
  names: SlotReading<string>[],
  { from, isGiven }: { from: number; isGiven: boolean },
): SlotReading<string> | null {
  const told = names.filter((name) => !isHeir(text, name))
  const signs = isGiven ? [SERVED, DEAD, HEIR_OF] : [SERVED, HEIR_OF]
  for (const sign of signs) {
    const late = told.find(({ start }) => sign.test(text.slice(Math.max(from, start - 90), start)))
    if (late) return late
  }
  return null
}
