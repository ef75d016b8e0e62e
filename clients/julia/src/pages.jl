"""
    pages(operation, client, args...; limite = 100, options...)

An iterator over all pages of [`buscar`](@ref), [`entregas`](@ref), [`eventos`](@ref), or of a table such as
[`contratos`](@ref), with the arguments of the operation. Pages are fetched on demand. `pagina` says where to begin.

New publications shift others to the next page; an iteration omits what it has already given. For
a list that must be complete, close the period with `data_fim`. Notices are logged for the first page only.

    for page in pages(buscar, client, "licitação"; secao = "3")
        println(page.pagina, " of ", page.total_paginas)
    end
"""
pages(operation, args...; limite = 100, options...) = Pages(operation, args, (; limite = limite, options...))

"""
    items(operation, client, args...; limite = 100, options...)

An iterator over all items, see [`pages`](@ref).

    first_ten = collect(Iterators.take(items(buscar, client, "licitação"), 10))
"""
items(operation, args...; options...) = Iterators.flatten(pages(operation, args...; options...))

"""
    gather(operation, client, args...; max_itens = 10_000, options...)

All items, at most `max_itens`, as one [`Arauto.Rows`](@ref) with the other fields of the first page. A warning says
when there would be more.

    using DataFrames
    acts = DataFrame(gather(buscar, client, "licitação"; data_fim = today()))
"""
function gather(operation, args...; limite = 100, max_itens = 10_000, options...)
    found = NamedTuple[]
    beside = NamedTuple()
    more = false
    for (number, page) in enumerate(pages(operation, args...; limite = clamp(max_itens, 1, limite), options...))
        number == 1 && (beside = getfield(page, :beside))
        append!(found, page.resultados)
        more = length(found) > max_itens || has_more(page)
        length(found) >= max_itens && break
    end
    more && length(found) >= max_itens &&
        @warn(text(:truncated; count = max_itens))
    return Rows(same_fields(first_of(found, max_itens), ()), beside)
end

first_of(items, count) = items[1:min(count, length(items))]

struct Pages
    operation::Function
    args::Tuple
    options::NamedTuple
end

Base.IteratorSize(::Type{Pages}) = Base.SizeUnknown()
Base.eltype(::Type{Pages}) = Rows

# What the next page is asked with, and what was given already.
struct Progress
    options::NamedTuple
    seen::Set{String}
end

Base.iterate(pages::Pages) = next_page(pages, Progress(first_options(pages), Set{String}()), true)
Base.iterate(pages::Pages, progress::Progress) = next_page(pages, progress, false)
Base.iterate(::Pages, ::Nothing) = nothing

# The argument by which an operation's pages go on, if they have no number; see api/api.jl.
cursor_of(operation) = nothing

first_options(pages::Pages) =
    cursor_of(pages.operation) !== nothing || haskey(pages.options, :pagina) ? pages.options : merge(pages.options, (pagina = 1,))

function next_page(pages::Pages, progress::Progress, first::Bool)
    ask() = rows_of(pages.operation(pages.args...; progress.options...))
    page = first ? ask() : quietly(ask)
    cursor = cursor_of(pages.operation)
    behind = is_behind(page, progress.options, cursor)
    !first && behind && return nothing
    # Items without an id, such as one that was not asked for, cannot be told apart: all are given.
    ids = [get(item, :id, missing) for item in page]
    fresh = [index for (index, id) in enumerate(ids) if id === missing || !(id in progress.seen)]
    union!(progress.seen, skipmissing(ids))
    following = has_more(page) && !behind ? Progress(next_options(progress.options, page, cursor), progress.seen) : nothing
    return page[fresh], following
end

# Whether a page is no step forward, so that there is nothing after it. One that goes by cursor may be empty although
# others follow.
is_behind(page::Rows, options, ::Nothing) = isempty(page) || page.pagina != options.pagina
is_behind(page::Rows, options, cursor::Symbol) = page.proximo === get(options, cursor, nothing)

# The last page of rows does not say where the next one begins; events always do.
function has_more(page::Rows)
    :tem_mais in propertynames(page) && return page.tem_mais
    :proximo in propertynames(page) && return page.proximo !== missing
    return page.pagina < page.total_paginas
end

next_options(options, page::Rows, ::Nothing) = merge(options, (pagina = page.pagina + 1,))
next_options(options, page::Rows, cursor::Symbol) = merge(options, NamedTuple{(cursor,)}((page.proximo,)))

# The tables of rows answer with an object that has them.
rows_of(page::Rows) = page
rows_of(page::NamedTuple) = Rows(same_fields(page.resultados, ()), without(page, (:resultados,)))

# Only the first page's notices are shown; the log has every answer.
quietly(ask) = CoreLogging.with_logger(ask, WithoutWarnings(CoreLogging.current_logger()))

struct WithoutWarnings <: CoreLogging.AbstractLogger
    logger::CoreLogging.AbstractLogger
end

CoreLogging.min_enabled_level(quiet::WithoutWarnings) = CoreLogging.min_enabled_level(quiet.logger)
CoreLogging.catch_exceptions(quiet::WithoutWarnings) = CoreLogging.catch_exceptions(quiet.logger)
CoreLogging.shouldlog(quiet::WithoutWarnings, level, about...) =
    level < CoreLogging.Warn && CoreLogging.shouldlog(quiet.logger, level, about...)
CoreLogging.handle_message(quiet::WithoutWarnings, said...; values...) =
    CoreLogging.handle_message(quiet.logger, said...; values...)
