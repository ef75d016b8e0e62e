import { anyCase, matchesOf } from '../../../../engine/entities.ts'
import type { Stretch } from '../reading.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** What a clause of an extract says (`Objeto: …`), by its label. `outra`: something that no slot wants. */
export type ClauseKind = keyof typeof LABELS

/** The value of a label, from behind the label to the next one. */
export interface LabelledClause extends Stretch {
  kind: ClauseKind
  /** As printed, without the colon. */
  label: string
  /** Where the label begins. */
  from: number
}

/**
 * The words that labels begin with. The first match decides, so a longer one comes before a shorter one that
 * it begins with.
 */
const LABELS = {
  outra_data: 'datas? d[aeo] (?:rescis|publica|homologa|abertura|ratifica|emiss)[\\p{L}]*',
  vigencia: eitherOf(
    String.raw`(?:${eitherOf(
      'da |prazo de |prazo da |prazo |per[íi]odo de |data d[ae] (?:nova )?',
      '(?:data d[eo] )?(?:in[íi]cio|fim|t[ée]rmino) d[ae] ',
    )})?vig[êe]ncia`,
    'v[aá]lidade|data d[eo] (?:in[íi]cio|t[ée]rmino)',
    String.raw`prazo(?! (?:e |de |para )?(?:execu|entrega|presta|utiliza|d[oa] execu))|(?:alt\. ?)?vig\.`,
    String.raw`alt\. ?vig|prorroga[çc][ãa]o(?=\s?:)`,
  ),
  assinatura: eitherOf(
    '(?:da )?datas? (?:d[ao]s? |de )?(?:assinaturas?|celebra[çc][ãa]o|lavratura|firmatura)',
    'assinaturas?(?! (?:pel|do(?! (?:contrato|aditivo|termo))|da(?! ata)))|assinam? em|assinad[oa] em',
    'celebrad[oa] em|firmad[oa] em|data d[oe] (?:contrato|aditivo|termo|instrumento)',
    'data e assinaturas?|datas?(?!-| base)',
  ),
  fornecedor: eitherOf(
    'cnpj (?:d[ao] )?contratad[oa]',
    '(?:empresas? |pessoa )?(?:contratad ?[oa]s?|contratados?|contatad[oa]s?)|em favor de',
    'fornecedor(?:[ae]s|a)?(?: registrad[oa]s?)?|credor[ae]?s?',
    String.raw`(?:empresas? )?(?:${eitherOf(
      'detentor[ae]?s?|benefici[áa]ri[oa]s?|adjudicat[áa]ri[oa]s?',
      'vencedor[ae]?s?(?! d[oe]s? (?:item|itens|lote))|registrad[oa]s?',
    )})`,
    'apostilad[oa]s?|credenciad[oa]s?|locador(?:[ae]s|a)?|promitente(?: vendedora?)?|favorecid[oa]s?',
    String.raw`rescindid[oa]|distratad[oa]|patrocinador[ae]?s?|licitantes?(?=\s?:)|proponentes?(?=\s?:)`,
    String.raw`pessoa jur[íi]dica(?=\s?:)|prestador(?:[ae]s|a)?|empresas?(?! p[úu]blica)|raz[ãa]o social`,
  ),
  contratante: eitherOf(
    'cont(?:ra|a)tantes?',
    String.raw`[óo]rg[ãa]os?(?: e\/ou entidade)? (?:gerenciador|contratante|gestor|integrante)`,
    String.raw`[óo]rg[ãa]o(?=\s?:\s?\p{L})|[óo]rg[ãa]os contratantes|[óo]rg[ãa]o regulador|gerenciador`,
    'registrador|distratante|patrocinad[oa]|locat[áa]ri[oa]|credenciantes?|permitente',
  ),
  parte: eitherOf(
    'partes contratantes|(?:das |dos |as )?partes',
    String.raw`(?:parte|participante|entidade|institui[çc][ãa]o)(?=\s?:)|(?:dos |os )?part[íi]cipes?`,
    'convenentes?|celebrantes|cooperad[oa]s|cooperantes?|acordantes?|concedentes?|doador(?:[ae]s|a)?',
    'donat[áa]ri[oa]s?|cedentes?|cession[áa]ri[oa]s?|comodantes?|comodat[áa]ri[oa]s?',
    'permission[áa]ri[oa]|concession[áa]ri[oa]|outorgante|outorgad[oa]|interveniente|executora',
    'conveniad[oa]|(?:unidade |[óo]rg[ãa]o )?descentralizador[ao]?|(?:unidade )?descentralizada',
    '[óo]rg[ãa]o executor|aderente|parceir[oa]s?|compromitentes?|compromiss[áa]ri[oa]',
  ),
  objeto: eitherOf(
    '(?:do |resumo do |constitui o? ?)?objeto',
    String.raw`(?:termo )?(?:aditivo|aditamento) de (?:${eitherOf(
      'prazo|prorroga[çc][ãa]o|vig[êe]ncia|valor|acr[ée]scimo|supress[ãa]o|reajuste|repactua[çc][ãa]o',
    )})(?=\s?:\s?\p{L}{3,})`,
    String.raw`(?:\p{L}{3,10}[oa] (?:termo )?(?:de )?)?(?:aditivo|aditamento)(?=\s?:\s?(?:${eitherOf(
      'fica|o presente|prorrog|altera|acr[eé]s|supr|repact|reequil|reajust|inclu|aditar|renova|modific',
      String.raw`substit|efetuar|realizar|\p{L}{4,12}-se`,
    )}))`,
    String.raw`objetivo|finalidade|obj\.|referente(?=\s?:)`,
  ),
  valor:
    '(?:do )?(?:valor|vlr|vr|pre[çc]o)(?:es)?(?! unit)|acr[ée]scimo|(?:valor )?total|montante|global|repercuss[ãa]o financeira|remunera[çc][ãa]o mensal',
  fundamento:
    '(?:da |do )?(?:fundamenta[çc][ãa]o|fundamento|fund\\.|amparo|base|embasamento|enquadramento(?= legal))(?: legal| jur[íi]dic[oa])?',
  processo:
    '(?:n[º°o.]{1,2} |n[úu]mero )?(?:do |da )?(?:processos?|proc\\.|proad|pae|pad|sei|nup)(?! seletiv| de sele| licitat[óo]rio de)',
  contrato:
    '(?:n[º°o.]{1,3} ?|n[úu]mero )(?:d[aoe] )(?:contrato|ata|arp)|contrato(?! (?:preg|tomada|concorr|dispensa|inexig))|instrumento|ata',
  licitacao:
    'uasg(?=\\s?:\\s?\\d)|modalidade(?: d[ea] licita[çc][ãa]o)?|licita[çc][ãa]o|origem|vincula[çc][ãa]o|procedimento',
  especie: 'esp[ée]cie|tipo|natureza d[oe] (?:contrato|instrumento)',
  outra: eitherOf(
    'signat[áa]ri[oa]s?|(?:d?os )signat[áa]rios|assina(?:m)?|assinad[oa]s? por|assinantes?',
    'pel[ao] (?:contratad|contratant|ger|forn)[a-z]+|dota[çc][ãa]o|fontes?|programas?|elementos?',
    String.raw`natureza|nota de empenho|empenho|recursos?|rec\. or[çc]\.|justificativa|ratifica[çc][ãa]o`,
    'autoriza[çc][ãa]o|ordenador|gestor|fiscal|foro|unidade|ug|local|cr[ée]dito|a[çc][ãa]o',
    'total de itens licitados|declara[çc][ãa]o|refer[êe]ncia|informa[çc][õo]es|classifica[çc][ãa]o',
    'nome e cargos?|cargo|fun[çc][ãa]o|regime|remunera[çc][ãa]o|lavratura|contrapartida|plano',
    String.raw`c[óo]d\. or[çc]|pelo|pela|prazo|valor|observa[çc][ãa]o|obs\.|justific|endere[çc]o`,
    'publica[çc][ãa]o|arquivamento|anexos?|cobertura|parecer',
    String.raw`(?<=(?:^|[.;\n])\s{0,2})(?-i:(?!${eitherOf(
      String.raw`[Pp]ara [ao]s |[ÀA]s |Em favor |C\.?N\.?P|Cl[áa]usula|CL[ÁA]USULA|[^:\n]{0,30}CNPJ|CPF|CGC`,
      'CADASTR|Cadastr|It[ea]|IT[EA]|L[Oo][Tt][Ee]',
    )})\p{Lu})[\p{L}º° /-]{2,40}?(?=\s?:)`,
    String.raw`(?<=[.;]\s?[a-z\d]{1,2}\)\s?)\p{L}[\p{L} ]{2,40}?(?=\s?:)`,
  ),
} as const

