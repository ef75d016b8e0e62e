# registrable.jl FOLDER: what the registry General asks of a new package before it takes it without a person, as far as
# the package alone can tell.
using Pkg

folder = ARGS[1]
project = Pkg.TOML.parsefile(joinpath(folder, "Project.toml"))
name, version = project["name"], VersionNumber(project["version"])

"Of the standard library: it needs no bounds."
is_standard(dependency) = isdir(joinpath(Sys.STDLIB, dependency)) || dependency == "Downloads"

rules = [
    "its name begins with a capital and ends in a small letter" => occursin(r"^[A-Z]\w*[a-z]\d?$", name),
    "its name has five ASCII letters or more, without Julia" =>
        isascii(name) && length(name) >= 5 && !occursin("julia", lowercase(name)),
    "it begins with a usual version, without a suffix" =>
        version in (v"0.0.1", v"0.1.0", v"1.0.0"),
    "it bounds the versions of Julia" => haskey(project["compat"], "julia"),
    "it bounds the versions of all that it needs" =>
        all(haskey(project["compat"], each) || is_standard(each) for each in keys(project["deps"])),
    "it says who its authors are" => !isempty(get(project, "authors", [])),
    "its licence is beside it" => isfile(joinpath(folder, "LICENSE")),
    "its module is where Julia looks for it" => isfile(joinpath(folder, "src", "$name.jl")),
]
broken = [rule for (rule, holds) in rules if !holds]
foreach(rule -> println("FAILED: $name: ", rule), broken)
isempty(broken) || exit(1)
println("ok: $name $version has what General asks of a package")
