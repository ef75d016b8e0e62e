import { openApiDocument } from '../server/src/http/openapi/document.ts'
import { writeOrCheck } from './generated.ts'

/* Writes spec/openapi.json from the routes of the API; with --check, compares it with them. */
const document = `${JSON.stringify(await openApiDocument(), null, 2)}\n`
writeOrCheck('spec/openapi.json', 'npm run openapi', () => document)
