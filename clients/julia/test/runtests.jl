using Arauto
using Dates
using Test

const A = Arauto

include("scripted.jl")

@testset "Arauto" begin
    for name in ("json", "client", "retry", "answers", "pages", "receive", "export")
        include("$name.jl")
    end
end
