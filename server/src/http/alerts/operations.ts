import type { Operation } from '../operation.ts'
import { createAlert, listAlerts } from './collection.ts'
import { changeAlert, readAlert, removeAlert } from './item.ts'
import { previaEmailSchema } from './mail-preview-schema.ts'
import { previewMail } from './mail-preview.ts'
import { putAlert } from './put.ts'
import { runAlert, simulateAlert } from './run.ts'
import { alertSchemas as recordSchemas } from './schema.ts'
import { simulationSchemas } from './simulation-schema.ts'

export const alertSchemas = [...recordSchemas, ...simulationSchemas, previaEmailSchema]

/** Everything under /alertas. */
export const alertOperations: Operation[] = [
  listAlerts,
  createAlert,
  putAlert,
  readAlert,
  changeAlert,
  removeAlert,
  simulateAlert,
  runAlert,
  previewMail,
]
