import { isSecretAddress } from './address/secret-address.ts'
import { resumedRetries, sendingTime } from './sending-time.ts'

/** What a store of webhooks asks of them. */
export const WEBHOOK_RULES = { sendingTime, resumedRetries, isSecretAddress }
