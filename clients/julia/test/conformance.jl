# The runner of ../../conformance: performs the steps of a plan and reports the results. It has no expectations.
using Arauto
using Dates
using Logging
using Test: TestLogger

const A = Arauto

global_logger(NullLogger())

include("operations.jl")
OPERATIONS["exportar"] = (exportar, Symbol[])
OPERATIONS["exportarContratos"] = (exportar_contratos, Symbol[])
OPERATIONS["exportarPessoal"] = (exportar_pessoal, Symbol[])
OPERATIONS["exportarLicitacoes"] = (exportar_licitacoes, Symbol[])
OPERATIONS["exportarSancoes"] = (exportar_sancoes, Symbol[])
OPERATIONS["exportarNormas"] = (exportar_normas, Symbol[])
const TABLE_OF = Dict(
    "exportarContratos" => "contratos", "exportarPessoal" => "pessoal", "exportarLicitacoes" => "licitacoes",
    "exportarSancoes" => "sancoes", "exportarNormas" => "normas",
)

# Calls `kind(function…)`, or the function itself, with the arguments of a plan.
function call(operation, client, arguments, kind = (operation, args...; named...) -> operation(args...; named...))
    f, positional = OPERATIONS[operation]
    places = [name for name in positional if haskey(arguments, name)]
    # Null is null in a change, and nothing anywhere else.
    sent(value) = value === missing && !startswith(operation, "alterar") ? nothing : value
    named = [name => sent(value) for (name, value) in arguments if !(name in places)]
    return kind(f, client, (arguments[name] for name in places)...; named...)
end

dictionary(object) = Dict{Symbol,Any}(pairs(object))

function iterate_items(client, arguments)
    logger = TestLogger(min_level = Logging.Warn)
    found = with_logger(logger) do
        all = call(arguments[:operation], client, dictionary(arguments[:arguments]), items)
        collect(Iterators.take(all, get(arguments, :max_itens, typemax(Int))))
    end
    return found, [record.message for record in logger.logs]
end

function iterate_pages(client, arguments)
    found = call(arguments[:operation], client, dictionary(arguments[:arguments]), pages)
    return [view(page).dados for page in Iterators.take(found, get(arguments, :max_paginas, typemax(Int)))]
end

function show_client(client, _)
    return sprint() do io
        foreach(f -> f(io, client), (show, print, dump, (io, value) -> show(io, MIME("text/plain"), value)))
        print(io, [client], Dict(:client => client))
    end
end

function show_limit(client, _)
    limit = A.rate_limit(client)
    limit === nothing && return missing
    return (limit = limit.limit, remaining = limit.remaining, reset = round(Int, datetime2unix(limit.reset)))
end

headers_of(list) = [header.name => header.value for header in list]

function verify(_, arguments)
    options = haskey(arguments, :tolerance_s) ? (tolerance = arguments[:tolerance_s],) : NamedTuple()
    body = hex2bytes(arguments[:body_hex])
    headers = headers_of(arguments[:headers])
    return verify_webhook(body, headers, String.(arguments[:secrets]); now = arguments[:now], options...)
end

function sign(_, arguments)
    headers = sign_webhook(hex2bytes(arguments[:body_hex]), arguments[:id], arguments[:secret], arguments[:timestamp])
    return Dict(Symbol(replace(lowercase(name), '-' => '_')) => value for (name, value) in headers)
end

function calculate_wait(_, arguments)
    headers = A.lower_names(headers_of(arguments[:headers]))
    status = coalesce(arguments[:status], nothing)
    return (wait_s = A.retry_wait(status, headers, arguments[:attempt], arguments[:now], arguments[:random]),)
end

export_file(client, operation, arguments) = mktempdir() do folder
    tabela = get(TABLE_OF, operation, nothing)
    path = save_export(client, joinpath(folder, "export"); tabela = tabela, arguments...)
    return read(path, String)
end

const EXTRAS = Dict(
    "construir" => (client, arguments) -> missing, "iterar" => iterate_items, "iterarPaginas" => iterate_pages,
    "mostrar" => show_client, "limite" => show_limit, "calcularEspera" => calculate_wait, "verificar" => verify,
    "assinar" => sign,
)

