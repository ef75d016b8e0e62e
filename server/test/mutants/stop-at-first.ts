import { afterEach, beforeEach } from 'vitest'

/** Once a test has failed, what the others say does not matter. */
let hasFailed = false
beforeEach(({ skip }) => skip(hasFailed))
afterEach(({ task }) => {
  hasFailed ||= task.result?.state === 'fail'
})
