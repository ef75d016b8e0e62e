function text = percentEncode(text)
  text = char(text);
  bytes = double(reshape(unicode2native(text, 'UTF-8'), 1, []));
  unreserved = (bytes >= '0' & bytes <= '9') | (bytes >= 'A' & bytes <= 'Z') | (bytes >= 'a' & bytes <= 'z') | ...
    ismember(bytes, double('-._~'));
  pieces = arrayfun(@(byte) sprintf('%%%02X', byte), bytes, 'UniformOutput', false);
  pieces(unreserved) = num2cell(char(bytes(unreserved)));
  text = ['' pieces{:}];
end
