import type { ActKey } from '../../server/engine/port.ts'
import type { createSegmentIndex } from '../../server/engine/index.ts'
import type { Publication } from '../../server/src/gazette/publication.ts'
import type { SearchEngine } from '../../server/src/search/search-reader.ts'

export interface Searched {
  acts: ReadonlyMap<ActKey, Publication>
  index: SearchEngine | ReturnType<typeof createSegmentIndex>
}
