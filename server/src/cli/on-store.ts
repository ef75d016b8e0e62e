import type { Config } from '../config.ts'
import { acting } from '../lib/flow/acting.ts'
import type { Store } from '../threads/home/archive-home.ts'
import { homeOf } from '../threads/home/home-of.ts'

/**
 * Does the work of a command on the database of an archive, by its clock.
 * @throws Problem `nao_encontrado` for a folder without an archive
 */
export async function onStore<T>(config: Config, work: (store: Store) => Promise<T>): Promise<T> {
  await using store = await homeOf(config).openStore({ mayBegin: false })
  return await asCommand(store.clock(), () => work(store))
}

/** The same, and makes an archive in a folder without one. */
export async function onStoreOrNew<T>(
  config: Config,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  await using store = await homeOf(config).openStore({ mayBegin: true })
  return await asCommand(store.clock(), () => work(store))
}

/**
 * The audit trail records what is done by commands, too. They need access to the machine; its user's name identifies
 * the person.
 */
export function asCommand<T>(now: Date, work: () => Promise<T>): Promise<T> {
  const nobody = { pessoa_id: null, chave_id: null, conta_id: null, rede: null, endereco: null }
  return acting.run({ autor: 'comando', ...nobody, em: now.toISOString() }, work)
}
