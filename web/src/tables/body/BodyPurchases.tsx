import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Contrato, PaginaContratos } from '../../api/schema.ts'
import { contractsOptions } from '../../api/tables.ts'
import { printCnpj, readCnpj } from '../../lib/cnpj.ts'
import { useSpeech } from '../../words/words.tsx'
import { ContractCard } from '../contracts/ContractCard.tsx'
import { ContractSeries } from '../contracts/ContractSeries.tsx'
import { ContractSums } from '../contracts/ContractSums.tsx'
import { contractColumns } from '../contracts/columns.tsx'
import { instrumentName } from '../contracts/names.ts'
import type { ContractState } from '../contracts/state.ts'
import type { OpenRows } from '../rows/use-open-rows.ts'
import { BodyPart } from './BodyPart.tsx'
import styles from './BodyPage.module.css'
import { RowWays } from './RowWays.tsx'
import { RowsPart } from './RowsPart.tsx'
import { BOUGHT_BY, type BodyRows } from './body-rows.ts'
import type { OfBody } from './state.ts'

interface BodyPurchasesProps {
  filter: OfBody
  serie: ContractState['serie']
  rows: BodyRows
  opened: OpenRows
  onChange(changed: Partial<ContractState>): void
}

const COLUMNS = ['fornecedor', 'objeto', 'valor', 'vigencia']

/** What a body bought: sums, months, the largest contracts and suppliers. */
export function BodyPurchases({ filter, serie, rows, opened, onChange }: BodyPurchasesProps) {
  const { words, format } = useSpeech()
  const { body: said, contracts } = words
  const whose = rows.below.data?.length === 0 ? [] : ['contratante']
  const file = {
    columns: contractColumns(words, format),
    nameOf: (row: Contrato) => instrumentName(row, contracts),
  }
  const bought = { ...filter, tipo_instrumento: BOUGHT_BY }
  return (
    <>
      <BodyPart title={said.bought} asked={rows.contracts}>
        {({ total, somas, facetas }) =>
          total === 0 ? (
            <p>{said.noContracts}</p>
          ) : (
            <div className={styles.stack}>
              <ContractSums
                state={filter}
                sums={somas ?? []}
                suppliers={facetas?.fornecedor_ni?.total_valores ?? null}
                ending={null}
              />
              <ContractSeries state={{ ...bought, ...(serie && { serie }) }} onChange={onChange} />
              <p className="muted small">{said.contractsAlone}</p>
              <RowWays {...file} table="contratos" state={filter} total={total ?? 0} />
            </div>
          )
        }
      </BodyPart>
      {rows.contracts.data?.total !== 0 && (
        <>
          <BodyPart title={said.suppliers} asked={rows.largest}>
            {({ facetas }) => <Suppliers filter={bought} counted={facetas?.fornecedor_ni} />}
          </BodyPart>
          <RowsPart
            title={said.largest}
            help={said.largestHelp}
            asked={rows.largest}
            none={said.noContracts}
            table="contratos"
            state={{ ...bought, ordem: 'valor' }}
            {...file}
            shown={[...COLUMNS, ...whose]}
            opened={opened}
            cardOf={(row) => <ContractCard row={row} />}
          />
        </>
      )}
    </>
  )
}

/** Suppliers on the page. */
const FEW = 8
/** The newest rows of them all: a supplier with no row among these stays a CNPJ, without its name. */
const NAMED_ROWS = 100

interface SuppliersProps {
  filter: ContractState
  counted: NonNullable<PaginaContratos['facetas']>['fornecedor_ni'] | undefined
}

function Suppliers({ filter, counted }: SuppliersProps) {
  const {
    words: { body: said, contracts },
    format,
  } = useSpeech()
  const { valores = [] } = counted ?? {}
  const largest = valores.toSorted((a, b) => b.soma - a.soma || b.total - a.total).slice(0, FEW)
  const named = useQuery({
    ...contractsOptions({
      ...filter,
      fornecedor_ni: largest.map(({ valor }) => valor),
      limite: NAMED_ROWS,
    }),
    enabled: largest.length > 0,
  })
  if (largest.length === 0) return <p>{said.noSuppliers}</p>
  const names = new Map(
    (named.data?.resultados ?? []).map((row) => [
      readCnpj(row.fornecedor_ni ?? ''),
      row.fornecedor_nome,
    ]),
  )
  return (
    <>
      <p className="muted small">{said.suppliersHelp(format.number(valores.length))}</p>
      <table className={styles.suppliers}>
        <thead>
          <tr>
            <th scope="col">{contracts.supplier}</th>
            <th scope="col">{contracts.rows}</th>
            <th scope="col">{contracts.sum}</th>
          </tr>
        </thead>
        <tbody>
          {largest.map(({ valor, total, com_valor, soma }) => (
            <tr key={valor}>
              <th scope="row">
                <Supplier ni={valor} name={names.get(readCnpj(valor)) ?? null} />
              </th>
              <td>
                <Link to="/contratos" search={{ ...filter, fornecedor_ni: [valor] }}>
                  {format.number(total)}
                </Link>
              </td>
              <td>{com_valor > 0 ? format.amount(soma) : '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Supplier({ ni, name }: { ni: string; name: string | null }) {
  const cnpj = readCnpj(ni)
  const printed = cnpj === null ? ni : printCnpj(cnpj)
  return (
    <>
      {name !== null && <b>{name} </b>}
      {cnpj === null ? (
        printed
      ) : (
        <Link to="/empresa/$cnpj" params={{ cnpj }}>
          {printed}
        </Link>
      )}
    </>
  )
}
