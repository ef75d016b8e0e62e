import { brasiliaDate, dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import { isPublishingDay } from './calendar.ts'
import { FIRST_DAY, isArchived } from './coverage.ts'
import type { LedgerRow } from './ledger.ts'
import { isProvisional } from './provisional.ts'
import type { SectionCode } from '../publication.ts'
import type { Declared } from '../provenance/statement.ts'
import { REGULAR_SECTIONS, sectionOf } from '../sections.ts'

/** A row of the ledger, or its absence, as shown to people. */
export interface SectionReport extends Omit<
  LedgerRow,
  'pub_name' | 'estado' | 'unconfirmed_since' | 'ultimo_erro' | 'primeira_em' | 'ultima_em'
> {
  secao: SectionCode
  secao_base: '1' | '2' | '3'
  /** `ausente`: nothing is known of it. */
  estado: LedgerRow['estado'] | 'ausente'
  /** Whether the source may still replace its file of the night. */
  provisoria: boolean
  /** What is missing and why, in Portuguese; null: nothing. */
  mensagem: string | null
  primeira_em: string | null
  ultima_em: string | null
}

/** The same with what was stated of its file, and of its day. */
export interface RootedReport extends SectionReport {
  /** Over the XML of `arquivo`; null: no zip, or one that an older program imported. */
  raiz: string | null
  declaracao: DayStatement | null
}

/** What holds of a day, in the names of the wire. */
export interface DayStatement extends Pick<Declared, 'sequencia' | 'raiz' | 'chave_publica'> {
  assinatura: string | null
}

/**
 * The ledger from `first` to `last` for people, newest day first: a reason for everything
 * incomplete, and a row for each section that should exist and of which nothing is known.
 */
export function reportSources(
  rows: LedgerRow[],
  { first, last, now }: { first: string; last: string; now: Date },
): SectionReport[] {
  const today = brasiliaDate(now)
  const known = Map.groupBy(rows, (row) => row.data)
  const reports: SectionReport[] = []
  const from = Math.max(dayNumber(first), FIRST_DAY)
  for (let day = dayNumber(last); day >= from; day--) {
    const data = dateOfDay(day)
    const ofDay = known.get(data) ?? []
    const expected = data <= today && isPublishingDay(day) ? REGULAR_SECTIONS : []
    const absent = expected.filter((name) => !ofDay.some((row) => row.pub_name === name))
    reports.push(
      ...[
        ...ofDay.map((row) => reportOf(row, now)),
        ...absent.map((name) => absentReport(data, name)),
      ].sort(bySection),
    )
  }
  return reports
}

function reportOf(row: LedgerRow, now: Date): SectionReport {
  const { pub_name, unconfirmed_since: _, ultimo_erro: __, ...shown } = row
  const { secao, secao_base } = sectionOf(pub_name)
  const provisoria = isProvisional(row, now)
  return { ...shown, secao, secao_base, provisoria, mensagem: explain(row) }
}

const NEWER_FAILED = 'Um arquivo mais novo não pôde ser obtido: '

/** The error of a row of the ledger that is shown to people; null: none. */
export function errorIn({ estado, motivo, mensagem }: SectionReport): string | null {
  if (!isArchived(estado) || motivo === 'secao_ausente') return mensagem
  return mensagem?.startsWith(NEWER_FAILED) ? mensagem.slice(NEWER_FAILED.length) : null
}

function explain(row: LedgerRow): string | null {
  const { estado, motivo, rejeitados, ultimo_erro, ausentes } = row
  // An extra edition whose existence only others prove.
  if (motivo === 'secao_ausente') return ultimo_erro
  if (!isArchived(estado)) return ultimo_erro
  if (ultimo_erro) return `${NEWER_FAILED}${ultimo_erro}`
  if (ausentes > 0)
    return `O arquivo mais novo da fonte não traz atos que o acervo tem (${ausentes}); contam como retirados se outra leitura confirmar.`
  if (estado === 'completa') return null
  return rejeitados > 0
    ? `Artigos que não puderam ser lidos ou não são atos, separados com erro: ${rejeitados}.`
    : 'A importação está em curso, não chegou ao fim, ou trouxe só alguns artigos.'
}

function absentReport(data: string, pubName: string): SectionReport {
  const { secao, secao_base } = sectionOf(pubName)
  return {
    data,
    secao,
    secao_base,
    estado: 'ausente',
    provisoria: false,
    motivo: null,
    mensagem: 'Nunca foi pedida à fonte nem importada.',
    artigos: 0,
    publicacoes: 0,
    rejeitados: 0,
    ausentes: 0,
    retiradas: 0,
    arquivo: null,
    sha256: null,
    tentativas: 0,
    primeira_em: null,
    ultima_em: null,
  }
}

/** Sections 1 to 3, then extra editions in the same order. */
function bySection(a: SectionReport, b: SectionReport): number {
  const place = ({ secao, secao_base }: SectionReport) =>
    `${secao === 'extra' ? 1 : 0}${secao_base}`
  return place(a) < place(b) ? -1 : 1
}
