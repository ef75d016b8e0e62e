import { anyCase, eachMatch, matchesOf } from '../../../../engine/entities.ts'
import { isNoName } from '../../names/no-name.ts'
import { NAME_IN_CAPITALS } from '../../names/name-runs.ts'
import { type SlotReading, type Stretch, trimmed } from '../reading.ts'
import { CODE_BEGINS } from './level-code-slot.ts'
import { HEADS_IN_CAPITALS, UNIT, unitAt } from './unit-slot.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

export interface OfficeRead {
  office: SlotReading<string> | null
  /** The unit that the office is in, where it stands behind it. */
  unit: SlotReading<string> | null
  /** The words that led to the office, where they begin. */
  from: number
}

/** Titles that may be made of the unit that they head. */
const HEADING_TITLE = String.raw`(?:${eitherOf(
  'Chefe|Subchefe|Vice-Chefe|Diretora?|Vice-Diretora?|Coordenadora?(?:-Geral)?|Vice-Coordenadora?',
  'Gerente(?:-Geral)?|Superintendente|Secretári[oa](?:-Executiv[oa])?|Subsecretári[oa]|Presidente',
  'Vice-Presidente|Ouvidora?|Corregedora?|Supervisora?|Encarregad[oa]|Responsável|Líder|Delegad[oa]',
)})(?:-(?:Geral|Executiv[oa]|Adjunt[oa]|Presidente))?(?: ?\(a\))?(?: (?:Adjunt[oa]|Substitut[oa]|Local|Geral|Executiv[oa]|Interin[oa]|[Pp]r[oó]-? ?[Tt]empore))?`
const TITLE = String.raw`(?:${eitherOf(
  String.raw`${HEADING_TITLE}|Assessora?|Assistente|Prestador|Professor(?:a|es|as)?|Prefeit[oa]|Analista`,
  'Técnic[oa]|Oficial|Auxiliar|Reitora?|Pró-Reitora?|Conselheir[oa]|Membro|Tutora?|Consultora?',
  'Procuradora?|Agente|Ajudante|Executante|Especialista|Instrutora?|Pregoeir[oa]s?|Gestora?|Fiscal',
  'Juiz|Juíza|Ordenadora?',
)})`
/** What several do, or somebody does for a while: behind `como` alone. */
const TASK = String.raw`(?:Agentes|Gestor(?:es|as)|Fiscais|Ordenador(?:es|as)|Responsáveis|Representantes? Lega(?:l|is)|Encarregad[oa]s|Interlocutor(?:a|es)?|Preposto|Conformista)`

