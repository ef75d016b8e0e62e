function lines = linesOf(bytes)
% The lines of a file without their ends, as a cell of bytes; the last may have no end.
  ends = find(bytes == 10);
  if ~isempty(bytes) && bytes(end) ~= 10, ends(end + 1) = numel(bytes) + 1; end
  starts = [0 ends(1:end - 1)] + 1;
  lines = arrayfun(@(from, to) bytes(from:to - 1), starts(1:numel(ends)), ends, 'UniformOutput', false);
end
