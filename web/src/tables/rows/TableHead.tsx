import { NativeSelect } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSpeech } from '../../words/words.tsx'
import styles from './TableHead.module.css'
import type { RowOrder } from './orders.ts'

interface TableHeadProps<Order extends string> {
  total: number
  /** The list still shows the rows of before. */
  isOld: boolean
  /** What was searched: the count is focused when it changes. */
  termo: string | undefined
  quality: ReactNode
  order: Order
  orders: readonly Order[]
  onOrder(order: Order): void
  children: ReactNode
}

/** The count, what was measured of the rows, their order, and what may be done with them. */
export function TableHead<Order extends RowOrder>({
  total,
  isOld,
  termo,
  quality,
  order,
  orders,
  onOrder,
  children,
}: TableHeadProps<Order>) {
  const {
    words: { tables },
    format,
  } = useSpeech()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(termo)
  useEffect(() => {
    if (isOld) return
    if (before.current !== termo) heading.current?.focus({ preventScroll: true })
    before.current = termo
  }, [termo, isOld])
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h2 ref={heading} tabIndex={-1} aria-live="polite">
          {tables.rows(total, format.number(total))}
        </h2>
        {quality}
      </div>
      <div className={`${styles.tools} no-print`}>
        <NativeSelect
          size="sm"
          aria-label={tables.order}
          value={order}
          onChange={(event) => {
            const chosen = orders.find((one) => one === event.currentTarget.value)
            if (chosen) onOrder(chosen)
          }}
          data={orders.map((value) => ({ value, label: tables.orders[value] }))}
        />
        {children}
      </div>
    </header>
  )
}
