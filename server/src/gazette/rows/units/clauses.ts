import { anyCase } from '../../../../engine/entities.ts'
import type { Stretch } from '../reading.ts'

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
  outra_data:
    'datas? d[aeo] (?:rescis|publica|homologa|abertura|ratifica|vig[êe]ncia|emiss)[\\p{L}]*',
  assinatura:
    '(?:da )?datas? (?:d[ao]s? |de )?(?:assinaturas?|celebra[çc][ãa]o|lavratura|firmatura)|assinaturas?(?! (?:pel|do|da))|assinam? em|assinad[oa] em|celebrad[oa] em|firmad[oa] em|data d[oe] (?:contrato|aditivo|termo|instrumento)|data e assinaturas?|datas?',
  fornecedor:
    'cnpj contratad[oa]|(?:empresas? |pessoa )?(?:contratad[oa]s?|contratados?)|fornecedor(?:[ae]s|a)?(?: registrad[oa]s?)?|(?:empresas? )?(?:detentor[ae]?s?|benefici[áa]ri[oa]s?|adjudicat[áa]ri[oa]s?|vencedor[ae]?s?|registrad[oa]s?)|credenciad[oa]s?|locador(?:[ae]s|a)?|promitente(?: vendedora?)?|favorecid[oa]s?|prestador(?:[ae]s|a)?|empresas?(?! p[úu]blica)|raz[ãa]o social',
  contratante:
    'contratante|[óo]rg[ãa]os? (?:gerenciador|contratante|gestor)|gerenciador|locat[áa]ri[oa]|credenciante|permitente',
  parte:
    'partes contratantes|(?:das |dos |as )?partes|(?:dos |os )?part[íi]cipes|convenentes?|celebrantes|cooperad[oa]s|cooperantes?|acordantes?|concedentes?|doador(?:[ae]s|a)?|donat[áa]ri[oa]s?|cedentes?|cession[áa]ri[oa]s?|comodantes?|comodat[áa]ri[oa]s?|permission[áa]ri[oa]|concession[áa]ri[oa]|outorgante|outorgad[oa]|interveniente|executora|conveniad[oa]|(?:unidade )?descentralizador[ao]|(?:unidade )?descentralizada|aderente|parceir[oa]s?|compromitente|compromiss[áa]ri[oa]',
  objeto: '(?:do |resumo do )?objeto|objetivo|finalidade|obj\\.',
  valor:
    '(?:do )?(?:valor|vlr|pre[çc]o)(?:es)?(?! unit| estimad)|acr[ée]scimo|(?:valor )?total|montante',
  vigencia:
    '(?:da |prazo de |prazo da |prazo |per[íi]odo de )?vig[êe]ncia|validade|prazo(?! (?:de |para )?(?:execu|entrega|presta|utiliza))|vig\\.',
  fundamento:
    '(?:da |do )?(?:fundamenta[çc][ãa]o|fundamento|fund\\.|amparo|base|embasamento)(?: legal| jur[íi]dic[oa])?',
  processo:
    '(?:n[º°o.]{1,2} |n[úu]mero )?(?:do |da )?(?:processos?|proc\\.|proad|pae|pad|sei|nup)(?! seletiv| de sele| licitat[óo]rio de)',
  contrato: '(?:n[º°o.]{1,2} |n[úu]mero )(?:do |de )contrato|contrato|instrumento|ata',
  licitacao:
    'modalidade(?: d[ea] licita[çc][ãa]o)?|licita[çc][ãa]o|origem|vincula[çc][ãa]o|procedimento',
  especie: 'esp[ée]cie|tipo|natureza d[oe] (?:contrato|instrumento)',
  outra:
    'signat[áa]ri[oa]s?|(?:d?os )signat[áa]rios|assina(?:m)?|assinad[oa]s? por|assinantes?|pel[ao] (?:contratad|contratant|ger|forn)[a-z]+|dota[çc][ãa]o|fontes?|programas?|elementos?|natureza|nota de empenho|empenho|recursos?|rec\\. or[çc]\\.|justificativa|ratifica[çc][ãa]o|autoriza[çc][ãa]o|ordenador|gestor|fiscal|foro|unidade|ug|local|cr[ée]dito|a[çc][ãa]o|total de itens licitados|declara[çc][ãa]o|itens|item|refer[êe]ncia|informa[çc][õo]es|classifica[çc][ãa]o|nome e cargos?|cargo|fun[çc][ãa]o|regime|remunera[çc][ãa]o|lavratura|registrador|contrapartida|plano|c[óo]d\\. or[çc]|pelo|pela|prazo|valor|observa[çc][ãa]o|obs\\.|justific|endere[çc]o|publica[çc][ãa]o|arquivamento|anexos?|cobertura|parecer|(?<=(?:^|[.;\\n])\\s{0,2})(?-i:\\p{Lu})[\\p{L}º° /-]{2,40}?(?=\\s?:)',
} as const

