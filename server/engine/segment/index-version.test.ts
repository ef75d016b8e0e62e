import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { ANALYSIS_VERSION, analyzeAct, tokensOf, stemOf } from '../analysis/analysis.ts'
import type { SearchableAct } from '../port/act.ts'
import { LAYOUT_VERSION } from './sqlite/schema.ts'
import { createSegmentIndex, createSegmentTables } from '../index.ts'

/*
 * An archive remembers the version that its index was made with, and is not searched by another one. So a
 * change that gives some text other tokens, or the tables other bytes, must come with another version. When
 * a test here fails: raise the constant that it names, and write down the new digest beside it. Users then
 * have to run `npx arauto reindexar`; say so in the release notes.
 */
const KNOWN = {
  analysis: {
    ANALYSIS_VERSION: 10,
    digest: 'bf71505dae6a50150dd28a7cf3ab26cde005115351514b98ec765989bb423591',
  },
  layout: {
    LAYOUT_VERSION: 6,
    digest: 'c09e273e9e6d1d399ac795bc2b739707f49433dc247f407384f73028916a9423',
  },
}

test('the tokens of these texts are those of this ANALYSIS_VERSION', () => {
  const analyzed = [...ACTS, NORMS, CODES, ...BODIES].map(analyzeAct)
  const words = analyzed.flatMap(({ fields }) => Object.values(fields).flatMap(tokensOf))
  const digest = sha256(JSON.stringify([analyzed, words.map(stemOf)]))
  expect({ ANALYSIS_VERSION, digest }).toEqual(KNOWN.analysis)
})

test('the bytes of an index of these texts are those of this LAYOUT_VERSION', () => {
  const db = new DatabaseSync(':memory:')
  createSegmentTables(db)
  const index = createSegmentIndex(db)
  const put = (acts: SearchableAct[], first: number) =>
    index.apply(acts.map((act, i) => ({ kind: 'put', key: first + i, act: analyzeAct(act) })))
  put(ACTS, 1_000)
  // Enough of the same to reach every form of a posting, and grams; the last ones are corrected.
  put(
    Array.from({ length: 1_200 }, (_, i) => ACTS[i % ACTS.length]!),
    5_000,
  )
  put(ACTS, 5_995)
  const tables = ['segments', 'segment_columns', 'segment_pieces', 'segment_rows']
  const rows = tables.flatMap((table) => db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all())
  const values = rows.flatMap(Object.values) as (Uint8Array | string | number)[]
  expect({ LAYOUT_VERSION, digest: sha256(...values) }).toEqual(KNOWN.layout)
})

function sha256(...values: (Uint8Array | string | number)[]): string {
  const hash = createHash('sha256')
  for (const value of values) hash.update(typeof value === 'number' ? `${value};` : value)
  return hash.digest('hex')
}

/** Every rule of the analysis at work, and words enough for the stemmer to show a change. */
const ACTS: SearchableAct[] = [
  act(
    'RESOLUÇÃO Nº 5, DE 2 DE MAIO DE 2023',
    'Lei nº 8.112, de 1990, MP 1.154/2023; processo 23106.010161.2023-23; 12.ABC.345/01DE-35',
  ),
  act(
    'PORTARIA Nº 1.326, DE 23.03.2023',
    'nº1234 1ª 2º 3° 12.345.678 1.2.3 1.3267 R$ 1.000,00 7/2023',
  ),
  act('@RFB e-CAC ÇãÕ', 'p\u0301a\u0303o ﬁm Ａ１ \u{1d400}\u{1f600} a\u200bb c\u00add ß İ ﬀ æ Ω'),
  act(
    'CNPJ',
    '12.345.678/0001-95 12345678000195 12.ABC.345/01DE-35 123.456.789-09 08012.001234/2023-56',
  ),
  act('SUFIXOS', inflected()),
  act(
    'FORMAS',
    'mão mãos pães cidadãos alemães anéis fáceis fuzis papéis lençóis gás gases luz luzes mês meses',
  ),
  act(
    'VERBOS',
    'nomeia nomeado nomeará exonerou exonerando dispõe dispuser fizeram quis vir viesse fosse são é',
  ),
  act(
    'PALAVRAS',
    'o a os as de do da dos das em no na por pelo para com sem e ou que se não nº ao à às um uma',
  ),
  act('', ''),
  act('REPETIDO', 'edital '.repeat(400) + 'contrato de obra '.repeat(90)),
]

/** Every rule by which norms are read; bytes of an index say nothing more of it. */
const NORMS = act(
  'NORMAS',
  'Lei 13.303/2016 (Parecer nº 73/2023); Leis 10.520/02, 8.666/93; Decreto-Lei 9.760/46; Decreto 5.746/29; ' +
    'Lei Municipal 159/2011; Lei 8.666/2093; Dec. 10.024/19; Portaria GM/MP nº 27, de 5 de maio de 2.022; ' +
    'Portaria publicada sob nº 52, de 2-junho-2011; Resolução nº TRF2-RSP-2023/00051, de 10/02/2023; ' +
    'Lei 8.666/83, Decreto 11.330; PT/SAA/MS nº 53, de 2 MAR 21; Lei/MG nº 23.830/2021; 23081058874202301',
)

/** Every form of a code. */
const CODES = act(
  'CÓDIGOS',
  'Pregão 00015/2023, Processo 25010.000304/2023-83, BR-101, BR101, CCE 1.13, TRT-2ª, e-Social',
)

/** Every rule by which bodies are called for short. */
const BODIES = [
  'Ministério da Justiça e Segurança Pública/Polícia Federal',
  'Ministério da Defesa/Comando do Exército',
  'Ministério da Fazenda/Secretaria Especial da Receita Federal do Brasil',
  'Poder Judiciário/Tribunal Regional do Trabalho da 2ª Região/Tribunal Regional Eleitoral do Pará',
  'Conselho Regional de Enfermagem do Estado de São Paulo/Caixa Econômica Federal',
  'Fundação Universidade Federal do Piauí/Instituto Federal de Educação, Ciência e Tecnologia de Goiás',
  'Agência Nacional do Petróleo, Gás Natural e Biocombustíveis/VALEC - Engenharia S.A.',
].map((orgao) => ({ ...act('ÓRGÃO', ''), orgao }))

function act(titulo: string, texto: string): SearchableAct {
  return {
    titulo,
    ementa: texto.slice(0, 40) || null,
    conteudo_completo: `${titulo}\n${texto}`,
    orgao: 'Ministério da Educação/Universidade Federal/Pró-Reitoria nº 1',
    assinatura: 'Fulana d’Ávila; Beltrano de Tal',
    tipo_ato: 'Extrato de Termo Aditivo',
    secao: titulo === '' ? 'extra' : '3',
    secao_base: '3',
    edicao: '54-A',
    data_publicacao: '2023-05-12',
  }
}

function inflected(): string {
  const roots = 'contrat public licit nome port serv edit anul prorrog registr fisc orçament conced'
  const ends =
    'o os a as ação ações ador adoras ante ância ável áveis ado adas ar ará aram ando ei eu ia imento ' +
    'ismo ista ível íveis ivo ivas mente or ores oso osas ão ões ãos ães al ais el éis il is ol óis ul uis ' +
    'ém éns im ins om ons um uns ez eza ezes ico icas agem agens dade dades tude eira eiros inho inhas íssimo'
  return roots
    .split(' ')
    .flatMap((root) => ends.split(' ').map((end) => root + end))
    .join(' ')
}
