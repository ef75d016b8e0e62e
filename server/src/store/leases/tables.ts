import { int, text } from '../rows.ts'
import { table } from '../table.ts'

export const leases = table('leases', { name: text, holder: text, fence: int, expires_at: text })
