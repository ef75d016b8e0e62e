@testset "receive" begin
    secret = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
    now = 1773057600
    body = Vector{UInt8}("""{"id":"evt_1","tipo":"publicacao.nova","dados":{"publicacao":{"titulo":"PORTARIA Nº 7"}}}""")
    signed = sign_webhook(body, "evt_1", secret, now)
    verify(; body = body, headers = signed, secret = secret, now = now, options...) =
        verify_webhook(body, headers, secret; now = now, options...)

    @test verify().dados.publicacao.titulo == "PORTARIA Nº 7"
    @test verify(; body = String(copy(body))).id == "evt_1"
    @test verify(; headers = [uppercase(name) => value for (name, value) in signed]).id == "evt_1"

    # The project's vectors, where they are at hand.
    vectors = joinpath(@__DIR__, "..", "..", "..", "spec", "vectors", "signature.json")
    if isfile(vectors)
        for case in A.read_json(read(vectors)).cases
            headers = [string(name) => value for (name, value) in pairs(case.headers)]
            holds = try
                verify_webhook(case.body, headers, case.secret; now = case.now)
                true
            catch error
                # An empty body can be genuine, and yet no event.
                error isa A.ResponseFormatError
            end
            @test holds == case.valid
        end
    end

    for difference in (-300, 300)
        @test verify(; now = now + difference).id == "evt_1"
    end
    for difference in (-301, 301)
        @test_throws A.WebhookSignatureError verify(; now = now + difference)
    end
    @test verify(; now = now + 301, tolerance = 301).id == "evt_1"

    changed(name, value) = merge(signed, Dict(name => value))
    for headers in (
        Dict{String,String}(), Dict("X-Service-Timestamp" => "$now"), Dict("X-Service-Signature" => signed["X-Service-Signature"]),
        [changed("X-Service-Timestamp", time) for time in ("", "-$now", "$now.0", "0x69aeb500", " $now")]...,
        [changed("X-Service-Signature", it) for it in ("", "sha256=", signed["X-Service-Signature"][8:end], uppercase(signed["X-Service-Signature"]))]...,
    )
        @test_throws A.WebhookSignatureError verify(; headers = headers)
    end
    for secrets in ("", "outro", String[], [secret, ""])
        @test_throws A.WebhookSignatureError verify(; secret = secrets)
    end
    @test_throws A.WebhookSignatureError verify(; body = [body; 0x20])

    other = sign_webhook(body, "evt_1", "segredo novo", now)
    rotation = changed("X-Service-Signature-Next", other["X-Service-Signature"])
    @test verify(; headers = rotation, secret = "segredo novo").id == "evt_1"
    @test verify(; headers = other, secret = [secret, "segredo novo"]).id == "evt_1"

    standard = filter(pair -> startswith(pair.first, "webhook-"), signed)
    @test verify(; headers = standard).id == "evt_1"
    @test verify(; headers = merge(standard, Dict("webhook-signature" => "v1a,x v1,AAAA " * standard["webhook-signature"]))).id == "evt_1"
    @test_throws A.WebhookSignatureError verify(; headers = merge(standard, Dict("webhook-id" => "evt_2")))
end
