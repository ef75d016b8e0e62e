import { nextKindFrom } from './act-kind-beginnings.ts'
import { anyCase } from './any-case.ts'

/**
 * Comes before an abbreviation that names a norm: `da MP nº 1.154`, `(IN 5/2017`. Elsewhere the
 * same letters are a body (`Portaria GM/MP nº 27`), a state or a word.
 */
const CITED =
  '(?<=(?:^|[(,;:.\\n\\t]\\s?|\\d[ºª°]? |(?<![\\wÀ-ÿ])(?:a|as|[dn]?as?|pelas?|à|às|e|ou|com|c/c|art\\.?|nova) ))'
/** Comes after an abbreviation: a number, or the issuing office and a number. */
const NUMBERED = '(?=[ .–-]{0,2}(?:n[º°o. ]|\\d))'
/** `RDC nº 430/2020, da Anvisa`: the same letters are a way of bidding elsewhere. */
const OF_ANVISA =
  '(?<!resolu[çc][ãa]o[^;.\\d\\n]{0,45})(?-i:RDC)s?(?=[ /–-][^;\\n]{0,80}anvisa(?![\\wÀ-ÿ]))'
const OF_OFFICE = '(?=(?: [A-Za-z./-]{2,30}){0,2}[ ,]{1,2}(?:n[º°o. ]|\\d))'

/**
 * Kinds of acts that texts cite by name, and the words for them. The first match decides, so a
 * longer name comes before a shorter one that it begins with. Kinds are internal and do not cross
 * the wire as such.
 */
const WORDS = {
  lei_complementar: `leis? complementar(?:es)?|(?-i:LC|LPC|L\\.C\\.)(?:${NUMBERED}|(?=(?-i:/[A-Z]{2}) n[º°o.]))`,
  lei_delegada: 'leis? delegadas?',
  lei: 'leis?',
  medida_provisoria: `medidas? provis[óo]rias?|(?=m)${CITED}(?-i:MPV?|M\\.P\\.)${NUMBERED}`,
  emenda_constitucional: `emendas? constituciona(?:l|is)|(?=e)(?<![/.-])(?-i:EC|E\\.C\\.)${NUMBERED}`,
  decreto_lei: `(?:decretos?|dec\\.) ?[-–]? ?leis?|(?=d)${CITED}(?-i:DL)${NUMBERED}`,
  decreto_legislativo: 'decretos? legislativos?',
  decreto: 'decretos?|dec\\.(?= (?:n[º°o.]|\\d|federal|estadual|municipal))',
  instrucao_normativa: `instru[çc](?:[ãa]o|[õo]es)[ -]normativas?|(?=i)${CITED}(?:in|i\\.n\\.)${OF_OFFICE}`,
  instrucao: `instru[çc](?:[ãa]o|[õo]es)${OF_OFFICE}`,
  orientacao_normativa: 'orienta[çc](?:[ãa]o|[õo]es)[ -]normativas?',
  norma_de_execucao: 'normas? de execu[çc][ãa]o',
  portaria:
    'portarias?|(?-i:PT)(?=(?:/[A-Z]{2,}){1,4}(?:-[A-Z]{2,})?(?: [Nn][º°o.]|-\\d+, de))|port\\.?(?= (?:(?-i:[A-Z])[\\w/]{1,20} ){0,3}n[º°o.])|port\\.(?= (?:\\d|interministerial))|p\\. ?(?:i\\.|interministerial)(?= (?:n[º°o.]|\\d))',
  resolucao: `resolu[çc](?:[ãa]o|[õo]es)|res\\.(?= (?:(?-i:[A-Z])[\\w/]{1,20} ){0,3}(?:n[º°o.]|\\d))|${OF_ANVISA}`,
  recomendacao: `recomenda[çc](?:[ãa]o|[õo]es)${OF_OFFICE}`,
  sumula: `s[úu]mulas?${OF_OFFICE}`,
  solucao_de_consulta: 'solu[çc](?:[ãa]o|[õo]es) de (?:consulta|diverg[êe]ncia)',
  consulta_publica: 'consultas? p[úu]blicas?',
  alvara: `alvar[áa]s?${OF_OFFICE}`,
  deliberacao: 'delibera[çc](?:[ãa]o|[õo]es)',
  despacho: 'despachos?',
  decisao: 'decis(?:[ãa]o|[õo]es)',
  acordao: 'ac[óo]rd[ãa]os?',
  ato: 'atos?',
  provimento: 'provimentos?',
  circular: 'circular(?:es)?',
  ordem_de_servico: 'orde(?:m|ns) de servi[çc]o',
  comunicado: 'comunicados?',
  apostila: 'apostila(?:mento)?s?',
  edital: 'edita(?:l|is)',
  pregao: 'preg[ãa]o',
  concorrencia: '(?<!ampla )concorr[êe]ncia',
  tomada_de_precos: 'tomada de pre[çc]os?',
  chamada_publica: 'cham(?:ada|amento) p[úu]blic[ao]',
  convite: '(?:carta[- ])?convite',
  credenciamento: `(?<!(?:edital|cham(?:ada|amento) p[úu]blic[ao]) (?:de|para) )credenciamento${NUMBERED}`,
  leilao: 'leil[ãa]o',
  dispensa: 'dispensa(?: de licita[çc][ãa]o| eletr[ôo]nica)?',
  inexigibilidade: 'inexigibilidade(?: de licita[çc][ãa]o)?',
  termo_aditivo: 'termos? aditivos?',
  ata: 'atas?(?: de registro de pre[çc]os?)?|(?<=extratos? de )registro de pre[çc]os?',
  execucao_descentralizada: 'termos? de execu[çc][ãa]o descentralizada',
  termo_de_compromisso: 'termos? de compromisso',
  termo_de_colaboracao: 'termos? de colabora[çc][ãa]o',
  termo_de_fomento: 'termos? de fomento',
  termo_de_cooperacao: 'termos? de coopera[çc][ãa]o(?: t[ée]cnica)?',
  protocolo_de_intencoes: 'protocolos? de inten[çc][õo]es',
  ordem_de_fornecimento: 'orde(?:m|ns) de fornecimento',
  acordo_de_cooperacao: 'acordos? de coopera[çc][ãa]o(?: t[ée]cnica)?',
  convenio: 'conv[êe]nios?',
  contrato: 'contratos?',
} as const

