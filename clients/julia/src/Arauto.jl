"""
Search and monitor Brazil's federal official gazette (Diário Oficial da União) through an Arauto service.

    using Arauto
    client = Arauto.Client()            # ARAUTO_API_KEY and ARAUTO_BASE_URL
    page = buscar(client, "portaria"; secao = "2", ordem = "recentes")
    page.total, page[1].titulo

Names from the service's API are Portuguese (`buscar`, `edicoes`, `termo`); everything else is
English (`api_key`, `timeout`).

Lists are vectors of `NamedTuple`s, so they are tables (`DataFrame(page)`), with the answer's other fields as properties
(`page.total`, `page.avisos`): see [`Arauto.Rows`](@ref). Single objects are `NamedTuple`s. Dates are `Date`s, moments
are `DateTime`s in UTC, what is absent is `missing`. Every failure is an [`ArautoError`](@ref). The service's notices
about an answer (an edition missing from the requested period) are logged as warnings, and kept in `avisos`.
"""
module Arauto

using Base: CoreLogging
using Base64: base64decode, base64encode
using Dates
using Random: RandomDevice
using SHA: hmac_sha256
using UUIDs: uuid4

export ArautoError, APIError
export exportar, exportar_contratos, exportar_pessoal, exportar_licitacoes, exportar_sancoes, exportar_normas
export save_export
export pages, items, gather
export verify_webhook, sign_webhook

include("json.jl")
include("texts.jl")
include("language.jl")
include("errors.jl")
include("transport.jl")
include("retry.jl")
include("client.jl")
include("request.jl")
include("answers.jl")
include("api/api.jl")
include("export.jl")
include("pages.jl")
include("receive.jl")

end
