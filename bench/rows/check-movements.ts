/*
 * node bench/rows/check-movements.ts [yyyy-mm]
 *
 * Checks the rows of persons of a month's acts of the real editions (all, without one) without labels: that each value
 * stands at its place, that no CPF is bare, that no period ends before it begins, that no row is of an heir, and that
 * other acts in front of an act change none of its rows. Prints counts, processor time, and each fault.
 */
import type { Publication } from '../../server/src/gazette/publication.ts'
import { linhasOf } from '../../server/src/gazette/rows/linhas.ts'
import type { PessoalLinha } from '../../server/src/gazette/rows/pessoal-linhas.ts'
import { personnelIn } from '../../server/src/gazette/rows/personnel/personnel-in.ts'
import { oneLine } from '../../server/src/gazette/rows/reading.ts'
import { maskCpfs } from '../../server/src/printed/mask-cpf.ts'
import { table } from '../lib/figures.ts'
import { readRealActs } from '../lib/real-acts.ts'
import { tellsBareCpf } from './bare-cpf.ts'

/** Columns whose value is what is printed. */
const PRINTED =
  /_nome$|_antecessor$|_codigo$|^cargo_|^unidade$|^orgao_destino$|^verbo$|^matricula$|^codigo$|_funcao$/

/** Words of heirs, by a pattern that has nothing in common with the rules. */
const KIN =
  '(?:viúv[oa]|c[ôo]njuge|espos[oa]|companheir[oa]|filh[oa]s?|m[ãa]e|irm[ãa]|genitora?|dependente|herdeir[oa]|pensionista|co-?benefici[áa]ri[oa]|benefici[áa]ri[oa]|tempor[áa]ria|vital[íi]cia)'
const HEIR_BEHIND = new RegExp(
  String.raw`^[\s,(–-]{1,3}(?:(?:matr|siape|cpf)[^,]{0,40}, )?(?:na (?:qualidade|condição) de )?${KIN}(?!\p{L})`,
  'iu',
)
const HEIR_BEFORE = new RegExp(
  String.raw`(?:(?<!\p{L})(?:à|ao|a|pela|pelo) ${KIN}|benefici[áa]ri[oa]s?(?:\([ao]s?\))?:?) $`,
  'iu',
)
const PENSION = /pens(?:ão|ões)|reparação econômica/iu
/** What stands before the name of a late servant. */
const LATE =
  /servidor|instituidor|instituíd|aposentad|inativ|falec|morte|óbito|viúv|cônjuge|companheir|espos|filh|ex-/iu

/** Another act, of whoever. */
const BEFORE =
  'PORTARIA Nº 1, DE 2 DE MAIO DE 2023\n\nO DIRETOR DE EXEMPLO, no uso de suas atribuições, resolve:\n\nDeclarar aberta a sessão.\n\n'

const month = process.argv[2] ?? ''
const acts = [...(await readRealActs()).values()].filter(
  ({ secao_base, data_publicacao }) => secao_base === '2' && data_publicacao.startsWith(month),
)
if (acts.length === 0) console.log('NOT TESTED: no real editions')
else check()

function check(): void {
  acts.forEach((act) => personnelIn(act)) // so that the compiler has seen them
  const [kinds, faults] = [new Map<string, number>(), [] as string[]]
  let values = 0
  let without = 0
  const times = acts.map((act) => {
    const before = process.threadCpuUsage()
    const read = personnelIn(act)
    const { user, system } = process.threadCpuUsage(before)
    const { pessoal } = linhasOf(act)
    if (read.length === 0) without++
    for (const row of pessoal)
      kinds.set(row.tipo_movimentacao, (kinds.get(row.tipo_movimentacao) ?? 0) + 1)
    values += pessoal.flatMap(({ trechos }) => trechos).length
    faults.push(...pessoal.flatMap((row) => faultsOf(act, row)), ...shiftedFaults(act, pessoal))
    return (user + system) / 1_000
  })
  for (const fault of faults) console.log(fault)
  const rows = [...kinds.values()].reduce((a, b) => a + b, 0)
  const mean = times.reduce((a, b) => a + b, 0) / times.length
  console.log(`${acts.length} acts, ${without} without a row, ${rows} rows, ${values} values`)
  console.log(`${faults.length} faults`)
  console.log(`${mean.toFixed(3)} ms an act, ${Math.max(...times).toFixed(1)} ms the longest`)
  const sorted = [...kinds].toSorted(([, a], [, b]) => b - a)
  console.log(
    table(
      ['kind', 'rows'],
      sorted.map(([kind, count]) => [kind, String(count)]),
    ),
  )
}

function faultsOf(act: Publication, row: PessoalLinha): string[] {
  const points = Array.from(maskCpfs(act.conteudo_completo))
  const told = row.trechos.flatMap(({ coluna, inicio, fim }) => {
    const words = oneLine(points.slice(inicio, fim).join(''))
    return PRINTED.test(coluna) && words !== row[coluna]
      ? [`${coluna}: ${words} is not ${JSON.stringify(row[coluna])}`]
      : []
  })
  const { periodo_inicio: from, periodo_fim: to } = row
  const isBare = Object.values(row).some(
    (value) => typeof value === 'string' && tellsBareCpf(value),
  )
  const all = [
    ...told,
    ...(isOfHeir(points, row) ? [`${row.pessoa_nome} is an heir`] : []),
    ...(from !== null && to !== null && to < from ? ['ends before it begins'] : []),
    ...(isBare ? ['a bare CPF'] : []),
  ]
  return all.map((fault) => `${act.id} ${fault}`)
}

/** Whether a row may be of somebody who is given a pension: it says so, or nothing says who is late. */
function isOfHeir(points: string[], { pessoa_papel, trechos }: PessoalLinha): boolean {
  const name = trechos.find(({ coluna }) => coluna === 'pessoa_nome')
  if (!name || !PENSION.test(points.join(''))) return false
  const before = points.slice(Math.max(0, name.inicio - 120), name.inicio).join('')
  const behind = points.slice(name.fim, name.fim + 80).join('')
  const isLate = pessoa_papel !== 'instituidor' || LATE.test(before)
  return HEIR_BEHIND.test(behind) || HEIR_BEFORE.test(before) || !isLate
}

/** Another act in front of one that has a heading of its own changes none of its rows. */
function shiftedFaults(act: Publication, rows: PessoalLinha[]): string[] {
  if (!act.conteudo_completo.startsWith('PORTARIA')) return []
  const shifted = linhasOf({ ...act, conteudo_completo: BEFORE + act.conteudo_completo }).pessoal
  // Where its act begins moves along.
  const plain = (row: PessoalLinha) => ({
    ...row,
    inicio: 0,
    fim: 0,
    trechos: [],
    ato_endereco: '',
  })
  return JSON.stringify(rows.map(plain)) === JSON.stringify(shifted.map(plain))
    ? []
    : [`${act.id} has other rows behind another act`]
}
