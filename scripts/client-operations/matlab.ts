import { cellOf, helpOf, methodName, methodOf } from './matlab-methods.ts'
import {
  type ClientOperation,
  type Group,
  bodyFieldsOf,
  byCursor,
  pagingOf,
  positional,
  rowsOf,
} from './operations.ts'

const HEAD = '% Made by `npm run clients` from spec/openapi.json and clients/operations.json.\n'

const PACKAGE = 'toolbox/+arauto'

/** The files in clients/matlab that are generated whole. */
export function matlabFiles(groups: Group[]): [file: string, text: string][] {
  const operations = groups.flatMap((each) => each.operations)
  return [
    ...groups
      .filter(({ group }) => group !== 'archive')
      .map((each): [string, string] => [
        `${PACKAGE}/+internal/${className(each.group)}.m`,
        classOf(each),
      ]),
    [`${PACKAGE}/+internal/fieldsOf.m`, fieldsOf(operations)],
    [`${PACKAGE}/+internal/arrayFields.m`, arrayFields(operations)],
    [`${PACKAGE}/+internal/paged.m`, paged(operations)],
    ['tests/operations.m', runnerOf(operations)],
  ]
}

const BEGIN = `  % Written by \`npm run clients\` from spec/openapi.json and clients/operations.json:\n`
const END = '  % The end of what it writes.\n'

/** +arauto/Client.m, whose methods for the archive are generated. */
export function matlabClient(committed: string, groups: Group[]): string {
  const archive = groups.find(({ group }) => group === 'archive')?.operations ?? []
  const [before, rest] = committed.split(BEGIN)
  const [, after] = rest?.split(END) ?? []
  if (before === undefined || after === undefined) throw new Error(`Client.m lacks ${BEGIN}…${END}`)
  return `${before}${BEGIN}  methods\n${archive.map(methodOf).join('\n')}  end\n${END}${after}`
}

export function className(group: string): string {
  return group.charAt(0).toUpperCase() + group.slice(1)
}

function classOf({ group, about, operations }: Group): string {
  const name = className(group)
  const help = `${about} The property ${group} of arauto.Client.`
  return `classdef ${name} < handle
${helpOf(name, help, '')}%
%   See also arauto.Client

${HEAD}
  properties (Access = private, Hidden)
    settings
  end

  methods
    function self = ${name}(settings)
      self.settings = settings;
    end

${operations.map(methodOf).join('\n')}  end
end
`
}

function fieldsOf(operations: ClientOperation[]): string {
  const cases = rowsOf(operations).map(
    ([row, names]) => `    case '${row}'\n      names = ${cellOf(names, '      names = {')};\n`,
  )
  return `function names = fieldsOf(row)
% Fields that the items of each kind of list always have.

${HEAD}
  switch row
${cases.join('')}  end
end
`
}

function arrayFields(operations: ClientOperation[]): string {
  const names = bodyFieldsOf(operations, 'array')
  return `function names = arrayFields()
% Fields of bodies that the API wants as arrays, also of one element.

${HEAD}
  names = ${cellOf(names, '  names = {')};
end
`
}

export function pagedNames(operations: ClientOperation[]): string[] {
  return operations.filter(({ answer }) => pagingOf(answer) !== null).map(methodName)
}

function paged(operations: ClientOperation[]): string {
  const going = byCursor(operations)
  return `function [operations, by_cursor, cursors] = paged()
% The operations that answer with pages, and those of them whose pages have no number, with the arguments by which
% they go on.

${HEAD}
  operations = ${cellOf(pagedNames(operations))};
  by_cursor = ${cellOf(going.map(([operation]) => methodName(operation)))};
  cursors = ${cellOf(going.map(([, cursor]) => cursor))};
end
`
}

function runnerOf(operations: ClientOperation[]): string {
  const rows = operations.map((operation) => {
    const outputs = operation.answer.kind === 'nothing' ? 0 : 2
    return `    '${operation.operationId}', '${methodName(operation)}', ${cellOf(positional(operation))}, ${outputs}\n`
  })
  return `function rows = operations()
% For the runner of conformance: an operation, its method, its arguments by position, and how many outputs it has.

${HEAD}
  rows = {
${rows.join('')}  };
end
`
}
