import { Arauto } from '../../../clients/javascript/dist/esm/index.js'

let count = 0
for await (const { titulo } of new Arauto().buscar({ termo: '*', limite: 100 }))
  count += titulo === '' ? 0 : 1
console.log(count)
