/*
 * node bench/rows/check-contracts.ts
 *
 * Checks the rows of contracts of every act of the real editions without labels: that each value stands at its
 * place, that CNPJs have right digits and no CPF is bare, that nothing ends before it begins, that no printed amount
 * is the own one of two rows, and that the strict grammars of systems give what labels give. Prints counts, processor
 * time, and each fault.
 */
import { isCnpj } from '../../server/engine/entities.ts'
import type { Publication } from '../../server/src/gazette/publication.ts'
import {
  contractsByLabels,
  contractsIn,
} from '../../server/src/gazette/rows/contracts/contracts-in.ts'
import { CONTRACT_COLUMNS } from '../../server/src/gazette/rows/columns/read-columns.ts'
import { type ContratoLinha, linhasOf } from '../../server/src/gazette/rows/linhas.ts'
import { oneLine } from '../../server/src/gazette/rows/reading.ts'
import { maskCpfs } from '../../server/src/printed/mask-cpf.ts'
import { readRealActs } from '../lib/real-acts.ts'
import { tellsBareCpf } from './bare-cpf.ts'

/** Columns whose value is what is printed. */
const PRINTED = new Set<string>(
  CONTRACT_COLUMNS.filter((column) =>
    /_nome$|^numero_(?!termo)|objeto|processo|fundamento/.test(column),
  ),
)
/** Amounts of one contractor. */
const OWN = new Set<string>(['valor_inicial', 'valor_global', 'valor_mensal', 'valor_acrescimo'])
/** Columns that both readers give of the same words. */
const COMPARED = CONTRACT_COLUMNS.filter((column) => column !== 'modalidade')

const acts = [...(await readRealActs()).values()]
if (acts.length === 0) console.log('NOT TESTED: no real editions')
else check()

function check(): void {
  acts.forEach((act) => linhasOf(act)) // so that the compiler has seen them
  const faults: string[] = []
  const counts = { rows: 0, values: 0, compared: 0, different: 0 }
  const times = acts.map((act) => {
    const before = process.threadCpuUsage()
    const { contratos } = linhasOf(act)
    const { user, system } = process.threadCpuUsage(before)
    counts.rows += contratos.length
    counts.values += contratos.flatMap(({ trechos }) => trechos).length
    faults.push(...contratos.flatMap((row) => faultsOf(act, row)), ...countedTwice(act, contratos))
    const readers = compareReaders(act)
    counts.compared += readers.compared
    counts.different += readers.different.length
    faults.push(...readers.different)
    return (user + system) / 1_000
  })
  for (const fault of faults) console.log(fault)
  const mean = times.reduce((a, b) => a + b, 0) / times.length
  console.log(`${acts.length} acts, ${counts.rows} rows, ${counts.values} values`)
  console.log(`${faults.length - counts.different} faults of rows`)
  console.log(`${counts.different} of ${counts.compared} values differ between the readers`)
  console.log(`${mean.toFixed(3)} ms an act, ${Math.max(...times).toFixed(1)} ms the longest`)
}

function faultsOf(act: Publication, row: ContratoLinha): string[] {
  const points = Array.from(maskCpfs(act.conteudo_completo))
  const told = row.trechos.flatMap(({ coluna, inicio, fim }) => {
    const words = oneLine(points.slice(inicio, fim).join(''))
    const value = row[coluna as keyof ContratoLinha]
    return PRINTED.has(coluna) && words !== value
      ? [`${coluna}: ${words} is not ${JSON.stringify(value)}`]
      : []
  })
  const ids = [row.fornecedor_ni, row.contratante_cnpj].filter((id) => id?.includes('/'))
  const wrong = ids.filter((id) => !isCnpj(id!.replace(/\D/g, ''))).map((id) => `CNPJ ${id}`)
  const { vigencia_inicio: from, vigencia_fim: to, confianca } = row
  const isReversed = from !== null && to !== null && to < from && confianca === 'media'
  const isBare = Object.values(row).some(
    (value) => typeof value === 'string' && tellsBareCpf(value),
  )
  const all = [
    ...told,
    ...wrong,
    ...(isReversed ? ['ends before it begins'] : []),
    ...(isBare ? ['a bare CPF'] : []),
  ]
  return all.map((fault) => `${act.id} ${fault}`)
}

/** Amounts, printed once, that several rows have as their own: whoever sums them counts them several times. */
function countedTwice({ id }: Publication, rows: ContratoLinha[]): string[] {
  const amounts = rows.flatMap(({ trechos }, row) =>
    trechos.filter(({ coluna }) => OWN.has(coluna)).map(({ inicio }) => ({ row, inicio })),
  )
  return [...Map.groupBy(amounts, ({ inicio }) => inicio)]
    .filter(([, same]) => new Set(same.map(({ row }) => row)).size > 1)
    .map(([at, same]) => `${id} the amount at ${at} is in ${same.length} rows`)
}

/** What the strict grammar of a system reads otherwise than the reader of labels. */
function compareReaders(act: Publication): { compared: number; different: string[] } {
  const strict = contractsIn(act).filter(({ origin }) => origin !== 'livre')
  const labelled = strict.length === 0 ? [] : contractsByLabels(act)
  const pairs = strict.flatMap((row, i) =>
    COMPARED.map(
      (column) =>
        [column, row.columns[column]?.value, labelled[i]?.columns[column]?.value] as const,
    ),
  )
  const printed = pairs.filter(([, value]) => value !== undefined)
  const different = printed
    .filter(([, value, other]) => value !== other)
    .map(([column, value, other]) => `${act.id} ${column}: ${value}, by labels ${other}`)
  return { compared: printed.length, different }
}
