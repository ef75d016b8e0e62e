# What a receiver does with a delivery, with one signed here. Needs no service.
library(arauto)

secret <- "um-segredo-de-teste"
body <- charToRaw('{"id":"evt_1","tipo":"publicacao.nova","dados":{"publicacao":{"id":"pub_1","titulo":"PORTARIA 7"}}}')
headers <- arauto_sign_webhook(body, "evt_1", secret)

receive <- function(body, headers) {
  tryCatch(
    {
      event <- arauto_verify_webhook(body, headers, secret)
      cat("204:", event$tipo, event$dados$publicacao$titulo, "\n")
    },
    arauto_webhook_signature_error = function(e) cat("401:", conditionMessage(e), "\n")
  )
}
receive(body, headers)
receive(c(body, charToRaw(" ")), headers)
