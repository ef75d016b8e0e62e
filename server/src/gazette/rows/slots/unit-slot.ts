import { matchesOf } from '../../../../engine/entities.ts'
import { type SlotReading, type Stretch, trimmed } from '../reading.ts'
import { CODE_BEGINS } from './level-code-slot.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** Words that units of bodies begin with. */
const HEADS = eitherOf(
  'Secretaria|Subsecretaria|Diretoria|Departamento|Coordenação|Coordenadoria|Coordenacao|Divisão',
  String.raw`Subdivisão|Serviço|Seção(?! (?:\d|I))|Secção|Setor|Núcleo|Gabinete|Gerência|Superintendência`,
  'Assessorias?|Unidade|Unidades Gestoras|Centro|Instituto|Faculdade|Escola|Pró-Reitoria|Reitoria',
  'Vice-Reitoria|Procuradoria|Delegacia|Ouvidoria|Corregedoria|Consultoria|Chefia',
  '(?!Comissão d[aeo] (?:Assessor|Assistente|Diretor|Chefe|Secretári))Comissão|Comitê|Conselho',
  'Colegiado|Colégio|Grupo|Câmara|Vara|Zona|Cartório|Foro|Turma|Tribunal|Ministério(?! Público)',
  'Casa Civil|Presidência|Vice-Presidência|Universidade|Hospital|Museu|Laboratório|Biblioteca',
  'Equipe|Agência|Escritório|Bloco|Liderança|Auditoria|Advocacia|Polícia|Comando|Cmdo|Base|Direção',
  'Prefeitura|Fundação|Posto|Representação|Embaixada|Consulado|Inspetoria|Alfândega|Circunscrição',
  'Região|Junta|Estado-Maior|Academia|Penitenciária|Arquivo|Observatório|Parque|Batalhão|Companhia',
  'Regimento|Esquadrão|Estação|Secretariado|Central|Programa|Órgão|Banca|Subprocuradoria|Promotoria',
  'Defensoria|Controladoria|Tesouraria|Almoxarifado|Residência|Distrito|Polo|Ala',
  'Ofício (?=Geral|Especial|d[ae] )|Casa|Fundo|Reserva (?:Extrativista|Biológica|de Desenv)|Juizado',
  'Juízo|Cerimonial|Complexo|Espaço|Missão|Adidância|[Cc]âmpus|[Cc]ampus|GAB[A-Z]+/|HGeS|gabinete',
  'embaixada|consulado',
)
export const HEADS_IN_CAPITALS = eitherOf(
  'SECRETARIA|SUBSECRETARIA|DIRETORIA|DEPARTAMENTO|COORDENAÇÃO|COORDENADORIA|DIVISÃO|SERVIÇO|SEÇÃO',
  'SETOR|NÚCLEO|GABINETE|GERÊNCIA|SUPERINTENDÊNCIA|ASSESSORIA|UNIDADE|CENTRO|CAMPUS|PRÓ-REITORIA',
  'PROGRAMA|INSTITUTO|FACULDADE|ESCOLA|CÂMPUS|MUSEU|HOSPITAL|BIBLIOTECA|COLEGIADO|AGÊNCIA|OUVIDORIA',
  'CORREGEDORIA|VARA|PROCURADORIA|REITORIA|CONSULTORIA|LABORATÓRIO|CARTÓRIO|AUDITORIA|DELEGACIA',
  'EQUIPE|SUBDIVISÃO|JUIZADO',
)
export const UNIT = String.raw`(?:(?:\d{1,3}[ªº°]?|[IVX]+|Primeir[ao]|Segund[ao]|Terceir[ao])\s+)?(?:${HEADS}|${HEADS_IN_CAPITALS})`

