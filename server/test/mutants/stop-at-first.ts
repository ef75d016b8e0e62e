import { afterEach, beforeEach } from 'vitest'

/** After the first failure, the remaining tests do not matter. */
let hasFailed = false
beforeEach(({ skip }) => skip(hasFailed))
afterEach(({ task }) => {
  hasFailed ||= task.result?.state === 'fail'
})
