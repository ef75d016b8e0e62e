import type { Api } from './api.ts'

/** Every fourth gets all acts, the others those with one of these words. */
const WORDS = ['portaria', 'pregão', 'extrato', 'nomear', 'contrato']

/** Creates a webhook for each url; returns their ids. */
export async function receiversOf(api: Api, urls: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const [i, url] of urls.entries()) {
    const termos = [i % 4 === 0 ? '*' : WORDS[i % WORDS.length]!]
    const eventos = ['publicacao.nova', 'alerta.match']
    const made = await api.ask('webhooks', 'POST', '/webhooks', {
      nome: `receptor ${i}`,
      url,
      eventos,
      filtros: { termos },
    })
    ids.push(idOf(made))
  }
  return ids
}

/** The id of the created resource. @throws Error when nothing was. */
export function idOf(made: unknown): string {
  if (typeof made === 'object' && made !== null && 'id' in made) return String(made.id)
  throw new Error(`nothing was made: ${JSON.stringify(made)}`)
}
