import type { INodeExecutionData, IRun } from 'n8n-workflow'
import { type Service, startService } from '../../conformance/house/service.ts'
import { Arauto } from '../../javascript/src/index.ts'
import { type Host, startHost } from './host.ts'
import { installPackage } from './package.ts'

const EDITION = { seed: 7, marked: true, date: '2026-03-02', editionNumber: '40' } as const

export interface House extends AsyncDisposable {
  host: Host
  service: Service
  credentials: { baseUrl: string; apiKey: string }
  /** For looking at the service beside the node. */
  arauto: Arauto
}

/** The packed nodes in n8n, and a service whose webhooks may reach it, with an edition of 260 acts in each section. */
export async function startHouse(): Promise<House> {
  await using resources = new AsyncDisposableStack()
  const credentials = { baseUrl: '', apiKey: '' }
  const { folder } = resources.use(installPackage())
  const host = resources.use(await startHost(folder, () => ({ ...credentials })))
  const service = resources.use(
    await startService(
      (['DO1', 'DO2', 'DO3'] as const).map((pubName) => ({ ...EDITION, pubName, acts: 260 })),
      host.receiver,
    ),
  )
  const { chave } = await service.newKey('consulta,webhooks,alertas', 1_000_000)
  Object.assign(credentials, { baseUrl: `${service.url}/api/v1`, apiKey: chave })
  const arauto = new Arauto(credentials)
  const owned = resources.move()
  return {
    host,
    service,
    credentials,
    arauto,
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  }
}

/** The output of a node in an execution. @throws the error that ended it. */
export function outputIn({ data }: IRun, node = 'arauto'): INodeExecutionData[] {
  if (data.resultData.error) throw data.resultData.error
  return data.resultData.runData[node]?.[0]?.data?.main?.[0] ?? []
}
