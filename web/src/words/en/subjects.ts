import type { Words } from '../pt/index.ts'

export const body: Words['body'] = {
  crumb: 'body',
  missing: 'This address names no body',
  missingHelp: 'Open a body from an act, from a filter, or from a row of the tables.',
  unknown: 'Body without acts in the archive',
  unknownHelp: (path) =>
    `No act of the archive is from “${path}”. Names are those of the gazette, from the highest body down.`,
  similar: 'Similar:',
  several: 'Several bodies of the archive have this name. Choose one:',
  acts: (count, shown) => `${shown} ${count === 1 ? 'act of this body' : 'acts of this body'}`,
  follow: 'Follow this body',
  followHelp: 'The alert brings all acts of this body and of those below it.',
  entered: 'Came in',
  left: 'Left',
  enteredHelp: 'appointments and designations',
  leftHelp: 'dismissals and releases',
  open: 'Tenders to open',
  openHelp: 'that open today or later',
  punished: 'Sanctions',
  punishedHelp: 'on companies, published',
  issued: 'Norms',
  issuedHelp: 'that it published',
  byMonth: 'Who came and who left, by month',
  month: 'Month',
  monthsHelp:
    'These are rows, not persons. A month without rows is not listed; “Editions” tells which days the archive has.',
  allMonths: (count) => `all ${count} months`,
  fewerMonths: 'only the last ones',
  noMoves: 'No appointment, designation, dismissal or release here.',
  high: 'Newest movements in the highest offices',
  highHelp: (levels) => `${levels}, or above. A movement without a printed level is not here.`,
  noHigh: 'No movement of these levels here.',
  bought: 'What it bought',
  noContracts: 'No contract was read here.',
  contractsAlone: 'In the chart, contracts alone: no amendments, accords or other instruments.',
  largest: 'Largest contracts',
  largestHelp: 'The largest amounts that were read; a misread one comes to the top: check the act.',
  suppliers: 'Largest suppliers',
  suppliersHelp: (count) =>
    `By summed amount, among the ${count} with most contracts. Amendments and accords are not summed; a supplier without a printed CNPJ is not here.`,
  noSuppliers: 'No CNPJ is printed in these rows.',
  tenders: 'Tenders to open',
  tendersHelp:
    'Those that open first. A notice may have been suspended or put off since: open the tender in the table.',
  noTenders: 'No opening today or later here.',
  sanctions: 'Sanctions that it published',
  sanctionsHelp: 'The newest, on companies. The official register is CEIS.',
  noSanctions: 'No sanction on a company was read here.',
  norms: 'Norms that it published',
  normsHelp: 'The newest, with what they change and revoke.',
  noNorms: 'No norm was read here.',
  toTable: (rows) => `See in the table: ${rows}`,
  file: 'All as CSV',
  below: 'Bodies below this one',
  belowHelp: 'With what they published in the whole archive, whatever the period chosen.',
  allBelow: (count) => `all ${count}`,
  limits: 'What is counted',
  withBelow: 'Everything also counts what the bodies below this one published.',
  elsewhere:
    'What came out under this name in another part of the gazette, such as “Editais e Avisos”, counts too.',
  withoutBelow: 'No body of the archive is below this one.',
  byRules:
    'Rows are read from the texts by rules, and may be missing or wrong; the table tells the measured precision of each column.',
  sender:
    'The body is the one that sent the act to the gazette, by its name of that day: if it was renamed, it is two.',
}

export const norm: Words['norm'] = {
  crumb: 'norm',
  missing: 'This address names no norm',
  missingHelp: 'Write its kind and number, and its year if you know it: Lei 8.112/1990.',
  unknown:
    'No act of the archive cites, changes, revokes or regulates this norm, or is it. Check its kind, number and year.',
  citing: (count: number, shown: string) =>
    count === 1 ? '1 act cites it' : `${shown} acts cite it`,
  cited: (first: string, last: string) =>
    first === last ? `on ${first}` : `from ${first} to ${last}`,
  follow: 'Follow this norm',
  followHelp: 'The alert brings the acts that cite this norm.',
  tellOf: {
    altera: 'Tell me if it is changed',
    revoga: 'Tell me if it is revoked',
    regulamenta: 'Tell me if it is regulated',
  },
  changed: 'What changed it',
  newestFirst: 'From the newest act to the oldest, with the words that say so.',
  effect: 'What they did',
  every: 'All',
  effects: { altera: 'Changed', revoga: 'Revoked', regulamenta: 'Regulated' },
  wholly: 'wholly',
  partly: 'in part',
  by: 'by',
  inForce: (words) => `Comes into force: ${words}`,
  none: 'No act of the archive says that it changes, revokes or regulates it.',
  noneOf: 'No act of the archive says so.',
  more: 'Older changes',
  checkBody:
    'Different bodies have norms of this kind with the same number. Check body and date in each row.',
  seemsOther: 'seems another norm',
  revoked: (name) => `An act of the archive says that it revokes “${name}” wholly.`,
  revokedHelp: 'Check in the act whether it is this norm, and since when:',
  own: 'The act',
  ownHelp:
    'What the act itself says: its date, when it comes into force, and what it changes in others.',
  noOwn:
    'The archive does not have the act of this norm, or the rules did not read it: here is only what others say of it.',
  several: (count) =>
    `${count} acts of the archive have this kind and number. They may be of different bodies: the changes below are of any of them.`,
  touchesNone: 'Does not say that it changes, revokes or regulates another norm.',
  published: (day) => `Published on ${day}`,
  dated: (day) => `of ${day}`,
  force: 'In force',
  noForce: 'not printed',
  limits: 'What was searched',
  inArchive:
    'Only the acts of this archive, read by rules: a norm without changes here may have been changed.',
  found: (altered, revoked, acts) =>
    `In ${acts} measured acts, the rules found ${altered} of the printed changes and ${revoked} of the revocations.`,
  sameNumber: 'Different bodies use the same number for ordinances and resolutions.',
  federal: 'The text in force of laws and decrees is at the Planalto.',
  table: 'In the table of norms',
  actsThat: {
    altera: 'Acts that change it',
    revoga: 'Acts that revoke it',
    regulamenta: 'Acts that regulate it',
  },
}

export const person: Words['person'] = {
  crumb: 'name as printed',
  missing: 'This address tells no name',
  missingHelp: 'Open a name from a row of the table of persons, or from an act.',
  also: (names) => `also printed as ${names}`,
  notPersons: 'This page is of a name, not of a person.',
  notPersonsHelp:
    'Equal names may be of different persons, and we do not join them: check the registration, the office, and the text of each act.',
  registrations: (count, all) =>
    `These rows have ${count} different registrations, as printed (${all}).`,
  none: 'No movement read in the archive has exactly this name.',
  noneOfThese: 'None of them has exactly this name.',
  inTime: 'Movements in time, by body',
  inTimeHelp: 'From the oldest to the newest. ● appointment or designation; ○ the other movements.',
  effect: (when) => `effect: ${when}`,
  rows: 'The rows',
  cut: (shown, total) =>
    `Read were the ${shown} newest rows, of ${total}, whose names have these words; the others are in the table.`,
  readMore: 'Read more rows',
  longer: 'Names that contain this one',
  allLonger: 'All in the table',
  limits: 'What was looked for',
  limitsHelp:
    'Only movements of Section 2 of this archive, read by rules: they may be missing or wrong. Who signs, or is named without a movement, is no row.',
  contained: 'The table, the file and the notices also bring names that contain this one.',
  searchActs: 'Search for the name in all acts',
}
