# src/downloads_transport.jl with a stub in place of Julia's own Downloads, which comes with 1.6: what it asks of it, not
# whether that does it.
module WithStub

module Downloads
    module Curl
        const CURLOPT_FOLLOWLOCATION, CURLOPT_ACCEPT_ENCODING = 52, 10102
        const CURLOPT_CONNECTTIMEOUT_MS, CURLOPT_LOW_SPEED_TIME = 156, 20
        setopt(easy, option, value) = easy[option] = value
    end

    mutable struct Downloader
        easy_hook::Any
        Downloader() = new(nothing)
    end

    struct Response
        status::Int
        headers::Vector{Pair{String,String}}
    end

    struct RequestError <: Exception
        code::Int
        message::String
        response::Response
    end

    const ASKED = []
    const ANSWERS = []

    # As what it stands for, which gives up after 20 s of silence unless it is told otherwise.
    function request(url; output, downloader, options...)
        easy = Dict{Int,Any}(Curl.CURLOPT_LOW_SPEED_TIME => 20)
        downloader.easy_hook(easy, nothing)
        push!(ASKED, (url = url, easy = easy, options = (; options...)))
        body, answer = popfirst!(ANSWERS)
        write(output, body)
        return answer
    end
end

using Arauto: AbstractTransport, BoundedBuffer, Request, Response, body_of, lower_names, no_answer
import Arauto: send

include(expression -> expression == :(import Downloads) ? nothing : expression, "../src/downloads_transport.jl")

end

@testset "Downloads" begin
    D = WithStub.Downloads
    function sent(body, answer; output = nothing, timeout = 30.0)
        push!(D.ANSWERS, (body, answer))
        request = A.Request("GET", "http://x/", ["Accept" => "a"], nothing, 5.0, timeout, output, 0)
        return A.send(WithStub.DownloadsTransport(), request)
    end
    option(name) = D.ASKED[end].easy[getproperty(D.Curl, name)]

    response = sent("{}", D.Response(200, ["X-Total" => "3"]); timeout = 120.0)
    @test (response.status, response.headers, String(response.body)) == (200, Dict("x-total" => "3"), "{}")
    @test D.ASKED[end].options.timeout == 120
    @test option(:CURLOPT_FOLLOWLOCATION) == false && option(:CURLOPT_CONNECTTIMEOUT_MS) == 5000
    # A long silence within the timeout is none of Downloads' business.
    @test option(:CURLOPT_LOW_SPEED_TIME) == 0

    mktemp() do path, file
        sent("linha", D.Response(200, []); output = file)
        @test option(:CURLOPT_LOW_SPEED_TIME) == 30 && D.ASKED[end].options.timeout == Inf
        @test position(file) == 5
    end

    @test sent("x", D.RequestError(56, "cut", D.Response(503, []))).status == 503
    @test_throws A.TimeoutError sent("", D.RequestError(28, "timed out", D.Response(0, [])))
    @test_throws A.UnreachableError sent("", D.RequestError(7, "refused", D.Response(0, [])))
end