const INTRO = new RegExp(
  String.raw`(?<!\p{L})(?:${eitherOf(
    String.raw`(?:d[aeo]|n[ao]|[oa]|ao?|à|pel[oa]|como|para(?: [oa])?)\s+(?:exercício\s+d[aeo]\s+)?(?:cargo|função|funcao|encargo|emprego|mandato|posto)s?(?!\p{L})`,
    String.raw`(?:para|de|e)?\s*(?:${eitherOf(
      'exercer(?:em)?|ocupar(?:em)?|exerça|desempenhar|respond[ae]r?|substitu(?:ir|írem|a|am)',
      'atuar(?:em)?',
    )})(?!\p{L})`,
    String.raw`(?<!(?:Chefe|Diretora?|Coordenadora?|Gerente|Superintendente) )substitut[oa]s?(?:\([oa]\))?(?: eventual)?(?: e eventual)?(?: interin[oa]s?)?\s+d[oae](?:\([oa]\))?(?=\s)`,
    String.raw`(?:para|como|de|ao?|à|n[ao]|d[oa]s?)\s+(?=${TITLE}(?!\p{L})|Carreira|professor)`,
    String.raw`como\s+(?=${TASK}(?!\p{L}))`,
  )})`,
  'giu',
)
/** The family of an office, and words around it. */
const FAMILY = new RegExp(
  String.raw`(?:${eitherOf(
    String.raw`\s|,|\/(?=cargo|função)`,
    String.raw`(?<!\p{L})(?:${eitherOf(
      '(?:no )?exercício|pel[oa]|como|pro tempore|interinamente|cumulativamente|temporariamente',
      'eventualmente|exercer|ocupar|substituir|exerça|exercerem|ocuparem|em comissão',
      'de provimento efetivo|carreira judiciária|categoria funcional|de confiança',
      'comissionad[oa]s? técnic[oa](?=,| de )|comissionad[oa]s?|executiv[oa]s?|gratificad[oa]s?',
      'de direção(?! d[ao] (?:Faculdade|Escola|Instituto|Centro|C[âa]mpus))|efetiv[oa]s?|públic[oa]s?',
      'de natureza especial|temporári[oa]s?|eventual|substitut[oa]s?|titular|mandato correspondente',
      'correspondente|mesm[oa]|d?o? ?poder executivo|gratificação de representação|cargos?',
      'funç(?:ão|ões)|funcao|encargos?|empregos?|mandato|atribuições|respectiv[oa]|tarefa',
      String.raw`(?<!n[ao] )comissão|especial|que trata|para|por \d+ \(\p{L}+\) anos|no período de [^,;]{4,40},`,
      String.raw`nos? dias? [\d\sea]+de \p{L}+ de \d{4}|n[ao]s?|à|ao|d[aeo]s?|os?|as?`,
    )})(?!\p{L}|-\p{L})`,
  )})*`,
  'iuy',
)
const HELD = new RegExp(
  anyCase(
    String.raw`(?<!\p{L})(?:${eitherOf(
      'ocupante|(?<!continuar |permanecer |seguir )exercendo|aposentad[oa]|titular|detentora?',
      'integrante|ativ(?:idade|o)|falecid[oa] em atividade',
    )})s?,?\s+(?:do|no|da|na|o|a|de)?\s*(?:vaga\s+n[º°o.]+\s*\d+\s+)?(?:do\s+)?(?:cargo|carreira|emprego)s?(?:,? (?:públic[oa]|efetiv[oa]|permanente|d[ae] categoria funcional))*\s+(?:(?:de|da|do)\s+|(?-i:(?=\p{Lu})))`,
  ),
  'u',
)
/** Where both a career and a post are told, the post. */
const HELD_OFFICE = /(?<=integrante da [Cc]arreira [^;.]{4,200}, )ocupante do cargo de (?=\p{Lu})/u
/** `Matrícula Siape: 1893696, Cargo: Técnico de Secretariado` */
const HELD_LABEL =
  /(?<=(?:[Mm]atr[íi]cula|SIAPE|Siape)[^,;\n]{3,40}, )[Cc]argo(?: [Ee]fetivo)?: ?(?=\p{Lu})/u
const ENUMERATION = new RegExp(
  eitherOf(
    String.raw`^,\s\p{Ll}[\p{L}-]+ e \p{Ll}[\p{L}-]+(?=,)`,
    String.raw`^,\s+(?:(?:d[aeo] |D[AEO] )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?,\s+)*(?:(?:d[aeo] |D[AEO] )?\p{Lu}[\p{L}-]+(?: (?:d[aeo] |D[AEO] )?\p{Lu}[\p{L}-]+)?) [eE] (?:d[aeo] |D[AEO] )?\p{Lu}`,
  ),
  'u',
)
/** Behind a comma these are parts of a career, no enumeration. */
const PARTS =
  /^,\s+(?:Titular|Área|Classe|Nível|Padrão|Especialidade|Código|do Quadro|matrícula|Matrícula|SIAPE|CPF|\p{Ll}+[ao]d[ao] )/u
