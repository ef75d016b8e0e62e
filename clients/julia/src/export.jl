"""
    exportar(client; termo, literal, ignorar_assinatura, data_inicio, data_fim, secao, orgao, orgao_exceto, tipo_ato, edicao,
             situacao, cnpj, valor_min, valor_max, campos, agrupar, apos)

Everything that a search finds, without pages: an iterator over publications, which are read from a temporary file as
you go. `total` says how many, `avisos` the codes of the service's notices. An export that breaks off goes on where it
was.

- `campos`: the fields wanted, as a vector; by default all. Without `"id"` among them it cannot go on
- `agrupar`: `"parte"`: each of several acts in a publication that the search finds comes on its own, with `parte`
- `apos`: `id` of the publication after which to begin, or `endereco` of its `parte`

    for act in exportar(client; termo = "licitação", campos = ["id", "titulo", "data_publicacao"])
        println(act.data_publicacao, " ", act.titulo)
    end
"""
exportar(client::Client; campos = nothing, options...) =
    open_export(client, "/exportar", (; options..., campos = campos), campos === nothing || "id" in campos)

"""
    exportar_contratos(client; fornecedor_ni, fornecedor_nome, contratante_nome, contratante_cnpj, numero_contrato,
                       numero_licitacao, processo, tipo_instrumento, modalidade, uasg, orgao, valor_min, valor_max,
                       data_inicio, data_fim, assinatura_de, assinatura_ate, vigencia_fim_de, vigencia_fim_ate, termo,
                       literal, apos)

All rows of [`contratos`](@ref) with the same filters, oldest first, as [`exportar`](@ref) gives publications. Days are
`Date`s, amounts numbers; `DataFrame(collect(…))` makes a data frame of them.

- `apos`: the row after which to begin, as `publicacao#id`
"""
exportar_contratos(client::Client; options...) = open_export(client, "/contratos/exportar", (; options...), true)

"""
    exportar_pessoal(client; tipo_movimentacao, pessoa_nome, cargo_funcao, cargo_efetivo, unidade, autoridade_nome,
                     matricula, data_efeito_de, data_efeito_ate, sigla_funcao, codigo, codigo_min, substituto, orgao,
                     secao, situacao, data_inicio, data_fim, termo, literal, apos)

All rows of [`pessoal`](@ref) with the same filters, as [`exportar_contratos`](@ref) gives contracts.
"""
exportar_pessoal(client::Client; options...) = open_export(client, "/pessoal/exportar", (; options...), true)

"""
    exportar_licitacoes(client; tipo_aviso, modalidade, numero, uasg, srp, vencedor_ni, vencedor_nome, processo, orgao,
                        situacao, valor_min, valor_max, abertura_de, abertura_ate, data_inicio, data_fim, termo,
                        literal, apos)

All rows of [`licitacoes`](@ref) with the same filters, as [`exportar_contratos`](@ref) gives contracts.
"""
exportar_licitacoes(client::Client; options...) = open_export(client, "/licitacoes/exportar", (; options...), true)

"""
    exportar_sancoes(client; categoria_sancao, situacao_sancao, ambito, sancionado_cnpj, sancionado_nome, processo,
                     vigente_em, orgao, situacao, valor_min, valor_max, data_inicio, data_fim, termo, literal, apos)

All rows of [`sancoes`](@ref) with the same filters, as [`exportar_contratos`](@ref) gives contracts.
"""
exportar_sancoes(client::Client; options...) = open_export(client, "/sancoes/exportar", (; options...), true)

"""
    exportar_normas(client; especie, numero, ano, altera, revoga, regulamenta, entra_em_vigor_de, entra_em_vigor_ate,
                    orgao, situacao, data_inicio, data_fim, termo, literal, apos)

All rows of [`normas`](@ref) with the same filters, as [`exportar_contratos`](@ref) gives contracts.
"""
exportar_normas(client::Client; options...) = open_export(client, "/normas/exportar", (; options...), true)

# What lists the same as an export, and explains its notices: `/contratos/exportar` is `contratos()`.
function listing(address)
    table = split(address, '/'; keepempty = false)[1]
    return table == "exportar" ? "buscar()" : "$table()"
end

function open_export(client::Client, address, query, resumable)
    path, file = mktemp()
    try
        response = download(client, address, (; query..., formato = "jsonl"), file, resumable)
        close(file)
        return Export(path, response, listing(address))
    finally
        close(file)
    end
end

# The addresses of the files that `save_export` saves.
const TABLES = Dict(
    "contratos" => "/contratos/exportar",
    "pessoal" => "/pessoal/exportar",
    "licitacoes" => "/licitacoes/exportar",
    "sancoes" => "/sancoes/exportar",
    "normas" => "/normas/exportar",
)

