import type { FiltrosAlerta } from '../api/schema.ts'
import type { Fault } from '../ui/fault.ts'

export interface FilterFieldsProps {
  value: FiltrosAlerta
  onChange(changed: Partial<FiltrosAlerta>): void
  /** Why they were refused. */
  fault: Fault | null
}
