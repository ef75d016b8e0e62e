import { type SlotReading, type Stretch, trimmed } from '../reading.ts'
import { CODE_BEGINS } from './level-code-slot.ts'
import { UNIT, unitAt } from './unit-slot.ts'

export interface OfficeRead {
  office: SlotReading<string> | null
  /** The unit that the office is in, where it stands behind it. */
  unit: SlotReading<string> | null
  /** The words that led to the office, where they begin. */
  from: number
}

/** Titles that may be made of the unit that they head. */
const HEADING_TITLE = String.raw`(?:Chefe|Subchefe|Vice-Chefe|Diretora?|Vice-Diretora?|Coordenadora?(?:-Geral)?|Vice-Coordenadora?|Gerente(?:-Geral)?|Superintendente|Secretári[oa](?:-Executiv[oa])?|Subsecretári[oa]|Presidente|Vice-Presidente|Ouvidora?|Corregedora?|Supervisora?|Encarregad[oa]|Responsável|Líder|Delegad[oa])(?: ?\(a\))?(?: (?:Adjunt[oa]|Substitut[oa]|Geral|Executiv[oa]|Interin[oa]))?`
const TITLE = String.raw`(?:${HEADING_TITLE}|Assessora?|Assistente|Prestador|Professor(?:a|es|as)?|Prefeit[oa]|Analista|Técnic[oa]|Oficial|Auxiliar|Reitora?|Pró-Reitora?|Conselheir[oa]|Membro|Tutora?|Consultora?|Procuradora?|Agente|Ajudante)`

const INTRO = new RegExp(
  String.raw`(?<!\p{L})(?:(?:d[aeo]|n[ao]|[oa]|ao?|à|pel[oa]|como|para(?: [oa])?)\s+(?:exercício\s+d[aeo]\s+)?(?:cargo|função|funcao|encargo|emprego|mandato|posto)s?(?!\p{L})|(?:para|de|e)?\s*(?:exercer(?:em)?|ocupar(?:em)?|exerça|desempenhar|respond[ae]r?|substituir|atuar)(?!\p{L})|substitut[oa]s?(?: eventual)?(?: e eventual)?\s+d[oa](?=\s)|(?:para|como|de|ao?|à|n[ao]|d[oa]s?)\s+(?=${TITLE}(?!\p{L})|Carreira|professor))`,
  'giu',
)
/** The family of an office, and words around it. */
const FAMILY =
  /(?:\s|,|(?<!\p{L})(?:(?:no )?exercício|pel[oa]|como|pro tempore|interinamente|cumulativamente|temporariamente|eventualmente|exercer|ocupar|substituir|exerça|exercerem|ocuparem|em comissão|de confiança|comissionad[oa]s?|executiv[oa]s?|gratificad[oa]s?|de direção|efetiv[oa]s?|públic[oa]s?|de natureza especial|temporári[oa]s?|eventual|substitut[oa]s?|titular|mandato correspondente|correspondente|mesm[oa]|cargos?|funç(?:ão|ões)|funcao|encargos?|empregos?|mandato|atribuições|respectiv[oa]|tarefa|comissão|especial|que trata|para|por \d+ \(\p{L}+\) anos|nos? dias? [\d\sea]+de \p{L}+ de \d{4}|n[ao]s?|à|ao|d[aeo]s?|os?|as?)(?!\p{L}|-\p{L}))*/iuy
const HELD = new RegExp(
  String.raw`(?<!\p{L})(?:ocupante|exercendo|aposentad[oa]|titular|detentora?|integrante|ativ(?:idade|o)|falecid[oa] em atividade)s?,?\s+(?:do|no|da|na|o|a|de)?\s*(?:vaga\s+n[º°o.]+\s*\d+\s+)?(?:do\s+)?(?:cargo|carreira|emprego)s?(?:,? (?:públic[oa]|efetiv[oa]|permanente))*\s+(?:de|da|do)\s+`,
  'iu',
)
const ENUMERATION =
  /^,\s+(?:(?:de |da |do )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?,\s+)*(?:(?:de |da |do )?\p{Lu}[\p{L}-]+(?: (?:de |da |do )?\p{Lu}[\p{L}-]+)?) e (?:de |da |do )?\p{Lu}/u
/** Behind a comma these are parts of a career, no enumeration. */
const PARTS =
  /^,\s+(?:Área|Classe|Nível|Padrão|Especialidade|Código|do Quadro|matrícula|Matrícula|SIAPE|CPF)/u
const STOP = new RegExp(
  String.raw`(?<=[\p{Ll})])\s(?=\p{Lu}{2,}(?: \p{Lu}{1,3})* \p{Lu}{3,})|(?<![\p{L}\d])${CODE_BEGINS}|,|;|\n|[“"]|\.(?=\s|$)|\s[-–]\s(?=Classe|Nível de|Padrão|[Cc]ampus|Terceira|Segunda|Primeira|Código|Ampla)|\((?!\s?[ao]s?\)|[Ss]ubstitut)|(?<!\p{L})(?:a partir|a contar|no período|durante|pel[oa]s?|com |ficando|em (?:vaga|virtude|substitui|decorr|seus?|face|regime|razão|caráter)|para|nos? (?:termos|afast|imped)|conforme|de acordo|sem |a fim|desde|ocupad|designad|nomead|que|exercid|desempenhad|concedid|publicad|código|nível|padrão|símbolo|dest[ea]s?|nest[ea]s?|vinculad|subordinad|lotad|pertencente|existente|constante|feita|anteriormente|junto|e substitut|integrante|matrícula)(?![-/])|\s(?:do|no) (?:Quadro|quadro)(?!\p{L})`,
  'u',
)
const OWN_UNIT = new RegExp(
  String.raw`^(?:${HEADING_TITLE})(?: d[aeo]s?)? d[aeo]s? (?=${UNIT}|Curso|curso|Cursos)`,
  'iu',
)
const NEXT_UNIT = new RegExp(
  String.raw`\s(?:d[ao]s?|n[ao]s?)\s(?=${UNIT}(?!\p{Ll})|IF \p{Lu})`,
  'gu',
)

