import { type ReactNode, useRef } from 'react'
import styles from './DialogForm.module.css'
import { Notice } from './Notice.tsx'
import type { Fault } from './fault.ts'
import { submitFoot } from './submit-foot.ts'
import { useFaultFocus } from './useFaultFocus.ts'

interface DialogFormProps {
  onSubmit(): void
  /** Why the last attempt was refused. */
  fault?: Fault | null
  /** The buttons. */
  foot: ReactNode
  children: ReactNode
}

/**
 * The form of a dialog: its fields scroll between the title and the buttons, which stay in sight. So does a
 * refusal that concerns no field; one that concerns a field moves the focus there.
 */
export function DialogForm({ onSubmit, fault = null, foot, children }: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFaultFocus(form, fault)
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
          event.currentTarget.requestSubmit()
      }}
    >
      <div className={styles.fields}>{children}</div>
      <footer className={styles.foot} {...submitFoot}>
        {fault && !fault.isOfFields && (
          <div className={styles.fault}>
            <Notice tone="bad">{fault.message}</Notice>
          </div>
        )}
        {foot}
      </footer>
    </form>
  )
}
