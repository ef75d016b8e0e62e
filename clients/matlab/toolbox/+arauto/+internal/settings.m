function s = settings(varargin)
% The options of a connection, checked.
  s = arauto.internal.options({
    'api_key', ''; 'base_url', ''; 'timeout', 30; 'connect_timeout', 5; 'max_retries', 2; 'max_wait', 60
    'user_agent', ''; 'transport', arauto.internal.defaultTransport(); 'sleep', @pause
    'now', @arauto.internal.unixTime; 'random', @rand
  }, varargin);
  % What does not match cannot be a header, or no address.
  key = required(s.api_key, 'ARAUTO_API_KEY', 'no_key', 'api_key');
  checkForm(key, '^[\x21-\x7e]+$', 'bad_key', 'api_key');
  s.api_key = arauto.internal.Secret(key);
  address = required(s.base_url, 'ARAUTO_BASE_URL', 'no_address', 'base_url');
  checkForm(address, '^[hH][tT][tT][pP][sS]?://[^/?#@\s]+(/[^?#\s]*)?$', 'bad_address', 'base_url');
  s.base_url = regexprep(address, '/+$', '');
  s.user_agent = strtrim([agent() ' ' s.user_agent]);
  s.state = arauto.internal.State();
  arauto.internal.checkNumbers(s);
end

function value = required(value, variable, absent, name)
  if isempty(value), value = strtrim(getenv(variable)); end
  if ~ischar(value) || isempty(value)
    arauto.internal.fail('arauto:Configuration', arauto.internal.text(absent, 'argument', name));
  end
end

% A line break at the end would still match the form.
function checkForm(value, form, wrong, name)
  if isempty(regexp(value, form, 'once')) || any(value < 32)
    arauto.internal.fail('arauto:Configuration', arauto.internal.text(wrong, 'argument', name));
  end
end

function text = agent()
  if arauto.internal.isOctave(), engine = 'octave'; else, engine = 'matlab'; end
  text = sprintf('arauto-matlab/0.1.0 (%s %s; %s)', engine, strtok(version()), computer());
end
