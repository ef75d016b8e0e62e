import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** Preloaded (`--import`): writes the address of every module that is loaded to the file `RECORD_LOADS`. */
const file = process.env['RECORD_LOADS']
if (file === undefined) throw new Error('RECORD_LOADS is not set')
registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(file, `${url}\n`)
    return nextLoad(url, context)
  },
})
