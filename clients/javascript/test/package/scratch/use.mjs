import { Arauto, NotFoundError } from 'arauto-client'
import { sign, verify } from 'arauto-client/webhook'
import { use } from './use-it.cjs'

console.log(await use({ Arauto, NotFoundError, sign, verify }))
