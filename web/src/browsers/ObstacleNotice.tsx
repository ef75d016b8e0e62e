import { Notice } from '../ui/Notice.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import { Obstacle } from './subscription.ts'

/** Why notices could not be turned on, and the way out. */
export function ObstacleNotice({ error }: { error: Error | null }) {
  const { browsers: said } = useSpeech().words
  const fault = useFault(error)
  if (fault === null) return null
  if (error instanceof Obstacle) return <Notice tone="warn">{said.obstacles[error.kind]}</Notice>
  return <Notice tone="bad">{fault.message}</Notice>
}
