secret <- "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
now <- 1773057600
body <- charToRaw(enc2utf8('{"id":"evt_1","tipo":"publicacao.nova","dados":{"publicacao":{"titulo":"PORTARIA N\u00ba 7"}}}'))
signed <- arauto_sign_webhook(body, "evt_1", secret, now)
verify <- function(body = get("body", parent.frame()), headers = signed, secrets = secret, time = now, ...) {
  arauto_verify_webhook(body, headers, secrets, now = time, ...)
}
expect_refused <- function(code) expect_error(code, class = "arauto_webhook_signature_error")

test_that("a genuine delivery gives its event", {
  expect_equal(verify(body)$dados$publicacao$titulo, "PORTARIA N\u00ba 7")
  expect_equal(verify(rawToChar(body))$id, "evt_1")
  expect_equal(verify(body, unlist(stats::setNames(signed, toupper(names(signed)))))$id, "evt_1")
})

test_that("known signatures are made", {
  # The first case of the project's vectors.
  body <- paste0(
    '{"id":"evt_01JD7V9Y2M3N4P5Q6R7S8T9V0W","tipo":"publicacao.nova","criado_em":"2026-03-09T12:00:00.000Z",',
    '"webhook_id":"wh_01JD7V9Y2M3N4P5Q6R7S8T9V0X","dados":{"publicacao":{"id":"pub_0123456789ABCDEF","titulo":"EDITAL 7/2026"}}}'
  )
  made <- arauto_sign_webhook(body, "evt_01JD7V9Y2M3N4P5Q6R7S8T9V0W", secret, now)
  expect_equal(made[["X-Service-Signature"]], "sha256=f6b14f52d17fcd7b0b312480e7ed83a6a6096959b640c4303aecb91fa59d5af4")
  expect_equal(made[["webhook-signature"]], "v1,mA4z8jyfhtVELDHqvnLQNIAeVQg9gyY9QCjPXj95sZ8=")
})

test_that("the clock may differ by 300 seconds, both ways", {
  for (time in now + c(-300, 300)) expect_equal(verify(body, time = time)$id, "evt_1")
  for (time in now + c(-301, 301)) expect_refused(verify(body, time = time))
  expect_equal(verify(body, time = now + 301, tolerance = 301)$id, "evt_1")
})

test_that("what is not genuine is refused", {
  expect_refused(verify(c(body, as.raw(32))))
  expect_refused(verify(body, secrets = "outro segredo"))
  expect_refused(verify(body, secrets = ""))
  expect_refused(verify(body, secrets = character()))
  expect_refused(verify(body, list()))
  expect_refused(verify(body, signed["X-Service-Timestamp"]))
  expect_refused(verify(body, signed["X-Service-Signature"]))
  for (time in c("", "-1773057600", "1773057600.0", "0x69aeb500", " 1773057600")) {
    expect_refused(verify(body, utils::modifyList(signed, list(`X-Service-Timestamp` = time))))
  }
  for (signature in c("", "sha256=", sub("sha256=", "", signed[[1]]), toupper(signed[[1]]))) {
    expect_refused(verify(body, utils::modifyList(signed, list(`X-Service-Signature` = signature))))
  }
})

test_that("a rotation's second signature and a second secret will do", {
  other <- arauto_sign_webhook(body, "evt_1", "segredo novo", now)
  both <- c(signed[c(1, 2)], list(`X-Service-Signature-Next` = other[["X-Service-Signature"]]))
  expect_equal(verify(body, both, "segredo novo")$id, "evt_1")
  expect_equal(verify(body, other, c(secret, "segredo novo"))$id, "evt_1")
  expect_equal(verify(body, other, list(secret, "segredo novo"))$id, "evt_1")
})

test_that("Standard Webhooks alone will do", {
  standard <- signed[c("webhook-id", "webhook-timestamp", "webhook-signature")]
  expect_equal(verify(body, standard)$id, "evt_1")
  standard[["webhook-signature"]] <- paste("v1a,xyz v1,AAAA", standard[["webhook-signature"]])
  expect_equal(verify(body, standard)$id, "evt_1")
  expect_refused(verify(body, utils::modifyList(standard, list(`webhook-id` = "evt_2"))))
  expect_refused(verify(body, standard[-1]))
})
