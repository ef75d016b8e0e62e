export const INSTRUMENT_KINDS = [
  'contrato',
  'termo_aditivo',
  'apostilamento',
  'rescisao',
  'dispensa',
  'inexigibilidade',
  'ata_registro_precos',
  'convenio',
  'acordo_cooperacao',
  'doacao',
  'cessao',
  'comodato',
  'termo_execucao_descentralizada',
  'empenho',
  'rerratificacao',
  'termo_colaboracao',
  'prorrogacao_de_oficio',
  'outro',
] as const

export type InstrumentKind = (typeof INSTRUMENT_KINDS)[number]

/** The words for each kind; the first match decides, so what changes an instrument comes before it. */
const WORDS: [kind: InstrumentKind, words: RegExp][] = [
  ['rerratificacao', /re-?\s?r?ratifica/iu],
  [
    'prorrogacao_de_oficio',
    /prorroga\p{L}* (?:d[ea] )?(?:vig[êe]ncia )?["“'”]?(?:de|ex) of[íi]cio/iu,
  ],
  [
    'rescisao',
    /rescis|distrato|resili[çc]|extin[çc][ãa]o (?:d[eo] |contratual|unilateral|consensual)|extrato de extin[çc]/iu,
  ],
  ['apostilamento', /apostil/iu],
  ['termo_aditivo', /aditiv|aditamento|altera[çc][ãa]o de vig[êe]ncia/iu],
  ['inexigibilidade', /inexigib|inexib|inexegib/iu],
  ['dispensa', /dispensa/iu],
  ['ata_registro_precos', /registros? de pre[çc]o|(?<!\p{L})(?:ata|atas|arp)(?!\p{L})/iu],
  [
    'termo_execucao_descentralizada',
    /execu[çc][ãa]o descentralizada|(?<!\p{L})TED(?!\p{L})|descentraliza[çc][ãa]o/u,
  ],
  ['termo_colaboracao', /termos? de (?:colabora|fomento)/iu],
  ['acordo_cooperacao', /(?<!\p{L})ACT(?!\p{L})/u],
  ['acordo_cooperacao', /coopera[çc]|acordo|protocolo de inten|parceria/iu],
  ['convenio', /conv[êe]nio/iu],
  ['doacao', /doa[çc]/iu],
  ['comodato', /comodato/iu],
  ['cessao', /inscri[çc][ãa]o de ocupa|cess[ãa]o|permiss[ãa]o(?! de acesso)/iu],
  ['empenho', /empenho/iu],
  ['contrato', /contrat|loca[çc][ãa]o/iu],
  [
    'outro',
    /credenciamento|ordem de (?:compra|fornec)|autoriza[çc][ãa]o de (?:compra|fornec)|ades[ãa]o/iu,
  ],
]

/** The kind that some words name; null: none of them. */
export function kindNamed(words: string): InstrumentKind | null {
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

const WITHOUT_SUPPLIER = new Set<InstrumentKind>([
  'convenio',
  'acordo_cooperacao',
  'doacao',
  'cessao',
  'comodato',
  'termo_execucao_descentralizada',
  'termo_colaboracao',
  'prorrogacao_de_oficio',
])

/** Whether those who make an instrument are parties, none of which sells something to the other. */
export function isOfParties(kind: InstrumentKind): boolean {
  return WITHOUT_SUPPLIER.has(kind)
}

/** Kinds that change or end another instrument. */
export const CHANGES: ReadonlySet<InstrumentKind> = new Set([
  'termo_aditivo',
  'apostilamento',
  'rescisao',
  'rerratificacao',
  'prorrogacao_de_oficio',
])
