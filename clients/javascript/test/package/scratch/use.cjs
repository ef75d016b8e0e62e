const { Arauto, NotFoundError } = require('arauto')
const { sign, verify } = require('arauto/webhook')
const { use } = require('./use-it.cjs')

void use({ Arauto, NotFoundError, sign, verify }).then(console.log)