# The user's result, in the form of the answers that paths refer to.
view(value) = (dados = value,)
view(export_::A.Export) = (dados = collect(export_),)
view(record::NamedTuple) = merge((dados = record,), record)

function view(rows::A.Rows)
    beside = getfield(rows, :beside)
    return haskey(beside, :limite) ? (dados = merge((resultados = rows.resultados,), beside),) :
        merge((dados = rows.resultados,), beside)
end

read_path(value, path::String) = read_segments(value, split(path, '.'))

function read_segments(value, segments)
    isempty(segments) && return value
    segment, rest = segments[1], segments[2:end]
    if value isa AbstractVector
        segment == "#" && return length(value)
        segment == "*" && return [read_segments(each, rest) for each in value]
        index = tryparse(Int, segment)
        index === nothing && return missing
        position = index < 0 ? length(value) + index + 1 : index + 1
        return 1 <= position <= length(value) ? read_segments(value[position], rest) : missing
    end
    value isa Union{NamedTuple,AbstractDict} || return missing
    return read_segments(get(value, Symbol(segment), missing), rest)
end

# `${name}` inside texts, at any depth.
fill_in(value, saved) = value
fill_in(values::Vector, saved) = [fill_in(value, saved) for value in values]
fill_in(object::NamedTuple, saved) = map(value -> fill_in(value, saved), object)
fill_in(text::String, saved) = foldl((text, pair) -> replace(text, "\${$(pair.first)}" => string(pair.second)), saved; init = text)

# What an extra found, and, of an iteration, the notices that were logged.
named(found) = (dados = found,)
named((items, notices)::Tuple) = (dados = items, avisos = notices)

function perform_step(step, client, saved)
    arguments = Dict{Symbol,Any}(Symbol(each.name) => fill_in(each.value, saved) for each in step.arguments)
    extra = get(EXTRAS, step.operation, nothing)
    extra === nothing || return named(extra(client, arguments))
    is_export = startswith(step.operation, "exportar")
    is_export && get(arguments, :formato, "jsonl") == "csv" &&
        return (dados = export_file(client, step.operation, arguments),)
    delete!(arguments, is_export ? :formato : :none)
    return view(call(step.operation, client, arguments))
end

type_name(error) = string(nameof(typeof(error)))
type_name(::A.UnreachableError) = "ConnectionError"
type_name(::A.StatusError) = "APIError"

error_report(error) = (
    type = "RunnerError", status = nothing, code = nothing, message = sprint(showerror, error), request_id = nothing,
    retry_after_s = nothing, details = nothing,
)
error_report(error::ArautoError) = (
    type = type_name(error), status = get_field(error, :status), code = get_field(error, :codigo),
    message = sprint(showerror, error), request_id = get_field(error, :request_id),
    retry_after_s = get_field(error, :retry_after), details = error isa APIError ? length(error.detalhes) : nothing,
)
get_field(error, name) = hasproperty(error, name) ? getproperty(error, name) : nothing

function client_of(scenario)
    options = (:api_key, :base_url, :max_retries, :user_agent)
    given = Dict{Symbol,Any}(name => scenario[name] for name in options if scenario[name] !== missing)
    scenario.timeout_s === missing || (given[:timeout] = scenario.timeout_s)
    scenario.max_wait_s === missing || (given[:max_wait] = scenario.max_wait_s)
    return A.Client(; given...)
end

function run_scenario(scenario)
    foreach(name -> delete!(ENV, name), ("ARAUTO_API_KEY", "ARAUTO_BASE_URL", "ARAUTO_LANGUAGE"))
    foreach(each -> (ENV[each.name] = each.value), scenario.environment)
    client = try client_of(scenario) catch error; error end
    saved = Dict{String,Any}()
    steps = map(scenario.steps) do step
        try
            client isa Exception && throw(client)
            answer = perform_step(step, client, saved)
            foreach(each -> (saved[each.name] = read_path(answer, each.path)), step.save)
            return (error = nothing, values = Any[read_path(answer, path) for path in step.read])
        catch error
            return (error = error_report(error), values = [])
        end
    end
    println(A.write_json((id = scenario.id, steps = steps)))
end

foreach(run_scenario, A.read_json(read(ENV["CONFORMANCE_PLAN"])).scenarios)
