# How a receiver handles a delivery, signed here. Needs no service.
using Arauto

secret = "um-segredo-de-teste"
body = Vector{UInt8}("""{"id":"evt_1","tipo":"publicacao.nova","dados":{"publicacao":{"id":"pub_1","titulo":"PORTARIA 7"}}}""")
headers = sign_webhook(body, "evt_1", secret)

function receive(body, headers)
    try
        event = verify_webhook(body, headers, secret)
        println("204: ", event.tipo, " ", event.dados.publicacao.titulo)
    catch error
        error isa Arauto.WebhookSignatureError || rethrow()
        println("401: ", sprint(showerror, error))
    end
end

receive(body, headers)
receive([body; 0x20], headers)
