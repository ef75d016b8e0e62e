function seconds = askedWait(status, headers, now)
% The wait that the answer itself asks for, or []: Retry-After, else the end of an exhausted window plus one second,
% because it ends at an unknown moment within that second.
  seconds = arauto.internal.headerNumber(headers, 'retry-after');
  if isempty(seconds) && headers.isKey('retry-after')
    date = readHttpDate(headers('retry-after'));
    if ~isempty(date), seconds = max(0, date - now); end
  end
  reset = arauto.internal.headerNumber(headers, 'x-ratelimit-reset');
  exhausted = isequal(arauto.internal.headerNumber(headers, 'x-ratelimit-remaining'), 0);
  if isempty(seconds) && isequal(status, 429) && exhausted && ~isempty(reset)
    seconds = max(0, reset - now + 1);
  end
end

function seconds = readHttpDate(text)
  seconds = [];
  form = '^[A-Za-z]{3}, (\d\d) ([A-Z][a-z]{2}) (\d{4}) (\d\d):(\d\d):(\d\d) GMT$';
  parts = regexp(text, form, 'tokens', 'once');
  if isempty(parts), return, end
  months = {'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'};
  month = find(strcmp(parts{2}, months));
  if isempty(month), return, end
  numbers = str2double(parts([3 1 4 5 6]));
  days = datenum(numbers(1), month, numbers(2)) - datenum(1970, 1, 1);
  seconds = days * 86400 + numbers(3) * 3600 + numbers(4) * 60 + numbers(5);
end
