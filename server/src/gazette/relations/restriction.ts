import { anyCase } from '../../../engine/entities.ts'
import { eitherOf } from '../../lib/text/either-of.ts'

const ABBREVIATION = String.raw`(?<=[\s.](?:art|inc|n|p[áa]gs?|fls?|sr|dr|prof|des|gen|cel|maj|cap|ten|sgt|sub)s?)`
/** The full stop of `pág. 5` or `D.O.U.` ends no sentence. */
const STOP = String.raw`\.(?=\s+(?-i:\p{Lu})|\s*\n|\s*$)`
const WITHIN = String.raw`(?:[^.;\n]|${ABBREVIATION}\.|(?!${STOP})\.)`
const AT_END = String.raw`(?!${ABBREVIATION})${STOP}`
const ONLY = String.raw`(?:somente|apenas|exclusivamente|unicamente|t[ãa]o[ -]?s[óo](?:[ -]?mente)?)`
/** `na parte em que`, `no que se refere a`, `exclusivamente quanto a` */
const CUE = eitherOf(
  String.raw`(?:${ONLY}[ ,]+)?(?:${eitherOf(
    'n[ao]s? partes?(?: em)?(?: que)?|no ponto',
    'no que (?:se refere|diz respeito|tange|concerne|toca|respeita)|no tocante|no concernente',
  )})(?!\p{L})`,
  String.raw`${ONLY} (?:quanto|em rela[çc][ãa]o|com rela[çc][ãa]o|relativamente|no caso|par|n[ao]s? |[ao]s? |com respeito)`,
)
/** Without a word for *only*, right after a comma. */
const LOOSE_CUE = String.raw`(?:quanto|(?:em|com) rela[çc][ãa]o|relativamente) (?:[àa]o?s?)(?= (?!presente|publica))`
const ENDS = String.raw`,? (?:publicad|que (?!se )|em virtude|em raz|mantid|mantend|permanec|tendo em vista|a pedido|onde se|para (?:que|onde|fazer|excluir|incluir|alterar)(?!\p{L})|passando|leia)`

/** `, na parte referente a…`, `, no que se refere a…`, `, apenas quanto a…` */
export const ONLY_AFTER = new RegExp(
  anyCase(
    `^${WITHIN}{0,260}?(?<!\\p{L})((?:${CUE}|(?<=, ?)${LOOSE_CUE})${WITHIN}{3,200}?)(?=[;\\n]|${AT_END}|${ENDS}|$)`,
  ),
  'u',
)
/** `a anulação, exclusivamente quanto ao lote 2, do Pregão nº 1` */
export const ONLY_BEFORE = new RegExp(
  anyCase(`[\\s,]((?:${CUE}|(?<=, ?)${LOOSE_CUE})[^;\\n]{3,200}?),? ?(?:d?[aeo]s? )?$`),
  'u',
)
/** `, exceto os arts. 3º e 4º`, `, mantidos os demais termos` */
export const EXCEPT_AFTER = new RegExp(
  anyCase(
    `^${WITHIN}{0,260}?[,(] ?((?:(?:exceto|salvo|[àa] exce[çc][ãa]o|com exce[çc][ãa]o|excetuad[ao]s?|excetuando-se|ressalvad[ao]s?)(?!\\p{L})|(?:mantid[ao]s?|mantendo-se|mantend[ao]|permanecendo|preservad[ao]s?)[^.;\\n]{0,30}? (?:demais|restantes|outr[ao]s))${WITHIN}{3,120}?)(?=[;,)\\n]|${AT_END}|$)`,
  ),
  'u',
)
/** `Tornar sem efeito, na Portaria nº 1, de…, a designação de…` */
export const WITHIN_ACT = /^[\s,:]*n[ao]s? (?:(?:referid|mencionad|citad)[ao]s? )?$/iu
/** `Excluir da Portaria nº 1, de…, o nome de FULANO` */
export const OUT_OF_ACT =
  /^[\s,:]*(?:[nd][ao]s? (?:\p{L}+ (?:anex[ao]s? |constantes? )?))?(?:[nd][ao]s?|às?|aos?) $/iu
/** What is undone in it. */
export const OBJECT_WITHIN = new RegExp(
  anyCase(
    `^${WITHIN}{0,260}?, ?((?:[ao]s? )(?!p[áa]g|fls?|folha)\\p{L}${WITHIN}{3,400}?)(?=,(?! ?\\d)|[;\\n]|${AT_END}|$)`,
  ),
  'u',
)
/** Words for the whole of an act, or for what it made. */
const WHOLE = String.raw`(?:${eitherOf(
  String.raw`efeitos?|efic[áa]cia|vig[êe]ncia|validade|publica[çc]|inteiro|[íi]ntegra(?!\p{L})|teor`,
  'disposi[çc]|disposto|termos|conte[úu]do|texto|presente|referid|citad|mencionad|mesm|pr[óo]pri',
  String.raw`seguintes?|atos?(?!\p{L}| d[aeo]s? )|normas?|normativ|portarias?|resolu|instru|regulament`,
  'regiment|manual|estatuto|retifica|republica|errata|edi[çc][ãa]o|express|total|cl[áa]usula',
)})`
const LINK = String.raw`(?:${eitherOf(
  'n[ao]s?|pel[ao]s?',
  '(?:constantes?|constou|consta|contid[ao]s?|objeto|decorrentes?|prevista?s?|previsto?s?|tratad[ao]s?|inserid[ao]s?) [dn][ao]s?',
  '(?:de )?que tratam?(?: [ao]s?)?|por (?:meio|interm[ée]dio|for[çc]a) d[ao]s?|atrav[ée]s d[ao]s?',
  'mediante(?: [ao]s?)?',
)})`
/** `o indeferimento do pedido de FULANA, publicado pela Portaria nº 1`; not the committee that it instituted. */
export const THING_BEFORE = new RegExp(
  anyCase(
    `^[\\s,:]*(?:a pedido, )?[ao]s? (?!${WHOLE})(\\p{L}+)(?!\\p{L})(?=[\\s,])(?![^;\\n]{0,300}(?:institu[íi]|criad|constitu[íi]|aprovad)[ao]?d?[ao]?s?)[^;\\n]{0,300}?[\\s,]${LINK} ?$`,
  ),
  'u',
)
/** Stems without which none of the patterns above matches; most acts have none. */
export const MAY_RESTRICT =
  /partes?|no ponto|no que|tocante|concern|soment|apenas|exclusiv|unic|t[ãa]o|quanto|rela[çct]/i
export const MAY_EXCEPT = /exce|salvo|ressalv|mantid|mantend|permanec|preserv/i