const STOP = new RegExp(
  eitherOf(
    String.raw`(?<=[\p{Ll})])(?:\se)?\s(?!(?:${eitherOf(
      String.raw`${HEADS_IN_CAPITALS}|MINISTÉRIO|UNIVERSIDADE|CURSO|ASSISTENTE|AUXILIAR|ANALISTA|TÉCNIC[OA]`,
      'PROFESSORA?',
    )})(?!\p{L}))(?=\p{Lu}{2,}(?: \p{Lu}{1,3})* \p{Lu}{3,})`,
    String.raw`(?<![\p{L}\d])${CODE_BEGINS}|,|;|[\n\t]|[“"](?!\p{Lu}[”"])|\.(?=\s+\P{Ll}|\s*$)`,
    String.raw`\s[-–]\s(?=de \d|\d{4}|Classe|Nível de|Padrão|[Cc]ampus|Terceira|Segunda|Primeira|Código|Ampla|N[AIS](?!\p{L}))`,
    String.raw`\((?!${eitherOf(
      String.raw`\s?[ao]s?\)|(?<=\p{L}\()[AO]\)|[Ss]ubstitut|(?!(?:FCC|FUC|FCT|FG|CD|FCE|CCE|GSIS)\b)\p{Lu}{3,}\)`,
      String.raw`(?!Função|Cargo)\p{Lu}\p{Ll}[\p{L} ]{2,40}\)`,
    )})`,
    String.raw`(?<!\p{L})(?:${eitherOf(
      'a partir|a contar|no período|durante|(?<![Rr]esponsáve(?:l|is) )pel[oa]s?',
      String.raw`(?:abaixo|adiante|a seguir)(?!\p{L})|(?:relacionad|discriminad|especificad|listad|indicad)[oa]`,
      String.raw`d[aeo]s? (?:referid|supra|mencionad|citad|aludid|retromencionad|respectiv)|em exercício(?!\p{L})`,
      String.raw`por(?! Tempo)|com (?!\p{Lu})|n[oa]\(|d[oa]\(|n[º°] ?\d|da carreira do|cedid|ambos|ambas`,
      'respectiv|ficando|em (?:vaga|virtude|substitui|decorr|seus?|face|regime|razão|caráter)',
      String.raw`para(?! (?:o (?=Desenvolvimento|Mercado|Trabalho|Clima)|a (?=Infância|Educação|Saúde|Promoção))?(?!${TITLE})\p{Lu}\p{Ll}+ )`,
      String.raw`nos? (?:termos|afast|imped|âmbito)|n[ao]s? (?=\p{Ll}{4,})|conforme|de acordo|sem |a fim|desde`,
      'ocupad|designad|nomead|que|exercid|desempenhad|concedid|publicad|código|(?<!em )nível|padrão',
      'símbolo|dest[ea]s?|nest[ea]s?|(?:n|d)aquel[ea]s?|vinculad|subordinad|lotad|pertencente|existente',
      'constante|feita|anteriormente|junto|e substitut|integrante|matrícula',
    )})(?![-/])`,
    String.raw`\s(?:do|no) (?:Quadro|quadro)(?!\p{L})|\sd[ao] (?:função|cargo|encargo|Estrutura)(?!\p{L})`,
    String.raw`\s[ao]s (?:seguintes )?(?:servidor|empregad|militar|membr)`,
  ),
  'u',
)
/** What a unit or a body is called for short, where an office ends: `Assessor Nível IV do GABPR2`. */
const ACRONYM = String.raw`\p{Lu}[\p{Lu}\d]{2,}(?:[/-][\p{Lu}\d]+)*`
const OWN_UNIT = new RegExp(
  String.raw`^(?:\S+ [^,;–-]{2,60}[–-]\s?)?(?:${HEADING_TITLE}|Direção|Chefia)(?: d[aeo]s?)? d[aeo]s? (?=${UNIT}|Curso|curso|Cursos|${ACRONYM}$)`,
  'iu',
)
const NEXT_UNIT = new RegExp(
  String.raw`\s(?:[dD][aoAO][sS]?|[dD][aoAO]\([aoAO]\)|n[ao]s?|N[AO])\s(?=${eitherOf(
    String.raw`${UNIT}(?!\p{Ll})|IF \p{Lu}|(?:I[Ff]\p{L}{2,12}|U[TFN]\p{Lu}{1,5})[ /–-]{1,3}[Cc][aâ]mpus`,
    String.raw`C[AÂ]MPUS|(?<=[\p{Ll})IVX] d[ao] )${ACRONYM}$`,
  )})`,
  'gu',
)

/**
 * The office that a stretch gives or takes. `taken` are stretches that tell something else: somebody's own post, or
 * where somebody works.
 */
