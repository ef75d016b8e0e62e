/*
 * node bench/rows/draw.ts [fresh | blind | blind-2 | blind-3 | tenders-blind | tenders-blind-2 | tenders-blind-3]
 *
 * Draws the acts of Section 3 whose rows are labelled: from each stratum the first ones in the order of
 * SHA-256 of `linhas:` and the id, at most two of one body, none that is word for word another. Prints
 * `id half table stratum` a line, halves by SHA-256 of `metade:` and the id. Then the acts of 2020: all
 * of Section 3 that ../relations has of that day, but for those with the heading of an edital.
 *
 * With `fresh`: extracts that no other file has labels of, nor of their words. They are in the order of
 * SHA-256 of `novas:` and the id, those of the newest edition first, at most two of one body in all. With
 * `blind`: free extracts that no file of this folder names, nor the words of, in the order of SHA-256 of
 * `cegas:` and the id, drawn likewise; `blind-2` and `blind-3`: fewer of what is left, by `cegas-2:` and
 * `cegas-3:`. With `tenders-blind`: notices of tenders, by `cegas-licitacoes:`; `tenders-blind-2` and
 * `tenders-blind-3`: fewer of what is left, by `cegas-licitacoes-2:` and `cegas-licitacoes-3:`.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Publication } from '../../server/src/gazette/publication.ts'
import { readActsOf, readRealActs } from '../lib/real-acts.ts'

interface Stratum {
  name: string
  wanted: number
  has: (act: Publication) => boolean
}

/** In characters: longer texts are not read in full by anybody. */
const LONGEST = 6_000

/** Kinds of instrument by the printed heading, the first that fits, and how many of each are drawn. */
const INSTRUMENTS: [kind: string, heading: RegExp, bySystems: number, freeForm: number][] = [
  ['retificação', /RETIFICA|ERRATA|REPUBLICA/, 2, 5],
  ['rescisão', /RESCIS|DISTRATO/, 4, 6],
  ['apostilamento', /APOSTIL/, 6, 4],
  ['termo aditivo', /ADITIV/, 18, 24],
  ['ata', /REGISTRO DE PRE|\bATAS?\b/, 0, 12],
  ['inexigibilidade', /INEXIG/, 5, 6],
  ['dispensa', /DISPENSA/, 5, 4],
  ['convênio', /CONV[EÊ]NIO/, 0, 6],
  ['acordo', /ACORDO|COOPERA|PARCERIA|AJUSTE|COMPROMISSO|COLABORA/, 1, 6],
  ['doação', /DOA[CÇ]/, 0, 3],
  ['cessão', /CESS[AÃ]O|COMODATO|PERMISS|TRANSFER|LOCA[CÇ]/, 2, 4],
  ['compra', /EMPENHO|ORDEM|FORNECIMENTO/, 0, 4],
  ['credenciamento', /CREDENCIA/, 2, 2],
  ['adesão', /ADES[AÃ]O/, 0, 3],
  ['contrato', /CONTRAT/, 15, 28],
]
const EXTRACT =
  /^EXTRATO|^RATIFICA|INEXIGIBILIDADE|DISPENSA|PRE[CÇ]OS REGISTRADOS|^CONV[EÊ]NIO|RESCIS/
const CHANGE = /ALTERA|SUSPENS|REVOGA|ANULA|ADIAMENTO|REABERTURA|PRORROGA|RETIFICA|ERRATA|CANCELA/
const TENDER =
  /AVISO DE LICITA|PREG[AÃ]O|CONCORR[EÊ]NCIA|TOMADA DE PRE|LEIL[AÃ]O|CHAMAMENTO|CREDENCIAMENTO|COLETA DE PRE/
const RESULT = /RESULTADO|HOMOLOGA|ADJUDICA|JULGAMENTO|DESERT|FRACASS/
const BARRED =
  /SUSPENS[AÃ]O|IMPEDI[MD]|INIDONE|ADVERT[EÊ]NCIA|MULTA|PENALIDADE|SAN[CÇ][AÃ]O|SAN[CÇ][OÕ]ES/
const COMPANY = /CNPJ|\bLTDA\b|\bS\/A\b|\bEIRELI\b|EMPRESA/

