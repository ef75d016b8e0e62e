import { inputs, models, readDocument } from './client-models/schema.ts'
import { pythonModels } from './client-models/python.ts'
import { typescriptModels } from './client-models/typescript.ts'
import { writeOrCheck } from './generated.ts'

/*
 * Writes the clients' models of the API's objects from spec/openapi.json; with --check, compares
 * them.
 */
const document = readDocument()
writeOrCheck('clients/javascript/src/models.ts', 'npm run openapi', () =>
  typescriptModels(models(document), inputs(document)),
)
writeOrCheck('clients/python/src/arauto/models.py', 'npm run openapi', () =>
  pythonModels(models(document), inputs(document)),
)
