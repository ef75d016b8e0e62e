/** Committees and the like, that have members. */
const NAMES =
  'comissão|subcomissão|comitê|conselho|colegiado|grupo de trabalho|equipe|banca|junta|câmara técnica|núcleo docente'

/** Whether words are about one, or several. */
export const GROUP = new RegExp(String.raw`(?<!\p{L})(?:${NAMES}|comissões|grupo)(?!\p{L})`, 'iu')

const CAPITALISED = NAMES.replaceAll(/(?<!\p{L})(?!de )\p{L}/gu, (letter) => letter.toUpperCase())
/** The name of one. */
export const GROUP_NAME = new RegExp(
  String.raw`(?<!\p{L}|âmbito d[aeo] )(?:${CAPITALISED}|${NAMES.toUpperCase()})(?!\p{L})`,
  'u',
)
