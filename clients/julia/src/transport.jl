"""
Sends requests. To give a client another transport, make a subtype with a method of `Arauto.send`, which takes a
`Request` and returns a `Response`, or throws a [`ConnectionError`](@ref). It must not follow redirects: the key would
be sent along.
"""
abstract type AbstractTransport end

struct Request
    method::String
    url::String
    headers::Vector{Pair{String,String}}
    body::Union{Vector{UInt8},Nothing}
    "Seconds for connecting, and for the whole."
    connect_timeout::Float64
    timeout::Float64
    "Where the body of the answer is to be written as it arrives; `timeout` is then one of silence. Nothing: into memory."
    output::Union{IOStream,Nothing}
    "Where in `output` the answer begins."
    start::Int
end

# Its headers have the key.
Base.show(io::IO, request::Request) = print(io, "Arauto.Request(", request.method, " ", request.url, ")")

struct Response
    status::Int
    "By name in lower case."
    headers::Dict{String,String}
    body::Vector{UInt8}
end

# More is no answer of the API, but may be a few compressed bytes that fill the memory.
const MOST_BYTES = 128 * 2^20

"Keeps what is written to it, up to MOST_BYTES."
mutable struct BoundedBuffer <: IO
    bytes::IOBuffer
    full::Bool
end

BoundedBuffer() = BoundedBuffer(IOBuffer(), false)

function Base.unsafe_write(buffer::BoundedBuffer, data::Ptr{UInt8}, count::UInt)
    buffer.full |= position(buffer.bytes) + count > MOST_BYTES
    buffer.full || unsafe_write(buffer.bytes, data, count)
    return Int(count)
end

# The body of an answer with this status; of an error, it must not hide the status.
function body_of(buffer::BoundedBuffer, status)
    bytes = take!(buffer.bytes)
    buffer.full || return bytes
    is_success(status) || return UInt8[]
    throw(ResponseFormatError(text(:too_much), status, nothing))
end
body_of(::IO, status) = UInt8[]

is_success(status) = 200 <= status < 300

lower_names(headers) = Dict{String,String}(lowercase(name) => value for (name, value) in headers)

no_answer(timed_out, reason) =
    timed_out ? TimeoutError(text(:timed_out; reason = reason)) : UnreachableError(text(:unreachable; reason = reason))

@static if VERSION >= v"1.6"
    include("downloads_transport.jl")
    default_transport() = DownloadsTransport()
else
    # Julia 1.5, the one that Debian has, comes without Downloads.
    include("curl_transport.jl")
    default_transport() = CurlTransport()
end
