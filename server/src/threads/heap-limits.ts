import type { ResourceLimits } from 'node:worker_threads'

/**
 * For every thread of the service. V8 lets what dies young take 48 MB in each of them before it clears up;
 * with half of that it clears up as cheaply, and the buffers that hang on such objects go sooner too.
 */
export const HEAP_LIMITS: ResourceLimits = { maxYoungGenerationSizeMb: 24 }
