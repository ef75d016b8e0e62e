import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * On whose behalf the current work is done: an account, or an address that has none. Only turns are given by
 * it, never access.
 */
export const requester = new AsyncLocalStorage<string>()
