import type { Webhook } from '../api/schema.ts'

/** Host and path, by which people recognise an address. */
export function shortAddress(url: string): string {
  const { host, pathname } = new URL(url)
  return pathname === '/' ? host : host + pathname
}

/** The title of a webhook. */
export function webhookTitle({ nome, url }: Pick<Webhook, 'nome' | 'url'>): string {
  return nome ?? shortAddress(url)
}
