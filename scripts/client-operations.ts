import { execFileSync } from 'node:child_process'
import { javascriptGroup } from './client-operations/javascript.ts'
import { juliaFiles } from './client-operations/julia.ts'
import { matlabClient, matlabFiles } from './client-operations/matlab.ts'
import { matlabSignatures } from './client-operations/matlab-signatures.ts'
import { readOperations } from './client-operations/operations.ts'
import { writeOrCheck } from './generated.ts'

/*
 * Writes the operations of the clients from spec/openapi.json and clients/operations.json; with
 * --check, compares them.
 */
const groups = readOperations()
for (const { group, about, operations } of groups) {
  const file = `clients/javascript/src/api/${group}.ts`
  writeOrCheck(file, 'npm run clients', () =>
    formatted(file, javascriptGroup(group, about, operations)),
  )
}
for (const [file, text] of juliaFiles(groups))
  writeOrCheck(`clients/julia/${file}`, 'npm run clients', () => text)

for (const [file, text] of matlabFiles(groups))
  writeOrCheck(`clients/matlab/${file}`, 'npm run clients', () => text)
writeOrCheck('clients/matlab/toolbox/+arauto/Client.m', 'npm run clients', (committed) =>
  matlabClient(committed, groups),
)
const signatures = 'clients/matlab/toolbox/functionSignatures.json'
writeOrCheck(signatures, 'npm run clients', () => formatted(signatures, matlabSignatures(groups)))

function formatted(file: string, text: string): string {
  return execFileSync('oxfmt', [`--stdin-filepath=${file}`], { input: text, encoding: 'utf8' })
}
