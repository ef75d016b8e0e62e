import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The account, or the address without one, that the current work is for. It decides only turns,
 * never access.
 */
export const requester = new AsyncLocalStorage<string>()
