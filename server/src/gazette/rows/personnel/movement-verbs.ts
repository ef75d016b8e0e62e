import { eachMatch, matchesOf } from '../../../../engine/entities.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import { COMMITTEES, GROUP } from './committees.ts'
import { ITEM_MARK } from './item-mark.ts'
import type { MovementKind } from './movement.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** A verb of a decision, as printed. */
export interface MovementVerb extends SlotReading<string> {
  kind: MovementKind | 'pelo_objeto'
  /** `nomeá-la`, `ficando dispensada`, where nobody is named anew. */
  isBack: boolean
}

/** Stems of regular verbs, and what they do; `pelo_objeto`: their object says what. */
const STEMS: [stem: string, kind: MovementVerb['kind']][] = [
  ['nome', 'nomeacao'],
  ['exoner', 'exoneracao'],
  ['design', 'designacao'],
  ['dispens', 'dispensa'],
  ['destitu', 'dispensa'],
  ['constitu', 'designacao'],
  ['institu', 'designacao'],
  ['recompo', 'designacao'],
  ['acresc(?:ent)?', 'designacao'],
  ['inclu', 'designacao'],
  ['cri', 'designacao'],
  ['aposent', 'aposentadoria'],
  ['ced', 'cessao'],
  ['requisit', 'requisicao'],
  ['remov', 'remocao'],
  ['remanej', 'remocao'],
  ['redistribu', 'redistribuicao'],
  ['afast', 'afastamento'],
  ['recondu[zç]', 'reconducao'],
  ['revert', 'reversao'],
  ['reintegr', 'reintegracao'],
  ['promov', 'promocao'],
  ['progredi', 'promocao'],
  ['demit', 'demissao'],
  ['contrat', 'contratacao'],
  ['rescind', 'rescisao'],
  ['extingu', 'rescisao'],
  ['reform', 'transferencia_reserva'],
  ['transfer', 'pelo_objeto'],
  ['anul', 'tornar_sem_efeito'],
  ['cancel', 'tornar_sem_efeito'],
  ['retific', 'retificacao'],
  ['enquadr', 'enquadramento'],
  ['convoc', 'convocacao'],
  ['moviment', 'alteracao_exercicio'],
  ['lot', 'alteracao_exercicio'],
  ['coloc', 'alteracao_exercicio'],
  ['apostil', 'outro'],
  ['convalid', 'outro'],
  ['agreg', 'outro'],
  ['licenci', 'outro'],
  ['encerr', 'outro'],
  ['cess', 'outro'],
  ['revog', 'outro'],
  ['renov', 'pelo_objeto'],
  ['interromp', 'outro'],
  ['revis', 'outro'],
  ['deslig', 'outro'],
  ['conced', 'pelo_objeto'],
  ['autoriz', 'pelo_objeto'],
  ['declar', 'pelo_objeto'],
  ['prorrog', 'pelo_objeto'],
  ['disponibiliz', 'requisicao'],
  ['atend', 'pelo_objeto'],
  ['efetiv', 'pelo_objeto'],
  ['alter', 'pelo_objeto'],
  ['homolog', 'pelo_objeto'],
  ['(?:sub)?deleg', 'delegacao'],
  ['decret(?!o)', 'pelo_objeto'],
  ['comission', 'comissao'],
  ['localiz', 'alteracao_exercicio'],
  ['determin', 'pelo_objeto'],
  ['def[ei]r', 'pelo_objeto'],
  ['indic', 'designacao'],
  ['exclu', 'pelo_objeto'],
  ['reconhe[cç]', 'pelo_objeto'],
  ['aplic', 'pelo_objeto'],
  ['atribu', 'pelo_objeto'],
]
const KIND_OF = STEMS.map(([stem, kind]) => [new RegExp(`^${stem}`, 'iu'), kind] as const)
const ANY_STEM = STEMS.map(([stem]) => stem).join('|')

const TAKES_BACK = String.raw`torn(?:ar|o|a)(?:-se)? (?:sem efeito|insubsistente|nul[oa])|torn(?:ar|o|a) pública`
/** What a committee consists of, or will. */
const HAS_MEMBERS =
  'integram|integrarão|compõem|comporão|(?:será|é|fica|passa a ser) (?:compost|integrad|constituíd)[oa]|terá a seguinte composição|passam? a (?:vigorar|ter a seguinte (?:redação|composição))'
