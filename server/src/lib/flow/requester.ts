import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The account that the current work is for, or the address without one. It only decides turns,
 * never access.
 */
export const requester = new AsyncLocalStorage<string>()