/** Bodies of their own: a unit ends before the one it belongs to. */
const BODY = String.raw`(?:${eitherOf(
  'Ministério(?! Público)|Ministério Público (?:Federal|Militar|d[aoe] )|Universidade',
  'Instituto Federal|Instituto Chico|Instituto (?:Nacional|Brasileiro)|Fundação',
  'Agência (?:Nacional|Brasileira|Espacial)|Tribunal (?:Regional|Superior|de|do)|Superior Tribunal',
  'Supremo Tribunal|Fundo Nacional de Desenvolvimento|Departamento Nacional',
  'Superintendência (?:do Desenvolvimento|da Zona Franca|de Seguros)|Gabinete de Segurança',
  'Casa Civil da Presid|Presidência da República|Casa Civil|Advocacia-Geral',
  'Controladoria-Geral da União|Ministério Público|Senado(?!r)',
  'Prefeitura(?! (?:Universitária|d[oe] [Cc]ampus|Militar))',
  'Procuradoria (?:da República n|Regional d[ao] (?:República|Trabalho))|Banco Central|Infra S',
  'Centro Federal|Gabinete Pessoal d|Colégio Pedro|UNIVERSIDADE|MINISTÉRIO|INSTITUTO FEDERAL|IF ',
)})`
const BEFORE_BODY = new RegExp(
  String.raw`(?<!junto ?)\s*[,–-]?\s*(?:(?:d[aeo]s?|n[ao]s?|à|ao)\s+(?=${BODY})|(?<=,\s?)(?=${BODY})|,\s*(?:d|n)a [Gg]uarnição|(?<!\p{L})(?:d|n)est[ea]s?(?=\s))`,
  'u',
)
const STOP = new RegExp(
  eitherOf(
    String.raw`(?<![\p{L}\d/])${CODE_BEGINS}|;|[\n\t]|[“"]`,
    String.raw`(?<!Exm[oa]|EXM[OA]|Sra?|SRA?|Dra?|DRA?|Des|DES|Dep|Sen)\.(?=\s+\P{Ll}|\s*$)`,
    String.raw`(?<=[\p{Ll})]),\s(?=\p{Lu}{2,} (?:D[AEO]S? )?\p{Lu}{2,})|\s[-–]\s(?=de \d|Nível|Classe|NEO)`,
    String.raw`\s\(?NEO[ -]?\d|\(\s?(?:[Pp]roc|[Cc]ontrato|NEO|UORG|\p{Ll}{4,} )`,
    String.raw`,?\s*(?<!\p{L})(?:${eitherOf(
      String.raw`a partir|a contar|no período|durante|pel[oa]s?|com (?!\p{Lu}|[Dd]efici)|ficando`,
      'em (?:vaga|virtude|substitui|decorr|seus?|face|regime|razão|caráter|função)',
      String.raw`para(?! (?:[oa] (?!${eitherOf(
        'Cargo|Função|Quadro|Turma|Vara|Décima|Primeir|Segund|Terceir|Universidade|Instituto|Ministério',
        'Tribunal|Campus|Embaixada|Consulado|Secretaria|Carreira|Comissão',
      )}))?\p{Lu}\p{Ll})`,
      'no[sa]? (?:termos|afast|imped|âmbito|vag)|nos dias|conforme|consoante|de acordo|sem |por |a fim',
      'desde|ocupad|designad|nomead|nas? ausência|que|exerc|tendo|realiz|concedid|publicad',
      String.raw`anteriormente|ambos|cód|de que trata|(?:abaixo|adiante|a seguir)(?!\p{L})`,
      '(?:relacionad|discriminad|especificad|listad)[oa]|acima (?=menc|ref|cit)|supracitad',
      String.raw`retromencionad|d[aeo]s? (?:referid|supra|mencionad|aludid)|os seguintes|até|a ser(?:em)?\s`,
      '(?:será|terá|ficará|passa) |e d[ao]s? (?:[Ss]ervidor|Advogad|Procurador|Auditor|Analista|Técnic)',
      String.raw`d[ao] (?:[Ff]unção|[Cc]argo|[Ee]ncargo)(?!\p{L})|pertencente|classe|matr[íi]cula|totaliza`,
      'visando|destinad[ao] a|incumbid|encarregad[ao] d|com (?:o objetivo|a finalidade)',
      String.raw`(?:,\s*)?n[ao] (?:[Cc]lasse|[Nn]ível|[Pp]adrão)(?!\p{L})|compost[ao]|integrad[ao] por`,
      'formad[ao] p|feita|efetivad|atribu|vago|vaga|aguardando|objeto|devendo|c/c',
      String.raw`(?:d[oae]|em|de) nível|e\s*$|e (?:[oa] )?(?:nome|exoner|design|dispens|lotação n)`,
    )})(?![-/])`,
    String.raw`,(?!\s*(?:${eitherOf(
      String.raw`(?:d[aeo]s?|n[ao]s?)\s(?:\p{Lu}|\d{1,3}[ªº]|campus|estrutura)|e\s|\p{Lu}|campus`,
      String.raw`(?:vinculad|subordinad)[oa]s? |d[aeo]s? extint[oa]s? \p{Lu}`,
    )}))`,
    String.raw`(?<=\))\s(?=n[ao]\s)`,
    String.raw`,\s*(?:${eitherOf(
      'UORG|Código|Cargo|Função|Gratificação|Processo|Afastamento|Licença|Classe|Nível|Padrão|Matr',
      'SIAPE|CPF|Siape|Lei|Processo',
    )})`,
    String.raw`,?\s+(?:do|no) (?:Quadro|quadro)(?!\p{L})`,
  ),
  'u',
)
/** Before the unit where somebody works, or is sent to. */
const WORKS_IN = new RegExp(
  String.raw`(?<!\p{L})(?:${eitherOf(
    String.raw`(?:${eitherOf(
      String.raw`que exerce|atividades|prestar(?:em)? serviços?|lotad[oa]s?(?: ?\(a\))?|em exercício`,
      'com (?:lotação|exercício)(?: oficial| provisória)?|exercida|localizad[oa]|para exercício',
    )})(?: e em exercício)? (?:n[ao]s?|junto (?:ao?|à)|(?<=serviços? )(?:ao?|à))(?: ?\(a\))?`,
    '(?:vinculad|subordinad)[oa]s? (?:à|ao?)s?|junto (?:ao?|à)s?|d[oae] órgão|no órgão|para compor o',
    'integrar [ao]',
  )})\s+(?:órgão )?(?!função|cargo|encargo)`,
  'iu',
)
const OF_UNIT = new RegExp(
  String.raw`(?:^|[,\s–-])\s*(?:d[ao]s?(?: d[ao]s?)?|(?:[dD][aoAO]|[nN][aoAO]) ?\(n?[aoAO]\)|n[ao]s?|[DN][AO]S?|para [ao]|–|-)\s+(?=${UNIT}(?!\p{Ll}))`,
  'u',
)