export function officeIn(text: string, place: Stretch, taken: Stretch[]): OfficeRead | null {
  const own = text.slice(place.start, Math.min(place.end, place.start + LOOKED_AT))
  const passed: Stretch[] = []
  for (const intro of eachMatch(own, INTRO)) {
    const from = place.start + intro.index
    const behind = from + intro[0].length
    if ([...taken, ...passed].some(({ start, end }) => from < end && behind >= start)) continue
    if (OF_NO_OFFICE.test(own.slice(Math.max(0, intro.index - 24), intro.index))) continue
    const at = place.start + behindFamily(own, intro.index + intro[0].length)
    const led = own.slice(intro.index, at - place.start)
    if (CASE_NEXT.test(text.slice(at, at + 40))) continue
    if (WITHIN.test(led) && UNIT_NEXT.test(text.slice(at, at + 40))) {
      passed.push(unitAt(text, { start: at, end: place.end }) ?? { start: at, end: at })
      continue
    }
    const read = officeAt(text, { start: at, end: place.end }, SURE.test(led))
    const named = officeBehindCode(text, { start: read?.office?.end ?? at, end: place.end })
    if (named && (!read || isFamily(read))) return { ...named, from }
    if (read) return { ...read, from }
    if (BEGINS_WITH_CODE.test(text.slice(at, at + 30))) return { office: null, unit: null, from }
  }
  return null
}

/** `para atuar na Secretaria …` tells where, and `a função de` what. */
const WITHIN = /(?:^|\s)n[ao]s? $/u
const UNIT_NEXT = new RegExp(`^${UNIT}`, 'u')
/** `para atuar no Inquérito Policial nº …` */
const CASE_NEXT = /^(?:Inquérito|Processo|Procedimento|Ação|Autos|Feitos?|Pregão|Licita)(?!\p{L})/u
const SURE = /(?:função|cargo|encargo|mandato) d[eo] $/u
const OF_NO_OFFICE =
  /declaração de vacância $|Plano (?:Geral |Especial )?(?:de )?$|estruturação $|Aspirantes? $/iu
const BEGINS_WITH_CODE = new RegExp(String.raw`^\(?(?:${CODE_BEGINS})`, 'u')

/** Behind the family, and the name of whoever is stood in for: `substituir FULANA, na função de …`. */
function behindFamily(own: string, at: number): number {
  const led = at + familyLength(own, at)
  const named = OF_SOMEBODY.exec(own.slice(led, led + 120))
  if (!named || named[1]!.split(' ').some((word, i) => isNoName(word, i > 0))) return led
  const behind = led + named[0].length
  return behind + familyLength(own, behind)
}

function familyLength(own: string, at: number): number {
  FAMILY.lastIndex = at
  return FAMILY.exec(own)?.[0].length ?? 0
}

const OF_SOMEBODY = new RegExp(
  String.raw`^(?:servidora? |titular )?(${NAME_IN_CAPITALS})(?=[, ])(?:, (?:matr|Matr|SIAPE|Siape|siape)[^,;]{0,40}(?:,(?= \p{Lu}{4}))?)?`,
  'u',
)

/** Families that stand where a title does: `Cargo Comissionado de Gerência Executiva, CGE III, de Superintendente`. */
function isFamily({ office }: Omit<OfficeRead, 'from'>): boolean {
  return /^(?:Gerência Executiva|Gerência|Coordenação de Curso|Assessoria|Assistência|Direção)$/u.test(
    office?.value ?? '',
  )
}

/** `Função Comissionada, FC-01, de Executante …` */
function officeBehindCode(text: string, { start, end }: Stretch): Omit<OfficeRead, 'from'> | null {
  const found = BEHIND_CODE.exec(text.slice(start, Math.min(end, start + 80)))
  return found && officeAt(text, { start: start + found[0].length, end })
}

const BEHIND_CODE = new RegExp(
  String.raw`^,?\s*\(?(?:${CODE_BEGINS})[^,;()]{0,14}\)?(?:,? (?:d[aeo]|como) (?=${TITLE}(?!\p{Ll})|\p{Lu}{5})|, (?=${HEADING_TITLE} d[aeo]s? ))`,
  'u',
)

const LOOKED_AT = 1_500
const LONGEST = 300

