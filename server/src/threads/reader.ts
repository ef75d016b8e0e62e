import { workerData } from 'piscina'
import { type QuerySettings, openQueries } from '../embedded/queries.ts'
import { serve } from './remote.ts'

export default serve(openQueries(workerData as QuerySettings).queries)
