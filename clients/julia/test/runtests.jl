using Arauto
using Dates
using Test

const A = Arauto

include("scripted.jl")

@testset "Arauto" begin
    @testset "every public name is documented" begin
        names_there = setdiff(names(A), [:Arauto])
        @test filter(name -> !haskey(Base.Docs.meta(A), Base.Docs.Binding(A, name)), names_there) == []
    end
    for name in ("json", "client", "retry", "answers", "pages", "receive", "export", "downloads")
        include("$name.jl")
    end
end
