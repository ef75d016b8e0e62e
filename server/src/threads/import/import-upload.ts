import { workerData } from 'piscina'
import type { Config } from '../../config.ts'
import type { UploadResult } from '../../service/operation/upload.ts'
import { startTracing } from '../../lib/tracing/start-tracing.ts'
import { importInto } from './import-into.ts'
import { homeOf } from '../home/home-of.ts'

export interface UploadTask {
  path: string
  /** Whether new and changed acts become events. */
  notify: boolean
}

const config = workerData as Config

/** Imports one uploaded file. */
export default async function importUpload({ path, notify }: UploadTask): Promise<UploadResult> {
  await using _tracing = await startTracing(config.tracing)
  await using target = await homeOf(config).openTarget()
  const { signal } = new AbortController() // the thread can only be ended between two transactions
  const request = { paths: [path], notify, signal, onProgress() {} }
  const { summary, refused } = await importInto(target, config, request)
  const [fault] = refused
  if (fault) return { estado: 'recusado', motivo: fault.motivo }
  const { publicacoes, novas, alteradas, rejeitados } = summary
  return { estado: 'importado', publicacoes, novas, alteradas, rejeitados }
}
