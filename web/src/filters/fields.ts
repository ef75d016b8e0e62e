import type { StandingFilter } from './standing.ts'
import type { Fault } from '../ui/fault.ts'

export interface FilterFieldsProps {
  value: StandingFilter
  onChange(changed: Partial<StandingFilter>): void
  /** Why they were refused. */
  fault: Fault | null
}