const contracts: Stratum[] = [
  ...INSTRUMENTS.map(([kind, , wanted]) => ({
    name: `sistema: ${kind}`,
    wanted,
    has: (act: Publication) => isExtract(act) && bySystem(act) && instrument(act) === kind,
  })),
  {
    name: 'livre: vários, prefeituras',
    wanted: 12,
    has: (act) => isFreeExtract(act) && several(act) && isMunicipal(act),
  },
  {
    name: 'livre: vários, outros',
    wanted: 12,
    has: (act) => isFreeExtract(act) && several(act) && !isMunicipal(act),
  },
  { name: 'livre: conselhos', wanted: 14, has: (act) => isFreeExtract(act) && isCouncil(act) },
  ...INSTRUMENTS.flatMap(([kind, , , wanted]) =>
    [true, false].map((municipal) => ({
      name: `livre: ${kind}, ${municipal ? 'prefeituras' : 'outros'}`,
      wanted: municipal ? Math.ceil(wanted / 2) : Math.floor(wanted / 2),
      has: (act: Publication) =>
        isFreeExtract(act) && instrument(act) === kind && isMunicipal(act) === municipal,
    })),
  ),
]

const tenders: Stratum[] = (['abertura', 'mudança', 'resultado'] as const).flatMap((notice) =>
  [true, false].map((system) => ({
    name: `${notice}, ${system ? 'sistema' : 'livre'}`,
    wanted: { abertura: [12, 24], mudança: [8, 16], resultado: [12, 28] }[notice][system ? 0 : 1]!,
    has: (act: Publication) => noticeOf(act) === notice && bySystem(act) === system,
  })),
)

const sanctions: Stratum[] = [
  {
    name: 'sanção',
    wanted: 30,
    has: (act) =>
      /PENALIDADE|NOTIFICA|INTIMA|CITA[CÇ]|CONVOCA|ANULA|SAN[CÇ]|DECIS|DESPACHO|AVISO$|EDITAL$|RETIFICA/.test(
        heading(act),
      ) &&
      BARRED.test(act.conteudo_completo.toUpperCase()) &&
      COMPANY.test(act.conteudo_completo.toUpperCase()) &&
      speaksOfPenalty(act),
  },
]

const fresh: Stratum[] = [
  { name: 'sistema', wanted: 15, has: (act) => isExtract(act) && bySystem(act) },
  { name: 'livre: vários', wanted: 15, has: (act) => isFreeExtract(act) && holdsSeveral(act) },
  { name: 'livre: um', wanted: 60, has: (act) => isFreeExtract(act) && !holdsSeveral(act) },
]

/** `wanted`: of the first blind set, the second and the third. */
const blindKinds: [name: string, wanted: number[], has: Stratum['has']][] = [
  ['vários', [12, 10, 8], holdsSeveral],
  ['conselhos', [8, 6, 5], isCouncil],
  ['acordos', [10, 8, 6], isOneOf(/convênio|acordo|doação|cessão|credenciamento/)],
  ['atas', [6, 5, 4], isOneOf(/ata|adesão/)],
  ['aditivos', [10, 8, 7], isOneOf(/termo aditivo|apostilamento|rescisão/)],
  ['dispensas', [6, 5, 4], isOneOf(/dispensa|inexigibilidade|compra/)],
  ['contratos, prefeituras', [5, 4, 3], isMunicipal],
  ['contratos, outros', [5, 4, 3], (act) => !isMunicipal(act)],
]
/** @param turn Which of the blind sets, from 0. */
const blind = (turn: number): Stratum[] =>
  blindKinds.map(([name, wanted, has]) => ({
    name: `livre: ${name}`,
    wanted: wanted[turn]!,
    has: (act) => isFreeExtract(act) && has(act),
  }))