/** The unit that begins somewhere, up to where it ends, without the body that it belongs to. */
export function unitAt(text: string, { start: from, end }: Stretch): SlotReading<string> | null {
  const start = from + LED.exec(text.slice(from, Math.min(end, from + 6)))![0].length // it may be empty
  const limit = Math.min(end, start + LONGEST)
  const own = text.slice(start, limit)
  const campus = CAMPUS_OF.exec(own)
  if (campus) return unitAt(text, { start: start + campus[0].length, end })
  if (NO_UNIT.test(own)) return null
  const task = FOR_A_TASK.exec(own)?.[0].length ?? 0
  const found = STOP.exec(own.slice(task))
  const stop = found ? task + found.index : own.length
  if (BEGINS_WITH_BODY.test(own) && !isWithinUnit(own.slice(0, stop))) return null
  const words = own.slice(0, stop)
  const untied = OF_BODY.exec(words)?.index ?? stop
  const whole = words.slice(0, beforeBody(words.slice(0, untied)))
  const unit = trimmed(text, { start, end: start + whole.replace(GOES_ON, '').length })
  return unit && unit.value.length > 1 && /\p{Lu}/u.test(unit.value) ? unit : null
}

/** What a unit does not end with. */
const GOES_ON = /(?:,?\s(?:e|em|ou|d[aeo]s?|n[ao]s?))+\s*$/u
/** What stands before a campus that is named behind its body: `Instituto Federal Catarinense - Campus Rio do Sul`, `IFMG Campus Congonhas`. */
const CAMPUS_OF =
  /^(?:(?:Universidade|Instituto Federal|Fundação Universidade|Centro Federal|UNIVERSIDADE|INSTITUTO FEDERAL)(?:(?!lotad|código|exerc|matr|[Pp]rocesso)[^;.\n\d]){0,140}?|(?:I[Ff]\p{L}{0,12}|U[TFN]\p{Lu}{1,5}|CEFET\S{0,6})(?: Sul(?:-rio-grandense)?| Fluminense| Baiano| Goiano)?)\s?(?:[-–/(]|,(?: n[ao])?|(?<=\s))\s?(?=(?:[Cc][âa]mpus|C[ÂA]MPUS)(?!\p{L}))/u
/** `Exercício: o Instituto de Matemática` */
const LED = /^[:\s]*(?:[oa] (?=\p{Lu}\p{Ll}))?/u
/** `Comissão para elaboração do Plano …` */
const FOR_A_TASK = new RegExp(
  String.raw`^(?:Comissão|Subcomissão|Comitê|Grupo de Trabalho|Equipe)(?: [^\s,;.]{1,20}){0,4}? para (?:a )?(?:${eitherOf(
    '(?:elabora|realiza|condu|avalia|fiscaliza|apura|implementa|implanta|execu|organiza)ção',
    'acompanhamento|revisão|(?:elabora|realiza|implementa|implanta|executa|organiza|acompanha)r',
  )})(?!\p{L})`,
  'u',
)
/** The body whose act it is, somebody, or a committee that an article of the act names. */
const NO_UNIT = new RegExp(
  eitherOf(
    '^(?:Comissão|Comitê|Grupo(?: de Trabalho)?|Equipe) (?:ora )?(?:instituíd|constituíd|designad|criad|de que trata|referid)',
    String.raw`^(?:est[ea]|ess[ea]) |^(?:Coordenador|COORDENADOR|Diretor|DIRETOR)(?:a|A|\(a\))? d`,
    '^(?:CHEFE|Chefe) d',
  ),
  'u',
)
/** What a unit belongs to, if that is a body, or is not told. */
const OF_BODY = new RegExp(
  String.raw`,?\s(?:vinculad|subordinad)[oa]s?(?:\s+(?:à|ao?)(?:\s+(?:${BODY}|est[ea]\s)|\s*$)|\s*$)`,
  'u',
)
const BEGINS_WITH_BODY = new RegExp(`^${BODY}`, 'u')
/** No body is part of a secretariat, but institutes are. */
const WITHIN_UNIT =
  /, d[ao] (?:Secretaria|Subsecretaria|Diretoria|Departamento|Coordenação)(?!\p{L})/u

function isWithinUnit(words: string): boolean {
  return WITHIN_UNIT.test(words)
}

/** `Superintendência Regional do DNIT no Estado do Amapá` is one name. */
const OF_PLACE =
  /^(?!.{0,8}Procuradoria).* (?:n[ao] (?:Estado|Distrito|Município|Território|Acre|Amapá|Amazonas|Bahia|Ceará|Espírito Santo|Maranhão|Pará|Paraíba|Paraná|Piauí|Rio |Tocantins)|em (?!Serviços)\p{Lu})/u

/** Prosecutors' desks are named with their office; whose acts they are cuts it off. */
const OF_PROSECUTORS = /^\d{1,3}º Ofício .*d[ao] Procuradoria/u

const IS_COMMITTEE = /^(?:Comissão|Subcomissão|Comitê|Grupo de Trabalho) para /u

/** Where the body begins that a unit is of; a head alone is no unit. */
function beforeBody(words: string): number {
  const found = BEFORE_BODY.exec(words)
  if (!found) return words.length
  if (isWithinUnit(words.slice(found.index + 1)) && !IS_COMMITTEE.test(words)) return words.length
  if (OF_PLACE.test(words.slice(found.index))) return words.length
  if (OF_PROSECUTORS.test(words)) return words.length
  return /[\s\d-]/u.test(words.slice(0, found.index)) ? found.index : words.length
}

/** A unit or a body right behind an office or its code, whatever its name begins with. */
const RIGHT_BEHIND = new RegExp(
  String.raw`^\)?(?:,? UORG[ -]*\d+| \(\d+\)|, Nível \p{Lu}\p{Ll}+)?\s*[,–-]?\s*(?:d[ao] [Ee]strutura(?: \p{Lu}\p{Ll}+)?,? )?(?:d[aeo]s?|n[ao]s?|[DN][AO]S?|[dD][aoAO] ?\([aoAO]\)|n[ao] ?\(n?[ao]\)|(?:vinculad|subordinad)[oa]s? (?:à|ao?)s?)\s+(?:órgão )?(?=\p{Lu}|\d{1,3}[ªº]|campus|gabinete)(?!${eitherOf(
    'Sistema|Lei|Decreto|Portaria|Resolução|Constituição|Emenda|Medida|Ato|Função|Cargo|Quadro|Plano',
    'União|Processo|DOU|Diário|Gratificação|Bolsa',
  )})`,
  'u',
)

/** `código CJ-1, 16ª Vara do Trabalho` */
const BEHIND_COMMA = new RegExp(String.raw`^\)?,\s+(?=${UNIT}(?!\p{Ll}))`, 'u')

/** @param isOwn whether a body is the one whose act it is: prosecutors' offices, and a ministry's agencies, are units of others */
export function unitBehind(
  text: string,
  { start, end }: Stretch,
  isOwn: (body: string) => boolean,
): SlotReading<string> | null {
  const behind = text.slice(start, Math.min(end, start + 120))
  const found = RIGHT_BEHIND.exec(behind) ?? BEHIND_COMMA.exec(behind)
  if (!found) return null
  const at = start + found[0].length
  const body = BEGINS_WITH_BODY.exec(text.slice(at, at + 60))
  if (!body || isWithinUnit(text.slice(at, at + 120))) return unitAt(text, { start: at, end })
  if (CAMPUS_OF.test(text.slice(at, Math.min(end, at + LONGEST))))
    return unitAt(text, { start: at, end })
  if (!OF_OTHERS.test(body[0])) return null
  const own = text.slice(at, Math.min(end, at + LONGEST))
  const whole = trimmed(text, { start: at, end: at + (STOP.exec(own)?.index ?? own.length) })
  return whole && !isOwn(whole.value) ? whole : null
}

/** Prosecutors' or advocates' offices right behind a unit, which are told in acts of others. */
export function bodyBehind(text: string, start: number): SlotReading<string> | null {
  const own = text.slice(start, start + LONGEST)
  const lead = /^,? d[ao] (?=\p{Lu})/u.exec(own)?.[0].length ?? 0
  if (lead === 0 || !own.startsWith('Procuradoria', lead)) return null
  return trimmed(text, { start: start + lead, end: start + (STOP.exec(own)?.index ?? own.length) })
}

const OF_OTHERS =
  /^(?:Procuradoria|Fundação|Fundo Nacional|Instituto (?:Nacional|Brasileiro|Chico)|Agência|Superintendência|Departamento)/u
const LONGEST = 400

/** The first unit that a stretch names behind `da`, `na`. */
export function unitNamedIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const reach = text.slice(start, Math.min(end, start + LOOKED_AT))
  const own = reach.slice(0, TOLD_OF_OTHERS.exec(reach)?.index)
  const found = OF_UNIT.exec(own)
  const before = found && own.slice(Math.max(0, found.index - 110), found.index)
  if (!found || OF_STAFF.test(before!) || OF_COURT.test(before!)) return null
  return unitAt(text, { start: start + found.index + found[0].length, end })
}

