import { constants, setPriority } from 'node:os'

// On Linux this affects only this thread: searches go first.
setPriority(constants.priority.PRIORITY_LOW)

export { default } from './reader.ts'
