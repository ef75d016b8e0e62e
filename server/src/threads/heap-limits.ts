import type { ResourceLimits } from 'node:worker_threads'

/**
 * For every thread of the service. V8 lets short-lived objects take 48 MB per thread before it collects
 * them. With half of that, collection costs no more, and the buffers that such objects hold are freed
 * sooner.
 */
export const HEAP_LIMITS: ResourceLimits = { maxYoungGenerationSizeMb: 24 }
