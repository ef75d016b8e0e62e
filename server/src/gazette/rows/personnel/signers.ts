import { anyCase } from '../../../../engine/entities.ts'
import { NAME_AS_USUAL, NAME_IN_CAPITALS } from '../../names/name-runs.ts'
import { type SlotReading, type Stretch, oneLine } from '../reading.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** Who decides: the signer, and the office, below the name or in the opening. */
export interface ActSigner {
  name: SlotReading<string> | null
  office: SlotReading<string> | null
}

/** Ranks and titles before a name, in full or for short, with or without a stop: `V Alte`, `General-de-Divisão`. */
const TITLE = anyCase(
  String.raw`(?:${eitherOf(
    '(?:Des)[ªº.]*|(?:Desembargadora?|Ju[ií]za?) (?:Federal|do Trabalho|Eleitoral|de Direito)|Desa',
    'Dra?|Prof|Prof[ªa]|Min|Exm[oa]|Cel|Gen|T[ee][nm]|Maj|Cap|Brig|Al?te|Alm|Esq',
    String.raw`[VC](?=[. ]{1,2}A[lt])|Ex|Ar|Av|Inf|Eng(?=\.? Civ)|Civil|Eng|Int|Div|Bda|R(?=/)|QEM|Med|Art|Cav`,
    'Com|Ju[ií]z|Juíza|Desembargadora?|Conselheir[oa]|Almirante|General|Coronel|Vice|Contra|Capitão',
    'de[ -](?:Mar e Guerra|Fragata|Corveta|Exército|Divisão|Brigada|Esq(?:uadra)?)|Major|Brigadeiro',
    'do Ar|Tenente|CMG|CF|CC|CT|CA|VA|AE|Dom|Pe|Senadora?|Deputad[oa]|Ministr[oa](?:-Presidente)?|Cmt',
    'TC|Ms?c|Me|Sr|Sra',
  )})`,
)
const RANK = new RegExp(
  String.raw`^(?:${TITLE}[.ª]*(?:\s*\([^)]{1,8}\))?(?:\s+|-(?=(?:de|do|Almirante|Brigadeiro|General|Coronel)(?!\p{L}))|(?<=\.)(?=\p{Lu})))+(?=\p{Lu})`,
  'u',
)
/** What is no name before it, or behind it: a code of the office, the number of a council. */
const BEFORE_NAME = /^(?:[^\p{L}]+|(?:CCE|FCE|DAS|CD|FG) ?[\d.]+ )+/u
const BEHIND_NAME = new RegExp(
  eitherOf(
    String.raw`(?:${eitherOf(
      String.raw` ?[-–] (?=\p{Lu})`,
      '(?<!Vice|Contra|Major|Tenente)[-–](?=(?:Vice-|Contra-)?(?:Almirante|General|Brigadeiro|Coronel|Major|Capitão|Desembargador|Juiz))',
      String.raw`, (?=\p{Lu})| (?=(?:Vice-|Contra-)Almirante$)`,
      String.raw` (?=(?:OAB|CR\p{Lu}{1,5})[ /-]?\p{Lu}{0,2} ?(?:n[º°.]* ?)?\d)`,
    )}).*$`,
    String.raw`[\s,;]+$`,
  ),
  'u',
)

/** A name without its rank. */
export function signerNamed(text: string, { start, end }: Stretch): SlotReading<string> {
  const printed = text.slice(start, end)
  const before = BEFORE_NAME.exec(printed)?.[0].length ?? 0
  const words = printed
    .slice(before)
    .replace(BEHIND_NAME, '')
    .replace(/[\s,;]+$/u, '')
  const rank = RANK.exec(words)?.[0].length ?? 0
  const name = words.slice(rank)
  const at = start + before + rank
  return { value: oneLine(name), start: at, end: at + name.length }
}