"""
    save_export(client, path; tabela, formato = "csv", termo, …, campos, agrupar, bom, apos)

Saves an export as a file, `"csv"`, `"jsonl"` or `"parquet"`, with the other arguments of [`exportar`](@ref). With
`bom = true` old spreadsheets read the accents of a CSV. With `tabela`, `"contratos"`, `"pessoal"`,
`"licitacoes"`, `"sancoes"` or `"normas"`, it is that of [`exportar_contratos`](@ref), [`exportar_pessoal`](@ref),
[`exportar_licitacoes`](@ref), [`exportar_sancoes`](@ref) or [`exportar_normas`](@ref). The file is there only once it is whole. Gives the path.
"""
function save_export(client::Client, path::AbstractString; tabela = nothing, formato = "csv", options...)
    address = tabela === nothing ? "/exportar" : TABLES[tabela]
    part, file = open_beside(path)
    try
        download(client, address, (; options..., formato = formato), file, false)
    catch
        rm(part; force = true)
        rethrow()
    finally
        close(file)
    end
    # Not mv, which with `force` would remove what stands there first.
    Base.Filesystem.rename(part, path)
    return path
end

# A new file in the folder of another, so that the last step is one move. With the rights of any new file: mktemp's is
# for its owner only.
function open_beside(path)
    folder = dirname(abspath(path))
    isdir(folder) && !isdir(path) || throw(not_written(path))
    part = tempname(folder; cleanup = false)
    try
        return part, open(part, "w+")
    catch error
        error isa SystemError || rethrow()
        throw(not_written(path))
    end
end

not_written(path) = ConfigurationError(text(:not_written; path = path))

"Publications or rows of an export, read from a file while you iterate; it is removed with the last reference to it."
mutable struct Export
    path::String
    total::Int
    avisos::Vector{String}
    function Export(path, response::Response, operation)
        # Not X-Total: where the export went on, it is that of the rest.
        total = countlines(path)
        avisos = String[strip(code) for code in split(get(response.headers, "x-avisos", ""), ','; keepempty = false)]
        isempty(avisos) || @warn(text(:export_notices; codes = join(avisos, ", "), operation = operation))
        return finalizer(export_ -> rm(export_.path; force = true), new(path, total, avisos))
    end
end

Base.IteratorSize(::Type{Export}) = Base.SizeUnknown()
Base.eltype(::Type{Export}) = NamedTuple
Base.show(io::IO, export_::Export) = print(io, "Arauto.Export(", export_.total, " rows)")

function Base.iterate(export_::Export, file = open(export_.path))
    eof(file) || return convert_value(read_line(codeunits(readline(file))), :publicacao), file
    close(file)
    return nothing
end

# Writes an export to a file, of which never more than a line is in memory. What breaks off, or ends before all that was
# promised, is asked for again after the last whole line, if it can be; if it cannot, but something came, it fails:
# beginning anew is not what was asked for.
function download(client::Client, address, query, file::IOStream, resumable::Bool)
    start = 0
    ask() = prepare(client, "GET", address * query_string(query); output = file, start = start)
    # Whether there is a whole line to go on after.
    go_on() = begin
        line, stop = last_line(file, start)
        isempty(line) && return false
        query = merge(query, (apos = id_of(line),))
        start = stop
        return true
    end
    resume = (request, error) -> begin
        has_come(file, start) || return nothing
        resumable || throw(error)
        return go_on() ? ask() : nothing
    end
    fruitless = 0
    while true
        response = perform(client, ask(); resume = resume)
        missing_ = query.formato == "jsonl" ? missing_lines(file, start, response) : 0
        missing_ <= 0 && return response
        came = has_come(file, start)
        fruitless = came ? 0 : fruitless + 1
        (!came || resumable) && fruitless <= client.max_retries || throw(short_error(missing_))
        if came
            end_line(file)
            go_on()
        else
            client.sleep(retry_wait(nothing, Dict{String,String}(), fruitless, client.now(), client.random()))
        end
    end
end

const NEWLINE = UInt8('\n')

has_come(file::IOStream, start) = position(seekend(file)) > start

# How many of the promised lines did not come.
function missing_lines(file::IOStream, start, response)
    promised = something(whole_number(get(response.headers, "x-total", nothing)), 0)
    return promised - countlines(seek(file, start))
end

# The last whole line from a position on, empty if there is none, and where it ends.
function last_line(file::IOStream, start)
    seek(file, start)
    last, stop = UInt8[], start
    while !eof(file)
        line = readuntil(file, NEWLINE; keep = true)
        line[end] == NEWLINE || break
        last, stop = line, position(file)
    end
    return last, stop
end

# What ended properly ends its last line.
function end_line(file::IOStream)
    seek(file, filesize(file) - 1)
    read(file, UInt8) == NEWLINE || write(seekend(file), NEWLINE)
end

short_error(count) = UnreachableError(text(:export_short; count = count))

function read_line(line)
    row = try
        read_json(line)
    catch error
        error isa JSONError || rethrow()
        missing
    end
    row isa NamedTuple && return row
    throw(ResponseFormatError(text(:export_line), nothing, nothing))
end

# What `apos` calls a line: the address of its part, if it has one; of a row of a table, that of its act and its own.
function id_of(line::Vector{UInt8})
    row = read_line(line)
    parte = get(row, :parte, nothing)
    parte === nothing || return parte.endereco
    return haskey(row, :publicacao) ? "$(row.publicacao)#$(row.id)" : row.id
end