const KINDS = Object.keys(LABELS) as (keyof typeof LABELS)[]

/** `E Contratado: …`, `Novo Valor Mensal: …`, `Nome do Contratado: …` */
const PREFIX = '(?-i:(?:E(?= C[Oo][Nn][Tt][Rr])|N[Oo][Vv][OoAa]|N[Oo][Mm][Ee] [Dd][OoAa]) )?'
/** What may come between the first words of a label and its end. */
const REST = '(?:[^:;\\n\\d.]|\\.(?![\\s"”]|\\p{Lu}\\p{L})){0,38}?'
const LABEL = new RegExp(
  anyCase(
    `(?<![\\p{L}\\d/])${PREFIX}(?:${KINDS.map((kind) => `(?<${kind}>${LABELS[kind]})`).join('|')})(?![\\p{L}])(?:(?<rest>${REST})(?<colon>\\s?:)|(?<dash>\\s?[-–—]\\s)|(?<bare>(?: (?:total|global|mensal|anual|m[áa]xim[oa]|estimad[oa]|final|atual|contratual|(?:d[oa] )?(?:contrato|ata|arp|aditivo))){0,3}(?= ?(?:d[aeo]s? |é de |em |até |n[º°o.rs]{1,2}\\.? ?|por )?(?:R ?\\$|(?-i:[A-Z]{0,4})\\d)))|(?<word>(?<=contratad[oa]|contratante|fornecedora?|objeto|legal) (?=\\p{L}{2}|\\p{Lu}\\.? \\p{Lu})|(?<=(?-i:PARTES))\\.(?=\\s\\p{Lu})))`,
  ),
  'gu',
)

