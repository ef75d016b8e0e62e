import { constants, setPriority } from 'node:os'

// Of this thread alone, on Linux: searches come first.
setPriority(constants.priority.PRIORITY_LOW)

export { default } from './reader.ts'
