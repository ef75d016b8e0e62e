import { createContext } from 'react'

/** Whether kinds that no row of the archive has are offered too: rows to come may have them. */
export const EveryKind = createContext(false)