/** The office that begins somewhere; in small letters too, where the words before it are sure. */
export function officeAt(
  text: string,
  { start, end }: Stretch,
  isSure = false,
): Omit<OfficeRead, 'from'> | null {
  const own = text.slice(start, Math.min(end, start + LONGEST))
  if (
    !isSure &&
    !/^(?:\p{Lu}|professora?|coordenadora?|diretora?|chefe|ministr|engenheir|analista|técnic|agente|auxiliar|médic|assistente|assessora?|prestadora?|juiz|juíza|c[ôo]nsul|secretári|superintendente|gerente|delegad|oficial|instrutora?|arqueólog|pregoeir|respons[áa]ve|gestor|fisca(?:l|is)|ordenador|representantes? lega|encarregad|interlocutor|conformista)/u.test(
      own,
    )
  )
    return null
  if (BEGINS_WITH_CODE.test(own)) return null
  const stop = stopIn(own)
  const parted = unitBreak(own.slice(0, stop))
  const words = own
    .slice(0, parted?.at ?? stop)
    .replace(/(?:\s(?:e|ou|d[aeo]s?|em)(?: [oa])?)+\s*$/u, '')
  const office = trimmed(text, { start, end: start + withoutStandIn(words).length })
  if (!office || office.value.length < 4) return null
  const quoted = closed(text, office)
  const unit = parted && unitAt(text, { start: start + parted.from, end })
  return { office: quoted, unit }
}

/** `Assessor "C"`, with its last mark. */
function closed(text: string, office: SlotReading<string>): SlotReading<string> {
  const { value, start, end } = office
  const isOpen = /"\p{Lu}$/u.test(value) && text[end] === '"'
  return isOpen ? { value: `${value}"`, start, end: end + 1 } : office
}

/** `Diretor de Obras Substituto (DIROB)`: who stands in has the same office; substitute teachers have one of their own. */
function withoutStandIn(words: string): string {
  const [first = ''] = words.split(' ', 1)
  const isOffice = /^(?:professor|ju[ií]z)/iu.test(first)
  const areTwo = words.split(' e ').slice(1).at(-1)?.startsWith(first) ?? false
  return isOffice || areTwo ? words : words.replace(STANDS_IN, '')
}

const STANDS_IN = / (?:[Tt]itular|[Ss]uplente|[Ss]ubstitut[oa])(?: \(\p{Lu}+\))?$/u

/** Where the office and its unit end together. */
function stopIn(own: string): number {
  let at = 0
  for (let rounds = 0; rounds < MOST_COMMAS; rounds++) {
    const stop = STOP.exec(own.slice(at))
    if (!stop) return own.length
    const here = at + stop.index
    const isComma = own[here] === ','
    const list = isComma && !PARTS.test(own.slice(here)) ? ENUMERATION.exec(own.slice(here)) : null
    if (!list) return here
    at = here + list[0].length
  }
  return at
}

const MOST_COMMAS = 3

/** Where the unit begins behind an office: the first one, or the second if the office is made of the first. */
function unitBreak(words: string): { at: number; from: number } | null {
  const made = OWN_UNIT.exec(words)?.[0].length ?? 0
  for (const found of eachMatch(words, NEXT_UNIT)) {
    if (found.index < made || isOfRegistry(words, found)) continue
    return { at: found.index, from: found.index + found[0].length }
  }
  return null
}

/** `Chefe do Cartório da 21ª Zona Eleitoral` is one title. */
function isOfRegistry(words: string, { index }: RegExpExecArray): boolean {
  return words.slice(0, index).endsWith('do Cartório') && /^ da \d/u.test(words.slice(index))
}

/** The post that somebody holds: `ocupante do cargo de …`. */
export function heldOfficeIn(
  text: string,
  place: Stretch,
): (SlotReading<string> & { from: number }) | null {
  const own = text.slice(place.start, Math.min(place.end, place.start + LOOKED_AT))
  const found = HELD_OFFICE.exec(own) ?? HELD.exec(own) ?? HELD_LABEL.exec(own)
  if (!found) return null
  const from = place.start + found.index
  const read = officeAt(text, { start: from + found[0].length, end: place.end }, true)
  return read?.office ? { ...read.office, from } : null
}

