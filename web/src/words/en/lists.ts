import type { Words } from '../pt/index.ts'

export const lists: Words['lists'] = {
  title: 'Lists of terms',
  none: 'No list yet',
  noneHelp:
    'A list has terms that several alerts look for: names, companies, processes. Its change is theirs.',
  steps: [
    'Prepare a file with a term on each line, or a CSV.',
    'Send it here. We say which lines cannot be read, and why; the others go in.',
    'Choose the list in an alert.',
  ],
  create: 'New list',
  createTitle: 'New list',
  sendTitle: (name) => `Send “${name}” again`,
  send: 'Send',
  sendAgain: 'Send the file again',
  name: 'Name',
  key: 'Key',
  keyHelp:
    'What your program calls it, to send the file by itself: letters without accents, digits and . _ : @ + -',
  keyTaken: (name) =>
    `It is the key of “${name}”. To replace what that has, use “Send the file again”.`,
  needsKey: 'To send a file, first give the list a key, through the API.',
  file: 'File',
  fileHelp:
    'Text (.txt) with a term on each line, or CSV; in UTF-8 or as Excel saves it. Up to 10,000 terms.',
  noFile: 'Choose a file.',
  chooseFile: 'Choose',
  column: 'Column of the CSV',
  columnHelp: (first) =>
    `The first line is “${first}”. If these are names of columns, write the one that has the terms; empty: the first column, and this line is a term.`,
  phrases: 'Each line is a name or an exact phrase',
  phrasesHelp: 'Without this, each is a query: João da Silva would find the words apart.',
  items: (count, shown) => (count === 1 ? '1 term' : `${shown} terms`),
  version: (version, moment) => `Version ${version}, of ${moment}`,
  usedBy: (names) => `In: ${names}`,
  unused: 'In no alert',
  actions: (name) => `Actions for ${name}`,
  unchanged: 'Nothing changed: the list was this one already.',
  changed: (fresh, gone, same) => `List saved: ${fresh} new, ${gone} removed, ${same} the same.`,
  repeated: (shown) => `Lines that only repeat another: ${shown}.`,
  refused: (count, shown) => (count === 1 ? '1 line was left out' : `${shown} lines were left out`),
  refusedHead: ['Line', 'What it says', 'Why it was left out'],
  deleteTitle: 'Delete this list?',
  deleteHelp: 'Only a list that no alert has is deleted. This cannot be undone.',
}
