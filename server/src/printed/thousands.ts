/** `1.146`, as the gazette prints numbers: of digits, and a letter that may follow them. */
export function withThousands(number: string): string {
  return number.replace(/\B(?=(?:\d{3})+(?!\d))/g, '.')
}
