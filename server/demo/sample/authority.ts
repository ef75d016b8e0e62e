/** The signatory of a body: `heading` begins a preamble, `office` is below a signature. */
export interface Authority {
  /** `O REITOR DA UNIVERSIDADE FEDERAL DE EXEMPLO` */
  heading: string
  /** `Reitor` */
  office: string
}

/** Units named after their head's office: `Diretoria de X` is led by a `Diretor de X`. */
const OFFICES_OF_UNITS: [RegExp, string, string][] = [
  [/^gabinete d[oa] ministr[oa]/i, 'Ministro de Estado', 'Ministra de Estado'],
  [/^ministério/i, 'Ministro de Estado', 'Ministra de Estado'],
  [/^gabinete d[oa] reitor(ia)?|^reitoria/i, 'Reitor', 'Reitora'],
  [/^pró[- ]reitoria/i, 'Pró-Reitor', 'Pró-Reitora'],
  [/^coordenação-geral/i, 'Coordenador-Geral', 'Coordenadora-Geral'],
  [/^coordena(ção|doria)/i, 'Coordenador', 'Coordenadora'],
  [/^diretoria colegiada/i, 'Diretor-Presidente', 'Diretora-Presidente'],
  [/^diretoria-geral/i, 'Diretor-Geral', 'Diretora-Geral'],
  [/^diretoria/i, 'Diretor', 'Diretora'],
  [/^secretaria[- ]executiva/i, 'Secretário-Executivo', 'Secretária-Executiva'],
  [/^secretaria-geral/i, 'Secretário-Geral', 'Secretária-Geral'],
  [/^subsecretaria/i, 'Subsecretário', 'Subsecretária'],
  [/^secretaria/i, 'Secretário', 'Secretária'],
  [/^superintendência/i, 'Superintendente', 'Superintendente'],
  [/^presidência/i, 'Presidente', 'Presidente'],
  [/^corregedoria-geral/i, 'Corregedor-Geral', 'Corregedora-Geral'],
  [/^prefeitura( municipal)?/i, 'Prefeito Municipal', 'Prefeita Municipal'],
]

/** Heads of other bodies, by the first word of the body's name. */
const HEADS: [RegExp, string, string][] = [
  [/^(fundação )?universidade|^instituto federal/i, 'Reitor', 'Reitora'],
  [/^(comando|batalhão|\d+ª? (região|brigada|batalhão))/i, 'Comandante', 'Comandante'],
  [/^(departamento|centro|hospital|escola)/i, 'Diretor', 'Diretora'],
  [
    /^(agência|tribunal|superior|conselho|câmara|comissão|fundação|empresa|companhia|instituto|banco)/i,
    'Presidente',
    'Presidente',
  ],
]

/**
 * The authority of the body with these `levels`; a woman or a man at random, unless the body's name
 * decides.
 */
export function authorityOf(levels: readonly string[], preferFeminine: boolean): Authority {
  const leaf = levels.at(-1) ?? ''
  const named = /^gabinete d(o|a) ministr/i.exec(leaf)?.[1]
  const feminine = named === undefined ? preferFeminine : named === 'a'
  const article = feminine ? 'A' : 'O'
  if (levels[0]?.startsWith('Atos do Poder')) {
    const office = feminine ? 'Presidenta da República' : 'Presidente da República'
    return { heading: `${article} ${office}`.toUpperCase(), office }
  }
  const unit = OFFICES_OF_UNITS.find(([pattern]) => pattern.test(leaf))
  if (unit) {
    const [pattern, man, woman] = unit
    const office = feminine ? woman : man
    const rest = leaf.replace(pattern, '').trim()
    const of = rest === '' && levels.length > 1 ? ofBody(ministryName(levels.at(-2)!)) : rest
    return { heading: `${article} ${office} ${of}`.toUpperCase().trimEnd(), office }
  }
  const head = HEADS.find(([pattern]) => pattern.test(leaf))
  const office = head ? head[feminine ? 2 : 1] : 'Ordenador de Despesas'
  return { heading: `${head ? article : 'O'} ${office} ${ofBody(leaf)}`.toUpperCase(), office }
}

/** A minister is `de Estado da Saúde`, not `do Ministério da Saúde`. */
function ministryName(body: string): string {
  return body.replace(/^Ministério (?=d[aeo])/, '')
}

/** `Universidade` → `da Universidade`; a name that begins with its own preposition keeps it. */
function ofBody(body: string): string {
  if (/^d[aeo]s? /.test(body)) return body
  const firstWord = body.split(/[ -]/)[0] ?? ''
  return `${/(a|ção|são|dade|brás)$/i.test(firstWord) ? 'da' : 'do'} ${body}`
}
