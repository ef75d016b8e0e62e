/** What comes behind `#` in the address of one of several acts in an article: the id of its place on the page. */
export function partKey({ endereco }: { endereco: string }): string {
  return endereco.slice(endereco.indexOf('#') + 1)
}

/** `1.146`, as the gazette prints numbers. */
export function printedNumber(number: string): string {
  return number.replace(/\B(?=(?:\d{3})+(?!\d))/g, '.')
}
