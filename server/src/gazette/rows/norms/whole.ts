import { eitherOf } from '../../../lib/text/either-of.ts'

/** Between a verb, or the mark of an item, and the name of what is meant as a whole. */
const ONLY_THE_NAME = new RegExp(
  String.raw`^[\s,:–-]*(?:(?:${eitherOf(
    'expressamente|integralmente|totalmente|na íntegra|desde já|nesta data|a pedido',
    String.raw`e(?=\s+a (?:partir|contar))|a partir d(?:est|a mesm)a data|em todos os seus termos`,
    'em sua (?:totalidade|íntegra)|em seu inteiro teor',
  )})[\s,]*)*(?:(?:a (?:partir|contar) de|em|desde)\s(?:\d{1,2}[º°o]?\sde\s\p{L}+\sde\s\d{4}|\d{1,2}[./]\d{1,2}[./]\d{2,4})[\s,]*)?(?:[ao]s?\s)?(?:efeitos d[ao]s?\s)?(?:seguintes\s[^.;:\n]{1,60}:\s*)?(?:(?:[IVXLC]{1,7}|[a-z]|\d{1,3})\s?[-–).]\s?)?(?:[ao]s?\s)?$`,
  'iu',
)
/** Between a norm of a list and the next one. */
const NEXT_OF_LIST =
  /(?:^|[,;.\n]|(?<!\p{L})e)\s*(?:e\s+)?(?:(?:[IVXLC]{1,7}|[a-z]|\d{1,3})\s?[-–).]\s?)?(?:[ao]s?\s)?(?:de\s)?$/iu
const BUT = /exceto|salvo|ressalvad|com exce[çc][ãa]o|na parte/iu
const BUT_A_PART = /^[^.;\n]{0,80}?(?:exceto|salvo|ressalvad|com exce[çc][ãa]o|na parte)/iu

/** The words around the name of a norm. */
interface Around {
  /** From the verb, or from the name before it. */
  before: string
  after: string
  /** Whether another norm is named between the verb and this one. */
  isNext: boolean
}

/** Whether all of a norm is revoked that is named without a part of it; null: not clearly so. */
export function isAllRevoked({ before, after, isNext }: Around): boolean | null {
  const but = BUT_A_PART.exec(after)
  // `a Portaria nº 1, e a Portaria nº 2, exceto o art. 3º`
  if (but) return /n[º°o.]{1,2}\s?\d/iu.test(but[0]) ? null : false
  if (!isNext) return ONLY_THE_NAME.test(before) ? true : null
  return NEXT_OF_LIST.test(before) && !BUT.test(before) ? true : null
}
