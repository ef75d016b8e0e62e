/** `['DO1', 'DO3']` as `Seção 1 e Seção 3`. */
export function sectionNames(pubNames: string[]): string {
  const names = pubNames.map((name) => `Seção ${name.slice(2)}`)
  return new Intl.ListFormat('pt-BR').format(names)
}
