import { settingsTable } from '../server/src/settings/describe.ts'
import { writeOrCheckPart } from './generated.ts'

/* Writes the settings into docs/operations.md from their table; with --check, compares them. */
writeOrCheckPart('docs/operations.md', 'settings', settingsTable())