export type ActKind = keyof typeof WORDS

const KINDS = Object.keys(WORDS) as ActKind[]

const NATIONAL = new Set<ActKind>([
  'lei',
  'lei_complementar',
  'lei_delegada',
  'medida_provisoria',
  'emenda_constitucional',
  'decreto',
  'decreto_lei',
  'decreto_legislativo',
])

/**
 * Whether acts of a kind are numbered once for the whole country, so that the number alone identifies them.
 */
export function isNational(kind: ActKind): boolean {
  return NATIONAL.has(kind)
}

/** The name of a kind, each in a group of its own. Headings glue bids to the word before. */
const NAME = new RegExp(
  anyCase(
    `(?:(?<![\\wÀ-ÿ])|(?=preg[ãa]o|concorr[êe]ncia|tomada de p))(?:${KINDS.map((kind) => `(${WORDS[kind]})`).join('|')})(?![\\wÀ-ÿ])`,
  ),
  'y',
)

export interface KindName {
  kind: ActKind
  start: number
  end: number
}

/** Every name of a kind in a text, in order. */
export function findKinds(text: string): KindName[] {
  const names: KindName[] = []
  for (let start = nextKindFrom(text, 0); start < text.length;) {
    NAME.lastIndex = start
    const match = NAME.exec(text)
    const end = start + (match?.[0].length ?? 0)
    if (match) names.push({ kind: kindOf(match), start, end })
    start = nextKindFrom(text, match ? end : start + 1)
  }
  return names
}

/** That of the one group which matched. */
function kindOf(match: RegExpExecArray): ActKind {
  return KINDS[match.findIndex((part, i) => i > 0 && part !== undefined) - 1]!
}
