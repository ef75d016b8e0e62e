/** Rewrites the API's dates, AAAA-MM-DD, for people: `19 nov 2026`. */
export function readableDates(text: string, date: (day: string) => string): string {
  return text.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, date)
}
