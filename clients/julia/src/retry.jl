const RETRIED_STATUS = (408, 429, 500, 502, 503, 504)

const UnixSeconds = Float64

"How many requests the last answer left, see [`rate_limit`](@ref)."
struct RateLimit
    limit::Int
    remaining::Union{Int,Nothing}
    "In UTC."
    reset::Union{DateTime,Nothing}
end

# A change without an Idempotency-Key may have been made even though its answer was lost, so it is repeated only when
# the service says that it was not. `status`: of the answer, nothing if none came.
function may_repeat(request::Request, status::Union{Int,Nothing})
    status === nothing || status in RETRIED_STATUS || return false
    harmless = request.method in ("GET", "DELETE") || any(name == "Idempotency-Key" for (name, _) in request.headers)
    return harmless || status == 429
end

"Seconds to wait after the attempt of this number, the first being 1. `random` is between 0 and 1."
function retry_wait(status, headers, attempt::Integer, now::Real, random::Real)
    asked = asked_wait(status, headers, now)
    asked === nothing || return asked
    return min(8.0, 0.5 * 2.0^(attempt - 1)) * (0.75 + 0.25 * random)
end

# The wait that the answer itself asks for, or nothing: Retry-After, else the end of an exhausted window plus one
# second, because it ends at an unknown moment within that second.
function asked_wait(status, headers, now::Real)
    retry_after = read_retry_after(get(headers, "retry-after", nothing), now)
    retry_after === nothing || return retry_after
    reset = whole_number(get(headers, "x-ratelimit-reset", nothing))
    exhausted = whole_number(get(headers, "x-ratelimit-remaining", nothing)) == 0
    status == 429 && exhausted && reset !== nothing || return nothing
    return max(0.0, reset - now + 1)
end

read_retry_after(::Nothing, now) = nothing

function read_retry_after(value::AbstractString, now)
    seconds = whole_number(value)
    seconds === nothing || return Float64(seconds)
    date = read_http_date(value)
    return date === nothing ? nothing : max(0.0, date - now)
end

const HTTP_DATE = dateformat"e, d u y H:M:S \G\M\T"

function read_http_date(value)
    date = tryparse(DateTime, value, HTTP_DATE)
    return date === nothing ? nothing : datetime2unix(date)
end

whole_number(::Nothing) = nothing
whole_number(text::AbstractString) = occursin(r"^[0-9]{1,15}$", text) ? parse(Int, text) : nothing

function read_rate_limit(headers)
    limit = whole_number(get(headers, "x-ratelimit-limit", nothing))
    limit === nothing && return nothing
    reset = whole_number(get(headers, "x-ratelimit-reset", nothing))
    remaining = whole_number(get(headers, "x-ratelimit-remaining", nothing))
    return RateLimit(limit, remaining, reset === nothing ? nothing : unix2datetime(reset))
end
