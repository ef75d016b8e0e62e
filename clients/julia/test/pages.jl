@testset "pages" begin
    ids(all) = [[item.id for item in each] for each in all]

    client, transport = scripted(page(["a", "b"], 1, 3), page(["b", "c"], 2, 3), page(["d"], 3, 3))
    rows = gather(buscar, client, "x"; limite = 2)
    @test [row.id for row in rows] == ["a", "b", "c", "d"]
    @test rows.total == 9
    @test occursin("pagina=1", transport.requests[1].url) && occursin("pagina=3", transport.requests[3].url)

    # A page is asked for only when it is needed.
    client, transport = scripted(page(["a", "b"], 1, 3), page(["c", "d"], 2, 3))
    acts = items(buscar, client, "x")
    @test isempty(transport.requests)
    @test [act.id for act in Iterators.take(acts, 2)] == ["a", "b"]
    @test length(transport.requests) == 1
    client, transport = scripted(page(["a", "b"], 1, 3), page(["c", "d"], 2, 3))
    @test [act.id for act in Iterators.take(items(buscar, client, "x"), 3)] == ["a", "b", "c"]

    # It ends at the last page, at an empty one, and at one that was not asked for.
    for (answers, expected) in (
        (page(["a", "b"], 1, 2), page(["c"], 2, 2)) => [["a", "b"], ["c"]],
        (page(["a", "b"], 1, 9), page([], 2, 9)) => [["a", "b"]],
        (page(["a", "b"], 1, 9), page(["a", "b"], 1, 9)) => [["a", "b"]],
        (page([], 1, 0),) => [String[]],
    )
        client, transport = scripted(answers...)
        @test ids(collect(pages(buscar, client, "x"))) == expected
        @test length(transport.requests) == length(answers)
    end

    # It can be gone through again, and begin later.
    client, transport = scripted(page(["c"], 2, 2), page(["c"], 2, 2))
    later = pages(buscar, client, "x"; pagina = 2)
    @test ids(collect(later)) == ids(collect(later)) == [["c"]]

    # A cap cuts, and says so.
    client, _ = scripted(page(["a", "b"], 1, 9), page(["c", "d"], 2, 9))
    rows = @test_logs (:warn,) gather(buscar, client, "x"; max_itens = 3)
    @test length(rows) == 3
    client, _ = scripted(page(["a", "b"]))
    @test_logs gather(buscar, client, "x"; max_itens = 2)

    # The log has every answer; only the first page's notices are shown.
    noticed(id, pagina) = answer("""{"sucesso":true,"dados":{"total":2,"pagina":$pagina,"limite":1,"total_paginas":2,
        "resultados":[{"id":"$id"}],"avisos":[{"codigo":"edicoes_ausentes","mensagem":"Falta a edição.","sugestoes":[]}]}}""")
    client, _ = scripted(noticed("a", 1), noticed("b", 2))
    @test_logs(
        (:debug, r"pagina=1"), (:warn, "Falta a edição."), (:debug, r"pagina=2"), min_level = A.CoreLogging.Debug,
        gather(buscar, client, "x"),
    )

    # Events go on from a cursor.
    event(id, more) = answer("""{"dados":{"limite":1,"resultados":[{"id":"$id","tipo":"t","criado_em":"2026-03-09T12:00:00Z","dados":{}}],
        "proximo":"c-$id","tem_mais":$more,"avisos":[]}}""")
    client, transport = scripted(event("evt_1", true), event("evt_2", false))
    @test [each.id for each in items(eventos, client)] == ["evt_1", "evt_2"]
    @test !occursin("pagina", transport.requests[1].url) && occursin("apos=c-evt_1", transport.requests[2].url)

    # The rows of a table go on from a cursor, too; what the first page says beside them is kept.
    rows(id, proximo, total) = answer("""{"dados":{"total":$total,"limite":1,"resultados":[{"id":"$id"}],"proximo":$proximo,
        "avisos":[]}}""")
    client, transport = scripted(rows("lin_1", "\"c1\"", 2), rows("lin_2", "null", "null"))
    found = gather(contratos, client; uasg = "110161")
    @test [each.id for each in found] == ["lin_1", "lin_2"] && found.total == 2
    @test !occursin("pagina", transport.requests[1].url) && occursin("cursor=c1", transport.requests[2].url)
end
