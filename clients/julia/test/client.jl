@testset "client" begin
    # Key and address come from the argument, else from the environment, else it is said how.
    withenv("ARAUTO_API_KEY" => nothing, "ARAUTO_BASE_URL" => nothing) do
        @test_throws A.ConfigurationError A.Client(; base_url = "http://x")
        @test occursin("ARAUTO_API_KEY", sprint(showerror, try A.Client(; base_url = "http://x") catch e; e end))
        @test occursin("ARAUTO_BASE_URL", sprint(showerror, try A.Client(; api_key = "ar_x") catch e; e end))
    end
    withenv("ARAUTO_API_KEY" => "ar_1", "ARAUTO_BASE_URL" => "http://y/api/v1/") do
        @test A.Client().base_url == "http://y/api/v1"
        @test A.Client(; api_key = "ar_2").api_key.value == "ar_2"
    end
    for option in (:timeout, :connect_timeout, :max_retries, :max_wait), value in (-1, NaN, "3", true)
        @test_throws A.ConfigurationError A.Client(; api_key = "ar_x", base_url = "http://x", option => value)
    end
    for wrong in ((timeout = 0,), (connect_timeout = 0,), (max_retries = 1.5,), (api_key = missing,), (base_url = missing,))
        @test_throws A.ConfigurationError A.Client(; api_key = "ar_x", base_url = "http://x", wrong...)
    end
    # What cannot be a key or an address is said before it is sent, and not shown.
    for key in ("ar_segredo\n", "ar_segre\0do", "ar segredo", "ção-segredo")
        error = try A.Client(; api_key = key, base_url = "http://x") catch e; e end
        @test error isa A.ConfigurationError && !occursin("segre", sprint(showerror, error))
    end
    for address in ("servico/api/v1", "ftp://x", "http://", "https://eu:senha@x/api/v1", "http://x/api/v1?a=1", "http://x#a", "http://x\n")
        @test_throws A.ConfigurationError A.Client(; api_key = "ar_x", base_url = address)
    end
    withenv("ARAUTO_API_KEY" => "ar_1\n", "ARAUTO_BASE_URL" => " HTTPS://y/api/v1 ") do
        @test A.Client().api_key.value == "ar_1" && A.Client().base_url == "HTTPS://y/api/v1"
    end

    # The key is in nothing that can be printed.
    client, _ = scripted(failure(401), broken(), broken(), broken())
    errors = [try secoes(client) catch e; e end for _ in 1:2]
    client = A.Client(; api_key = "ar_00000000_segredo", base_url = "http://servico/api/v1")
    @test errors[1] isa A.AuthenticationError && errors[2] isa A.UnreachableError
    shown = sprint() do io
        show(io, A.prepare(client, "GET", "/secoes"))
        for value in (client, [client], (; client = client), errors...)
            foreach(f -> f(io, value), (show, print, dump, (io, x) -> show(io, MIME("text/plain"), x)))
        end
        foreach(e -> showerror(io, e), errors)
    end
    @test !occursin("segredo", shown)

    # An error says what it is, where, and what to do.
    client, _ = scripted(answer(
        """{"sucesso":false,"erro":{"codigo":"parametro_invalido","mensagem":"Há 1.","detalhes":[{"campo":"limite",
        "problema":"deve ser de 1 a 100","sugestao":"Use 100."}]},"request_id":"req_1"}""", 400,
    ))
    error = try buscar(client, "x"; limite = 999) catch e; e end
    @test error isa A.BadRequestError && error isa APIError && error isa ArautoError
    @test (error.status, error.codigo, error.request_id, error.detalhes[1].campo) == (400, "parametro_invalido", "req_1", "limite")
    @test occursin("limite: deve ser de 1 a 100: Use 100.", sprint(showerror, error))

    # A body that is not the API's never hides the status.
    for body in ("<html>", "", "{\"erro\":", "{\"erro\":\"texto\"}", "[]", "null", "{\"erro\":{\"detalhes\":3}}")
        client, _ = scripted(answer(body, 404))
        error = try secoes(client) catch e; e end
        @test error isa A.NotFoundError && error.codigo === nothing && error.status == 404
    end
    for (status, type) in (302 => A.StatusError, 403 => A.PermissionError, 409 => A.ConflictError, 418 => A.StatusError, 599 => A.ServerError)
        client, _ = scripted(failure(status); max_retries = 0)
        @test_throws type secoes(client)
    end

    # A success that cannot be understood is an error of its own, and not tried again.
    for body in ("<html>", "{\"sucesso\":true}", "{\"dados\":[", "", "[]", "3")
        client, transport = scripted(answer(body))
        @test_throws A.ResponseFormatError secoes(client)
        @test length(transport.requests) == 1
    end

    # Arguments arrive as they are meant.
    client, transport = scripted(page(["a"]), page([]), page([]))
    buscar(client, "é & 100%+ =#?/\"x\""; data_inicio = Date(2026, 3, 9), secao = ["3", "extra"], limite = 5)
    @test transport.requests[1].url == "http://servico/api/v1/buscar?termo=%C3%A9%20%26%20100%25%2B%20%3D%23%3F%2F%22x%22" *
        "&data_inicio=2026-03-09&secao=3&secao=extra&limite=5"
    @test ("X-API-Key" => "ar_00000000_segredo") in transport.requests[1].headers
    entregas(client, "wh_a/b"; desde = DateTime(1970))
    @test transport.requests[2].url == "http://servico/api/v1/webhooks/wh_a%2Fb/deliveries?desde=1970-01-01T00%3A00%3A00.000Z"
    buscar(client, "%41")
    @test endswith(transport.requests[3].url, "termo=%2541")
    for unknown in (missing, ["3", missing], NaN)
        @test_throws A.ConfigurationError buscar(client, "x"; secao = unknown)
    end
    client, transport = scripted(answer("{\"dados\":[]}"), answer("{\"dados\":{}}"))
    pagina_dou(client, Date(2026, 3, 9), 2, "12")
    @test endswith(transport.requests[1].url, "/dou/2026-03-09/2/12")
    publicacoes(client, "pub_1")
    @test endswith(transport.requests[2].url, "?ids=pub_1")
    @test A.wire_text(0.00000000001) == "0"
    for id in ("", ".", "..", nothing)
        @test_throws A.ConfigurationError publicacao(client, id)
    end

    # What is nothing is not sent, what is missing is null.
    ok = answer("{\"dados\":{\"id\":\"x\"}}")
    client, transport = scripted(ok, ok, ok)
    sent(n) = A.read_json(transport.requests[n].body)
    criar_webhook(client; url = "https://a.example", eventos = ["publicacao.nova"], filtros = (termos = ["licitação"],))
    @test sent(1) == (url = "https://a.example", eventos = ["publicacao.nova"], filtros = (termos = ["licitação"],)) ||
        Dict(pairs(sent(1))) == Dict(:url => "https://a.example", :eventos => ["publicacao.nova"], :filtros => (termos = ["licitação"],))
    alterar_webhook(client, "wh_1"; filtros = missing, ativo = true)
    @test isequal(Dict(pairs(sent(2))), Dict(:filtros => missing, :ativo => true))
    trocar_segredo(client, "wh_1")
    @test sent(3) == NamedTuple()
end
