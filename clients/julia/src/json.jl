# JSON, as little of it as this package needs: the standard library has none. Objects are read as NamedTuples in the
# order of their fields, null as `missing`; written are also dictionaries, pairs, dates and moments.

struct JSONError <: Exception
    reason::String
    position::Int
end

Base.showerror(io::IO, error::JSONError) = print(io, "JSON: ", error.reason, " at byte ", error.position)

mutable struct Reader
    bytes::Vector{UInt8}
    position::Int
    depth::Int
end

const MAX_DEPTH = 200

"Reads a whole JSON text from its bytes, strictly. Throws a `JSONError`."
function read_json(bytes::AbstractVector{UInt8})
    reader = Reader(Vector{UInt8}(bytes), 1, 0)
    value = read_value(reader)
    peek_byte(reader) === nothing || fail(reader, "something after the end")
    return value
end

fail(reader::Reader, reason) = throw(JSONError(reason, reader.position))

# The next byte that is not white space, or nothing at the end.
function peek_byte(reader::Reader)
    while reader.position <= length(reader.bytes)
        byte = reader.bytes[reader.position]
        byte in (0x20, 0x09, 0x0a, 0x0d) || return byte
        reader.position += 1
    end
    return nothing
end

function read_value(reader::Reader)
    byte = peek_byte(reader)
    byte === nothing && fail(reader, "unexpected end")
    byte == UInt8('{') && return deeper(read_object, reader)
    byte == UInt8('[') && return deeper(read_array, reader)
    byte == UInt8('"') && return read_string(reader)
    byte == UInt8('t') && return read_word(reader, "true", true)
    byte == UInt8('f') && return read_word(reader, "false", false)
    byte == UInt8('n') && return read_word(reader, "null", missing)
    return read_number(reader)
end

function deeper(read, reader::Reader)
    reader.depth += 1
    reader.depth > MAX_DEPTH && fail(reader, "nested too deeply")
    value = read(reader)
    reader.depth -= 1
    return value
end

function read_word(reader::Reader, word, value)
    last = reader.position + ncodeunits(word) - 1
    last <= length(reader.bytes) && view(reader.bytes, reader.position:last) == codeunits(word) ||
        fail(reader, "not a value")
    reader.position = last + 1
    return value
end

function read_object(reader::Reader)
    names = Symbol[]
    values = Any[]
    each_element(reader, UInt8('}')) do
        peek_byte(reader) == UInt8('"') || fail(reader, "a name expected")
        name = Symbol(read_string(reader))
        expect_byte(reader, UInt8(':'))
        value = read_value(reader)
        index = findfirst(isequal(name), names)
        if index === nothing
            push!(names, name)
            push!(values, value)
        else
            values[index] = value
        end
    end
    return NamedTuple{Tuple(names)}(Tuple(values))
end

function read_array(reader::Reader)
    values = Any[]
    each_element(() -> push!(values, read_value(reader)), reader, UInt8(']'))
    return values
end

# Calls `read` for each element, from the opening bracket to the closing one.
function each_element(read, reader::Reader, closing::UInt8)
    reader.position += 1
    if peek_byte(reader) == closing
        reader.position += 1
        return
    end
    while true
        read()
        byte = peek_byte(reader)
        byte == closing || byte == UInt8(',') || fail(reader, "a comma or the end expected")
        reader.position += 1
        byte == closing && return
    end
end

function expect_byte(reader::Reader, byte::UInt8)
    peek_byte(reader) == byte || fail(reader, string("'", Char(byte), "' expected"))
    reader.position += 1
end

const NUMBER = r"^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$"

# Int64, or Float64 for what has a fraction or does not fit.
function read_number(reader::Reader)
    start = reader.position
    while reader.position <= length(reader.bytes) && reader.bytes[reader.position] in b"+-.0123456789eE"
        reader.position += 1
    end
    text = String(reader.bytes[start:reader.position-1])
    found = match(NUMBER, text)
    found === nothing && fail(reader, "not a value")
    whole = found.captures[2] === nothing && found.captures[3] === nothing
    integer = whole ? tryparse(Int64, text) : nothing
    return integer === nothing ? parse(Float64, text) : integer
