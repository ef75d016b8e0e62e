import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { sampleEdition, zipEdition } from '../../../server/demo/sample/edition.ts'
import type { Running } from './_running.ts'

/** Runs a command of the installation to its end; returns its output. */
export type Arauto = (...args: string[]) => Promise<string>

/** Acts in the edition. */
export const ACTS = 20

/** Writes an invented edition in INLABS' form; returns its path. */
export function writeEdition(folder: string): string {
  const edition = sampleEdition({
    seed: 7,
    date: '2026-03-20',
    pubName: 'DO1',
    editionNumber: '54',
    acts: ACTS,
    marked: true,
  })
  const path = join(folder, edition.name)
  writeFileSync(path, zipEdition(edition))
  return path
}

/** Expects that the service is alive, and serves its page with the files that the page loads first. */
export async function expectPage({ url }: Running): Promise<void> {
  const health: unknown = await (await fetch(`${url}/saude`)).json()
  expect(health).toMatchObject({ sucesso: true, dados: { situacao: 'viva' } })
  const page = await fetch(`${url}/`)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  const assets = (await page.text()).match(/\/assets\/[^"]+/g) ?? []
  expect(assets.some((name) => name.endsWith('.js'))).toBe(true)
  for (const name of assets) expect(await fetch(`${url}${name}`)).toMatchObject({ status: 200 })
}

/** Creates an API key like a new user. */
export async function newKey(arauto: Arauto): Promise<string> {
  const of = (text: string) => JSON.parse(text) as Record<string, string> // the form of --json
  const named = ['--nome', 'Escritório']
  const account = of(
    await arauto('conta', 'criar', ...named, '--email', 'equipe@exemplo.com.br', '--json'),
  )
  const grants = ['--conta', String(account['id']), '--escopos', 'consulta']
  const key = of(await arauto('chave', 'criar', ...named, ...grants, '--json'))
  return String(key['chave'])
}

export async function totalOf({ url }: Running, key: string, termo: string): Promise<number> {
  const query = new URLSearchParams({ termo })
  const answer = await fetch(`${url}/api/v1/buscar?${query.toString()}`, {
    headers: { 'X-API-Key': key },
  })
  expect(answer.status).toBe(200)
  const { dados } = (await answer.json()) as { dados: { total: number } } // the form of the contract
  return dados.total
}
