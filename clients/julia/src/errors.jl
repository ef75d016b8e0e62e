"""
Every failure of this package:

- `ConfigurationError`: no key, no address, an option out of range; nothing was sent
- `ConnectionError`: no answer came; `TimeoutError` (in time) or `UnreachableError`
- [`APIError`](@ref): the service refused or failed
- `ResponseFormatError`: a success whose body is not what the API promises; check the address
- `WebhookSignatureError`: a delivery that must not be trusted

`ArautoError` and `APIError` are exported; write the others as `Arauto.TimeoutError`.
"""
abstract type ArautoError <: Exception end

"No answer came."
abstract type ConnectionError <: ArautoError end

"""
The service refused or failed. Each has the fields `status`, `codigo`, `mensagem`, `detalhes`, `request_id`,
`retry_after` (seconds, or nothing), `headers` and `body` (the text of the answer). By what can be done about it:

| type | status | |
|---|---|---|
| `BadRequestError` | 400, 413, 415, 422 | correct what `detalhes` names |
| `AuthenticationError` | 401 | another key |
| `PermissionError` | 403 | a key with the scope |
| `NotFoundError` | 404 | |
| `ConflictError` | 409, 412 | read the message |
| `RateLimitError` | 429 | wait `retry_after` seconds |
| `ServerError` | 500 and above | try later |
| `StatusError` | any other | |
"""
abstract type APIError <: ArautoError end

for (name, parent) in (
    :ConfigurationError => :ArautoError, :UnreachableError => :ConnectionError, :TimeoutError => :ConnectionError,
    :WebhookSignatureError => :ArautoError,
)
    @eval struct $name <: $parent
        mensagem::String
    end
end

struct ResponseFormatError <: ArautoError
    mensagem::String
    status::Union{Int,Nothing}
    request_id::Union{String,Nothing}
end

for name in (
    :BadRequestError, :AuthenticationError, :PermissionError, :NotFoundError, :ConflictError, :RateLimitError,
    :ServerError, :StatusError,
)
    @eval struct $name <: APIError
        status::Int
        codigo::Union{String,Nothing}
        mensagem::String
        detalhes::Vector{Any}
        request_id::Union{String,Nothing}
        retry_after::Union{Float64,Nothing}
        headers::Dict{String,String}
        body::String
    end
end

const STATUS_ERRORS = Dict{Int,Type{<:APIError}}(
    400 => BadRequestError, 413 => BadRequestError, 415 => BadRequestError, 422 => BadRequestError,
    401 => AuthenticationError, 403 => PermissionError, 404 => NotFoundError, 409 => ConflictError, 412 => ConflictError,
    429 => RateLimitError,
)

status_error(status) = status >= 500 ? ServerError : get(STATUS_ERRORS, status, StatusError)

Base.showerror(io::IO, error::ArautoError) = print(io, nameof(typeof(error)), ": ", error.mensagem)

function Base.showerror(io::IO, error::APIError)
    print(io, nameof(typeof(error)), ": ", error.status, ": ", error.mensagem)
    for detail in error.detalhes
        parts = [detail[name] for name in (:campo, :problema, :sugestao) if get(detail, name, missing) isa String]
        print(io, "\n- ", join(parts, ": "))
    end
    error.request_id === nothing || print(io, "\n(X-Request-Id: ", error.request_id, ")")
end

# What is shown by default would be every field, and with it a page of text.
Base.show(io::IO, error::ArautoError) = showerror(io, error)