/** Posts of careers, beside a name without any word that leads to them. */
const CAREER = String.raw`(?:${eitherOf(
  String.raw`[Pp]rofessor(?:a|es|as)?(?:\(a\))?|Analista|Técnic[oa]|Assistente (?:em|de|Social|Técnico)`,
  'Auditora?(?:es)?|Auditores|Policial|Agente|Administradora?|Médic[oa]|Enfermeir[oa]|Procuradora?',
  'Advogad[oa]|Delegad[oa]|Perit[oa]|Especialista|Economista|Contadora?|Engenheir[oa]|Pedagog[oa]',
  'Psicólog[oa]|Bibliotecári[oa]|Auxiliar|Pesquisadora?|Tecnologista|Tecnólogo|Servente|Escrivão',
  'Escrivã|Papiloscopista|Diplomata|[Oo]ficial de [Cc]hancelaria|Primeir[oa]-Secretári',
  'Ministr[oa] de|ministr[oa] de|Coordenadora?(?:-Geral)?|Diretora?|Chefe|Secretári[oa]',
  'Subsecretári[oa]|Assessora?|AUFC|TEFC|Odontólog[oa]|Nutricionista|Farmacêutic[oa]|Arquivista',
  'Jornalista|Fiscal|Gestora?|Profissional(?! fora)|Operadora?|Motorista|Jornalista|Estatístic[oa]',
  'Químic[oa]|Defensora?|Juiz|Juíza|Desembargadora?|Promotora?|ANALISTA|ASSISTENTE|AUXILIAR',
  'TÉCNIC[OA]|PROFESSORA?|ADMINISTRADORA?|CONTADORA?|MÉDIC[OA]|ENGENHEIR[OA]|ENFERMEIR[OA]',
  'ECONOMISTA|BIBLIOTECÁRI[OA]|PEDAGOG[OA]|PSICÓLOG[OA]|JORNALISTA',
)})`
/** What stands beside names and is no post. */
const NO_POST = eitherOf(
  String.raw`${UNIT}|[Mm]atr|Siape|Classe|Nível|Padrão|Proc|Área|Bacharel|Código|Classific|Habilit|Aprovad`,
  'Portaria|Edital|Diário|Seção|Inscri|Cadastro|Registro|Identidade|Servidor|Empregad|Doutor|Mestr',
  'Estado|Vaga|Título|Símbolo|Cidade|Brasil|Prec|Ordem|Nascid|Filh|Viúv|Cônjuge|Companheir',
  'Pensionista|Lotad|Ocupante|Decreto|Ministério|Universidade|Instituto|Rua|Cargo|Função|Requisitad',
  'Cedid|Conforme|Com |Para |Nos? |Em ',
)
const BESIDE = new RegExp(
  String.raw`^(?: ?[-–]? ?[A-Z]{2,4}(?:-[IVX]+)?(?= [-–]))?,? *(?:(?:,|-|–)? *(?:(?:[Mm]atr[íi]culas?|MATR[ÍI]CULA|[Ss]iape|SIAPE|CPF|Mat\.|[Rr]egistro n|[Cc]ódigo \d|ocupante de (?:cargo|função) comissionad[oa])[^,;\t]{0,60}), *)*(?:(?:-|–|,|/) *)?(?=${eitherOf(
    String.raw`${CAREER}(?![\p{Ll}])|(?<=[,/] ?)(?!${NO_POST})\p{Lu}\p{Ll}{3,}`,
    String.raw`(?<=, ?)(?!${HEADS_IN_CAPITALS})\p{Lu}{4,}(?:[ /-]+\p{Lu}{1,})*(?=, (?:[Nn]ível|NÍVEL|[Cc]lasse|CLASSE|[Pp]adrão|PADRÃO))`,
  )})`,
  'u',
)
const BEFORE_NAME = new RegExp(
  String.raw`(?<![\p{L}-])(${CAREER}(?![\p{Ll}])(?:(?!servidor)[^,;:.\n\t]){0,80}?)(?<!\se\s?|\se [ao]\s?)(?:, Classe[^,]{0,12}(?:, Nível[^,]{0,8})?,)? *$`,
  'u',
)

/** `da Corregedora-Geral, código CGE II, FULANA`: behind an article, for in lists it may be of whoever stands before. */
const PARTED_FROM_NAME = new RegExp(
  String.raw`(?<!\p{L})(?:d?[oa]s?|aos?|às?) ((?:${CAREER}|Corregedora?|Superintendente|Reitora?|reitora?|Gerente|Ouvidora?|\p{Lu}\p{Ll}{3,}(?= [^,;.:\n]{3,60}, N[AIS]-| ?, N[AIS]-))(?!\p{Ll})[^,;:.\n\t]{0,100})((?:, (?:${eitherOf(
    String.raw`[Cc]ódigo|N[AIS]-|[Mm]atr[íi]cula|SIAPE|\d\d\.|[Áá]rea|ÁREA|[Ee]specialidade|[Cc]lasse|[Nn]ível`,
    '[Pp]adrão|[Rr]eferência|d[oa] [Qq]uadro|lotad[oa]|em exercício',
  )})[^,;\n]{0,90}){0,4}, *)$`,
  'u',
)