/** Who heads a body. */
export const HEADS_BODY = String.raw`(?:[Vv]ice-?\s?|Sub|[Pp]r[óo]-|VICE-|PRÓ-)?(?:${eitherOf(
  '[Pp]resident|PRESIDENT|[Pp]refeit|PREFEIT|[Dd]iretor|DIRETOR|[Ss]ecretári|SECRETÁRI|[Rr]eitor',
  'REITOR|[Ss]uperintendent|SUPERINTENDENT|[Cc]oordenador|COORDENADOR|[Cc]hefe|CHEFE|[Gg]overnador',
  'GOVERNADOR|[Cc]orregedor|CORREGEDOR|[Pp]rocurador|PROCURADOR|[Dd]efensor|DEFENSOR|[Dd]elegad',
  'DELEGAD|[Jj]u[ií]z|JU[IÍ]Z|[Ll]iquidant|[Ii]nterventor',
)})\p{L}*`

/**
 * `FULANO DE TAL, Presidente do Conselho Regional de …, no uso …`. `DE` is a word of a name, too, so that a run of them
 * reads in as many ways as there are subsets: the first reading counts, and is not tried again.
 */
export const NAMED_FIRST = String.raw`(?=(?<named>${NAME_IN_CAPITALS}|${NAME_AS_USUAL}))\k<named>, (?:na qualidade de )?(?=${HEADS_BODY} )`

/** It may be glued to the office, and is then left there as it is printed. */
const ARTICLE = new RegExp(
  eitherOf(
    String.raw`^\s*(?:[-–•:.]\s*)?(?:[OA] ?(?=[OA] \p{Lu}))?(?:${eitherOf(
      String.raw`0 (?=\p{Lu})`,
      String.raw`(?=(?:${eitherOf(
        'MINISTR[OA]|REITORA?|SECRETÁRI[OA](?:-EXECUTIV[OA])?|PRESIDENTE|SUPERINTENDENTE',
        'DIRETORA?(?:-GERAL)?|COORDENADORA?(?:-GERAL)?',
      )})(?: \p{Lu}+)? D[AEO] )`,
      String.raw`(?:O|A|OS|AS|O\(A\)|o|a)\s+(?=\p{Lu})`,
      String.raw`(?=[OA](?:${eitherOf(
        'SECRETÁRI|ADVOGAD|DIRETOR|MINISTR|PRESIDENT|REITOR|CHEFE|COORDENADOR|SUPERINTENDENT|PROCURADOR',
        'COMANDANT|DESEMBARGADOR|PRÓ-',
      )}))`,
    )})`,
    String.raw`^${NAMED_FIRST}`,
  ),
  'u',
)
/** Who it is, before the office: `DESEMBARGADOR FULANO DE TAL, PRESIDENTE DO …`, `Dr. Fulano de Tal, Juiz Federal …`. */
const HONOUR = new RegExp(
  String.raw`^(?:${eitherOf(
    'EXCELENTÍSSIM[OA] SENHORA? [^,]{4,80}',
    String.raw`(?:(?:${eitherOf(
      String.raw`Excelentíssim[oa]|Exm[oa]\.|EXM[OA]\.|Senhora?|SENHORA?|Sra?\.|SRA?\.|Dra?\.|DRA?\.|Doutora?`,
      'DOUTORA?|Prof[ªa.]*|Desembargadora?(?: Federal)?|Ju[ií]z[a]?(?: Federal)?',
      'JU[IÍ]Z[A]?(?: FEDERAL)?|Conselheir[oa]|Ministr[oa]',
    )})\s)+(?:${NAME_IN_CAPITALS}|${NAME_AS_USUAL})`,
    String.raw`DESEMBARGADORA? (?!${eitherOf(
      '(?:VICE-|CORREGEDORA?-)?PRESIDENTE|CORREGEDOR|DIRETOR|FEDERAL PRES|DO TRABALHO PRES|NO EXERC',
      'EM EXERC|SUBSTITUT',
    )})\p{Lu}+ [^,]{4,60}`,
  )}),\s+(?=\p{Lu}{4,} D|\p{Lu}{4,},|VICE-|${HEADS_BODY})`,
  'u',
)
/** Whose office it is, behind it: `Diretora do Foro …, Dra. Fulana de Tal, Juíza Federal`. */
const NAMED_BEHIND = new RegExp(
  String.raw`,\s+(?:(?:${eitherOf(
    '[Dd]ra?|[Ee]ng|[Pp]rof[ªa]?|[Ss]ra?|[Ss]enhora?|[Cc]onselheir[oa]|[Ee]nfermeir[oa]|[Mm]édic[oa]',
    '[Cc]ontadora?|[Aa]dvogad[oa]|Civil|Agrônom[oa]',
  )})[.ª]* )+(?:${NAME_IN_CAPITALS}|${NAME_AS_USUAL})(?=,)`,
  'u',
)
const OFFICE_ENDS = new RegExp(
  eitherOf(
    String.raw`,\s+em exercício(?=,|\s+no uso|\s*$)`,
    String.raw`,\s+(?:(?:EXM[OA]|Exm[oa])\. )?(?:SR\. |Sr\. )?(?:${eitherOf(
      String.raw`Desembargadora?|DESEMBARGADORA?|Ju[ií]z[a]?|JU[IÍ]Z[A]?|Ministr[oa]|Dra?\.|DRA?\.|Des\.|DES\.`,
      String.raw`Senhora?|Professora?|Prof[aª]?\.?`,
    )}) [^,;\n]{0,30}?(?=\p{Lu}{2,} (?:D[AEO]S? )?\p{Lu}{2,})`,
    String.raw`(?:\s*,\s*|\s+|(?<=\p{L})(?=no uso d))(?:e )?(?:${eitherOf(
      String.raw`[Nn]o\s[Uu]so|NO USO|[Uu]sando|USANDO|[Tt]endo em vista|TENDO EM VISTA|[Cc]onsiderando`,
      'CONSIDERANDO',
      '(?:no|NO) (?:exercício|EXERCÍCIO) (?:d[ae]s?|D[AE]S?) (?:suas?|SUAS?|competên|COMPETÊN|atribui|ATRIBUI)',
      '[Rr]esolve|RESOLVE|por (?:delega|intermédio|meio)|de (?:acordo|conformidade)',
      '(?:em|EM) (?:cumprimento|conformidade|virtude|observância|atenção|substituição ao?)|nos termos',
      'com (?:fundamento|base|fulcro)|nomead[oa]|designad[oa]|NOMEAD[OA]|DESIGNAD[OA]|,',
    )})`,
    String.raw`, [Aa]utarquia |,\s+abaixo assinad[oa]`,
    String.raw`,\s+(?!d[aeo]s?\s|e\s|em\s|substitut[oa]|interin[oa])\p{Ll}|,\s+ÓRGÃO\s|;|\n|:`,
  ),
  'u',
)

