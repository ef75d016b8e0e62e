import { type RefObject, useEffect } from 'react'
import type { Fault } from './fault.ts'

/** A refusal that concerns a field moves the focus there. */
export function useFaultFocus(form: RefObject<HTMLFormElement | null>, fault: Fault | null): void {
  const isOfFields = fault?.isOfFields ?? false
  useEffect(() => {
    if (isOfFields) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, isOfFields])
}
