/** Committees and the like, that have members. */
export const COMMITTEES =
  'comissão|subcomissão|comitê|conselho|colegiado|grupo de trabalho|equipe|banca|junta|câmara técnica|núcleo docente'

/** Whether words are about one, or several. */
export const GROUP = new RegExp(
  String.raw`(?<!\p{L})(?:${COMMITTEES}|comissões|grupo)(?!\p{L})`,
  'iu',
)

const CAPITALISED = COMMITTEES.replaceAll(/(?<!\p{L})(?!de )\p{L}/gu, (letter) =>
  letter.toUpperCase(),
)
/** The name of one. */
export const GROUP_NAME = new RegExp(
  String.raw`(?<!\p{L}|âmbito d[aeo] |[Cc]argos? em |CARGOS? EM )(?:${CAPITALISED}|${COMMITTEES.toUpperCase()})(?!\p{L})`,
  'u',
)

/** Whether a verb makes a committee. */
export function isOfGroup(verb: string): boolean {
  return /^(?:constitu|institu|recomp|acresc|inclu|cri|integr|comp[õo]|.* (?:compost|integrad|constitu|composição))/iu.test(
    verb,
  )
}

/** `para constituírem a Comissão` */
export const COMPOSES =
  /(?<!\p{L})(?:constituír?em|comporem|integrarem|constituir|compor|integrar),? [^;.]{0,40}?(?<!\p{L})(?:Comiss|Comit|Sindic|Grupo|COMISS)/u
