@testset "answers" begin
    # No rows, unknown fields, missing fields.
    client, _ = scripted(page([]), answer("""{"dados":{"total":1,"pagina":1,"limite":2,"total_paginas":1,"novo_total":7,
        "resultados":[{"id":"a","novo":{"x":[1]}},{"id":null,"titulo":"t"}]},"ao_lado":{"y":1}}"""))
    @test isempty(buscar(client, "x"))
    rows = buscar(client, "x")
    @test keys(rows[1]) == keys(rows[2]) == (A.FIELDS.ResultadoBusca..., :novo)
    @test rows[1].novo.x == [1] && rows[2].novo === missing && rows[2].id === missing && rows[1].situacao === missing
    @test rows.novo_total == 7 && rows.ao_lado.y == 1 && isequal(rows.resultados, collect(rows))
    @test eltype(rows) <: NamedTuple
    @test rows[1:1].total == 1

    # Dates and moments.
    client, _ = scripted(answer("""{"dados":{"data_publicacao":"2026-03-09","ementa":null,"criado_em":"2026-03-09T12:00:00.250Z",
        "titulo":"2026-03-09","entidades":{"pessoas":[{"nome":"A","cargo":null}]}}}"""))
    act = publicacao(client, "pub_1")
    @test act.data_publicacao == Date(2026, 3, 9) && act.criado_em == DateTime(2026, 3, 9, 12, 0, 0, 250)
    @test act.titulo == "2026-03-09" && act.ementa === missing && act.entidades.pessoas[1].cargo === missing

    # Under every name that the API gives them.
    client, _ = scripted(answer("""{"dados":{"em":"2026-03-09T12:00:00Z","prazo":"2026-03-09","entra_em_vigor":"2026-03-09",
        "prazos":[{"inicio":"2026-03-09","fim":3}],"hora":"07:00"}}"""))
    act = publicacao(client, "pub_1")
    @test act.em == DateTime(2026, 3, 9, 12) && act.prazo == act.entra_em_vigor == act.prazos[1].inicio == Date(2026, 3, 9)
    @test act.prazos[1].fim == 3 && act.hora == "07:00"

    # Notices are logged, and stay with the answer.
    notice = """{"codigo":"edicoes_ausentes","campo":"data","mensagem":"Falta a edição.","sugestoes":["2026-03-10"]}"""
    client, _ = scripted(answer("""{"dados":[],"avisos":[$notice]}"""))
    editions = @test_logs (:warn, "Falta a edição.") edicoes(client; data = "2026-03-09")
    @test editions.avisos[1].codigo == "edicoes_ausentes"

    # Nothing for an answer without a body.
    client, _ = scripted(answer("", 204))
    @test excluir_alerta(client, "alr_1") === nothing
end
