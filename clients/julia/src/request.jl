"""
    Arauto.request(client, method, path; query = (;), body = nothing, idempotency_key = nothing)

Sends any request to the API: the low-level function behind all others, for operations that this version does not know
yet. `path` is below the base address, such as `"/secoes"`; `query` and `body` are named tuples
or dictionaries. In both, `nothing` is left out; in a body, `missing` is null. Gives the answer's JSON as named tuples,
unchanged; nothing for an answer without a body.

    Arauto.request(client, "GET", "/secoes").dados[1].nome
"""
function request(client::Client, method, path; query = NamedTuple(), body = nothing, idempotency_key = nothing)
    key = method == "POST" && idempotency_key === nothing ? string(uuid4(RandomDevice())) : idempotency_key
    response = perform(client, prepare(client, method, path * query_string(query); body = body, idempotency_key = key))
    return response.status == 204 ? nothing : read_envelope(response)
end

function prepare(client::Client, method, path; body = nothing, idempotency_key = nothing, output = nothing, start = 0)
    headers = ["X-API-Key" => client.api_key.value, "Accept" => "application/json", "User-Agent" => client.user_agent]
    body === nothing || push!(headers, "Content-Type" => "application/json")
    idempotency_key === nothing || push!(headers, "Idempotency-Key" => idempotency_key)
    bytes = body === nothing ? nothing : Vector{UInt8}(write_json(given(body)))
    return Request(method, client.base_url * path, headers, bytes, client.connect_timeout, client.timeout, output, start)
end

# The answer to a request if it succeeds; else its error. `resume`: see send_with_retries.
function perform(client::Client, request::Request; resume = (request, error) -> nothing)
    response = send_with_retries(client, request, resume)
    is_success(response.status) && return response
    throw(api_error(response, asked_wait(response.status, response.headers, client.now())))
end

# Sends until an answer needs no retry. No wait is longer than max_wait. After an answer that broke off, `resume` may
# return the request for the rest of it: then failures count from one again.
function send_with_retries(client::Client, request::Request, resume)
    attempt = 0
    while true
        attempt += 1
        outcome = try_send(client, request)
        failed = outcome isa ConnectionError
        failed || note_rate_limit(client, outcome)
        status = failed ? nothing : outcome.status
        may_repeat(request, status) || return succeed(outcome)
        rest = failed ? resume(request, outcome) : nothing
        rest === nothing || ((request, attempt) = (rest, 1))
        headers = failed ? Dict{String,String}() : outcome.headers
        wait = retry_wait(status, headers, attempt, client.now(), client.random())
        (attempt > client.max_retries || wait > client.max_wait) && return succeed(outcome)
        @debug "Arauto: de novo em $(round(wait; digits = 1)) s" falha = failed ? outcome : status
        client.sleep(wait)
    end
end

succeed(response::Response) = response
succeed(error::ConnectionError) = throw(error)

function try_send(client::Client, request::Request)
    request.output === nothing || cut(request.output, request.start)
    try
        response = send(client.transport, request)
        @debug "Arauto: $(request.method) $(request.url)" response.status request_id(response)
        # What is not a success is no part of what was asked for.
        unwanted = request.output !== nothing && !is_success(response.status)
        return unwanted ? Response(response.status, response.headers, cut(request.output, request.start)) : response
    catch error
        error isa ConnectionError || rethrow()
        return error
    end
end

# Ends a file at a position, and gives what stood after it.
function cut(file::IOStream, position)
    flush(file)
    seek(file, position)
    rest = read(file)
    truncate(file, position)
    seek(file, position)
    return rest
end

function note_rate_limit(client::Client, response::Response)
    limit = read_rate_limit(response.headers)
    limit === nothing || (client.rate_limit[] = limit)
end

function read_envelope(response::Response)
    envelope = try
        read_json(response.body)
    catch error
        error isa JSONError || rethrow()
        throw(format_error(text(:not_the_api; argument = "base_url"), response))
    end
    envelope isa NamedTuple && haskey(envelope, :dados) && return envelope
    throw(format_error(text(:not_the_api; argument = "base_url"), response))
end

format_error(mensagem, response::Response) =
    ResponseFormatError(mensagem, response.status, request_id(response))

request_id(response::Response) = get(response.headers, "x-request-id", nothing)

# A proxy's page, or a truncated body, must not hide the status.
function api_error(response::Response, retry_after)
    envelope = try
        read_json(response.body)
    catch error
        error isa JSONError || rethrow()
        missing
    end
    erro = field(envelope, :erro)
    mensagem = text_or_nothing(field(erro, :mensagem))
    detalhes = field(erro, :detalhes)
    id = get(response.headers, "x-request-id", text_or_nothing(field(envelope, :request_id)))
    return status_error(response.status)(
        response.status, text_or_nothing(field(erro, :codigo)), something(mensagem, fallback_message(response.status)),
        detalhes isa Vector ? filter(each -> each isa NamedTuple, detalhes) : Any[], id, retry_after, response.headers, String(copy(response.body)),
    )
end

field(value, name) = value isa NamedTuple ? get(value, name, missing) : missing
text_or_nothing(value) = value isa String ? value : nothing

fallback_message(status) =
    300 <= status < 400 ? text(:redirected; argument = "base_url") : text(:no_reason)

# Without what is nothing.
given(fields) = Dict{Symbol,Any}(Symbol(name) => value for (name, value) in pairs(fields) if value !== nothing)

function query_string(query)
    parts = String[]
    for (name, value) in pairs(query)
        value === nothing && continue
        for each in (value isa Union{AbstractVector,Tuple} ? value : (value,))
            has_value(each) || throw(ConfigurationError(text(:no_value; argument = name, value = each)))
            push!(parts, string(percent_encode(string(name)), '=', percent_encode(wire_text(each))))
        end
    end
    return isempty(parts) ? "" : "?" * join(parts, '&')
end

# An unknown value is no wish for all of them.
has_value(value) = true
has_value(::Missing) = false
has_value(number::AbstractFloat) = isfinite(number)

# One id or several, as one text.
joined(ids) = join(ids, ',')
joined(ids::AbstractString) = ids

is_unreserved(byte::UInt8) = Char(byte) in 'A':'Z' || Char(byte) in 'a':'z' || Char(byte) in '0':'9' || byte in b"-._~"

percent_encode(text::AbstractString) = sprint() do io
    for byte in codeunits(text)
        is_unreserved(byte) ? write(io, byte) : print(io, '%', uppercase(string(byte; base = 16, pad = 2)))
    end
end

# An id, a day or a number as a piece of a path.
piece(part::Union{Date,Integer}) = wire_text(part)
function piece(id)
    id isa AbstractString && !(id in ("", ".", "..")) && return percent_encode(id)
    throw(ConfigurationError(text(:not_an_id; value = repr(id))))
end