/** Labels that their value may follow without a colon: `Valor total R$ 10,00`, `Processo nº 1/2023`. */
const BARE = new Set<ClauseKind>(['valor', 'vigencia', 'assinatura', 'processo', 'contrato'])
/** Before a label without a colon, or in small letters. */
const ENDS = /(?:^|[\n.;,:)\]–—-]|(?<=\s)\/(?=\d))\s{0,3}(?:[a-z\dIVX]{1,3}\) ?)?$/

/** The clauses of a text between two places, in order. */
export function clausesIn(text: string, { start, end }: Stretch): LabelledClause[] {
  const own = text.slice(start, end)
  const labels = withoutRepeated(own, withoutSigners(own, withItems(own, labelsIn(own))))
  return labels.map((label, i) => ({
    kind: label.kind,
    label: label.label,
    from: start + label.from,
    start: start + label.to,
    end: start + (labels[i + 1] ? markBefore(own, labels[i + 1]!.from) : own.length),
  }))
}

/** Where the mark of the next label begins: `… Termo de Referência. /5) Data` */
function markBefore(own: string, at: number): number {
  return at - (MARK.exec(own.slice(Math.max(0, at - 16), at))?.[0].length ?? 0)
}

const MARK =
  /(?<=[.;,]\s)(?:[Pp]ara |[Ee]m favor d)?[àa]s $|(?:\s?\/|(?<=[\p{L}\d)])\s)\d{1,2}\) ?$|\n\d{1,2}\. ?$/u

