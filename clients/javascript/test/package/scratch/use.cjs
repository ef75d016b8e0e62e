const { Arauto, NotFoundError } = require('arauto-client')
const { sign, verify } = require('arauto-client/webhook')
const { use } = require('./use-it.cjs')

void use({ Arauto, NotFoundError, sign, verify }).then(console.log)
