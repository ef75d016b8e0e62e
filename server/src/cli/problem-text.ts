import type { Problem } from '../lib/errors/problem.ts'

/** What is wrong, and the way out, in lines. */
export function problemText({ message, detalhes }: Problem): string {
  return [
    `Erro: ${message}`,
    ...detalhes.flatMap(({ campo, problema, sugestao }) => [
      ...(problema === message ? [] : [`  ${campo}: ${problema}`]),
      ...(sugestao ? [`  ${sugestao}`] : []),
    ]),
  ].join('\n')
}