/** How far before a name its post begins. */
const PARTED_WITHIN = 260

/** The post beside a name: `FULANO, Analista Ambiental, …`, `o Analista Ambiental FULANO`. */
export function postBeside(
  text: string,
  name: Stretch,
  place: Stretch,
): Omit<OfficeRead, 'from'> | null {
  const lead = BEFORE_NAME.exec(text.slice(Math.max(place.start, name.start - 120), name.start))
  if (lead) {
    const start = name.start - lead[0].length
    return { office: trimmed(text, { start, end: start + lead[1]!.length }), unit: null }
  }
  const parted = PARTED_FROM_NAME.exec(
    text.slice(Math.max(place.start, name.start - PARTED_WITHIN), name.start),
  )
  if (parted) {
    const start = name.start - parted[1]!.length - parted[2]!.length
    return { office: trimmed(text, { start, end: start + parted[1]!.length }), unit: null }
  }
  const own = text.slice(name.end, Math.min(place.end, name.end + 200))
  const beside = BESIDE.exec(own)
  if (!beside) return null
  return officeAt(text, { start: name.end + beside[0].length, end: place.end })
}

/** What several have in common: `ambos Especialistas em Regulação`, `dos Auditores-Fiscais FULANO e SICRANO`. */
export function sharedPost(
  text: string,
  { start, end }: Stretch,
  name: Stretch,
): Omit<OfficeRead, 'from'> | null {
  const own = text.slice(start, Math.min(end, start + LOOKED_AT))
  const posts = POSTS.test(own) ? matchesOf(own, SHARED) : []
  // Of several groups the one that the name stands in: `os Delegados FULANO, SICRANO e os Agentes BELTRANO …`.
  const found = posts.findLast(({ index }) => start + index < name.start) ?? posts[0]
  return found ? officeAt(text, { start: start + found.index + found[0].length, end }) : null
}

/** Found sooner than what stands before it. */
const POSTS =
  /(?:Auditores|Procurador[ea]s|Professor[ea]s|Analistas|Técnic[oa]s|Agentes|Especialistas|Policiais|Delegad[oa]s|Advogad[oa]s|Perit[oa]s|Defensor[ea]s)(?!\p{Ll})/u
const SHARED = new RegExp(
  String.raw`(?<!\p{L})(?:amb[oa]s|tod[oa]s|[oa]s|[da][oa]s|às),? (?:ocupantes d[oe]s? cargos? de )?(?=${POSTS.source})`,
  'gu',
)

/** What a stem gives to all of its list: `para os cargos abaixo mencionados, do Quadro de Pessoal: TÉCNICO …, CLASSE "A"`. */
export function officeToldBelow(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const found = TOLD_BELOW.exec(text.slice(start, Math.min(end, start + LOOKED_AT)))
  return (
    found && (officeAt(text, { start: start + found.index + found[0].length, end })?.office ?? null)
  )
}

const TOLD_BELOW = new RegExp(
  String.raw`(?<!\p{L})cargos?(?: efetivos?)?,? (?:abaixo|a seguir|adiante)(?!\p{L})[^:;\n]{0,200}: (?=${CAREER}(?!\p{Ll}))`,
  'u',
)

const IS_TITLED = new RegExp(
  String.raw`^(?:(?:${TITLE}|Pregoeir[oa]|Agente|Fiscal|Gestora?|Responsável|Responsáveis|Fiscais)(?:es|as|s)?(?!\p{L})|${CAREER}(?!\p{Ll}))`,
  'iu',
)

/** Whether words begin as an office or a post does, of one or of several. */
export function isTitled(words: string): boolean {
  return IS_TITLED.test(words)
}

const IS_CAREER = new RegExp(`^(?:${CAREER})`, 'iu')

/** Whether an office is a post of a career, which one is appointed to and leaves for good. */
export function isCareer(office: string): boolean {
  return IS_CAREER.test(office) && !/^(?:coord|diret|chefe|secret|subsec|assess)/iu.test(office)
}
