import { AlertsPage } from '../../alerts/AlertsPage.tsx'
import { ROW_PARTS } from './row-parts.tsx'

/** All alerts: those of acts, and those of rows. */
export function AlertsScreen() {
  return <AlertsPage rowParts={ROW_PARTS} />
}