/** What looks like a label and is none may hide one within it, so it is searched again. */
function labelsIn(own: string): Label[] {
  const labels: Label[] = []
  LABEL.lastIndex = 0
  for (let found = LABEL.exec(own); found; found = LABEL.exec(own)) {
    const label = labelOf(own, found, labels.at(-1)) ?? wordLabelAt(own, found.index)
    if (label) {
      labels.push(label)
      LABEL.lastIndex = label.to
    } else if (found.groups?.rest || found.groups?.word || HIDES_END.test(found[0]))
      LABEL.lastIndex = found.index + found[0].search(/\P{L}/u) + 1
  }
  return labels
}

/** Where labels are numbered, so is what has none: `3) Objeto: pneus; 4) Pregão nº 10/2023; 5) Valor: …`. */
function withItems(own: string, labels: Label[]): Label[] {
  if (!/\d\)/.test(own)) return labels
  const numbered = labels.filter(({ from }) => ITEM.test(own.slice(Math.max(0, from - 6), from)))
  if (numbered.length < FEWEST_NUMBERED) return labels
  const taken = new Set(labels.map(({ from }) => from))
  const items = matchesOf(own, ITEMS)
    .map(({ index, 0: printed }) => index + printed.length)
    .filter((at) => !taken.has(at))
    .map((at) => ({ kind: 'licitacao' as const, label: '', from: at, to: at }))
  return [...labels, ...items].toSorted((a, b) => a.from - b.from)
}

const ITEM = /\d\)\s?$/
const ITEMS = /(?<=^|[;.\d]\s?)(?<!\d)\d{1,2}\)\s?(?=\p{Lu})/gu
const FEWEST_NUMBERED = 3

/** Behind `Assinam:` the same labels say who signs, until the next instrument begins, or a company is named. */
function withoutSigners(own: string, labels: Label[]): Label[] {
  let isSigned = false
  let seen = new Set<ClauseKind>()
  return labels.map((label, i) => {
    const { kind, to } = label
    if (SIGNED.test(label.label)) isSigned = true
    else if (BEGINS.has(kind)) isSigned = false
    if (begins(own, labels[i - 1], label)) {
      isSigned = false
      seen = new Set()
    }
    const isRole = kind === 'parte' && ROLE.test(label.label)
    if (kind !== 'fornecedor' && kind !== 'contratante' && !isRole) return label
    const value = own.slice(to, Math.min(labels[i + 1]?.from ?? own.length, to + NEAR))
    const isSigner = seen.has(kind) || !NAMES_COMPANY.test(value) || NAMES_SIGNER.test(value)
    if (isSigned && isSigner) return { ...label, kind: 'outra' }
    seen.add(kind)
    return label
  })
}

/** Whether a paragraph with words of its own begins between two labels: `… pela contratada.\n\nTermo nº 2/2023. CONTRATADA: …` */
function begins(own: string, before: Label | undefined, { from }: Label): boolean {
  const between = own.slice(Math.max(before?.to ?? 0, from - NEAR), from)
  const at = between.lastIndexOf('\n\n')
  return at !== -1 && /\d[^\n]*\p{L}{3}/u.test(between.slice(at))
}

const NEAR = 160
/** `Contratado: A LTDA: Fulano de Tal` */
const NAMES_SIGNER = /^\s*[^:.;\n]{3,90}:\s\p{Lu}\p{Ll}/u
/** Parties by what each does; lists of them stand behind signers, too. */
const ROLE = /^(?:concedente|convenente(?!s)|cedente|cession|doador|donat)/iu
const NAMES_COMPANY = /CNPJ|\d{4}-\d{2}(?!\d)|(?<!\p{L})(?:ltda|eireli|s\/a)(?!\p{L})/iu

