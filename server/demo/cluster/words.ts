import { tableText } from '../../src/terminal/table.ts'
import type { KeptProcess, ProcessNews } from './kept-process.ts'
import type { WatchedSearch } from './watch-search.ts'

/** Printed before anything runs. */
export function opening(folder: string): string {
  return [
    'Subindo um cluster nesta máquina: PostgreSQL, três nós do OpenSearch, três processos do Arauto.',
    `Leva de um a três minutos e uns 3 GB de memória. Tudo fica em ${folder}, que some no fim;`,
    'o que cada processo diz está lá, em arquivos .log.',
    '',
  ].join('\n')
}

/** Printed once it runs: the addresses, what to kill and what to see. */
export function firstSteps(
  { url, chave, publicacoes }: { url: string; chave: string; publicacoes: number },
  processes: KeptProcess[],
): string {
  const kill = (name: string) => `kill -9 ${processes.find((kept) => kept.name === name)?.pid()}`
  return [
    '',
    `Arauto no ar em ${url}, um endereço diante dos três processos, com ${publicacoes} publicações fictícias.`,
    'Ctrl-C encerra tudo.',
    '',
    `  Chave:  ${chave}`,
    `  Busca:  curl -s -H 'X-API-Key: ${chave}' '${url}/api/v1/buscar?termo=licita%C3%A7%C3%A3o&limite=3'`,
    '',
    tableText(
      ['processo', 'pid'],
      processes.map((kept) => [kept.name, String(kept.pid())]),
    ),
    '',
    'O que matar, em outro terminal, e o que se vê aqui:',
    '',
    tableText(
      ['comando', 'o que cai', 'o que se vê'],
      [
        [
          kill('arauto-1'),
          'um processo do Arauto',
          'as buscas não param; o que ele enviava, outro envia em até 10 s',
        ],
        [
          kill('opensearch-1'),
          'um nó do OpenSearch',
          'os outros têm as cópias: as buscas acham tudo, ou respondem 503 por um instante',
        ],
        [
          kill('postgres'),
          'o PostgreSQL',
          'as buscas respondem 503 até que volte; depois, nada falta',
        ],
      ],
    ),
    '',
    'Cada um volta por si em segundos, com outro pid, como num orquestrador. A cada 10 s entra uma',
    'edição extra fictícia de 8 atos; um receptor de webhooks pediu todos, e aqui se conta se chegam.',
    '',
  ].join('\n')
}

/** For a search whose answer has changed. */
export function searchLine(
  now: WatchedSearch,
  before: WatchedSearch | null,
  forMs: number,
): string {
  if ('failed' in now) return `busca: sem resposta (${now.failed}); será repetida`
  const found = `busca: ${now.total} publicações`
  if (before === null) return found
  if ('failed' in before)
    return `${found}, depois de ${(forMs / 1_000).toFixed(1).replace('.', ',')} s sem resposta`
  return now.lacking > 0 ? `${found}: MENOS DO QUE ANTES (${now.total + now.lacking})` : found
}

/** For a process that somebody killed and that was restarted. */
export function processLine(news: Exclude<ProcessNews, { kind: 'started' }>): string {
  const { name, pid } = news
  return news.kind === 'ended'
    ? `${name} (pid ${pid}) caiu: ${news.how}; volta em segundos`
    : `${name} voltou, com o pid ${pid}`
}
