const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']

/** `844 kB`, `1,2 MB`: a number of bytes as people here read it. */
export function size(bytes: number): string {
  const thousands = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const format = { style: 'unit', unit: UNITS[thousands]!, maximumSignificantDigits: 3 } as const
  return new Intl.NumberFormat('pt-BR', format).format(bytes / 1_000 ** thousands)
}
