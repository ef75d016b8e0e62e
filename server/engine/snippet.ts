/** Where a text answers a query, and the part of it that shows this best. */
export { endOf, startOf } from './snippet/choose-part.ts'
export {
  type MarkedField,
  type SoughtItem,
  findHits,
  soughtItems,
  wordsIn,
} from './snippet/find-hits.ts'
export { type SnippetSegment, type SnippetSource, snippetSource } from './snippet/snippet.ts'
