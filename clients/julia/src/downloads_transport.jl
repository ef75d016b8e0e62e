import Downloads

"Through Julia's own `Downloads`."
struct DownloadsTransport <: AbstractTransport end

function send(::DownloadsTransport, request::Request)
    output = request.output === nothing ? BoundedBuffer() : request.output
    input = request.body === nothing ? nothing : IOBuffer(request.body)
    answer = Downloads.request(
        request.url; method = request.method, headers = request.headers, input = input, output = output, throw = false,
        timeout = request.output === nothing ? request.timeout : Inf, downloader = downloader_of(request),
    )
    return response_of(answer, output)
end

response_of(answer::Downloads.Response, output) =
    Response(answer.status, lower_names(answer.headers), body_of(output, answer.status))

# An error keeps its status, whatever becomes of its body.
response_of(failure::Downloads.RequestError, output) =
    failure.response.status >= 300 ? response_of(failure.response, output) : throw(connection_error(failure))

# One for each way of waiting, so that connections are used again.
const DOWNLOADERS = Dict{Tuple{Float64,Float64},Downloads.Downloader}()
const DOWNLOADERS_LOCK = ReentrantLock()

function downloader_of(request::Request)
    silence = request.output === nothing ? 0.0 : request.timeout
    return lock(DOWNLOADERS_LOCK) do
        get!(() -> new_downloader(request.connect_timeout, silence), DOWNLOADERS, (request.connect_timeout, silence))
    end
end

function new_downloader(connect_timeout, silence)
    downloader = Downloads.Downloader()
    downloader.easy_hook = (easy, info) -> begin
        set(option, value) = Downloads.Curl.setopt(easy, option, value)
        set(Downloads.Curl.CURLOPT_FOLLOWLOCATION, false)
        # All that this curl can decompress.
        set(Downloads.Curl.CURLOPT_ACCEPT_ENCODING, "")
        set(Downloads.Curl.CURLOPT_CONNECTTIMEOUT_MS, round(Int, 1000 * connect_timeout))
        # Else Downloads gives up after 20 s of silence, whatever the timeout. Zero: never.
        set(Downloads.Curl.CURLOPT_LOW_SPEED_TIME, ceil(Int, silence))
    end
    return downloader
end

const OPERATION_TIMEDOUT = 28

connection_error(error::Downloads.RequestError) = no_answer(error.code == OPERATION_TIMEDOUT, error.message)
