import { expect, it } from 'vitest'
import { framedMail } from './framed-mail.ts'

const MAIL = `<html><head><style>.ink { color: #fff !important }</style></head>
<body class="ink" style="margin: 0"><p style='font-family: "Public Sans", Arial'>a style=&quot;b&quot; $&amp;</p></body></html>`

it('keeps every style of a mail, without an attribute that a policy refuses', () => {
  expect(framedMail(MAIL, 'n1'))
    .toBe(`<html><head><style nonce="n1">.ink { color: #fff !important }</style><base target="_blank">
<style nonce="n1">[data-style="0"]{margin: 0}
[data-style="1"]{font-family: "Public Sans", Arial}</style>
</head>
<body class="ink" data-style="0"><p data-style="1">a style=&quot;b&quot; $&amp;</p></body></html>`)
})