/** The office that a stretch gives or takes; `skip` is where somebody's own post is told. */
export function officeIn(text: string, place: Stretch, skip: Stretch | null): OfficeRead | null {
  const own = text.slice(place.start, Math.min(place.end, place.start + LOOKED_AT))
  for (const intro of own.matchAll(INTRO)) {
    const from = place.start + intro.index
    if (skip && from < skip.end && from + intro[0].length > skip.start) continue
    if (/declaração de vacância $/iu.test(own.slice(0, intro.index))) continue
    FAMILY.lastIndex = intro.index + intro[0].length
    const led = FAMILY.exec(own)?.[0].length ?? 0
    const at = intro.index + intro[0].length + led
    const read = officeAt(text, { start: place.start + at, end: place.end })
    if (read) return { ...read, from }
    const code = new RegExp(String.raw`^\(?${CODE_BEGINS}`, 'u').exec(own.slice(at, at + 30))
    if (code) return { office: null, unit: null, from }
  }
  return null
}

const LOOKED_AT = 1_500
const LONGEST = 300

/** The office that begins somewhere. */
export function officeAt(text: string, { start, end }: Stretch): Omit<OfficeRead, 'from'> | null {
  const own = text.slice(start, Math.min(end, start + LONGEST))
  if (
    !/^(?:\p{Lu}|professora?|coordenadora?|diretora?|chefe|ministr|engenheir|analista|técnic|agente|auxiliar|médic|assistente|assessora?)/u.test(
      own,
    )
  )
    return null
  if (new RegExp(`^(?:${CODE_BEGINS})`, 'u').test(own)) return null
  const stop = stopIn(own)
  const parted = unitBreak(own.slice(0, stop))
  const office = trimmed(text, { start, end: start + (parted?.at ?? stop) })
  if (!office || office.value.length < 4) return null
  const unit = parted && unitAt(text, { start: start + parted.from, end })
  return { office, unit }
}

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
  for (const found of words.matchAll(NEXT_UNIT)) {
    if (found.index < made) continue
    return { at: found.index, from: found.index + found[0].length }
  }
  return null
}

/** The post that somebody holds: `ocupante do cargo de …`. */
export function heldOfficeIn(
  text: string,
  place: Stretch,
): (SlotReading<string> & { from: number }) | null {
  const own = text.slice(place.start, Math.min(place.end, place.start + LOOKED_AT))
  const found = HELD.exec(own)
  if (!found) return null
  const from = place.start + found.index
  const read = officeAt(text, { start: from + found[0].length, end: place.end })
  return read?.office ? { ...read.office, from } : null
}

/** Posts of careers, beside a name without any word that leads to them. */
const CAREER =
  '(?:[Pp]rofessor(?:a|es|as)?(?:\\(a\\))?|Analista|Técnic[oa]|Assistente (?:em|de|Social|Técnico)|Auditora?(?:es)?|Auditores|Policial|Agente|Administradora?|Médic[oa]|Enfermeir[oa]|Procuradora?|Advogad[oa]|Delegad[oa]|Perit[oa]|Especialista|Economista|Contadora?|Engenheir[oa]|Pedagog[oa]|Psicólog[oa]|Bibliotecári[oa]|Auxiliar|Pesquisadora?|Tecnologista|Tecnólogo|Servente|Escrivão|Escrivã|Papiloscopista|Diplomata|Primeir[oa]-Secretári|Ministr[oa] de|ministr[oa] de|Coordenadora?(?:-Geral)?|Diretora?|Chefe|Secretári[oa]|Subsecretári[oa]|Assessora?|AUFC|TEFC|Odontólog[oa]|Nutricionista|Farmacêutic[oa]|Arquivista|Jornalista|Fiscal|Gestora?|Profissional(?! fora)|Operadora?|Motorista|Jornalista|Estatístic[oa]|Químic[oa]|Defensora?|Juiz|Juíza|Desembargadora?|Promotora?)'
const BESIDE = new RegExp(
  String.raw`^(?: ?[-–]? ?[A-Z]{2,4}(?:-[IVX]+)?(?= [-–]))?,? *(?:(?:,|-|–)? *(?:(?:matr[íi]culas?|siape|CPF)[^,;\t]{0,60}), *)*(?:(?:-|–|,) *)?(?=${CAREER}(?![\p{Ll}]))`,
  'u',
)
const BEFORE_NAME = new RegExp(
  String.raw`(?<![\p{L}-])(${CAREER}(?![\p{Ll}])(?:(?!servidor)[^,;:.\n\t]){0,80}?)(?:, Classe[^,]{0,12}(?:, Nível[^,]{0,8})?,)? *$`,
  'u',
)

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
  const own = text.slice(name.end, Math.min(place.end, name.end + 200))
  const beside = BESIDE.exec(own)
  if (!beside) return null
  return officeAt(text, { start: name.end + beside[0].length, end: place.end })
}

/** Whether an office is a post of a career, which one is appointed to and leaves for good. */
export function isCareer(office: string): boolean {
  return (
    new RegExp(`^(?:${CAREER})`, 'iu').test(office) &&
    !/^(?:coord|diret|chefe|secret|subsec|assess)/iu.test(office)
  )
}
