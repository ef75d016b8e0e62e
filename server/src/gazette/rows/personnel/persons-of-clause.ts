import type { SlotReading, Stretch } from '../reading.ts'
import type { MovementVerb } from './movement-verbs.ts'
import type { MovementKind } from './movement.ts'
import { isOfGroup } from './committees.ts'
import { isHeir, lateServant } from './heirs.ts'
import {
  BEHIND_POST,
  everyNameIn,
  movedByName,
  nameFrom,
  namesListed,
  personNamesIn,
} from './person-names.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

const PLURAL =
  /(?<!\p{L})(?:servidor[ea]s|candidat[oa]s|professor[ea]s|empregad[oa]s|membros|docentes|militares|aos?s|dos|das|os|as|seguintes|abaixo|entre)(?!\p{L})/iu
/** What comes behind is told of somebody else. */
const OTHERS = new RegExp(
  String.raw`(?<!\p{L})(?:${eitherOf(
    'vagas?(?! n)|vago em|em substituição|no lugar|em virtude|decorrente|motivo|na qualidade|viúv',
    'filh[oa]|Gabinete d|anteriormente|em razão|publicad|designad[oa]s? pel|de que trata|ex-servidor',
    'por parte d[oa] servidora?|(?:praticad|cometid)[oa]s? (?:por|pel[oa])',
    '(?:atribuíd|imputad)[oa]s? (?:ao?|à)|em desfavor d[oa]',
  )})(?!\p{L})`,
  'iu',
)
/** Words before somebody who is told of, but not moved. */
const OF_ANOTHER = new RegExp(
  eitherOf(
    String.raw`(?:${eitherOf(
      'aposentadoria|exoneração|falecimento|vacância|dispensa|demissão|remoção|redistribuição',
      'afastamento|substituição|lugar|vaga',
    )})(?: do cargo)?(?: d[eao]s?| a| à| ao)?(?: (?:servidora?|ex-servidora?|professora?|titular))?\s*$`,
    '(?:Gabinete|GABINETE|Liderança) [^,;]{0,70}$',
  ),
  'u',
)

/** Who changes places with whom is moved: `por permuta com a servidora FULANA, o servidor SICRANO`. */
const EXCHANGED = /permuta (?:com|por) (?:[oa] )?(?:\p{L}[^,;.:\d\n]{0,60} )?$/iu

/** Whether somebody is told of because a place is vacant: `em vaga decorrente da aposentadoria de FULANA`. */
export function isOfAnother(text: string, { start }: Stretch): boolean {
  const before = text.slice(Math.max(0, start - 130), start)
  return /(?<!\p{L})vag[ao](?!\p{L})/iu.test(before) && OF_ANOTHER.test(before)
}

/** A clause, and what its verb does. */
export interface MovementClause {
  kind: MovementKind
  verb: MovementVerb
  clause: Stretch
  /** It is about what heirs are paid. */
  isOfHeirs: boolean
}

/** Kinds whose clauses also tell whose place is taken. */
const NAMES_OTHERS: MovementKind[] = [
  'nomeacao',
  'designacao',
  'dispensa',
  'contratacao',
  'requisicao',
  'substituicao',
]

/** `…, da função de X, e a servidora FULANA, da função de Y`. */
const AND_OTHERS =
  /(?<!\p{L})e (?:d?[oa]s?|aos?|às?) \p{L}[^,;.]{0,100}(?:, código [^,]{2,12})?, $/u
const AND_ANOTHER = /(?<!\p{L})e [ao] (?:servidora?|professora?) $/iu

/** Whom a clause is about: of what heirs are paid, the late servant alone. */
export function personsOf(
  text: string,
  { kind, verb, clause, isOfHeirs }: MovementClause,
): SlotReading<string>[] {
  const from = verb.start >= clause.start ? verb.end : clause.start
  const place = { start: from, end: Math.min(clause.end, from + CLAUSE_REACH) }
  const before = (name: Stretch) => text.slice(Math.max(from, name.start - 130), name.start)
  if (isOfHeirs) {
    const late = lateServant(text, everyNameIn(text, place), { from, isGiven: kind === 'pensao' })
    return late ? [late] : []
  }
  if (verb.isBack) return namedAnew(text, verb, clause)
  const told = personNamesIn(text, place)
  const names = told.length > 0 ? withListed(text, place, told) : told
  const isOther = (name: Stretch) =>
    (kind === 'remocao' && EXCHANGED.test(before(name))) ||
    (NAMES_OTHERS.includes(kind) && OF_ANOTHER.test(before(name)))
  const about = names.filter((name) => !isOther(name) && !isHeir(text, name))
  const [first] = about
  if (!first) return movedAlone(text, { kind, verb }, place)
  const isPlural = PLURAL.test(text.slice(from, first.start))
  // `FULANO, SIAPE 1; SICRANO, SIAPE 2 e BELTRANO, SIAPE 3 para, sob a presidência do primeiro, …`
  const isOfSeveral = UNDER_FIRST.test(text.slice(first.end, clause.end))
  if (!isPlural)
    return about.filter(
      (name) =>
        name === first ||
        AND_ANOTHER.test(before(name)) ||
        (AND_OTHERS.test(before(name)) && BEHIND_POST.test(before(name))) ||
        isBeside(text.slice(first.end, name.start)) ||
        (isOfSeveral && isListedWith(text, name)),
    )
  const stop = OTHERS.exec(text.slice(first.end, clause.end))?.index
  const until = stop === undefined ? clause.end : first.end + stop
  return about.filter(({ start }) => start < until && start >= first.start)
}

