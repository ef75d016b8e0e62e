@testset "retry" begin
    wait(status, headers; attempt = 1, random = 1) = A.retry_wait(status, Dict{String,String}(headers), attempt, 1000, random)
    exhausted(reset) = Dict("x-ratelimit-remaining" => "0", "x-ratelimit-reset" => "$reset")

    @test wait(429, merge(exhausted(1050), Dict("retry-after" => "7"))) == 7
    @test wait(503, ["retry-after" => "Thu, 01 Jan 1970 00:17:00 GMT"]) == 20
    @test wait(503, ["retry-after" => "Thu, 01 Jan 1970 00:00:00 GMT"]) == 0
    @test wait(429, exhausted(1010)) == 11
    @test wait(429, exhausted(900)) == 0
    @test wait(429, ["x-ratelimit-remaining" => "3", "x-ratelimit-reset" => "1010"]) == 0.5
    @test wait(503, exhausted(1010)) == 0.5
    @test wait(503, ["retry-after" => "amanhã"]) == 0.5
    @test [wait(nothing, []; attempt = n) for n in 1:6] == [0.5, 1, 2, 4, 8, 8]
    @test wait(nothing, []; attempt = 2, random = 0) == 0.75

    # Reading is tried again after what may pass, and given up after max_retries.
    client, transport = scripted(failure(503), broken(), page(["pub_1"]))
    @test buscar(client, "x")[1].id == "pub_1"
    @test transport.waits == [0.5, 1]
    client, transport = scripted(failure(500), failure(500), failure(500))
    @test_throws A.ServerError secoes(client)
    @test length(transport.requests) == 3
    client, transport = scripted(failure(500))
    @test_throws A.ServerError secoes(A.Client(client; max_retries = 0))

    for status in (301, 302, 400, 401, 403, 404, 409)
        client, transport = scripted(failure(status))
        @test_throws APIError secoes(client)
    end

    # Every attempt of a POST has the same key, another POST another.
    client, transport = scripted(failure(502), answer("{\"dados\":{\"id\":\"1\"}}"), answer("{\"dados\":{\"id\":\"2\"}}"))
    foreach(_ -> criar_webhook(client; url = "u", eventos = ["e"]), 1:2)
    keys_sent = [Dict(request.headers)["Idempotency-Key"] for request in transport.requests]
    @test keys_sent[1] == keys_sent[2] != keys_sent[3]
    @test occursin(r"^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$", keys_sent[1])

    # A change is repeated only if the service says that it was not made.
    for lost in (broken(), failure(500))
        client, transport = scripted(lost)
        @test_throws ArautoError alterar_webhook(client, "wh_1"; ativo = false)
        @test length(transport.requests) == 1
    end
    client, transport = scripted(failure(429), answer("{\"dados\":{\"id\":\"wh_1\"}}"))
    @test alterar_webhook(client, "wh_1"; ativo = false).id == "wh_1"

    # A wait over max_wait is not waited.
    client, transport = scripted(failure(429, Dict("retry-after" => "61")))
    error = try secoes(client) catch e; e end
    @test error isa A.RateLimitError && error.retry_after == 61 && isempty(transport.waits)

    # The last answer's rate limit can be read, by the copies of a client, too.
    client, _ = scripted(answer("{\"dados\":[]}", 200, Dict("x-ratelimit-limit" => "120", "x-ratelimit-remaining" => "118", "x-ratelimit-reset" => "1060")))
    @test A.rate_limit(client) === nothing
    secoes(A.Client(client; timeout = 1))
    @test A.rate_limit(client) == A.RateLimit(120, 118, unix2datetime(1060))
end
