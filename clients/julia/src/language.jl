# What this package itself says, in the user's language: texts.jl.

# One of the texts, with its gaps filled.
function text(name::Symbol; values...)
    filled = getfield(TEXTS[name], language())
    for (gap, value) in pairs(values)
        filled = replace(filled, "{$gap}" => string(value))
    end
    return filled
end

# Those that may name the language; the first that is set decides.
const LANGUAGE_VARIABLES = ("ARAUTO_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

# Portuguese, as what the service says, unless the environment names another language.
function language()
    given = [get(ENV, name, "") for name in LANGUAGE_VARIABLES]
    named = something(findfirst(!isempty, given), 0)
    named == 0 && return :pt
    return occursin(r"^(pt|portuguese|c|posix|)([^a-z]|$)"i, given[named]) ? :pt : :en
end