/** `CNPJ Contratado: 11.222.333/0001-81. Contratado: A LTDA`, `Contratada: Pessoa Jurídica: A LTDA`: two labels of one. */
function withoutRepeated(own: string, labels: Label[]): Label[] {
  return labels.flatMap((label, i) => {
    const before = labels[i - 1]
    const next = labels[i + 1]
    const isOne = (a: Label, b: Label) =>
      a.kind === 'fornecedor' && b.kind === 'fornecedor' && !/\p{L}{3}/u.test(ofName(own, a, b))
    if (next && isOne(label, next)) return []
    return before && isOne(before, label)
      ? [{ ...label, from: before.from, to: before.to }]
      : [label]
  })
}

/** What is between two labels but the words and figures of a company number. */
function ofName(own: string, { to }: Label, { from }: Label): string {
  return from - to > NEAR
    ? 'name'
    : own.slice(to, from).replace(/CNPJ|[\s\d./:;,-]|MF|n[º°]/giu, '')
}

const SIGNED = /^(?:d?os )?signat|^assin(?:am?|ad[oa]s? por|antes?|aturas?)$/iu
const BEGINS = new Set<ClauseKind>(['especie', 'contrato', 'processo', 'objeto', 'licitacao'])

interface Label {
  kind: ClauseKind
  label: string
  from: number
  to: number
}

function labelOf(text: string, found: RegExpExecArray, last: Label | undefined): Label | null {
  const { index, 0: printed, groups = {} } = found
  const kind = KINDS.find((each) => groups[each] !== undefined)!
  const before = text.slice(Math.max(0, index - 8), index)
  if (before.endsWith('p/')) return null
  const isCapital = /^(?:empresa )?\p{Lu}/u.test(printed)
  const opens = ENDS.test(before) || index === 0
  const isBetween = groups.dash !== undefined && /\se\s$/.test(before)
  if (groups.colon === undefined && !((opens || isBetween) && isCapital)) return null
  if (groups.word !== undefined) return null // as `wordLabelAt` has it
  if (groups.bare !== undefined && !(BARE.has(kind) && isBareLabel(text, found, kind, last)))
    return null
  const isAside = groups.dash !== undefined && /[-–—,]\s*$/.test(before)
  if (groups.dash !== undefined && (kind === 'outra' || isAside)) return null
  const isListed = kind === 'fornecedor' && groups.colon !== undefined && LISTED.test(before)
  if (!isCapital && !opens && !isListed) return null
  if (/CNPJ/.test(groups.rest ?? '') || HIDES_NEXT.test(groups.rest ?? '')) return null
  if (kind === 'outra' && HIDES_END.test(printed)) return null
  const isPlaced = opens || (isCapital && WITHIN.test(printed))
  if (kind === 'outra' && (!isPlaced || HIDES.test(groups.rest ?? ''))) return null
  const label = printed.replace(/\s*[:–—-]\s*$/, '').trim()
  return { kind, label, from: index, to: index + printed.length }
}

/** `Para as proponentes: A LTDA, …` */
const LISTED = /(?:para as|or das|(?<!\p{L})às|\d\/\d{4})\s$/iu

/** Labels that nothing need end before. */
const WITHIN = /^(?:dota[çc]|signat[áa]ri)[\p{L} ]*:$/iu

/** The next label behind the end of a name that is cut by a full stop: `E COMUM. DO ESTADO OBJETO: …` */
const HIDES_END =
  /(?<!(?<!\p{L})(?:[Dd][aoeAOE]s?|[Pp]el[ao]|PEL[AO]))\s(?:OBJETO|Objeto|C(?:ONTRATAD|ontratad)[OAoa]|CONTRATANTE|Contratante|VIG[ÊE]NCIA)\s?:?$/u

