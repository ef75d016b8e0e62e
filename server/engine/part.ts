/** Makes a part of the index in any thread, without loading what searches it. */
export { buildPart } from './segment/write/part.ts'
