import { type Problem, detailOf } from '../lib/errors/problem.ts'

/** What is wrong, and the way out, in lines. */
export function problemText({ codigo, message, detalhes }: Problem): string {
  return codigo === 'nao_autenticado'
    ? linesOf('O Arauto não aceita a chave da API.', [KEY])
    : linesOf(message, detalhes)
}

/** The API says so to those who write requests. */
const KEY = detailOf(
  '--chave, ou ARAUTO_API_KEY',
  'não serve',
  'Confira-a: pode estar incompleta, revogada ou vencida, ou ser de outro Arauto (ARAUTO_BASE_URL).',
)

function linesOf(message: string, details: Problem['detalhes']): string {
  return [
    `Erro: ${message}`,
    ...details.flatMap(({ campo, problema, sugestao }) => [
      ...(problema === message ? [] : [`  ${campo}: ${problema}`]),
      ...(sugestao ? [`  ${sugestao}`] : []),
    ]),
  ].join('\n')
}
