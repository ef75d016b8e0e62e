import { Arauto, NotFoundError } from 'arauto'
import { sign, verify } from 'arauto/webhook'
import { use } from './use-it.cjs'

console.log(await use({ Arauto, NotFoundError, sign, verify }))
