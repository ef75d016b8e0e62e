import type { Words } from '../pt/index.ts'

export const citations: Words['citations'] = {
  title: 'Check citations',
  crumb: 'check citations',
  field: 'Text to check',
  placeholder:
    'Paste an opinion, a contract or a petition here, or drop a .docx, .pdf or .txt file on this sheet.',
  file: 'Open .docx, .pdf or .txt',
  drop: 'Drop to read the file here, in your browser',
  reading: (name) => `Reading ${name}…`,
  opened: (name) =>
    `Opened: ${name}. It was read in your browser; only its text goes to the service, which does not keep it.`,
  fileTitle: (name) => `${name} could not be read`,
  fileFaults: {
    tooLarge:
      'The file is larger than 20 MB, or has more than a million characters. Copy the part that matters and paste it here.',
    notDocx: 'It is no .docx that opens. Save it again in Word or LibreOffice.',
    notPdf: 'It is no PDF that opens. Save it again, or copy the text and paste it here.',
    lockedPdf:
      'It asks for a password. Open it in its own program, copy the text and paste it here.',
    slowPdf:
      'Reading it took more than 20 seconds. Open it in its own program, copy the text and paste it here.',
    longPdf:
      'It has more than 500 pages. Save those that matter apart, or copy their text and paste it here.',
    doc: 'The .doc format is old. Save it as .docx, or copy the text and paste it here.',
    notText:
      'It is no text, no .docx and no PDF. Open it in its own program, copy the text and paste it here.',
    noText: 'It has no text, only pictures. Run text recognition (OCR) on it first.',
  },
  clear: 'Clear',
  undo: 'Undo',
  copyReport: 'Copy the report',
  download: 'Download with notes',
  fileName: (day) => `checked-citations-${day}.txt`,
  concern: {
    bad: () => 'to review now',
    warn: (count) => (count === 1 ? 'needs attention' : 'need attention'),
    ok: (count) => (count === 1 ? 'exists as cited' : 'exist as cited'),
    out: () => 'outside the archive',
  },
  counts: 'Counts',
  total: (count, shown, letters) =>
    `${count === 1 ? '1 citation' : `${shown} citations`} in ${letters} characters`,
  took: (duration) => `, in ${duration}`,
  notKept: 'The text is not kept.',
  checking: 'Checking…',
  again: 'Checks again while you write',
  keys: {
    move: 'citation',
    open: 'open the act',
    copy: 'copy the right form',
    leave: 'leave the text',
  },
  list: 'What the archive says of each',
  which: 'Which citations',
  toReview: 'To review',
  all: 'All',
  others: (count, shown) =>
    count === 1
      ? 'The other one, which exists as cited'
      : `The other ${shown}, which exist as cited`,
  nothingToReview: 'Nothing to review: all exist as cited.',
  none: 'No citation in this text',
  noneInPart: 'No citation in this part of the text',
  noneHelp:
    'We look for acts with kind and number (“Portaria nº 12, de 3 de março de 2025”), places of the gazette (“DOU de 9/1/2024, Seção 3, p. 71”) and numbers of proceedings.',
  verdict: {
    existe: 'Exists',
    corrigido: 'Corrected',
    revogado: 'Revoked',
    indefinido: 'Unclear which',
    desconhecido: 'Not found',
    fora_do_acervo: 'Outside the archive',
  },
  several: 'Several',
  noAct: 'No act in the archive',
  means: {
    existe: 'the archive has the act, and nothing changed it',
    corrigido: 'another act changed it, or the text does not say which one',
    revogado: 'another act revoked or voided it',
    desconhecido: 'the archive has every day on which it would be, and does not have it',
    fora_do_acervo:
      'the archive lacks those days, or the act is not printed in the gazette: nobody can tell',
  },
  signs: 'How to read it',
  steps: [
    'Paste the text, or open the file.',
    'Each citation is underlined where it stands, and explained in the list.',
    'Mend it right there: we check again while you write.',
  ],
  first: 'Do the acts that a text cites exist?',
  firstHelp:
    'Laws, decrees, ordinances, pages of the gazette and proceedings: we say of each whether the archive has it, and who corrected or revoked it.',
  inText: 'Show in the text',
  copyRight: 'Copy the right form',
  portal: 'Search the official portal',
  allOfProcess: (shown) => `See all ${shown} in the search`,
  moreActs: (count, shown) => (count === 1 ? 'And 1 more.' : `And ${shown} more.`),
  tooLong: (letters, most) => `The text has ${letters} characters; ${most} are checked at a time.`,
  part: (at, of) => `This is part ${at} of ${of}; only it is marked.`,
  nextPart: 'Check the next part',
  firstPart: 'Back to the first part',
  tooMany: (left) =>
    `The text has more citations than are checked at once: the last ${left} were left out. Check them in a text of their own.`,
  failed: 'The text could not be checked',
  keeps: 'The text is still here.',
  exists:
    '“Exists” means that the act was published and is this one. Whether it is in force, the law says.',
  measured:
    'Measured: of 75 citations of acts of an archive, 73 were linked to the right act and 2 to another; of 200 invented acts none passed for real.',
  how: 'How it was measured',
  reportHead: (day) => `Citations checked on ${day}`,
  reportPart: (at, of) =>
    `Only part ${at} of ${of} of the text was checked: of the rest, nothing is said here.`,
  reportQuote: (words) => `Its words: “${words}”`,
  reportFoot:
    '“Exists” means that the act was published in the gazette and is this one. “Outside the archive”: the archive lacks the days on which it would be, or the act is not printed in the gazette, and nothing can be said.',
  notes: 'Notes',
  citeTitle: 'Citation',
  citeLacks: 'The address does not say which act',
  citeLacksHelp:
    'It needs the type and number of the act (better with its year or day, and its body), as in /citar?tipo=portaria&numero=12&ano=2025&orgao=MEC, or the words of the citation: /citar?texto=Lei 14.133/2021.',
  citeNone: 'We read no citation in this address',
  citeLooking: 'Looking for the act…',
  toPage: 'Check a whole text',
}