/** With those that a list on one line has between others: `…; Fulana de Tal, ramal 1; Sicrano de Tal …`. */
function withListed(
  text: string,
  place: Stretch,
  told: SlotReading<string>[],
): SlotReading<string>[] {
  const listed = namesListed(text, { start: told[0]!.end, end: place.end })
  const others = listed.filter(({ start }) => told.every((name) => name.start !== start))
  return others.length === 0 ? told : [...told, ...others].toSorted((a, b) => a.start - b.start)
}

/** `ficando dispensada FULANA`, `dispensando, em consequência, a servidora SICRANA`. */
function namedAnew(text: string, { end }: Stretch, clause: Stretch): SlotReading<string>[] {
  const lead = WHO_LEAVES.exec(text.slice(end, Math.min(clause.end, end + 160)))
  const name = lead && nameFrom(text, { start: end + lead[0].length, end: clause.end })
  return name && ENDS.test(text.slice(name.end, Math.min(clause.end, name.end + 4))) ? [name] : []
}

const ENDS = /^\s*(?:$|[.,;:(/–-])/u
const WHO_LEAVES = new RegExp(
  String.raw`^,?(?: (?:em consequência|a pedido|de ofício),)*(?: d[oa] (?:cargo|função|encargo),?(?= [oa] (?:servidor|professor|empregad)))?(?: d[oa] (?:referid|mesm|mencionad|respectiv|citad)[oa] (?:cargo|função|encargo),?(?: (?:a partir|a contar) de [^,;.]{4,30},)?)?(?: [oa](?:\([oa]\))?)?(?: (?:${eitherOf(
    'servidora?|professora?|empregad[oa]|ju[ií]z[a]?(?: de direito| federal)?',
  )}))? (?=\p{Lu})`,
  'iu',
)

/** Nobody is introduced: who is moved may be named without more. */
function movedAlone(
  text: string,
  { kind, verb }: Pick<MovementClause, 'kind' | 'verb'>,
  place: Stretch,
): SlotReading<string>[] {
  if (!MOVES_ONE.includes(kind) || isOfGroup(verb.value)) return []
  const isUndone = kind === 'tornar_sem_efeito'
  const told = isUndone && UNDOES.exec(text.slice(place.start, place.end))
  if (isUndone && !told) return []
  const start = told ? place.start + told.index + told[0].length : place.start
  const name = movedByName(text, { start, end: place.end }, kind === 'afastamento')
  return name && !isHeir(text, name) && !isOfAnother(text, name) ? [name] : []
}

const MOVES_ONE: MovementKind[] = [
  'nomeacao',
  'exoneracao',
  'designacao',
  'dispensa',
  'tornar_sem_efeito',
  'afastamento',
]
/** `a Portaria nº 173, que designou Fulano de Tal para …` */
const UNDOES =
  /(?<!\p{L})que (?:nomeou|nomeia|designou|designa|dispensou|exonerou|contratou)(?=,? )/u

const UNDER_FIRST =
  /(?<!\p{L})(?:sob (?:a )?(?:presidência|coordenação) d[oa] primeir|(?:comp|constitu|integr|form|atu)[aeoí]rem(?!\p{L}))/iu

/** Whether a name begins an item of a list on one line. */
function isListedWith(text: string, { start }: Stretch): boolean {
  return /(?:[;,]|\se)\s(?:[oa]\s)?$/u.test(text.slice(Math.max(0, start - 6), start))
}

/** Whether what stands between two names joins them: `FULANO, Analista, matrícula nº 1, e SICRANA`. */
function isBeside(between: string): boolean {
  return AND.test(between) && !TOLD_OF_MOVEMENT.test(between)
}

const AND = /,? e (?:[oa] |d[oa] |ao? |à )?(?:servidora? |professora? |senhora? )?$/iu
const TOLD_OF_MOVEMENT =
  /(?<!\p{L})(?:para|cargo|função|encargo|substitu\p{L}*|vag[ao]|lugar|virtude|decorr\p{L}+|nomea\p{L}+|designa\p{L}+|Gabinete|Portaria|entre)(?!\p{L})/iu

const CLAUSE_REACH = 6_000

/** Whether a clause moves whom the last movement was about: `a referida servidora`. */
export function refersBack(text: string, verb: MovementVerb, clause: Stretch): boolean {
  const after = text.slice(verb.end, Math.min(clause.end, verb.end + 80))
  return (
    SAME_SERVANT.test(after) ||
    /(?<!\p{L})(?:supracitad|mencionad|referid|citad|mesm)[oa] (?:servidor|empregad|professor|candidat|docente|militar)/iu.test(
      after,
    )
  )
}

/** `Designar a servidora para a função de …`, below who is dismissed. */
const SAME_SERVANT =
  /^ [oa] servidora? para (?:exercer |ocupar )?(?:[oa] )?(?:cargo|função|encargo)(?!\p{L})/iu

/** `ocupado pelo(a) servidor(a), matrícula nº 912942` */
const HELD_BY_NUMBER = /ocupado pel[oa](?:\([ao]\))? servidora?(?:\([ao]\))?,? matr[íi]cula/iu

/** A person who is told by a number alone: of the intelligence service, or by order of a court. */
export function isToldByNumber(text: string, verb: MovementVerb, clause: Stretch): boolean {
  const after = text.slice(verb.end, Math.min(clause.end, verb.end + 120))
  return (
    /^[^;:.]{0,60}(?:matr[íi]culas?\s(?:siape\s)?n?[º°o.s]*\s?\d|código identificador)/iu.test(
      after,
    ) || HELD_BY_NUMBER.test(text.slice(verb.end, Math.min(clause.end, verb.end + 600)))
  )
}
