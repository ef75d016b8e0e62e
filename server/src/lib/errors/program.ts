import { existsSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../..')

/**
 * What people type to run a command: its name where it is installed; with npx in a clone, and where it is a
 * dependency of a project.
 */
export const PROGRAM =
  existsSync(join(ROOT, 'web/src')) || ROOT.includes('/node_modules/') ? 'npx arauto' : 'arauto'