/** A unit that a cell tells behind an office, its code or a note: `COORDENADORA (FUC-01) Unidade Acadêmica de Letras`. */
export function unitAfterNote(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const found = AFTER_NOTE.exec(text.slice(start, end))
  return found && unitAt(text, { start: start + found[0].length, end })
}

const AFTER_NOTE = new RegExp(
  String.raw`^\s*(?:\([^)\n]{2,30}\)|,)?[\s,–-]*(?:d[ao]s? |n[ao]s? )?(?=${UNIT}(?!\p{Ll}))`,
  'u',
)

/** `no âmbito da Unidade Gestora 110099`: where somebody does what is given. */
export function unitInScope(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const found = IN_SCOPE.exec(text.slice(start, Math.min(end, start + LOOKED_AT)))
  return found && unitAt(text, { start: start + found.index + found[0].length, end })
}

const IN_SCOPE = new RegExp(String.raw`(?<!\p{L})no âmbito d[ao]s?\s+(?=${UNIT}(?!\p{Ll}))`, 'u')
/** `Tribunal Regional Federal da 1ª Região` */
const OF_COURT =
  /(?:Tribunal Regional (?:Federal|do Trabalho|Eleitoral)|Procuradoria Regional(?: \p{L}+){1,3}|Conselho Regional(?: \p{L}+){0,3})$/u
