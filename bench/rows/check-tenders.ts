/*
 * node bench/rows/check-tenders.ts
 *
 * Checks the rows of tenders of every act of the real editions without labels: that each value stands at its place,
 * that CNPJs have right digits and no CPF is bare, that nothing opens before it is announced, that no two rows of an act
 * overlap, and that what systems write has all its values. Prints counts, processor time, and each fault.
 */
import { isCnpj } from '../../server/engine/entities.ts'
import type { Publication } from '../../server/src/gazette/publication.ts'
import { rowActFinder } from '../../server/src/gazette/rows/acts/row-acts.ts'
import {
  type LicitacaoLinha,
  licitacoesOf,
} from '../../server/src/gazette/rows/licitacao-linhas.ts'
import { oneLine } from '../../server/src/gazette/rows/reading.ts'
import { rowPlacer } from '../../server/src/gazette/rows/row-places.ts'
import { maskCpfs } from '../../server/src/printed/mask-cpf.ts'
import { readRealActs } from '../lib/real-acts.ts'
import { tellsBareCpf } from './bare-cpf.ts'

/** Columns whose value is what is printed. */
const PRINTED = ['numero', 'uasg', 'processo', 'objeto', 'url_edital'] as const
const DAY = 86_400_000
/** Who announces a tender later than this has misprinted the year, or the wrong day was read. */
const LONGEST_WAIT = 400 * DAY

const acts = [...(await readRealActs()).values()]
if (acts.length === 0) console.log('NOT TESTED: no real editions')
else check()

function check(): void {
  acts.forEach(rowsOf) // so that the compiler has seen them
  const faults: string[] = []
  const counts = { rows: 0, values: 0, winners: 0 }
  const times = acts.map((act) => {
    const before = process.threadCpuUsage()
    const rows = rowsOf(act)
    const { user, system } = process.threadCpuUsage(before)
    counts.rows += rows.length
    counts.values += rows.flatMap(({ trechos }) => trechos).length
    counts.winners += rows.flatMap(({ vencedores }) => vencedores).length
    faults.push(...rows.flatMap((row) => faultsOf(act, row)), ...overlaps(act, rows))
    return (user + system) / 1_000
  })
  for (const fault of faults) console.log(fault)
  const mean = times.reduce((a, b) => a + b, 0) / times.length
  console.log(`${acts.length} acts, ${counts.rows} rows, ${counts.values} values`)
  console.log(`${counts.winners} winners, ${faults.length} faults`)
  console.log(`${mean.toFixed(3)} ms an act, ${Math.max(...times).toFixed(1)} ms the longest`)
}

function rowsOf(act: Publication): LicitacaoLinha[] {
  return licitacoesOf(act, {
    place: rowPlacer(act.conteudo_completo),
    actAt: rowActFinder(act),
  })
}

function faultsOf(act: Publication, row: LicitacaoLinha): string[] {
  const points = Array.from(maskCpfs(act.conteudo_completo))
  const told = PRINTED.flatMap((column) => {
    const place = row.trechos.find(({ coluna }) => coluna === column)
    const words = place && oneLine(points.slice(place.inicio, place.fim).join(''))
    return place && words !== row[column] ? [`${column}: ${words} is not ${row[column]}`] : []
  })
  const wrong = row.vencedores
    .flatMap(({ fornecedor_ni }) => fornecedor_ni ?? [])
    .filter((id) => !isCnpj(id.replace(/\D/g, '')))
  const texts = [row.objeto, ...row.vencedores.flatMap((one) => [one.fornecedor_nome, one.itens])]
  const isBare = texts.some((text) => text !== null && tellsBareCpf(text))
  const all = [
    ...told,
    ...wrong.map((id) => `CNPJ ${id}`),
    ...(isBare ? ['a bare CPF'] : []),
    ...wrongDay(act, row),
    ...missingOf(act, row),
  ]
  return all.map((fault) => `${act.id} ${fault}`)
}

function wrongDay({ data_publicacao }: Publication, row: LicitacaoLinha): string[] {
  if (row.data_abertura === null) return []
  const wait = Date.parse(row.data_abertura) - Date.parse(data_publicacao)
  return wait < 0 || wait > LONGEST_WAIT
    ? [`opens on ${row.data_abertura}, announced on ${data_publicacao}`]
    : []
}

/** Systems write a number, an object and, if bids open by themselves, a day. */
function missingOf({ conteudo_completo }: Publication, row: LicitacaoLinha): string[] {
  if (row.sistema_origem !== 'siasgnet') return []
  const columns = ['modalidade', 'numero', 'ano', 'processo', 'objeto'] as const
  const missing = columns.filter((column) => row[column] === null)
  const isDayless =
    conteudo_completo.includes('Abertura das Propostas:') && row.data_abertura === null
  return [...missing, ...(isDayless ? ['data_abertura'] : [])].map((column) => `no ${column}`)
}

function overlaps({ id }: Publication, rows: LicitacaoLinha[]): string[] {
  return rows
    .filter((row, i) => i > 0 && row.inicio < rows[i - 1]!.fim)
    .map(({ inicio }) => `${id} the row at ${inicio} begins before another one ends`)
}