/** `''`: of any kind. `wanted`: of the first blind set of tenders, the second and the third. */
const blindNotices: [notice: string, of: string, wanted: number[], has: Stratum['has']][] = [
  ['abertura', 'sistema', [6, 5, 4], bySystem],
  ['mudança', 'sistema', [6, 5, 4], bySystem],
  ['resultado', 'sistema', [7, 6, 5], bySystem],
  ['', 'livre: conselhos', [6, 5, 3], isCouncil],
  ['abertura', 'livre: prefeituras', [10, 8, 6], isMunicipal],
  ['abertura', 'livre: outros', [6, 5, 5], () => true],
  ['mudança', 'livre: prefeituras', [5, 4, 3], isMunicipal],
  ['mudança', 'livre: outros', [4, 4, 3], () => true],
  ['resultado', 'livre: prefeituras', [5, 4, 4], isMunicipal],
  ['resultado', 'livre: outros', [5, 4, 3], () => true],
]
const blindTenders = (turn: number): Stratum[] =>
  blindNotices.map(([notice, of, wanted, has]) => ({
    name: [notice, of].filter(Boolean).join(', '),
    wanted: wanted[turn]!,
    has: (act) => noticeOf(act)?.startsWith(notice) === true && has(act),
  }))

const real = await readRealActs()
const acts = distinct(
  [...real.values()]
    .filter(
      ({ secao_base, conteudo_completo }) =>
        secao_base === '3' && conteudo_completo.length <= LONGEST,
    )
    .toSorted((a, b) => order('linhas', a).localeCompare(order('linhas', b))),
)
const taken = new Set<string>()
const asked = process.argv[2]
if (asked === 'fresh') drawUnseen(asked, fresh, 'novas', labelled())
else if (asked === 'blind') drawUnseen(asked, blind(0), 'cegas', labelledAnywhere(/-blind/))
else if (asked === 'blind-2')
  drawUnseen(asked, blind(1), 'cegas-2', labelledAnywhere(/-blind-[23]|tenders-blind/))
else if (asked === 'blind-3') drawUnseen(asked, blind(2), 'cegas-3', labelledAnywhere(/-blind-3/))
else if (asked === 'tenders-blind')
  drawUnseen(asked, blindTenders(0), 'cegas-licitacoes', labelledAnywhere(/tenders-blind|-blind-3/))
else if (asked === 'tenders-blind-2')
  drawUnseen(
    asked,
    blindTenders(1),
    'cegas-licitacoes-2',
    labelledAnywhere(/tenders-blind-2|-blind-3/),
  )
else if (asked === 'tenders-blind-3')
  drawUnseen(
    asked,
    blindTenders(2),
    'cegas-licitacoes-3',
    labelledAnywhere(/tenders-blind-3|-blind-4/),
  )
else {
  for (const [table, strata] of Object.entries({ contracts, tenders, sanctions }))
    for (const { name, wanted, has } of strata) draw(table, name, wanted, has)
  for (const act of (await readActsOf(join(import.meta.dirname, '../relations/editions'))).values())
    if (act.data_publicacao === '2020-08-06' && !heading(act).startsWith('EDITAL'))
      console.log(act.id, '2020')
}

function draw(table: string, name: string, wanted: number, has: Stratum['has']): void {
  const ofBody = new Map<string, number>()
  let drawn = 0
  for (const act of acts) {
    if (drawn === wanted) return
    const before = ofBody.get(act.orgao) ?? 0
    if (before === 2 || taken.has(act.id) || !has(act)) continue
    ofBody.set(act.orgao, before + 1)
    taken.add(act.id)
    drawn++
    console.log(act.id, order('metade', act) < '8' ? 'tuning' : 'held-out', table, name)
  }
}

function drawUnseen(set: string, strata: Stratum[], salt: string, known: Set<string>): void {
  const words = new Set([...known].map((id) => real.get(id)?.conteudo_completo))
  const ofBody = new Map<string, number>()
  const ofStratum = new Map<string, number>()
  const unseen = acts
    .filter((act) => !known.has(act.id) && !words.has(act.conteudo_completo))
    .toSorted(
      (a, b) =>
        b.data_publicacao.localeCompare(a.data_publicacao) ||
        order(salt, a).localeCompare(order(salt, b)),
    )
  for (const act of unseen) {
    const stratum = strata.find(({ has }) => has(act))
    if (!stratum) continue
    const { name, wanted } = stratum
    const drawn = ofStratum.get(name) ?? 0
    const before = ofBody.get(act.orgao) ?? 0
    if (drawn === wanted || before === 2) continue
    ofBody.set(act.orgao, before + 1)
    ofStratum.set(name, drawn + 1)
    console.log(act.id, set, name)
  }
}

/** The ids of all acts that a file of the older draws has, be it without rows. */
function labelled(): Set<string> {
  return idsIn(/^(?:contracts|tenders|sanctions)-(?:tuning|held-out|2020)\.json$/)
}