const OF_STAFF = /quadro[^,;]{0,100}$/iu
/** Behind these words a text tells why, or what was before. */
const TOLD_OF_OTHERS =
  /(?<!\p{L})(?:em vaga|vaga decorrente|em virtude|publica[çd]|designad|nomead|em substitui|até o término)/iu

/** The unit where a stretch says that somebody works. */
export function workplaceIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const found = WORKS_IN.exec(text.slice(start, Math.min(end, start + LOOKED_AT)))
  return found && unitAt(text, { start: start + found.index + found[0].length, end })
}

const SENT_TO = new RegExp(
  String.raw`(?<!\p{L})(?:(?<!ônus[^,.;]{0,30})para (?:[oa]|n[ao])s?|n[oa] órgão|(?:disposição|DISPOSIÇÃO) d[ao]|força de trabalho d[ao]|na|no)\s+(?=${UNIT}(?!\p{Ll})|GAB)`,
  'gu',
)

/** The unit that somebody is sent to, the last one of a sentence. */
export function unitSentTo(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const own = text.slice(start, Math.min(end, start + LOOKED_AT))
  const found = matchesOf(own, SENT_TO).at(-1)
  return found ? unitAt(text, { start: start + found.index + found[0].length, end }) : null
}

const LOOKED_AT = 1_500