const VERB = new RegExp(
  String.raw`(?<![A-Za-zÀ-ÿ]|[A-Za-zÀ-ÿ]-)(?:${eitherOf(
    String.raw`(?<back>${TAKES_BACK})|(?<member>${HAS_MEMBERS})`,
    String.raw`(?:(?<fica>fica(?:m|ndo)?(?:, [^,;.]{3,30},)?|est(?:á|ão))\s+)?(?<word>(?:${ANY_STEM})(?:${eitherOf(
      '(?<inf>[aei]r|or)|(?<enclitic>[aáeêií]-l[oa]s?)|(?<first>[eií]?o)|(?<third>[eií]?[ae]|i)',
      String.raw`(?<gerund>[aei]ndo(?<whom>-[oa]s?)?)|(?<part>[aií]d[oa]s?(?:\(a\))?)`,
    )}))`,
  )})(?![\p{L}-])`,
  'giu',
)

/** What may stand before the first verb of a decision: its number, and grounds. */
const GROUNDS = new RegExp(
  String.raw`^(?:ainda,? |também,? |outrossim,? |por conseguinte,? )?(?:${eitherOf(
    '(?:em|por) (?:decorrência|consequência)|nos? termos?|com (?:fundamento|base|fulcro)|de acordo',
    'em |a pedido|tendo em vista|considerando|na forma|conforme|por |afastamento|processo',
  )})`,
  'iu',
)
const NEXT_STEP =
  /(?:[.;:]\s*(?:(?:\d{1,2}|[IVX]{1,5}|[a-z])\s?[.)–-]+\s*)?|(?<!\p{L})e,?\s+|,\s*(?:bem como\s+)?)$/iu
/** The verbs of what a stretch decides, in order; none where it decides nothing about persons. */
export function movementVerbsIn(
  text: string,
  { start, end }: Stretch,
  isAfterAuthority: boolean,
): MovementVerb[] {
  const own = text.slice(start, end)
  const mark = ITEM_MARK.exec(own)?.[0].length ?? 0
  const verbs: MovementVerb[] = []
  for (const found of matchesOf(own, VERB)) {
    const groups = found.groups!
    const before = own.slice(mark, found.index)
    if (!decides(groups, before, verbs.length > 0, isAfterAuthority)) continue
    const word = groups.word ?? groups.back ?? groups.member!
    if (groups.member !== undefined) verbs.length = 0 // what is amended is told before
    const isTold = /^torn\S+ pública/iu.test(word)
    if (isTold && !TOLD_OF.test(own.slice(found.index + found[0].length))) continue
    const at = start + found.index + found[0].length - word.length
    const isBack =
      (groups.enclitic ?? groups.whom) !== undefined || /^ficando/iu.test(groups.fica ?? '')
    const kind = isTold
      ? 'pelo_objeto'
      : groups.back
        ? 'tornar_sem_efeito'
        : groups.member
          ? 'designacao'
          : kindOf(word)
    verbs.push({ value: word, start: at, end: at + word.length, kind, isBack })
  }
  return verbs
}

/** `Tornar pública a autorização para a viagem`: what others decided is told of persons. */
const TOLD_OF = /^ a (?:autorização|concessão)(?!\p{L})/u

