/** A count with its noun: `1 artigo`, `2 artigos`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