const KINDS = Object.keys(LABELS) as (keyof typeof LABELS)[]

/** What may come between the first words of a label and its end. */
const REST = '(?:[^:;\\n\\d.]|\\.(?!\\s)){0,38}?'
const LABEL = new RegExp(
  anyCase(
    `(?<![\\p{L}\\d])(?:${KINDS.map((kind) => `(?<${kind}>${LABELS[kind]})`).join('|')})(?![\\p{L}])(?:(?<rest>${REST})(?<colon>\\s?:)|(?<dash>\\s?[-–—]\\s)|(?<bare>(?: total| global| mensal| anual| do contrato)?(?= ?(?:d[aeo]s? |é de |em |n[º°o.rs]{1,2}\\.? ?|por )?(?:R ?\\$|\\d))))`,
  ),
  'gu',
)

/** Labels that their value may follow without a colon: `Valor total R$ 10,00`, `Processo nº 1/2023`. */
const BARE = new Set<ClauseKind>(['valor', 'vigencia', 'assinatura', 'processo', 'contrato'])
/** Before a label without a colon, or in small letters. */
const ENDS = /(?:^|[\n.;,:)\]–—-])\s{0,3}(?:[a-z\dIVX]{1,3}\) ?)?$/

/** The clauses of a text between two places, in order. */
export function clausesIn(text: string, { start, end }: Stretch): LabelledClause[] {
  const own = text.slice(start, end)
  const labels = withoutSigners(
    Array.from(own.matchAll(LABEL)).flatMap((found) => labelOf(own, found)),
  )
  return labels.map((label, i) => ({
    kind: label.kind,
    label: label.label,
    from: start + label.from,
    start: start + label.to,
    end: start + (labels[i + 1]?.from ?? own.length),
  }))
}

/** Behind `Assinam:` the same labels say who signs, until the next instrument begins. */
function withoutSigners(labels: Label[]): Label[] {
  let isSigned = false
  return labels.map((label) => {
    if (SIGNED.test(label.label)) isSigned = true
    else if (BEGINS.has(label.kind)) isSigned = false
    return isSigned && (label.kind === 'fornecedor' || label.kind === 'contratante')
      ? { ...label, kind: 'outra' as const }
      : label
  })
}

const SIGNED = /^(?:d?os )?signat|^assin(?:am?|ad[oa]s? por|antes?|aturas?)$/iu
const BEGINS = new Set<ClauseKind>(['especie', 'contrato', 'processo', 'objeto', 'licitacao'])

interface Label {
  kind: ClauseKind
  label: string
  from: number
  to: number
}

function labelOf(text: string, found: RegExpExecArray): Label[] {
  const { index, 0: printed, groups = {} } = found
  const kind = KINDS.find((each) => groups[each] !== undefined)!
  const before = text.slice(Math.max(0, index - 8), index)
  if (before.endsWith('p/')) return []
  const isCapital = /^\p{Lu}/u.test(printed)
  const opens = ENDS.test(before) || index === 0
  if (groups.colon === undefined && !(opens && isCapital)) return []
  if (groups.bare !== undefined && !BARE.has(kind)) return []
  if (groups.dash !== undefined && kind === 'outra') return []
  if (!isCapital && !opens) return []
  const label = printed.replace(/\s*[:–—-]\s*$/, '').trim()
  return [{ kind, label, from: index, to: index + printed.length }]
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