/** What goes on up to a colon is no label: a list, or the next label behind a value. */
const HIDES =
  /[,)]|(?<!\p{L})(?:CONTRATANTE|CONTRATAD[OA]|OBJETO|VIG[ÊE]NCIA|FORNECEDORA?)(?!\p{L})/u

const HIDES_NEXT =
  /(?<!\p{L})(?:CONTRATANTE|CONTRATAD[OA]|OBJETO|FORNECEDORA?|LTDA|EIRELI)(?!\p{L})/u

/** `CONTRATADA FULANO DE TAL`, `Objeto aquisição de pneus`, `Base Legal Lei nº …`: the label alone, before its value. */
function wordLabelAt(own: string, from: number): Label | null {
  const label = WORD_LABEL.exec(own.slice(from, from + 80))
  if (!label) return null
  const kind = (['fornecedor', 'contratante', 'parte', 'objeto', 'fundamento'] as const).find(
    (each) => label.groups![each] !== undefined,
  )!
  const before = own.slice(Math.max(0, from - 8), from)
  const opens =
    ENDS.test(before) ||
    from === 0 ||
    ((kind === 'objeto' || kind === 'parte') && /\d\s$/.test(before))
  const printed = label.groups![kind]!
  return opens ? { kind, label: printed, from, to: from + printed.length } : null
}

const WORD_LABEL = new RegExp(
  String.raw`^(?:${eitherOf(
    String.raw`(?<fornecedor>(?:C(?:ontratad[oa]|ONTRATAD[OA])|F(?:ornecedora?|ORNECEDORA?)))(?= (?:a empresa )?(?:(?:\p{Lu}\.? ){1,3})?\p{Lu}[\p{L}.]+ (?:[dD][aeoAEO]s? )?\p{Lu})`,
    String.raw`(?<parte>PARTES)(?=\.\s\p{Lu})`,
    String.raw`(?<contratante>C(?:ontratante|ONTRATANTE))(?= \p{Lu}[\p{L}.]+ (?:[dD][aeoAEO]s? )?\p{Lu})`,
    String.raw`(?<objeto>O(?:bjeto|BJETO))(?= \p{L}{2})(?! (?:d[aeo]s?|dest[ea]|contratad[oa]|CONTRATAD[OA]|D[AEO]S?)(?!\p{L}))`,
    '(?<fundamento>(?:Base|Fundamento|Fundamentação) Legal|(?:BASE|FUNDAMENTO) LEGAL)(?= (?:Lei|LEI|Art|ART))',
  )})`,
  'u',
)

/** An object goes on with `, processo nº 1/2023`, and with `contrato nº 1/2023. Celebrado em …`. */
function isBareLabel(
  text: string,
  { index, 0: printed }: RegExpExecArray,
  kind: ClauseKind,
  last: Label | undefined,
): boolean {
  if (last?.kind === 'fundamento' && kind === 'processo') return last.to < index - 2
  if (last?.kind !== 'objeto') return true
  if (/^(?:celebrad|firmad)/iu.test(printed)) return false
  return (
    !/,\s*$/.test(text.slice(index - 3, index)) || !(kind === 'processo' || kind === 'contrato')
  )
}

const WHOLE_LABEL = new RegExp(
  anyCase(
    `^\\s*(?:${KINDS.map((kind) => `(?<${kind}>${LABELS[kind]})`).join('|')})(?!\\p{L})[^\\n]{0,40}$`,
  ),
  'u',
)

/** What a text is the label of, such as the head of a column; null: nothing that extracts say. */
export function kindOfLabel(text: string): ClauseKind | null {
  const groups = text.length > 80 ? undefined : WHOLE_LABEL.exec(text)?.groups
  return KINDS.find((kind) => groups?.[kind] !== undefined) ?? null
}
