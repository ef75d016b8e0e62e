import type { Words } from '../../words/pt/index.ts'

/** `2 anos e 6 meses` of `P2Y6M`. */
export function printTerm(term: string, { parts, and }: Words['sanctions']['term']): string {
  const found = [...term.matchAll(/(\d+)([YMD])/g)]
  return found
    .map(([, count, unit]) => parts[unit as keyof typeof parts](Number(count)))
    .join(` ${and} `)
}
