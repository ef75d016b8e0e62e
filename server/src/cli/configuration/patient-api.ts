import { systemSleep } from '../../lib/time/sleep.ts'
import type { Api } from '../../mcp/ask.ts'
import { type AskedService } from '../asked-service.ts'
import { apiAt } from '../service-api.ts'

/** The API for a command that asks often: it waits its turn, and says so. */
export function patientApi(service: AskedService, signal: AbortSignal): Api {
  return apiAt(service, signal, async (ms, until) => {
    console.error(`A chave pediu demais por ora; continua em ${Math.ceil(ms / 1_000)} s.`)
    await systemSleep(ms, until)
  })
}