function decides(
  groups: Record<string, string | undefined>,
  before: string,
  isLater: boolean,
  isAfterAuthority: boolean,
): boolean {
  if (/-se/u.test(groups.back ?? '')) return false
  if (groups.member !== undefined)
    return isLater
      ? groups.member.startsWith('passa') && AMENDS.test(before)
      : before.trim() === '' || CONSISTS.test(before)
  if (groups.part !== undefined && groups.fica === undefined)
    return !isLater && /^afastamentos? d\p{L}+ país $/iu.test(before)
  if (/^ficando/iu.test(groups.fica ?? ''))
    return /^(?:dispens|exoner|nome|design)/iu.test(groups.word ?? '')
  if (groups.enclitic !== undefined) return isLater || before.trim() === ''
  if (groups.gerund !== undefined)
    return (
      isLater &&
      (groups.whom
        ? /^(?:exoner|dispens|inclu|design|nome)/iu
        : /^(?:exoner|dispens|inclu)/iu
      ).test(groups.word ?? '') &&
      /,\s*$/u.test(before)
    )
  if (isLater)
    return (
      groups.third === undefined &&
      NEXT_STEP.test(before.slice(-30)) &&
      !/[“"]\s*$/u.test(before.slice(-30))
    )
  if (before.trim() === '') return true
  if (groups.third !== undefined || groups.first !== undefined) return isAfterAuthority
  return isAfterAuthority || GROUNDS.test(before) || before.length <= SHORT
}

/** `Alterar o Anexo da Portaria nº 9, que passa a vigorar`. */
const AMENDS =
  /^(?:ficam? )?(?:alter|modific|atualiz|retific)[^;:]{0,400} (?:que|o qual|a qual) $/iu
/** What has members, or other words from now on. */
const CONSISTS = new RegExp(
  String.raw`^(?:(?:O|A|Os|As) (?:art|inciso|item|anexo|portaria|al[íi]nea|${COMMITTEES})|Art\.)[^.;]*$`,
  'iu',
)

/** `Fica`, `O servidor`, `SOBRE AFASTAMENTOS:` */
const SHORT = 30

function kindOf(word: string): MovementVerb['kind'] {
  return KIND_OF.find(([stem]) => stem.test(word))?.[1] ?? 'outro' // every verb has a stem
}

/** Objects that say what is done, the first one in the text counts. */
const OBJECTS: [words: string, kind: MovementKind | null][] = [
  ['situação de inatividade', 'outro'],
  ['aposentadoria', 'aposentadoria'],
  ['pens(?:ão|ões)', 'pensao'],
  ['licença', 'licenca'],
  [
    '(?<!(?:durante|nos|seus) (?:os |seus )?)afastamentos?|(?:se )?afastem?|afastar(?:em)?-se|ausentar(?:em)?-se|viagem',
    'afastamento',
  ],
  ['exoneração', 'exoneracao'],
  ['vag[oa]s?(?= |,)|vacância|vacante', 'vacancia'],
  ['requisição', 'requisicao'],
  ['cessão|cedência', 'cessao'],
  ['redistribuição', 'redistribuicao'],
  ['enquadramento', 'enquadramento'],
  ['reversão', 'reversao'],
  ['recondução', 'reconducao'],
  ['reintegração', 'reintegracao'],
  ['remoção', 'remocao'],
  ['contratos?|contratação|tarefa por tempo certo', 'contratacao'],
  ['progress(?:ão|ões)|promoç(?:ão|ões)|RSC|reconhecimento de saberes', 'promocao'],
  ['reserva remunerada|reforma', 'transferencia_reserva'],
  ['demissão', 'demissao'],
  [
    'teletrabalho(?: (?:integral|parcial))?(?: com residência)? no exterior|programa de gestão',
    'outro',
  ],
  [
    'lotação|exercício|colaboração técnica|movimentação|força de trabalho|projeto',
    'alteracao_exercicio',
  ],
  ['licenciamento', 'outro'],
  ['posse|designação', 'designacao'],
  ['dispensa', 'dispensa'],
  ['gratificação|incentivo|adicional|abono|retribuição|auxílio', 'outro'],
  ['(?:participar|participação)(?! d[oa]s? programas? de gestão)', 'afastamento'],
  ['resultado|(?<!área de )competência|concurso', null],
]
const OBJECT = new RegExp(
  String.raw`(?<!\p{L})(?:${OBJECTS.map(([words]) => `(${words})`).join('|')})(?!\p{L})`,
  'giu',
)
/** How far behind its verb an object stands. */
const OBJECT_WITHIN = 500
const BY_DEATH = /(?<!\p{L})(?:por morte|falecimento|óbito|instituidor)/iu

/** What a verb does here; null: nothing that is a movement of a person. */
export function movementKindOf(text: string, verb: MovementVerb, end: number): MovementKind | null {
  const after = text.slice(verb.end, Math.min(end, verb.end + OBJECT_WITHIN))
  const word = verb.value.toLowerCase()
  if (word.startsWith('prorrog') && /^[^,]{0,80}(?:prazo|comissão|validade)/iu.test(after))
    return null
  if (word.startsWith('promov') && /^\s*as? nomea/iu.test(after)) return 'nomeacao'
  if (word.startsWith('disponib') && /^ a cessão/iu.test(after)) return 'cessao'
  if (word.startsWith('revog') && /^ a permissão de uso/iu.test(after)) return null
  if (word.startsWith('conced') && /^ (?:o )?prazo(?!\p{L})/iu.test(after)) return null
  if (word.startsWith('coloc') && !/disposição/iu.test(after)) return null
  if (word.startsWith('lot') && verb.kind === 'alteracao_exercicio' && word === 'lote') return null
  if (word.startsWith('inclu') && verb.isBack && /quadro/iu.test(after)) return null
  if (word.startsWith('inclu') && JOURNEY.test(after)) return null
  if (word.startsWith('inclu') && RESERVE.test(after)) return 'transferencia_reserva'
  if (word.startsWith('institu') && GIVES_TO.test(after)) return 'outro'
  if (/^(?:constitu|institu|recompo|acresc|inclu|cri)/u.test(word))
    return GROUP.test(after) || /^acresc|^inclu/u.test(word) ? 'designacao' : null
  if (word.startsWith('recondu') && /^\s*a comissão/iu.test(after)) return null
  if (verb.kind !== 'pelo_objeto') return verb.kind
  if (/ad[oa]s?$/u.test(word) && isOfLeave(text, verb)) return 'afastamento'
  const isConceded = word.startsWith('conced')
  const object = objectIn(after, isConceded)
  if (isConceded && BY_DEATH.test(after) && object !== 'aposentadoria') return 'pensao'
  if (word.startsWith('declar')) return declaredKind(after, object)
  if (word.startsWith('determin')) return SENDS.test(after) ? 'alteracao_exercicio' : null
  if (word.startsWith('exclu')) return LEAVES.test(after) ? 'outro' : null
  if (/^def[ei]r/u.test(word)) return object === 'afastamento' ? object : null
  if (word.startsWith('reconhe'))
    return STOOD_IN.test(after) ? 'substituicao' : OF_RIGHT.test(after) ? 'aposentadoria' : null
  if (word.startsWith('decret')) return object === 'aposentadoria' ? object : null
  if (word.startsWith('prorrog') && object === null && /nomeação/iu.test(after)) return 'nomeacao'
  return object ?? (/^(?:transfer|renov)/u.test(word) ? 'outro' : null)
}

/** `Afastamento do País autorizado`; `Fica autorizada a cessão` is told by its object. */
function isOfLeave(text: string, { start }: MovementVerb): boolean {
  return /afastamentos? d\p{L}+ país $/iu.test(text.slice(Math.max(0, start - 30), start))
}

/** `Declarar vago`, `declarar aposentado`, `declarar extinto o contrato`. */
function declaredKind(after: string, object: MovementKind | null): MovementKind | null {
  if (ENDED.test(after)) return 'rescisao'
  if (object === 'vacancia') return object
  return RETIRED.test(after) ? 'aposentadoria' : null
}

const ENDED = /^ (?:extint|rescindid)[oa]s?,? (?:[^;.]{0,120}, )?[oa]s? contratos?(?!\p{L})/iu
const RETIRED = /^ (?:a )?aposenta(?:d[oa]s?|doria)(?!\p{L})/iu
/** `Reconhecer o direito à aposentadoria` */
const OF_RIGHT = /^ o direito à aposentadoria(?!\p{L})/iu
/** `Excluir do Serviço Ativo da Marinha o CT FULANO` */
const LEAVES = /^ do serviço ativo(?!\p{L})/iu
/** `Determinar o exercício descentralizado do servidor FULANO` */
const SENDS = /^ o exercício(?!\p{L})/iu
/** `Reconhecer que o servidor FULANO substituiu SICRANO` */
const STOOD_IN = /^ que [^;.]{0,400}(?<!\p{L})substituiu(?!\p{L})/iu

/** `Instituir ao servidor FULANO a gratificação` */
const GIVES_TO =
  /^,? [^;:\n]{0,60}(?<!\p{L})(?:ao|à) (?:servidora?|professora?|docente)(?:\([ao]\))? (?=\p{Lu})/u

/** `, incluindo o trânsito` */
const JOURNEY =
  /^ (?:[oa]s? )?(?:tr[âa]nsito|desloca|período|viagem|dias?|ida)(?!\p{L})|^ (?:[oa]s? )?desloca/iu

/** Where soldiers go who leave the service. */
const RESERVE = /^[^;.]{0,60}(?<!\p{L})reserva (?:não )?remunerada/iu

/** The first object; what is conceded is no place to work in. */
function objectIn(after: string, isConceded: boolean): MovementKind | null {
  for (const found of eachMatch(after, OBJECT)) {
    const kind = OBJECTS[found.slice(1).findIndex((group) => group !== undefined)]![1]
    if (isOfName(after, found)) continue
    if (!isConceded || (kind !== null && kind !== 'alteracao_exercicio')) return kind
  }
  return null
}

/** `Diretor de Promoção Comercial`: words of the names of offices and units say nothing. */
function isOfName(text: string, { index, 0: word }: RegExpExecArray): boolean {
  return (
    /^(?:Promoç|Progress|Redistribui|Remoç|Movimenta|Reversão|Recondu|Reintegra)/u.test(word) &&
    /(?:^|\s)(?:d[aeo]s?|e),? $/u.test(text.slice(Math.max(0, index - 5), index))
  )
}
