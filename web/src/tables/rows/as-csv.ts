/** A file that Excel opens with its accents. */
export const AS_CSV = { formato: 'csv', bom: true } as const
