import { workerData } from 'piscina'
import { openQueries } from '../embedded/queries.ts'
import { systemClock } from '../lib/clock.ts'
import { serve } from './remote.ts'

const { dataDir } = workerData as { dataDir: string }

export default serve(openQueries(dataDir, systemClock))
