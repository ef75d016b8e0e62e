"""
    verify_webhook(body, headers, secret; tolerance = 300, now = time())

Proves that a request to your webhook comes from the service, unchanged and recent, and gives its event: `id`, `tipo`,
`criado_em`, `webhook_id`, `dados`. Throws a `WebhookSignatureError` if it must not be trusted: answer 401, and do
nothing with it; and a `ConfigurationError` if an argument cannot be right, such as a body that is parsed already.
Needs no client.

- `body`: the bytes as received, or an unchanged string
- `headers`: pairs of name and value, in any case: a dictionary, or the vector that HTTP.jl gives
- `secret`: the webhook's secret; during a rotation, a vector of the old one and the new one
- `tolerance`: the allowed difference between the time of sending and `now` (Unix seconds), both ways
"""
function verify_webhook(body, headers, secret; tolerance::Real = 300, now::Real = time())
    bytes = bytes_of(body)
    found = headers_of(headers)
    secrets = secrets_of(secret)
    (isempty(secrets) || any(isempty, secrets)) && refuse(:secret_empty)
    right = haskey(found, "x-service-signature") || haskey(found, "x-service-signature-next") ?
        service_holds(bytes, found, secrets, tolerance, now) : standard_holds(bytes, found, secrets, tolerance, now)
    right || refuse(:not_genuine)
    event = try
        read_json(bytes)
    catch error
        error isa JSONError || rethrow()
        missing
    end
    event isa NamedTuple || throw(ResponseFormatError(text(:delivery_no_json), nothing, nothing))
    return convert_value(event, :evento)
end

bytes_of(body::Union{AbstractString,AbstractVector{UInt8},Base.CodeUnits}) = Vector{UInt8}(body)
bytes_of(body) = wrong(:verify_body, body)

headers_of(headers) =
    headers isa AbstractDict || headers isa AbstractVector && all(each -> each isa Pair, headers) ?
    lower_names(headers) : wrong(:verify_headers, headers)

function secrets_of(secret)
    secrets = secret isa AbstractVector || secret isa Tuple ? collect(secret) : [secret]
    return all(each -> each isa AbstractString, secrets) ? secrets : wrong(:verify_secret, secret)
end

wrong(name, value) = throw(ConfigurationError(text(name; type = typeof(value))))

"""
    sign_webhook(body, id, secret, timestamp = time())

The headers that the service would send with a body, for tests of receivers. `timestamp` is in Unix seconds.
"""
function sign_webhook(body, id, secret, timestamp::Real = time())
    bytes = Vector{UInt8}(body)
    seconds = string(floor(Int, timestamp))
    return Dict(
        "X-Service-Signature" => service_signature(bytes, seconds, secret),
        "X-Service-Timestamp" => seconds,
        "webhook-id" => id,
        "webhook-timestamp" => seconds,
        "webhook-signature" => standard_signature(bytes, id, seconds, secret),
    )
end

refuse(name; values...) = throw(WebhookSignatureError(text(name; values...)))

function service_holds(bytes, headers, secrets, tolerance, now)
    timestamp = check_time(get(headers, "x-service-timestamp", ""), tolerance, now)
    given = [headers[name] for name in ("x-service-signature", "x-service-signature-next") if haskey(headers, name)]
    return any_equal(given, [service_signature(bytes, timestamp, secret) for secret in secrets])
end

function standard_holds(bytes, headers, secrets, tolerance, now)
    haskey(headers, "webhook-signature") || refuse(:no_header; header = "webhook-signature")
    haskey(headers, "webhook-id") || refuse(:no_header; header = "webhook-id")
    timestamp = check_time(get(headers, "webhook-timestamp", ""), tolerance, now)
    given = split(headers["webhook-signature"], ' ')
    return any_equal(given, [standard_signature(bytes, headers["webhook-id"], timestamp, secret) for secret in secrets])
end

service_signature(bytes, timestamp, secret) =
    "sha256=" * bytes2hex(hmac_sha256(utf8(secret), [utf8("$timestamp."); bytes]))

# That of Standard Webhooks.
standard_signature(bytes, id, timestamp, secret) =
    "v1," * base64encode(hmac_sha256(standard_key(secret), [utf8("$id.$timestamp."); bytes]))

# A whsec_ secret encodes its bytes in base64; any other text is its own bytes.
function standard_key(secret)
    startswith(secret, "whsec_") || return utf8(secret)
    encoded = secret[7:end]
    occursin(r"^[A-Za-z0-9+/]+={0,2}$", encoded) && length(encoded) % 4 == 0 || return utf8(secret)
    key = base64decode(encoded)
    return base64encode(key) == encoded ? key : utf8(secret)
end

utf8(text) = Vector{UInt8}(codeunits(String(text)))

function check_time(timestamp, tolerance, now)
    occursin(r"^[0-9]{1,15}$", timestamp) || refuse(:no_time)
    difference = abs(floor(Int, now) - parse(Int, timestamp))
    difference > tolerance && refuse(:time_off; seconds = tolerance)
    return timestamp
end

any_equal(given, right) = any([same_in_constant_time(utf8(a), utf8(b)) for a in given, b in right])

# Takes the same time however much of it is right.
function same_in_constant_time(a::Vector{UInt8}, b::Vector{UInt8})
    length(a) == length(b) || return false
    difference = 0x00
    for index in eachindex(a)
        difference |= a[index] ⊻ b[index]
    end
    return difference == 0x00
end