end

const ESCAPES = Dict(
    UInt8('"') => '"', UInt8('\\') => '\\', UInt8('/') => '/', UInt8('b') => '\b',
    UInt8('f') => '\f', UInt8('n') => '\n', UInt8('r') => '\r', UInt8('t') => '\t',
)

function read_string(reader::Reader)
    reader.position += 1
    text = IOBuffer()
    while true
        byte = next_byte(reader)
        byte == UInt8('"') && break
        byte < 0x20 && fail(reader, "a control character in a string")
        byte == UInt8('\\') ? print(text, read_escape(reader)) : write(text, byte)
    end
    string = String(take!(text))
    isvalid(string) || fail(reader, "a string that is not UTF-8")
    return string
end

function next_byte(reader::Reader)
    reader.position <= length(reader.bytes) || fail(reader, "unexpected end")
    byte = reader.bytes[reader.position]
    reader.position += 1
    return byte
end

function read_escape(reader::Reader)
    byte = next_byte(reader)
    byte == UInt8('u') && return read_code_point(reader)
    haskey(ESCAPES, byte) || fail(reader, "an unknown escape")
    return ESCAPES[byte]
end

# Two escapes make one character beyond the first plane; half of one alone is the replacement character.
function read_code_point(reader::Reader)
    high = read_hex(reader)
    0xd800 <= high <= 0xdfff || return Char(high)
    paired = high < 0xdc00 && view(reader.bytes, reader.position:min(reader.position + 1, length(reader.bytes))) == b"\\u"
    paired || return '\ufffd'
    mark = reader.position
    reader.position += 2
    low = read_hex(reader)
    0xdc00 <= low <= 0xdfff && return Char(0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00))
    reader.position = mark
    return '\ufffd'
end

function read_hex(reader::Reader)
    last = reader.position + 3
    last <= length(reader.bytes) || fail(reader, "unexpected end")
    digits = String(reader.bytes[reader.position:last])
    occursin(r"^[0-9a-fA-F]{4}$", digits) || fail(reader, "an escape that is not hexadecimal")
    reader.position = last + 1
    return parse(UInt32, digits; base = 16)
end

"The JSON text of a value."
write_json(value) = sprint(write_value, value)

write_value(io::IO, ::Union{Nothing,Missing}) = print(io, "null")
write_value(io::IO, value::Bool) = print(io, value)
write_value(io::IO, value::Integer) = print(io, value)
write_value(io::IO, value::Real) = isfinite(value) ? print(io, Float64(value)) : throw(ArgumentError("JSON has no $value"))
write_value(io::IO, value::Union{Date,DateTime}) = write_value(io, wire_text(value))
write_value(io::IO, value::Symbol) = write_value(io, String(value))

function write_value(io::IO, text::AbstractString)
    print(io, '"')
    for char in text
        if char == '"' || char == '\\'
            print(io, '\\', char)
        elseif char < ' '
            print(io, "\\u", string(UInt32(char); base = 16, pad = 4))
        else
            print(io, char)
        end
    end
    print(io, '"')
end

write_value(io::IO, values::Union{AbstractVector,Tuple,AbstractSet}) = write_all(io, '[', values, ']') do value
    write_value(io, value)
end

write_value(io::IO, object::Union{AbstractDict,NamedTuple}) = write_all(io, '{', pairs(object), '}') do (name, value)
    write_value(io, string(name))
    print(io, ':')
    write_value(io, value)
end

function write_all(write_one, io::IO, opening, values, closing)
    print(io, opening)
    for (index, value) in enumerate(values)
        index > 1 && print(io, ',')
        write_one(value)
    end
    print(io, closing)
end

"A value as the API reads it."
wire_text(value) = string(value)
# The service reads amounts without an exponent.
wire_text(number::AbstractFloat) =
    isinteger(number) ? string(BigInt(number)) : rstrip(rstrip(Base.Ryu.writefixed(Float64(number), 10), '0'), '.')
wire_text(moment::DateTime) = Dates.format(moment, dateformat"yyyy-mm-dd\THH:MM:SS.sss\Z")
