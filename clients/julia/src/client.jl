# Shows nothing, however it is printed.
struct Secret
    value::String
end

Base.show(io::IO, ::Secret) = print(io, "***")
Base.dump(io::IOContext, ::Secret, ::Int, indent) = print(io, "***")

const VERSION_OF_CLIENT = v"0.1.0"

"""
    Arauto.Client(; api_key, base_url, timeout = 30, connect_timeout = 5, max_retries = 2, max_wait = 60, user_agent)
    Arauto.Client(client; timeout = 120)

Holds the address of the service, the key, and the time limits. Nothing is sent before the first call. The second
form is the same connection with other options, for one call that needs more time, or must not be repeated.

- `api_key`: the key, `ar_…`; else the environment variable `ARAUTO_API_KEY`. It is never printed
- `base_url`: address of the API, up to and with `/api/v1`; else `ARAUTO_BASE_URL`
- `timeout`, `connect_timeout`: seconds that one attempt may take in all, and for connecting
- `max_retries`: the number of retries after a temporary failure
- `max_wait`: the longest wait, in seconds, before trying again; if the service asks for more, the error is thrown at
  once, with `retry_after`
- `user_agent`: text to add to the `User-Agent` header
- `transport`, `sleep`, `now` (Unix seconds), `random`: for tests, see [`Arauto.AbstractTransport`](@ref)

Requests are retried after connection errors, timeouts and the statuses 408, 429, 500, 502, 503 and 504. Requests that
create or trigger something have an `Idempotency-Key`, so that a repetition does nothing twice; changes are repeated
only after 429. Redirects are never followed: the key would be sent along.
"""
struct Client
    api_key::Secret
    base_url::String
    timeout::Float64
    connect_timeout::Float64
    max_retries::Int
    max_wait::Float64
    user_agent::String
    transport::AbstractTransport
    sleep::Function
    now::Function
    random::Function
    rate_limit::Ref{Union{RateLimit,Nothing}}
end

function Client(;
    api_key = nothing, base_url = nothing, timeout = 30, connect_timeout = 5, max_retries = 2, max_wait = 60,
    user_agent = nothing, transport = default_transport(), sleep = Base.sleep, now = time, random = rand,
)
    key = key_of(setting(api_key, "ARAUTO_API_KEY", text(:no_key; argument = "api_key")))
    address = address_of(setting(base_url, "ARAUTO_BASE_URL", text(:no_address; argument = "base_url")))
    agent = join(filter(!isnothing, [default_user_agent(), user_agent]), ' ')
    return Client(
        Secret(key), address, positive(timeout, "timeout"), positive(connect_timeout, "connect_timeout"),
        whole(max_retries, "max_retries"), not_negative(max_wait, "max_wait"), agent, transport, sleep, now,
        random, Ref{Union{RateLimit,Nothing}}(nothing),
    )
end

Client(
    client::Client; timeout = client.timeout, connect_timeout = client.connect_timeout,
    max_retries = client.max_retries, max_wait = client.max_wait,
) = Client(
    client.api_key, client.base_url, positive(timeout, "timeout"), positive(connect_timeout, "connect_timeout"),
    whole(max_retries, "max_retries"), not_negative(max_wait, "max_wait"), client.user_agent, client.transport,
    client.sleep, client.now, client.random, client.rate_limit,
)

Base.show(io::IO, client::Client) = print(io, "Arauto.Client(", client.base_url, ", api_key: ***)")

"""
    Arauto.rate_limit(client)

The limit of requests per minute in the last answer: `limit`, `remaining`, `reset` (UTC); nothing before the
first answer.
"""
rate_limit(client::Client) = client.rate_limit[]

function setting(value, variable, absent)
    given = value === nothing ? strip(get(ENV, variable, "")) : value
    given isa AbstractString && !isempty(given) && return String(given)
    throw(ConfigurationError(absent))
end

# Any other text cannot be a header.
key_of(key) = occursin(r"^[\x21-\x7e]+\z", key) ? key : throw(ConfigurationError(text(:bad_key; argument = "api_key")))

function address_of(address)
    occursin(r"^https?://[^/?#@\s]+(/[^?#\s]*)?\z"i, address) && return rstrip(address, '/')
    throw(ConfigurationError(text(:bad_address; argument = "base_url")))
end

is_number(value) = value isa Real && !(value isa Bool) && isfinite(value)

positive(value, argument) = is_number(value) && value > 0 ? value : refuse_option(:not_positive, argument, value)
not_negative(value, argument) = is_number(value) && value >= 0 ? value : refuse_option(:negative, argument, value)

function whole(value, argument)
    number = not_negative(value, argument)
    return isinteger(number) ? number : refuse_option(:not_whole, argument, value)
end

refuse_option(name, argument, value) = throw(ConfigurationError(text(name; argument = argument, value = repr(value))))

default_user_agent() = "arauto-julia/$VERSION_OF_CLIENT (julia $VERSION; $(lowercase(string(Sys.KERNEL))))"
