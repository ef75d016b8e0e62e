import { Link } from '@tanstack/react-router'
import type { Contrato } from '../../api/schema.ts'
import { addDays, daysBetween, today } from '../../lib/dates.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useSpeech } from '../../words/words.tsx'
import { bodyNames, instrumentName } from '../contracts/names.ts'
import { TellNext } from '../rows/TellNext.tsx'
import styles from './EndsNext.module.css'
import { endsNext, noticeDays } from './ends-next.ts'

/** Within the body, an alert finds the contract by its number; without one, all of the company's there. */
function numberOf({ numero_contrato, ano_contrato }: Contrato): string | null {
  return numero_contrato === null || ano_contrato === null
    ? numero_contrato
    : `${numero_contrato}/${ano_contrato}`
}

/** The contract of a company that ends first, and an alert before it does. */
export function EndsNext({ cnpj, rows }: { cnpj: string; rows: Contrato[] }) {
  const {
    words: { company: said, contracts },
    format,
  } = useSpeech()
  const now = today()
  const row = endsNext(rows, now)
  if (row === null) return null
  const left = daysBetween(now, row.vigencia_fim)
  const days = noticeDays(left)
  const number = numberOf(row)
  return (
    <Notice
      tone="plain"
      action={
        days !== null && (
          <TellNext
            isLink
            table="contratos"
            state={{
              fornecedor_ni: [cnpj],
              ...(number !== null && { numero_contrato: [number] }),
              orgao: [row.contratante_orgao],
              vigencia_fim_ate: addDays(now, days),
            }}
            label={said.tellBefore(format.number(days))}
          />
        )
      }
    >
      <b>
        {bodyNames(row.contratante_orgao).unit},{' '}
        <Link to="/publicacao/$id" params={{ id: row.publicacao }}>
          {instrumentName(row, contracts)}
        </Link>
        {said.endsOn(format.date(row.vigencia_fim))}
      </b>
      {said.inDays(left, format.number(left))}
      <span className={styles.limits}>{said.mayBeProlonged}</span>
    </Notice>
  )
}
