import { matchesOf } from '../../../../engine/entities.ts'
import type { SanctionState } from './sanction.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/*
 * A wrong sanction harms a company, and a missing one is in the act still: wherever these words leave it open what
 * becomes of a sanction, nothing is told.
 */

/** Words of what may come, of what a law lists, of what is refused, or of what is only collected. */
const NOT_IMPOSED = new RegExp(
  eitherOf(
    'sob pena|sujeit|pass[íi]ve|poder[áa]|possi(?:bilidade|vel)|poss[íi]vel|inten[çc][ãa]o|eventua',
    String.raw`sem preju[íi]zo|(?:n[oa]s?\s)?casos? (?:n[ãa]o|haja|de\s)|se n[ãa]o\s|instaura`,
    'apura(?:r|[çc][ãa]o)(?! de responsabilidade)|recolhimento d|recolher|pagamento d|pagar',
    'cobran[çc]a|parcel|proposta de|sugest|recomenda|prorroga|ensej|acarret|implica|importar[áa]',
    'descumprimento (?:ensej|implic|acarret|sujeit|importar)|dentre|entre as (?:penalidades|san[çc])',
    String.raw`prev[êe](?:em)?\s|previst[oa]s? (?:[àa]s?|as)\s|ser(?:[áa]|[ãa]o) aplicad`,
  ),
  'iu',
)
const REFUSED = new RegExp(
  eitherOf(
    String.raw`n[ãa]o\s(?:se\s)?(?:aplic|impo|sancion|ser[áa]|foi|foram|h[áa]|cab)`,
    String.raw`deix\p{L}*\sde\s(?:se\s)?aplicar|sem\saplica|absolv|arquiv|isent|improced|insubsist`,
    String.raw`(?<!nega(?:r|do|ndo)?\s|negou\s|n[ãa]o\s(?:d[áa]|dar|deu|dou)\s)(?:integral\s|parcial\s)?provimento(?!\snegad)`,
  ),
  'iu',
)
/** The same behind a sanction. */
const MAY_COME_BEHIND = /^[^.;,]{0,60}(?:ser[áa] aplicad|caso (?:n[ãa]o|haja|o|a)\s|se n[ãa]o\s)/iu

/** What may stand between a verb and the sanction that it is about. */
const TO_IT = String.raw`\s(?:(?:${eitherOf(
  '[oa]s?|d[oae]s?|n[oa]s?|à|integralmente|parcialmente|totalmente|efeitos?|exigibilidade',
  'publica[çc][ãa]o|avisos?|decis[ãa]o(?: que aplicou)?|aplica[çc][ãa]o|ato|imposi[çc][ãa]o',
  'puni[çc][ãa]o|san[çc](?:[ãa]o|[õo]es)|penalidades?|administrativas?|aplicadas?|seguintes?|de',
)})[,:]?\s){0,12}$`
const UNDO = String.raw`(?:(?:anul|revog|cancel|afast|exclu|extin|levant|retir|substitu|convert)\p{L}*|torn(?:a[rm]?|ou|ando|ada|o) sem efeito|sem efeito),?`
const HALT = String.raw`(?:suspend\p{L}*|fica(?:m|r)?\ssuspens[oa]s?|suspens[ãa]o d[oa]s?\s(?:efeitos|exigibilidade|aplica[çc][ãa]o|penalidade|san[çc][ãa]o)),?`
const LESSEN = String.raw`(?:redu[zç]|minor|atenua)\p{L}*(?:\s(?:para|de)\s[^.;,]{1,40}?)?`
const UNDONE = new RegExp(UNDO + TO_IT, 'iu')
const HALTED = new RegExp(HALT + TO_IT, 'iu')
const LESSENED = new RegExp(LESSEN + TO_IT, 'iu')
/** Such a verb, wherever it stands. */
const TURNS = new RegExp(`${UNDO}|${HALT}|${LESSEN}|reabilita`, 'giu')
/** What is undone is something else: `cancelamento da ata`, `retirar a nota de empenho`. */
const SOMETHING_ELSE =
  /^\s(?:(?:[oa]s?|d[oae]s?)\s)?(?:registro|ata|nota|contrato|empenho|pre[çc]o|proposta|produto|material|ite(?:m|ns)|pedido|licita|preg[ãa]o|edital|certame|ordem|bens?|mercadoria|lote)/iu
/** The new sanction behind the one that it takes the place of. */
const INSTEAD =
  /(?:substitu|convert)(?:[^.;]|\.(?=\d)){0,260}\s(?:por|em|pela)\s(?:a\s)?(?:(?:penalidade|san[çc][ãa]o)\s)?(?:de\s)?$/iu

const BEHIND = String.raw`^(?:(?!\se\s(?!impedi|contratar)|;)[^.]|\.(?=\d)){0,300}?(?<!\p{L})(?:fica(?:m|r)?|foi|est[áa]|seja)\s`
const NOT_OF_OTHERS = String.raw`(?!\p{L}*\s(?:[oa]s?\s)?(?:ata|contrato|nota|registro|empenho|de\s|temporar))`
/** `a penalidade de …, fica sem efeito` */
const UNDONE_BEHIND = new RegExp(
  String.raw`${BEHIND}(?:anulad|revogad|cancelad|exclu[íi]d|extint|sem efeito)${NOT_OF_OTHERS}`,
  'iu',
)
const HALTED_BEHIND = new RegExp(
  String.raw`${BEHIND}(?:suspens|com (?:os )?efeitos? suspens)${NOT_OF_OTHERS}`,
  'iu',
)

/** What a sentence leaves of a sanction that it names; null: it does not say. */
export function standingOf(before: string, behind: string): SanctionState | null {
  if (NOT_IMPOSED.test(before.slice(-NEAR)) || MAY_COME_BEHIND.test(behind)) return null
  if (REFUSED.test(before)) return null
  if (HALTED.test(before) || HALTED_BEHIND.test(behind)) return 'suspensa'
  if (INSTEAD.test(before)) return 'aplicada'
  if (UNDONE.test(before) || UNDONE_BEHIND.test(behind)) return 'retirada'
  if (LESSENED.test(before)) return 'reduzida'
  const isOpen = matchesOf(before, TURNS).some(
    ({ index, 0: verb }) => !SOMETHING_ELSE.test(before.slice(index + verb.length)),
  )
  return isOpen ? null : 'aplicada'
}

/** How far before a name what may come is said. */
const NEAR = 160
