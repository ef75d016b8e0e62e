/** A check that all operations share, and the code without it. */
export interface Check {
  name: string
  /** Below server/src/http. */
  file: string
  code: string
  without: string
}

const OF_OPERATION: [name: string, code: string, without?: string][] = [
  ['faults that the schema finds', 'schemaDetails(call.request)', '([] as Detail[])'],
  ['faults that no schema finds', 'check ? await', 'null ? await'],
  ['the refusal of a body', 'throw bodyProblem(faults)'],
  ['what the path names is there', 'await exists?.(call, service)'],
  ['a recent confirmation', 'if (confirmed)', 'if (false)'],
  ['no query beside a body', 'preValidation: withoutQuery,'],
  ['no body where none is taken', '...(!takesContent && { preValidation: withoutContent })'],
  ['unknown parameters', 'validatorCompiler, ...', 'validatorCompiler: () => () => true, ...'],
  ['parameters that do not go together', 'checkQuery?.(values, service) ?? []', '[]'],
  ['the role that is named', '...(role && { role }),'],
  ['how long it is kept', '...(fresh && { fresh }),'],
  ['a person in the session', "(access === 'pessoa' && caller.sessao === null)", 'false'],
  ['somebody known', 'caller === null ||', 'caller !== null &&'],
  ['the status', 'reply.code(answer.status)'],
  ['the receipt', 'request.once && {', 'null && {'],
  ['no HEAD of a file', '...(answer.isFile && { exposeHeadRoute: false }),'],
]

const OF_ANSWERS: typeof OF_OPERATION = [
  ['`sucesso`', 'reply.send({ sucesso: true, dados: given })', 'reply.send({ dados: given })'],
  [
    'the place of what was made',
    'answer.send(located(reply, given), given)',
    'answer.send(reply, given)',
  ],
]

const OF_THE_GUARD: typeof OF_OPERATION = [
  ['an access', 'if (config?.access === undefined)', 'if (false)'],
  [
    'limits of bodies',
    'route.bodyLimit ??= config.access',
    'route.bodyLimit ??= 1e9; config!.access',
  ],
  ['somebody who says who they are', 'if (caller === null) {', 'if (false) {'],
  ['access', 'requireAccess(caller, access,', 'void (caller, access,'],
  ['people only', "if (access === 'pessoa' && sessao === null) throw needsPerson()"],
  ['roles', 'if (!isAtLeast(papel, role)) {', 'if (false) {'],
  ['scopes', 'if (!escopos.includes(scope)) throw lacksScope(scope, caller)'],
  ['our own page, in a session', 'if (caller.sessao && isUnsafe(request) &&', 'if (false &&'],
  ['our own page, without one', 'if (isWrite && !isOurPage(', 'if (false && !isOurPage('],
  [
    'the limit of a caller',
    'if (window.exceeded) refuse(reply, window, clock)\n  if (caller',
    'if (caller',
  ],
  [
    'the limit of an address',
    'if (window.exceeded) refuse(reply, window, clock)\n  if (isWrite',
    'if (isWrite',
  ],
]

export const checks: Check[] = [
  ...inFile('operation.ts', OF_OPERATION),
  ...inFile('answer.ts', OF_ANSWERS),
  ...inFile('guard.ts', OF_THE_GUARD),
]

function inFile(file: string, written: typeof OF_OPERATION): Check[] {
  return written.map(([name, code, without = '']) => ({ name, file, code, without }))
}
