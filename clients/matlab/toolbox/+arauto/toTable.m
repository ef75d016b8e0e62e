function t = toTable(items)
%TOTABLE  A list of the API as a table with datetimes. Needs MATLAB: GNU Octave has no tables.
%   t = arauto.toTable(page.resultados)
%
%   Dates become datetime, moments datetime in UTC, texts string, absent texts missing, absent numbers
%   NaN. Lists stay in cells.
%
%   See also arauto.Client
  t = struct2table(items, 'AsArray', true);
  for name = t.Properties.VariableNames
    t.(name{1}) = column(t.(name{1}));
  end
end

function values = column(values)
  values = arauto.internal.numbersOf(values);
  if ~iscell(values), return, end
  absent = cellfun(@isempty, values);
  if ~all(absent | cellfun(@ischar, values)), return, end
  texts = strings(size(values));
  texts(absent) = missing;
  texts(~absent) = string(values(~absent));
  values = moments(texts);
end

function values = moments(values)
  present = cellstr(values(~ismissing(values)));
  like = @(form) ~isempty(present) && all(~cellfun(@isempty, regexp(present, form, 'once')));
  if like('^\d{4}-\d\d-\d\d$')
    values = datetime(values, 'InputFormat', 'yyyy-MM-dd');
  elseif like('^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$')
    values = datetime(values, 'InputFormat', 'yyyy-MM-dd''T''HH:mm:ss.SSS''Z''', 'TimeZone', 'UTC');
  end
end
