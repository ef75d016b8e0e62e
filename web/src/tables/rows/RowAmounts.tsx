import { AmountFields } from '../../filters/AmountFields.tsx'
import styles from '../../search/Filters.module.css'

interface Amounts {
  valor_min?: number | undefined
  valor_max?: number | undefined
}

interface RowAmountsProps {
  title: string
  state: Amounts
  onChange(changed: Amounts): void
}

/** Rows by their amount. */
export function RowAmounts({ title, state, onChange }: RowAmountsProps) {
  return (
    <div className={styles.group}>
      <AmountFields
        legend={title}
        least={state.valor_min ?? null}
        most={state.valor_max ?? null}
        onChange={(changed) =>
          onChange(
            'valor_min' in changed
              ? { valor_min: changed.valor_min ?? undefined }
              : { valor_max: changed.valor_max ?? undefined },
          )
        }
      />
    </div>
  )
}
