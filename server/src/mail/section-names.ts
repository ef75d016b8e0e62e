/** `['DO1', 'DO3']` as `Seção 1 e Seção 3`; `DO2E` as `Seção 2 (extra)`. */
export function sectionNames(pubNames: string[]): string {
  const names = pubNames.map((name) =>
    name.endsWith('E') ? `Seção ${name.slice(2, -1)} (extra)` : `Seção ${name.slice(2)}`,
  )
  return new Intl.ListFormat('pt-BR').format(names)
}
