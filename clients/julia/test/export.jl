@testset "export" begin
    line(id) = """{"id":"$id","titulo":"Título $id","data_publicacao":"2026-03-09"}\n"""

    client, transport = scripted(answer(line("a") * line("b"), 200, Dict("x-total" => "2", "x-avisos" => "")))
    acts = exportar(client; termo = "x", campos = ["id", "titulo"])
    @test acts.total == 2
    @test [act.id for act in acts] == [act.id for act in acts] == ["a", "b"]
    @test first(acts).data_publicacao == Date(2026, 3, 9)
    @test occursin("termo=x&campos=id&campos=titulo&formato=jsonl", transport.requests[1].url)

    # What breaks off goes on after the last whole line; failures count from one again.
    client, transport = scripted(
        (line("a") * line("b")[1:20]) => broken(), broken(), line("b") => broken(), failure(503), answer(line("c")),
    )
    @test [act.id for act in exportar(client; termo = "x")] == ["a", "b", "c"]
    @test [match(r"apos=(\w+)|$", request.url).captures[1] for request in transport.requests] == [nothing, "a", "a", "b", "b"]
    @test transport.waits == [0.5, 1, 0.5, 1]

    client, transport = scripted("{\"id\":" => broken(), broken(), broken())
    @test_throws A.UnreachableError exportar(client; termo = "x")
    @test length(transport.requests) == 3

    # Without id, or as a file, it cannot go on.
    client, transport = scripted(line("a") => broken())
    @test_throws A.UnreachableError exportar(client; campos = ["titulo"])
    mktempdir() do folder
        path = joinpath(folder, "atos.csv")
        client, transport = scripted("id\r\na\r\n" => broken(), answer("id\r\na\r\n"))
        @test_throws A.UnreachableError save_export(client, path)
        @test isempty(readdir(folder))
        @test save_export(client, path; termo = "x", bom = true) == path
        @test read(path, String) == "id\r\na\r\n"
        @test endswith(transport.requests[2].url, "termo=x&bom=true&formato=csv")

        # With the rights of any new file, in place of one that is there.
        touch(joinpath(folder, "any"))
        @test filemode(path) == filemode(joinpath(folder, "any"))
        client, _ = scripted(answer("novo"))
        save_export(client, path)
        @test read(path, String) == "novo"

        # Never in place of a folder, nor where there is none; nothing is asked for then.
        for wrong in (folder, joinpath(folder, "nenhuma", "atos.csv"))
            client, transport = scripted(answer("novo"))
            @test_throws A.ConfigurationError save_export(client, wrong)
            @test isempty(transport.requests)
        end
        @test sort(readdir(folder)) == ["any", "atos.csv"]
    end

    # A last line without its end is whole, if the answer ended properly.
    client, transport = scripted(
        answer(chomp(line("a") * line("b")), 200, Dict("x-total" => "3")), answer(line("c"), 200, Dict("x-total" => "1")),
    )
    @test [act.id for act in exportar(client; termo = "x")] == ["a", "b", "c"]
    @test occursin("apos=b", transport.requests[2].url)

    # A refusal is an error as everywhere, also the last of several.
    client, _ = scripted(failure(503), failure(400))
    error = try exportar(client; termo = "\"") catch e; e end
    @test error isa A.BadRequestError && error.codigo == "c"
    client, _ = scripted(failure(503), failure(503), failure(503))
    error = try exportar(client; termo = "x") catch e; e end
    @test error isa A.ServerError && error.codigo == "c"

    # Its notices name what explains them.
    noticed() = answer("", 200, Dict("x-total" => "0", "x-avisos" => "edicoes_ausentes"))
    client, _ = scripted(noticed(), noticed())
    @test_logs (:warn, r" buscar\(\)") exportar(client; termo = "x")
    @test_logs (:warn, r" sancoes\(\)") exportar_sancoes(client)
end
