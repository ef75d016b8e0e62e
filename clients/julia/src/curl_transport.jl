"Through the system's libcurl, for Julia before 1.6."
struct CurlTransport <: AbstractTransport end

const LIBCURL = "libcurl.so.4"

# Numbers of curl.h; 10000 and more take a pointer, 20000 a function.
const TIMEOUT_MS = 155
const CONNECTTIMEOUT_MS = 156
const LOW_SPEED_LIMIT = 19
const LOW_SPEED_TIME = 20
const NOSIGNAL = 99
const POSTFIELDSIZE = 60
const URL = 10002
const POSTFIELDS = 10015
const HTTPHEADER = 10023
const CUSTOMREQUEST = 10036
const ACCEPT_ENCODING = 10102
const ERRORBUFFER = 10010
const WRITEDATA = 10001
const HEADERDATA = 10029
const WRITEFUNCTION = 20011
const HEADERFUNCTION = 20079
const RESPONSE_CODE = 0x200002
const OPERATION_TIMEDOUT = 28

# libcurl calls this with each piece of the answer; `sink` is the IO that takes it.
function receive_piece(data::Ptr{UInt8}, size::Csize_t, count::Csize_t, sink::Ptr{Cvoid})
    io = unsafe_pointer_to_objref(sink)[]
    unsafe_write(io, data, size * count)
    # Fewer bytes than came end the transfer.
    return is_full(io) ? Csize_t(0) : size * count
end

is_full(::IO) = false
is_full(buffer::BoundedBuffer) = buffer.full

setopt(easy, option, value::Integer) =
    ccall((:curl_easy_setopt, LIBCURL), Cint, (Ptr{Cvoid}, Cint, Clong...), easy, option, value)
setopt(easy, option, value::Ptr) =
    ccall((:curl_easy_setopt, LIBCURL), Cint, (Ptr{Cvoid}, Cint, Ptr{Cvoid}...), easy, option, value)
setopt(easy, option, value::AbstractString) =
    ccall((:curl_easy_setopt, LIBCURL), Cint, (Ptr{Cvoid}, Cint, Cstring...), easy, option, value)

function send(::CurlTransport, request::Request)
    easy = ccall((:curl_easy_init, LIBCURL), Ptr{Cvoid}, ())
    list = C_NULL
    for (name, value) in request.headers
        list = ccall((:curl_slist_append, LIBCURL), Ptr{Cvoid}, (Ptr{Cvoid}, Cstring), list, "$name: $value")
    end
    try
        return perform(easy, list, request)
    finally
        ccall((:curl_slist_free_all, LIBCURL), Cvoid, (Ptr{Cvoid},), list)
        ccall((:curl_easy_cleanup, LIBCURL), Cvoid, (Ptr{Cvoid},), easy)
    end
end

# Redirects are not followed: libcurl does so only if told to.
function perform(easy, list, request::Request)
    headers = Ref{IO}(IOBuffer())
    output = Ref{IO}(request.output === nothing ? BoundedBuffer() : request.output)
    message = zeros(UInt8, 256)
    body = something(request.body, UInt8[])
    piece = @cfunction(receive_piece, Csize_t, (Ptr{UInt8}, Csize_t, Csize_t, Ptr{Cvoid}))
    GC.@preserve headers output message body begin
        setopt(easy, NOSIGNAL, 1)
        setopt(easy, URL, request.url)
        setopt(easy, CUSTOMREQUEST, request.method)
        setopt(easy, HTTPHEADER, list)
        # All that this curl can decompress.
        setopt(easy, ACCEPT_ENCODING, "")
        setopt(easy, ERRORBUFFER, pointer(message))
        for (option, sink) in (WRITEDATA => output, HEADERDATA => headers)
            setopt(easy, option, pointer_from_objref(sink))
        end
        setopt(easy, WRITEFUNCTION, piece)
        setopt(easy, HEADERFUNCTION, piece)
        set_timeouts(easy, request)
        if request.body !== nothing
            setopt(easy, POSTFIELDSIZE, length(body))
            setopt(easy, POSTFIELDS, pointer(body))
        end
        code = ccall((:curl_easy_perform, LIBCURL), Cint, (Ptr{Cvoid},), easy)
        status = response_code(easy)
        # An error keeps its status, whatever becomes of its body.
        code == 0 || status >= 300 || is_full(output[]) || throw(connection_error(code, message))
    end
    return Response(status, read_headers(String(take!(headers[]))), body_of(output[], status))
end

function set_timeouts(easy, request::Request)
    setopt(easy, CONNECTTIMEOUT_MS, round(Int, 1000 * request.connect_timeout))
    if request.output === nothing
        setopt(easy, TIMEOUT_MS, round(Int, 1000 * request.timeout))
    else
        setopt(easy, LOW_SPEED_LIMIT, 1)
        setopt(easy, LOW_SPEED_TIME, ceil(Int, request.timeout))
    end
end

function response_code(easy)
    status = Ref{Clong}(0)
    ccall((:curl_easy_getinfo, LIBCURL), Cint, (Ptr{Cvoid}, Cint, Ptr{Clong}...), easy, RESPONSE_CODE, status)
    return Int(status[])
end

# Of the last block: an answer "100 Continue" comes before the real one.
function read_headers(text)
    block = last(split(strip(text), "\r\n\r\n"))
    lines = [split(line, ':'; limit = 2) for line in split(block, "\r\n")[2:end] if ':' in line]
    return lower_names(strip(name) => strip(value) for (name, value) in lines)
end

function connection_error(code, message)
    reason = unsafe_string(pointer(message))
    return no_answer(code == OPERATION_TIMEDOUT, isempty(reason) ? "curl $code" : reason)
end
