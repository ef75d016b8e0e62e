/** How acts print one and the same CPF. */
export const CPF_FORMS = [
  '123.456.789-09',
  'CPF123.456.789-09',
  'CPFnº123.456.789-09',
  '123.456.789-09FULANA',
  '12345678909',
  'CPFnº12345678909',
  '123456789-09',
  '123.456789-09',
  '123.456.78909',
  '123.456.789/09',
  '123.456.789.09',
  '123.456.789 09',
  '123 456 789 09',
  '123.456. 789-09',
  '123. 456. 789-09',
  '123 .456 .789-09',
  '123.456.789- 09',
  '123.456.789 - 09',
  '123.456.789\u{A0}-\u{A0}09',
  '123.456.789\u{2010}09',
  '123.456.789\u{2011}09',
  '123.456.789–09',
  '123.456.789 — 09',
  '123.456.789\u{2212}09',
]

/** Its digits, whatever stands between them. */
const DIGITS = new RegExp('12345678909'.split('').join(String.raw`\P{N}{0,3}`), 'u')

/** Whether a text tells the CPF in any of these forms, or in another one. */
export function tellsCpf(text: string): boolean {
  return DIGITS.test(text)
}