/** The ids that a file of this folder names, whatever table it is about, but for those of sets that were `later`. */
function labelledAnywhere(later: RegExp): Set<string> {
  return idsIn(/\.json$/, later)
}

function idsIn(files: RegExp, except = /^$/): Set<string> {
  const names = readdirSync(import.meta.dirname).filter(
    (name) => files.test(name) && !except.test(name),
  )
  return new Set(
    names.flatMap(
      (name) => readFileSync(join(import.meta.dirname, name), 'utf8').match(/pub_\w+/g) ?? [],
    ),
  )
}

function order(salt: string, { id }: Publication): string {
  return createHash('sha256').update(`${salt}:${id}`).digest('hex')
}

function distinct(all: Publication[]): Publication[] {
  return [
    ...new Map(all.toReversed().map((act) => [act.conteudo_completo, act])).values(),
  ].toReversed()
}

function heading({ titulo, tipo_ato }: Publication): string {
  return (titulo || tipo_ato || '').toUpperCase()
}

function instrument(act: Publication): string | undefined {
  return INSTRUMENTS.find(([, pattern]) => pattern.test(heading(act)))?.[0]
}

function isOneOf(kinds: RegExp): Stratum['has'] {
  return (act) => kinds.test(instrument(act) ?? '')
}

function isExtract(act: Publication): boolean {
  const isRectified = instrument(act) === 'retificação' && /extrato/i.test(act.conteudo_completo)
  return isRectified || EXTRACT.test(heading(act))
}

function isFreeExtract(act: Publication): boolean {
  return isExtract(act) && !bySystem(act)
}

function bySystem({ conteudo_completo }: Publication): boolean {
  return /COMPRASNET|SIDEC|SIASGnet/.test(conteudo_completo.slice(-200))
}

function isMunicipal({ orgao }: Publication): boolean {
  return orgao.startsWith('Prefeituras')
}

function isCouncil({ orgao }: Publication): boolean {
  return orgao.startsWith('Entidades de Fiscalização')
}

/** Whether an extract looks as if it held several contracts or contractors. */
function several({ conteudo_completo }: Publication): boolean {
  const count = (pattern: RegExp) => conteudo_completo.match(pattern)?.length ?? 0
  const registrations = new Set(conteudo_completo.match(/\d{2}\.?\d{3}\.?\d{3}\/\d{4}-?\d{2}/g))
  return (
    registrations.size > 2 ||
    count(/contratad[ao]\s?:/gi) > 1 ||
    count(/^.{0,12}contrato\s?n/gim) > 2
  )
}

/** A narrower sign than `several`, which takes numbers of processes for CNPJs and signers for contractors. */
function holdsSeveral({ conteudo_completo }: Publication): boolean {
  const count = (pattern: RegExp) => conteudo_completo.match(pattern)?.length ?? 0
  const registrations = conteudo_completo.match(/(?<!\d)\d{2}\.?\d{3}\.?\d{3}\/\d{4}-?\d{2}/g)
  return (
    new Set(registrations).size > 2 ||
    count(/(?<!\b(?:d|pel)[ao] )contratad[ao]\s?:/gi) > 1 ||
    count(/^.{0,12}contrato\s?n/gim) > 2
  )
}

function noticeOf(act: Publication): 'abertura' | 'mudança' | 'resultado' | undefined {
  const title = heading(act)
  const text = `${title} ${act.tipo_ato ?? ''}`.toUpperCase()
  if (!/^AVISO|^RESULTADO|^EDITAL|^RETIFICA|^HOMOLOGA|^ADJUDICA|^PREG|^CONCORR|^TOMADA/.test(title))
    return
  if (!TENDER.test(`${text} ${act.conteudo_completo.toUpperCase().slice(0, 400)}`)) return
  if (RESULT.test(text)) return 'resultado'
  return CHANGE.test(text) ? 'mudança' : TENDER.test(text) ? 'abertura' : undefined
}

function speaksOfPenalty({ conteudo_completo }: Publication): boolean {
  return /penalidade|sanç(?:ão|ões)|inidone|impediment|suspensão temporária|advert[êe]ncia/i.test(
    conteudo_completo,
  )
}
