"""
A list as the service gave it: a vector of `NamedTuple`s, and so a table for every package that knows Tables.jl. The
answer's other fields are its properties: of a page `total`, `pagina`, `limite`, `total_paginas` and
`avisos`, of events `proximo` and `tem_mais`, of sources `coletor`. `resultados` is the bare vector.

All rows have the same fields: what one lacks is `missing`. Fields that this version does not know are kept.
"""
struct Rows <: AbstractVector{NamedTuple}
    resultados::Vector{NamedTuple}
    beside::NamedTuple
end

Base.size(rows::Rows) = size(getfield(rows, :resultados))
Base.getindex(rows::Rows, index::Int) = getfield(rows, :resultados)[index]
Base.getindex(rows::Rows, indices::AbstractVector) = Rows(getfield(rows, :resultados)[indices], getfield(rows, :beside))
Base.propertynames(rows::Rows) = (:resultados, keys(getfield(rows, :beside))...)

function Base.getproperty(rows::Rows, name::Symbol)
    name === :resultados && return getfield(rows, :resultados)
    return getproperty(getfield(rows, :beside), name)
end

# Whether a text under this name may be a date or a moment; TEMPORAL: api/api.jl. New fields are named alike.
is_temporal(name::Symbol) = name in TEMPORAL || startswith(string(name), "data_") || endswith(string(name), "_em")

"A value under its field's name: dates become `Date`, moments `DateTime`; everything else stays as it is."
convert_value(value, name) = value
convert_value(object::NamedTuple, name) =
    NamedTuple{keys(object)}(Tuple(convert_value(value, key) for (key, value) in pairs(object)))
convert_value(values::Vector, name) = [convert_value(value, name) for value in values]
convert_value(text::String, name) = is_temporal(name) ? read_moment(text) : text

function read_moment(text::String)
    # What no calendar has stays as it is.
    occursin(r"^\d{4}-\d\d-\d\d$", text) && return something(tryparse(Date, text), text)
    found = match(r"^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?)\d*Z$", text)
    return found === nothing ? text : something(tryparse(DateTime, found.captures[1]), text)
end

"Rows that all have the same fields, those of `fields` first."
function same_fields(items, fields)
    names = unique(Iterators.flatten((fields, Iterators.flatten(keys(item) for item in items))))
    return NamedTuple[NamedTuple{Tuple(names)}(Tuple(get(item, name, missing) for name in names)) for item in items]
end

# The three forms of an answer: a list, a page of a longer list, one object.
function table_of(envelope, fields)
    dados = promised(is_rows, envelope, :no_list)
    return finish(Rows(same_fields(convert_value(dados, :dados), fields), beside(envelope)))
end

function page_of(envelope, fields)
    is_page(dados) = dados isa NamedTuple && is_rows(get(dados, :resultados, missing))
    page = convert_value(promised(is_page, envelope, :no_page), :dados)
    rest = without(page, (:resultados,))
    return finish(Rows(same_fields(page.resultados, fields), merge(rest, beside(envelope))))
end

function record_of(envelope)
    dados = promised(value -> value isa NamedTuple, envelope, :no_object)
    return finish(merge(convert_value(dados, :dados), beside(envelope)))
end

is_rows(value) = value isa Vector && all(each -> each isa NamedTuple, value)

# `dados`, if they are what the API promises; an answer without a body is nothing.
function promised(is_so, envelope, otherwise)
    envelope !== nothing && is_so(envelope.dados) && return envelope.dados
    throw(ResponseFormatError(text(otherwise), nothing, nothing))
end

beside(envelope) = convert_value(without(envelope, (:sucesso, :dados)), :beside)

without(object::NamedTuple, names) = NamedTuple{filter(name -> !(name in names), keys(object))}(object)

# Notices become warnings: nobody should have to search for the reason of an empty result.
function finish(answer)
    notices = :avisos in propertynames(answer) ? answer.avisos : missing
    for aviso in (notices isa Vector ? notices : [])
        sugestoes = get(aviso, :sugestoes, [])
        text = get(aviso, :mensagem, "")
        isempty(sugestoes) ? @warn(text) : @warn(text, sugestoes = join(sugestoes, "; "))
    end
    return answer
end
