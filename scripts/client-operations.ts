import { execFileSync } from 'node:child_process'
import { contractTable } from './client-operations/contract.ts'
import { javascriptGroup, javascriptRunner } from './client-operations/javascript.ts'
import { juliaFiles } from './client-operations/julia.ts'
import { matlabClient, matlabFiles } from './client-operations/matlab.ts'
import { matlabSignatures } from './client-operations/matlab-signatures.ts'
import { readAllOperations, readOperations } from './client-operations/operations.ts'
import { pythonGroup, withoutAwait } from './client-operations/python.ts'
import { rColumns, rFields, rGroup } from './client-operations/r.ts'
import { textFiles } from './client-operations/texts.ts'
import { writeOrCheck, writeOrCheckPart } from './generated.ts'

/*
 * Writes the operations of the clients from spec/openapi.json and clients/operations.json, and what
 * they say from clients/texts.json; with --check, compares them.
 */
const groups = readOperations()
for (const { group, about, operations } of groups) {
  const javascript = `clients/javascript/src/api/${group}.ts`
  write(javascript, formatted(javascript, javascriptGroup(group, about, operations)))
  write(`clients/r/R/${group}.R`, rGroup(about, operations))
}

const runner = 'clients/javascript/test/operations.ts'
write(runner, formatted(runner, javascriptRunner(groups.flatMap(({ operations }) => operations))))

const all = readAllOperations()
write('clients/r/R/columns.R', rColumns(all))
write('clients/r/R/fields.R', rFields(groups.flatMap(({ operations }) => operations)))
for (const { group, about, operations } of all) {
  const python = pythonGroup(group, about, operations)
  write(`clients/python/src/arauto/_async/${group}.py`, python)
  write(`clients/python/src/arauto/_sync/${group}.py`, withoutAwait(python))
}

for (const [file, text] of juliaFiles(groups)) write(`clients/julia/${file}`, text)

for (const [file, text] of matlabFiles(groups)) write(`clients/matlab/${file}`, text)
writeOrCheck('clients/matlab/toolbox/+arauto/Client.m', 'npm run clients', (committed) =>
  matlabClient(committed, groups),
)
const signatures = 'clients/matlab/toolbox/functionSignatures.json'
write(signatures, formatted(signatures, matlabSignatures(groups)))

for (const [file, text] of textFiles())
  write(file, /ts$|mjs$/.test(file) ? formatted(file, text) : text)

writeOrCheckPart('clients/CONTRACT.md', 'clients', contractTable(all))

function write(file: string, text: string): void {
  writeOrCheck(file, 'npm run clients', () => text)
}

function formatted(file: string, text: string): string {
  return execFileSync('oxfmt', [`--stdin-filepath=${file}`], { input: text, encoding: 'utf8' })
}
