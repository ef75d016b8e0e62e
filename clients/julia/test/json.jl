@testset "json" begin
    parse_text(text) = A.read_json(codeunits(text))

    @test parse_text(" {\"a\": [1, -2.5e3, true, false, null, \"x\"], \"b\": {}} ") |> isequal((
        a = Any[1, -2500.0, true, false, missing, "x"], b = NamedTuple(),
    ))
    @test parse_text("9007199254740993") === 9007199254740993
    @test parse_text("92233720368547758070") === 9.223372036854776e19
    @test parse_text("\"\\u00e9\\n\\\"\\\\\\/\\ud83c\\udfdb\\ufe0f º\"") == "é\n\"\\/🏛️ º"
    @test parse_text("\"\\ud83cx\\udfdb\"") == "\ufffdx\ufffd"
    @test parse_text("{\"a\":1,\"a\":2}") == (a = 2,)
    @test isempty(parse_text("[]"))
    @test keys(parse_text("{\"X-Service-Event\":1}")) == (Symbol("X-Service-Event"),)

    for bad in (
        "", " ", "{", "[1", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "nul", "truex", "1 2", "01", "1.", "+1", "\"\\x\"", "\"a",
        "\"\n\"", "\"\\u12g4\"", "--1", "[1 2]", "\"\\ud83c\\u12\"", "NaN", "'a'",
    )
        @test_throws A.JSONError parse_text(bad)
    end
    @test_throws A.JSONError A.read_json(UInt8[0x22, 0xff, 0x22])
    @test_throws A.JSONError parse_text("["^100_000)

    # Whatever is cut off is refused.
    whole = "{\"a\":[1,{\"b\":\"é\\u00e9\"}],\"c\":null}"
    for length in 1:ncodeunits(whole)-1
        @test_throws A.JSONError A.read_json(codeunits(whole)[1:length])
    end

    value = (texto = "a\"\\\n\te🏛️", n = Any[1, 2.5, true], vazio = missing, nada = nothing, d = Date(2026, 3, 9), t = DateTime(2026, 3, 9, 12), s = (;))
    @test A.write_json(value) ==
        "{\"texto\":\"a\\\"\\\\\\u000a\\u0009e🏛️\",\"n\":[1,2.5,true],\"vazio\":null,\"nada\":null,\"d\":\"2026-03-09\",\"t\":\"2026-03-09T12:00:00.000Z\",\"s\":{}}"
    @test parse_text(A.write_json(value)).texto == value.texto
    @test_throws ArgumentError A.write_json([NaN])
end