const BOARD =
  'conselho|colegiado|comissão|pleno|plenário|tribunal|egrégi[oa]|órgão especial|mesa|câmara|congregação|assembleia'

/** The office in an opening: `O REITOR DA …, no uso …`. */
export function officeOpening(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const own = text.slice(start, Math.min(end, start + 600))
  const article = ARTICLE.exec(own)
  if (!article) return null
  const from = article[0].length + (HONOUR.exec(own.slice(article[0].length))?.[0].length ?? 0)
  const words = own.slice(from)
  const stop = Math.min(
    ...[OFFICE_ENDS, NAMED_BEHIND].map((end) => end.exec(words)?.index ?? words.length),
  )
  const office = words
    .slice(0, stop)
    .trimEnd()
    .replace(/[,.-]+$/u, (last) => (/S\.A\.?$/u.test(words.slice(0, stop)) ? last : ''))
  if (office.length < 4 || office.length > 400 || NO_OFFICE.test(office)) return null
  return { value: oneLine(office), start: start + from, end: start + from + office.length }
}

/** What else stands behind an article: an act that is a reason, or a board. */
const NO_OFFICE = new RegExp(
  String.raw`^(?:portaria|of[íi]cio|comunicação|processo|edital|lei|decreto|resolução|despacho|parecer|memorando|nota|ata|requerimento|solicitação|instrução|norma|${BOARD})(?!\p{L}|-)`,
  'iu',
)
const OF_BOARD = new RegExp(String.raw`^(?:o|a)\s+(?:${BOARD})(?!\p{L}|-)`, 'iu')

/** Whether a board decides, which has no office: `O Conselho Superior …, por meio da sua Presidente`. */
export function isOfBoard(opening: string): boolean {
  return OF_BOARD.test(opening)
}
